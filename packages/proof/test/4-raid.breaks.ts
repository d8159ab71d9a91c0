import { breaks, type Loose, withStep } from './breaks.ts';

const raid = () => import('../src/rules/4-raid.ts');
const position = () => import('../src/position.ts');

breaks('T4-05', raid, ({ raid }) => ({
  raid: { ...raid, start: (_: Loose, args: object) => ({ ...args, bonus: 0, won: false }) },
}));
breaks('T4-06', position, ({ defenceOf }) => ({
  defenceOf: (village: Parameters<typeof defenceOf>[0]) => defenceOf(village) + 1,
}));
/** The losses, with another number of the lost. */
const losing =
  (lost: (won: boolean, hoplites: number) => number) =>
  (p: Loose, { by, hoplites, won }: Loose): void => {
    p.camp[by] += hoplites - lost(won, hoplites);
  };
breaks('T4-11', raid, ({ raid }) => ({
  raid: withStep(
    raid,
    'D_losses',
    losing((won, hoplites) => (won ? 0 : Math.ceil(hoplites / 2))),
  ),
}));
breaks('T4-12', raid, ({ raid }) => ({
  raid: withStep(
    raid,
    'D_losses',
    losing((won, hoplites) => (won ? 1 : Math.floor(hoplites / 2))),
  ),
}));
breaks('T4-13', raid, ({ raid }) => ({
  raid: withStep(
    raid,
    'D_losses',
    losing((_, hoplites) => hoplites),
  ),
}));
breaks('T4-14', position, ({ take }) => ({
  take: (...[p, seat, village]: Parameters<typeof take>) => {
    if (p.holder[village] < 0) take(p, seat, village);
  },
}));
breaks('T4-15', raid, ({ raid }) => ({ raid: { ...raid, overWhen: undefined } }));
