import { breaks, withContent, withStep } from './breaks.ts';

const preparations = () => import('../src/rules/5-sequence/5.1-preparations.ts');
const content = () => import('../src/content.ts');
const generals = () => import('../src/position/generals.ts');

// The Usurper is named before the turn events.
breaks('S5.1-01', preparations, ({ preparations }) => {
  const { A_begin, B_usurper, ...rest } = preparations.steps;
  return { preparations: { ...preparations, steps: { A_begin, B_usurper, ...rest } } };
});
breaks(
  'S5.1.A-01',
  content,
  withContent((content) => {
    content.reinforcements.fromGameTurn = 1;
  }),
);
breaks('S5.1.A-05', preparations, ({ preparations }) => ({
  preparations: withStep(preparations, 'A_replacement', () => {}),
}));
// Nobody leaves the game.
breaks('S5.1.A-06', generals, ({ moveGeneral, LEFT_GAME }) => ({
  moveGeneral: (...[p, general, to]: Parameters<typeof moveGeneral>) => {
    if (to !== LEFT_GAME) moveGeneral(p, general, to);
  },
}));
breaks('S5.1.A-07', preparations, ({ preparations }) => ({
  preparations: withStep(preparations, 'A_newcomer', () => {}),
}));
// He waits for the Reinforcements Phase.
breaks('S5.1.A-08', preparations, ({ preparations }) => ({
  preparations: withStep(preparations, 'A_placeNewcomer', { with: () => null }),
}));
