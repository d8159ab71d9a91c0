import { breaks, type Loose, withStep } from './breaks.ts';

const overrun = () => import('../src/rules/10-land-movement/10.J-overrun.ts');
const landMovement = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const losses = () => import('../src/rules/14-land-battle/14.9-losses.ts');
const attrition = () => import('../src/rules/7-pieces/7.3-attrition.ts');
const OWNERS = 6;
const TYPES = 6;
const ROYAL = 4;
const STRENGTH = [1, 0, 1, 2, 2, 3];
type Is = [p: Loose, mover: number, location: number];

/** Compares what the CUs of both sides are worth. */
const weighed =
  (worth: (unit: number) => number) =>
  (...[p, mover, location]: Is): boolean => {
    const sums = [0, 0];
    for (let stack = 0; stack < p.stackCount[0]; stack++)
      if (p.stackAt[stack] === location)
        for (let unit = 0; unit < TYPES; unit++)
          sums[p.stackOwner[stack] === mover ? 0 : 1] += worth(unit) * p.stackUnits[stack * TYPES + unit];
    return sums[1] > 0 && sums[0] >= 5 * sums[1];
  };
const cusIn = (p: Loose, location: number, owner: number): number =>
  p.cusIn[(location >> 1) * OWNERS + owner];

breaks('S10.J-01', overrun, () => ({ isOverrun: () => false }));
breaks('S10.J-02', overrun, () => ({ isOverrun: weighed((unit) => STRENGTH[unit]) }));
breaks('S10.J-03', overrun, () => ({ isOverrun: weighed((unit) => (unit === ROYAL ? 0 : 1)) }));
// Either side.
breaks('S10.J-04', landMovement, ({ landMovement }) => {
  const isWeak = (p: Loose, { mover, into }: Loose): boolean =>
    [0, 1, 2, 3, 4, 5].some((owner) => cusIn(p, into, owner) >= 5 * cusIn(p, into, mover));
  const { J_overrun, J_defeat } = landMovement.steps;
  return {
    landMovement: withStep(
      withStep(landMovement, 'J_overrun', (...args) =>
        isWeak(args[0], args[1]) ? undefined : J_overrun(...args),
      ),
      'J_defeat',
      {
        with: (p, f) => (isWeak(p, f) ? { loser: f.mover, location: f.into, aside: 0 } : J_defeat.with(p, f)),
      },
    ),
  };
});
breaks('S10.J-05', overrun, ({ tellOverrun }) => ({
  tellOverrun: (...args: Parameters<typeof tellOverrun>) => {
    (args[0] as Loose).spentMps[0]++;
    tellOverrun(...args);
  },
}));
breaks('S10.J-09', overrun, ({ tellOverrun }) => ({
  tellOverrun: (...args: Parameters<typeof tellOverrun>) => {
    (args[0] as Loose).budgetClosed[0] = 1;
    tellOverrun(...args);
  },
}));
// Nobody is Dispersed, and nobody loses control.
breaks('S10.J-08', losses, ({ defeat }) => ({
  defeat: withStep(defeat, 'D_disperse', () => {}),
}));
// In the first column, however many they are.
breaks('S7.3-05', attrition, ({ attritionOf }) => ({
  attritionOf: (...[p, , die]: Parameters<typeof attritionOf>) => attritionOf(p, 1, die),
}));
