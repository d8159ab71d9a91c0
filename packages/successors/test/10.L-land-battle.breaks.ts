import { breaks, withStep } from './breaks.ts';

breaks('S10.L-01', '../src/rules/10-land-movement/10-land-movement.ts', ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'L_landBattle', { with: () => null }),
}));
breaks('S10.L-02', '../src/position/budget.ts', () => ({ closeBudget: () => {} }));
