import { breaks, type Loose, withStep } from './breaks.ts';

const army = () => import('../src/rules/10-land-movement/10.I-army-against-general.ts');
const landMovement = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const ROYAL = 4;

breaks('S10.I-01', army, () => ({ disperseLoneGenerals: () => {} }));
// Not those of him who moves.
breaks('S10.I-02', army, ({ disperseLoneGenerals }) => ({
  disperseLoneGenerals: (...args: Parameters<typeof disperseLoneGenerals>) => {
    const [p, location] = args as Loose[];
    const his = [...p.whereabouts.keys()].filter(
      (general) => p.whereabouts[general] === location && p.owner[general] === p.marcher[0],
    );
    for (const general of his) p.whereabouts[general] = -1;
    disperseLoneGenerals(...args);
    for (const general of his) p.whereabouts[general] = location;
  },
}));
// Royal Army CUs go over to whoever has more Prestige, even if he has no CU.
breaks('S7.2.F-20', landMovement, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'I_dispersal', (...args) => {
    const [p, { mover, into }] = args;
    const isAllRoyal = p.groupUnits.every((count: number, unit: number) => unit === ROYAL || count === 0);
    if (isAllRoyal && p.marcher[0] === mover && p.groupAt[0] === into) return { done: {} };
    return landMovement.steps.I_dispersal(...args);
  }),
}));
