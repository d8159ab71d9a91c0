import { breaks, withField, withStep } from './breaks.ts';

const turn = () => import('../src/rules/4-turn.ts');
const buy = () => import('../src/rules/5-buy.ts');
const setup = () => import('../src/rules/2-setup.ts');

// The dice stay where they are.
breaks('P4-01', turn, ({ turn }) => ({
  turn: withStep(turn, 'D_pass', (p) => {
    p.active[0] = -1;
  }),
}));
breaks('P4-02', turn, ({ turn }) => {
  const { A_buy, B_roll, ...others } = turn.steps;
  return { turn: { ...turn, steps: { B_roll, A_buy, ...others } } };
});
breaks('P4-03', buy, ({ buy }) => ({
  buy: withField(buy, 2, 'decline', { closed: () => 'P4-03' }),
}));
// The game ends with the turn in which the stack runs out.
breaks('P4-04', setup, ({ game }) => ({
  game: withStep(game, 'G_turns', {
    then: (p, f) => (++f.turns < p.seats && p.last[0] === 0 ? 'G_turns' : undefined),
  }),
}));
