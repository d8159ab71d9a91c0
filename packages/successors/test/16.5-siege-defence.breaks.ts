import { breaks, withStep } from './breaks.ts';

const completing = () => import('../src/rules/15-sieges/15.4-completing.ts');
const siege = () => import('../src/rules/15-sieges/15.2-siege.ts');

// Nobody stands in for anything.
breaks('S16.5-01', completing, () => ({ isHeldByUnits: () => false }));
// One CU stands in for all that a Siege gives.
breaks('S16.5-02', siege, ({ siege }) => ({
  siege: withStep(siege, 'E_defence', { then: () => 'F_cards' }),
}));
