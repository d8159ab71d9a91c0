import { breaks, type Loose, withField, withStep } from './breaks.ts';

const actions = () => import('../src/rules/7-actions.ts');
const turn = () => import('../src/rules/4-turn.ts');
const position = () => import('../src/position.ts');
const [SLIDE, INCOME] = [2, 3];

// Two actions are enough.
breaks('P7-01', turn, ({ turn }) => ({
  turn: withStep(turn, 'C_actions', {
    then: (p, f, seat, answer, play) => {
      const goes = turn.steps.C_actions.then(p, f, seat, answer, play);
      return f.actions === 2 ? 'D_pass' : goes;
    },
  }),
}));
breaks('P7-02', actions, ({ act }) => ({ act: withField(act, SLIDE, 'slide', { among: () => [] }) }));
// The dice have an order.
breaks('P7-03', position, ({ unusedDice }) => ({
  unusedDice: (...args: Parameters<typeof unusedDice>) => unusedDice(...args).slice(0, 1),
}));
// Income takes a die that is high enough, too.
breaks('P7-05', actions, ({ act }) => ({
  act: withField(act, INCOME, 'income', {
    may: (p: Loose, { seat }: Loose, die: number) =>
      [0, 1, 2].some((row) => p.rolledValue[die] >= p.ownValue[seat * 3 + row]) ? null : 'P7-05',
  }),
}));
// A conquest waits until every die is used.
breaks('P7-06', turn, ({ turn }) => ({
  turn: withStep(turn, 'C_actions', {
    then: (p, f, seat, answer, play) => {
      const goes = turn.steps.C_actions.then(p, f, seat, answer, play);
      return 'conquer' in answer && f.actions < 3 ? 'C_actions' : goes;
    },
  }),
}));
