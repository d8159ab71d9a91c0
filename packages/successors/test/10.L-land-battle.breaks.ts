import { breaks, withStep } from './breaks.ts';

const landMovement = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const budget = () => import('../src/position/budget.ts');

breaks('S10.L-01', landMovement, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'L_landBattle', { with: () => null }),
}));
breaks('S10.L-02', budget, () => ({ closeBudget: () => {} }));
