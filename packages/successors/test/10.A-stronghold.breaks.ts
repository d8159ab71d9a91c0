import { breaks, type Loose, withStep } from './breaks.ts';

const announcing = () => import('../src/rules/10-land-movement/10.A-announcing.ts');
const attrition = () => import('../src/rules/7-pieces/7.3-attrition.ts');
const landMovement = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const losing = () => import('../src/rules/7-pieces/7.3-losing.ts');
const STRONGHOLD = 2;
const INDEPENDENT = 5;
const BY_LAND = 1;
const size = (p: Loose): number => p.groupUnits.reduce((sum: number, count: number) => sum + count, 0);

breaks('S10.A-02', announcing, () => ({ passesStronghold: () => false }));
// In the column for their number.
breaks('S10.A-03', attrition, () => ({ strongholdColumn: size }));
// Whoever holds it.
breaks('S10.A-08', announcing, () => ({
  passesStronghold: (p: Loose) =>
    p.cameBy[0] === BY_LAND && size(p) > 0 && p.box.spaces[p.groupAt[0] >> 1].kind === STRONGHOLD,
}));
// Generals alone, too.
breaks('S10.A-10', announcing, () => ({
  passesStronghold: (p: Loose) =>
    p.cameBy[0] === BY_LAND &&
    p.box.spaces[p.groupAt[0] >> 1].kind === STRONGHOLD &&
    p.pc[p.groupAt[0] >> 1] === INDEPENDENT,
}));
// After what happens in the next space has begun.
breaks('S10.A-11', landMovement, ({ landMovement }) => {
  const { A_stronghold, ...others } = landMovement.steps;
  const steps = Object.entries(others).flatMap((step) =>
    step[0] === 'B_shiftInCity' ? [step, ['A_stronghold', A_stronghold]] : [step],
  );
  return { landMovement: { ...landMovement, steps: Object.fromEntries(steps) } };
});
// The first that comes to hand.
breaks('S7.3-06', losing, ({ losing }) => ({
  losing: withStep(losing, 'A_lose', {
    about: (...args) => {
      const about = losing.steps.A_lose.about(...args);
      return { ...about, among: about.among.slice(0, 1) };
    },
  }),
}));
// The mark means nothing.
breaks('S7.3-07', announcing, ({ passing }) => ({
  passing: withStep(passing, 'A_roll', (...args) => {
    passing.steps.A_roll(...args);
    args[1].first = false;
  }),
}));
