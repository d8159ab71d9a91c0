import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const train = () => import('../src/rules/6-strategy/6.2-train.ts');
const content = () => import('../src/content.ts');
const costing = (unit: string, ops: number) =>
  withContent(({ combatUnits }) => {
    combatUnits.find(({ id }: Loose) => id === unit).trainingCost = ops;
  });

breaks('S6.2.B3-01', content, costing('mercenary', 2));
breaks('S6.2.B3-02', content, costing('loyal', 6));
// It begins on the first space and goes on from there.
breaks('S6.2.B3-03', train, ({ training }) => ({
  training: withStep(training, 'A_type', {
    then: (p, f, seat: number, answer, play) => {
      training.steps.A_type.then(p, f, seat, answer, play);
      p.progress[seat] = 1;
    },
  }),
}));
// It begins again with each card.
breaks('S6.2.B3-04', train, ({ training }) => ({
  training: withStep(training, 'B_advance', (p, f, play) => {
    if (f.left === f.ops) p.progress[f.seat] = 0;
    return training.steps.B_advance(p, f, play);
  }),
}));
// It waits for the Reinforcements Phase.
breaks('S6.2.B3-05', train, ({ training }) => ({
  training: withStep(training, 'C_place', { with: () => null }),
}));
breaks('S6.2.B3-06', train, ({ training }) => ({
  training: withStep(training, 'C_place', { then: () => undefined }),
}));
// Another one can be begun instead.
breaks('S6.2.B3-07', train, ({ training }) => ({
  training: withStep(training, 'A_type', { of: (_, { seat }) => [seat] }),
}));
