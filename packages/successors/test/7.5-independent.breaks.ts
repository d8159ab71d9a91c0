import { breaks } from './breaks.ts';

const units = '../src/position/units.ts';
const [NOBODY, SEATS, INDEPENDENT] = [-1, 5, 5];

breaks('S7.5-01', units, ({ cusAt }) => ({
  cusAt: (...args: Parameters<typeof cusAt>) => (args[2] === INDEPENDENT ? 0 : cusAt(...args)),
}));
breaks('S7.5-04', units, ({ cusInSpace }) => ({
  hasEnemyCus: (...[p, space, owner]: Parameters<typeof cusInSpace>) =>
    Array.from({ length: SEATS }, (_, other) => other).some(
      (other) => other !== owner && cusInSpace(p, space, other) > 0,
    ),
}));
breaks('S7.5-06', '../src/rules/2-besieged.ts', ({ besiegerOf }) => ({
  besiegerOf: (...args: Parameters<typeof besiegerOf>) =>
    besiegerOf(...args) === INDEPENDENT ? NOBODY : besiegerOf(...args),
}));
