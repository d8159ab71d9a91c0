import { breaks, withField, withStep } from './breaks.ts';

const preparations = () => import('../src/rules/5-sequence/5.1-preparations.ts');
const ties = () => import('../src/rules/5-sequence/5.1-ties.ts');
const strategy = () => import('../src/rules/6-strategy/6-strategy.ts');

breaks('S5.1.B-01', preparations, ({ preparations }) => ({
  preparations: withStep(preparations, 'B_usurper', () => {}),
}));
// Of several the first at the table.
breaks('S5.1.B-02', ties, () => ({
  mostSenior: (_: unknown, tied: readonly number[]) => tied[0],
}));
// His neighbour is asked instead.
breaks('S5.1.C-01', preparations, ({ preparations }) => ({
  preparations: withStep(preparations, 'C_turnOrder', {
    of: (p, { chooser }) => [(chooser + 1) % p.seats],
  }),
}));
breaks('S5.1.C-02', ties, () => ({
  lowestRoll: (tied: readonly number[]) => tied[0],
}));
breaks('S5.1.C-03', preparations, ({ turnOrderDecision }) => ({
  turnOrderDecision: withField(turnOrderDecision, 0, 'direction', { among: () => [0] }),
}));
// In each Round somebody else begins.
breaks('S5.1.C-04', strategy, ({ strategy }) => ({
  strategy: withStep(strategy, 'A_round', (p, f, play) => {
    strategy.steps.A_round(p, f, play);
    p.first[0] = (p.first[0] + 1) % p.seats;
  }),
}));
