import { breaks, type Loose, withStep } from './breaks.ts';

// Whoever was put on the map in this Player Turn is new to all of its Segments.
breaks('S5.2-12', '../src/rules/6-strategy/6-strategy.ts', ({ playerTurn }) => ({
  playerTurn: withStep(playerTurn, 'C_begin', (p: Loose, f: Loose, play: Loose) => {
    const before = p.isNew.slice();
    playerTurn.steps.C_begin(p, f, play);
    p.isNew.set(before);
  }),
}));
breaks('S5.2-15', '../src/position/generals.ts', () => ({ hasMajorGeneral: () => false }));
// Only one who was there before.
breaks('S5.2-16', '../src/position/generals.ts', ({ generalsOf, isMinor, isNewcomer, whereIs }) => ({
  hasMajorGeneral: (p: Loose, space: number, seat: number) =>
    generalsOf(p, seat).some(
      (general) => !isMinor(p, general) && !isNewcomer(p, general) && whereIs(p, general) >> 1 === space,
    ),
}));
