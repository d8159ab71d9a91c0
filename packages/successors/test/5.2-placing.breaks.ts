import { breaks, type Loose, withStep } from './breaks.ts';

const strategy = () => import('../src/rules/6-strategy/6-strategy.ts');
const generals = () => import('../src/position/generals.ts');

// Whoever was put on the map in this Player Turn is new to all of its Segments.
breaks('S5.2-12', strategy, ({ playerTurn }) => ({
  playerTurn: withStep(playerTurn, 'C_begin', (p, f, play) => {
    const before = p.isNew.slice();
    playerTurn.steps.C_begin(p, f, play);
    p.isNew.set(before);
  }),
}));
breaks('S5.2-15', generals, () => ({ hasMajorGeneral: () => false }));
// Only one who was there before.
breaks('S5.2-16', generals, ({ generalsOf, isMinor, isNewcomer, whereIs }) => ({
  hasMajorGeneral: (p: Loose, space: number, seat: number) =>
    generalsOf(p, seat).some(
      (general) => !isMinor(p, general) && !isNewcomer(p, general) && whereIs(p, general) >> 1 === space,
    ),
}));
