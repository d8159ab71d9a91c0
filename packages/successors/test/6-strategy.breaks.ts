import { breaks, withContent, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const strategy = () => import('../src/rules/6-strategy/6-strategy.ts');
const sequence = () => import('../src/rules/5-sequence/5-sequence.ts');

breaks(
  'S6-01',
  content,
  withContent(({ setups }) => {
    for (const setup of setups) if (setup.players < 5) setup.rounds = 4;
  }),
);
breaks(
  'S6-02',
  content,
  withContent(({ setups }) => {
    for (const setup of setups) if (setup.players === 5) setup.rounds = 5;
  }),
);
// In the order of seats.
breaks('S6-03', strategy, ({ strategy }) => ({
  strategy: withStep(strategy, 'B_turns', { with: (_, { turns }) => ({ seat: turns }) }),
}));
// Movement before cards.
breaks('S6-04', strategy, ({ playerTurn }) => {
  const { A_begin, A_surrender, B_begin, B_tyche, C_begin, C_activation, ...rest } = playerTurn.steps;
  const steps = { A_begin, A_surrender, C_begin, C_activation, B_begin, B_tyche, ...rest };
  return { playerTurn: { ...playerTurn, steps } };
});
breaks('S6-11', sequence, ({ gameTurn }) => ({
  gameTurn: withStep(gameTurn, 'E_isolation', { with: () => null }),
}));
