import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const position = () => import('../src/position.ts');
const setup = () => import('../src/rules/2-setup.ts');
const expert = () => import('../src/rules/22-expert.ts');
const box = () => import('../src/box.ts');
const settings = () => import('../src/settings.ts');
const roll = () => import('../src/rules/6-roll.ts');
type Position = typeof import('../src/position.ts');

/** The cards of the epochs, put together differently. */
const epochs =
  (change: (epochs: Loose, heroism: number) => Loose) =>
  ({ boxOf }: typeof import('../src/box.ts')) => ({
    boxOf: (content: Parameters<typeof boxOf>[0]) => {
      const box = boxOf(content);
      return { ...box, epochs: change(box.epochs, box.heroism) };
    },
  });
breaks(
  'P2-01',
  box,
  epochs(([x, xx, xxx], heroism) => [[...x, heroism], xx, xxx]),
);
breaks(
  'P2-05',
  box,
  epochs(([x, xx, xxx]) => [[...x, ...xx], xx, xxx]),
);
breaks(
  'P2-08',
  box,
  epochs(([x, xx, xxx]) => [xx, x, xxx]),
);
breaks('P2-06', box, ({ boxOf }) => ({
  boxOf: (content: Parameters<typeof boxOf>[0]) => {
    const box = boxOf(content);
    const setups = box.setups.map((each) => each && { ...each, stack: [16, 13, 7, 7] });
    return { ...box, setups };
  },
}));
breaks(
  'P2-07',
  content,
  withContent(({ heroism }) => {
    heroism.amongTheLast = 6;
  }),
);
breaks('P2-09', setup, ({ game }) => {
  const { A_actionCards, C_hands, ...others } = game.steps;
  return { game: { ...game, steps: { A_actionCards, C_hands, ...others } } };
});
breaks(
  'P2-10',
  content,
  withContent(({ setups }) => {
    for (const each of setups) each.hand = 1;
  }),
);

breaks('P2-02', expert, ({ dealAdvantages }) => ({
  dealAdvantages: (...[p, play]: Parameters<typeof dealAdvantages>) => {
    dealAdvantages(p, play);
    for (let seat = 0; seat < p.seats; seat++)
      if (p.advantage[seat] === p.box.startAdvantage) p.advantage[seat] = p.box.otherAdvantages[0];
  },
}));
breaks('P2-03', expert, ({ dealAdvantages }) => ({
  dealAdvantages: (...[p, play]: Parameters<typeof dealAdvantages>) => {
    dealAdvantages(p, play);
    p.advantage.fill(0);
  },
}));
breaks('P2-04', position, () => ({ showsBacks: () => true }));
breaks('P2-22', settings, () => ({ startPlayer: () => 1 }));

breaks(
  'P2-11',
  content,
  withContent(({ dice }) => {
    dice.own = ['white', 'white', 'purple'];
  }),
);
breaks(
  'P2-12',
  content,
  withContent(({ dice }) => {
    dice.travelling = ['white', 'orange', 'purple'];
  }),
);
breaks('P2-13', position, () => ({ sidesOf: () => 4 }));
breaks('P2-14', position, ({ setOwn }) => ({
  setOwn: (...[p, side, row, colour, value]: Parameters<typeof setOwn>) =>
    setOwn(p, side, row, colour, Math.max(value, 2)),
}));
breaks('P2-15', position, ({ ownValue }) => ({
  ownSum: (...[p, side]: Parameters<Position['ownSum']>) => ownValue(p, side, 0) + ownValue(p, side, 1),
}));
breaks('P2-16', roll, ({ rollTheDice }) => ({
  rollTheDice: (...[p, seat, play]: Parameters<typeof rollTheDice>) => {
    rollTheDice(p, seat, play);
    p.ownValue[seat * 3] = p.rolledValue[0];
  },
}));
breaks('P2-17', setup, ({ game }) => ({
  game: withStep(game, 'D_dice', (p, f, play) => {
    game.steps.D_dice(p, f, play);
    p.talents.fill(10);
  }),
}));
breaks('P2-18', position, ({ layOut }) => ({
  layOut: (p: Parameters<typeof layOut>[0]) => {
    layOut(p);
    p.strength.fill(1);
  },
}));

breaks('P2-19', position, ({ occupy, isPlain, figuresFor }) => ({
  occupy: (...[p, side, region]: Parameters<typeof occupy>) => {
    if (isPlain(p, region) || figuresFor(p, region) > 1) occupy(p, side, region);
  },
}));
breaks(
  'P2-20',
  content,
  withContent(({ setups }) => {
    for (const { players, seats } of setups) if (players > 2) seats.reverse();
  }),
);
breaks('P2-21', setup, ({ game }) => ({
  game: withStep(game, 'G_turns', { with: (_, { turns }) => ({ seat: turns }) }),
}));
