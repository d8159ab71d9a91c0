import { breaks, type Loose, withField, withStep } from './breaks.ts';

const land = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const shift = () => import('../src/rules/10-land-movement/10.B-shift-in-city.ts');
const WAS_BESIEGED = 4;

breaks('S10.B-01', land, ({ landMovement }) => ({
  landMovement: withStep(landMovement, 'B_shiftInCity', { of: () => [] }),
}));
// As many as there are.
breaks('S10.B-02', shift, ({ hold }) => ({
  hold: withField(hold, 0, 'loyal', { among: () => [0, 1, 2, 3] }),
}));
// After the Interceptions.
breaks('S10.B-03', land, ({ landMovement }) => {
  const { B_shiftInCity, ...others } = landMovement.steps;
  const steps = Object.entries(others).flatMap((step) =>
    step[0] === 'D_interceptions' ? [step, ['B_shiftInCity', B_shiftInCity]] : [step],
  );
  return { landMovement: { ...landMovement, steps: Object.fromEntries(steps) } };
});
// It does not matter whether it was Besieged.
breaks('S10.B-04', shift, ({ holders }) => ({
  holders: (...[p, mover, into]: Parameters<typeof holders>) => {
    const before = p.wake[into >> 1];
    (p as Loose).wake[into >> 1] &= ~WAS_BESIEGED;
    const seats = holders(p, mover, into);
    (p as Loose).wake[into >> 1] = before;
    return seats;
  },
}));
