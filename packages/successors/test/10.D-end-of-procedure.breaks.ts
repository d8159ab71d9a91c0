import { breaks, type Loose, withStep } from './breaks.ts';

const land = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const marching = () => import('../src/rules/9-armies/9.3-marching.ts');

breaks('S10.D-01', land, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'D_interceptions', { with: () => null }),
}));
// All of the list, whoever is left.
breaks('S10.D-02', land, ({ landMovement }) => ({
  landMovement: { ...landMovement, overWhen: { ...(landMovement as Loose).overWhen, over: () => false } },
}));
// One space, and the activation is over.
breaks('S10.D-03', marching, ({ marching }) => ({
  marching: withStep(marching, 'C_landMovement', { then: () => 'B_end' }),
}));
