import { breaks, type Loose, withField, withStep } from './breaks.ts';

breaks('S5.1.B-01', '../src/rules/5-sequence/5.1-preparations.ts', ({ preparations }) => ({
  preparations: withStep(preparations, 'B_usurper', () => {}),
}));
// Of several the first at the table.
breaks('S5.1.B-02', '../src/rules/5-sequence/5.1-ties.ts', () => ({
  mostSenior: (_: unknown, tied: readonly number[]) => tied[0],
}));
// His neighbour is asked instead.
breaks('S5.1.C-01', '../src/rules/5-sequence/5.1-preparations.ts', ({ preparations }) => ({
  preparations: withStep(preparations, 'C_turnOrder', {
    of: (p: Loose, { chooser }: Loose) => [(chooser + 1) % p.seats],
  }),
}));
breaks('S5.1.C-02', '../src/rules/5-sequence/5.1-ties.ts', () => ({
  lowestRoll: (tied: readonly number[]) => tied[0],
}));
breaks('S5.1.C-03', '../src/rules/5-sequence/5.1-preparations.ts', ({ turnOrderDecision }) => ({
  turnOrderDecision: withField(turnOrderDecision, 0, 'direction', { among: () => [0] }),
}));
// In each Round somebody else begins.
breaks('S5.1.C-04', '../src/rules/6-strategy/6-strategy.ts', ({ strategy }) => ({
  strategy: withStep(strategy, 'A_round', (p: Loose, f: Loose, play: Loose) => {
    strategy.steps.A_round(p, f, play);
    p.first[0] = (p.first[0] + 1) % p.seats;
  }),
}));
