import { breaks, type Loose, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const kind = () => import('../src/cards/diplomatic-marriage.ts');

breaks('CO63-01', kind, ({ diplomaticMarriage }) => ({
  diplomaticMarriage: { ...diplomaticMarriage, possible: () => true, rules: { whom: () => null } },
}));
// Nobody can refuse it.
breaks('CO63-02', kind, ({ makingPact }) => ({
  makingPact: withStep(makingPact, 'B_answer', { of: () => [] }),
}));
// The other first.
breaks('CO63-03', kind, ({ makingPact }) => {
  const { steps } = makingPact as Loose;
  return { makingPact: { ...makingPact, steps: { ...steps, C_own: steps.D_other, D_other: steps.C_own } } };
});
// Nobody gets anything.
breaks('CO63-06', kind, ({ makingPact }) => ({
  makingPact: withStep(makingPact, 'C_own', { with: () => null }),
}));
breaks(
  'CO63-07',
  content,
  withCard('diplomatic-marriage', (card) => {
    card.keepInFront = 'game-end';
  }),
);
