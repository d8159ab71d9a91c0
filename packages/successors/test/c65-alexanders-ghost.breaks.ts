import { breaks, type Loose, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const kind = () => import('../src/cards/unit-changes-side.ts');
const prestige = () => import('../src/rules/7-pieces/7.2-prestige.ts');

breaks('CO65-01', kind, ({ unitChangesSide }) => ({
  unitChangesSide: { ...unitChangesSide, possible: () => true },
}));
const comparing =
  (goes: (p: Loose, f: Loose) => unknown) =>
  ({ changingSides }: Loose) => ({
    changingSides: withStep(changingSides, 'C_compare', (p: Loose, f: Loose) => goes(p, f)),
  });
breaks(
  'CO65-02',
  kind,
  comparing(() => undefined),
);
breaks('CO65-03', prestige, () => ({ prestigeAt: () => 1 }));
breaks(
  'CO65-05',
  content,
  withCard('alexanders-ghost', ({ effects }) => {
    effects[0].upTo = 1;
  }),
);
breaks(
  'CO65-06',
  kind,
  comparing(() => undefined),
);
