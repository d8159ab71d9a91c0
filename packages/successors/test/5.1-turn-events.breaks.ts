import { breaks, withContent, withStep } from './breaks.ts';

// The Usurper is named before the turn events.
breaks('S5.1-01', '../src/rules/5-sequence/5.1-preparations.ts', ({ preparations }) => {
  const { A_begin, B_usurper, ...rest } = preparations.steps;
  return { preparations: { ...preparations, steps: { A_begin, B_usurper, ...rest } } };
});
breaks(
  'S5.1.A-01',
  '../src/content.ts',
  withContent((content) => {
    content.reinforcements.fromGameTurn = 1;
  }),
);
breaks('S5.1.A-05', '../src/rules/5-sequence/5.1-preparations.ts', ({ preparations }) => ({
  preparations: withStep(preparations, 'A_replacement', () => {}),
}));
// Nobody leaves the game.
breaks('S5.1.A-06', '../src/position/generals.ts', ({ moveGeneral, LEFT_GAME }) => ({
  moveGeneral: (...[p, general, to]: Parameters<typeof moveGeneral>) => {
    if (to !== LEFT_GAME) moveGeneral(p, general, to);
  },
}));
breaks('S5.1.A-07', '../src/rules/5-sequence/5.1-preparations.ts', ({ preparations }) => ({
  preparations: withStep(preparations, 'A_newcomer', () => {}),
}));
// He waits for the Reinforcements Phase.
breaks('S5.1.A-08', '../src/rules/5-sequence/5.1-preparations.ts', ({ preparations }) => ({
  preparations: withStep(preparations, 'A_placeNewcomer', { with: () => null }),
}));
