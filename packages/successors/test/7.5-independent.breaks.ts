import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const units = '../src/position/units.ts';
const [NOBODY, SEATS, INDEPENDENT] = [-1, 5, 5];

breaks('S7.5-01', units, ({ cusAt }) => ({
  cusAt: (...args: Parameters<typeof cusAt>) => (args[2] === INDEPENDENT ? 0 : cusAt(...args)),
}));
// In a battle it loses one.
breaks('S7.5-02', units, ({ cusAt }) => ({
  cusAt: (...args: Parameters<typeof cusAt>) => {
    const lost = args[2] === INDEPENDENT && args[0].budgetClosed[0] === 1 ? 1 : 0;
    return Math.max(0, cusAt(...args) - lost);
  },
}));
breaks(
  'S7.5-03',
  '../src/content.ts',
  withContent(({ independentArmyRules }) => {
    independentArmyRules.combatStrengthPerCu = 2;
  }),
);
breaks('S7.3-04', '../src/rules/14-land-battle/14.9-losses.ts', ({ defeat }) => ({
  defeat: withStep(defeat, 'A_independents', (p: Loose, f: Loose, play: Loose) => {
    if (f.loser === INDEPENDENT) play.chance.die(6);
    return (defeat.steps.A_independents as Loose)(p, f, play);
  }),
}));
breaks('S7.5-04', units, ({ cusInSpace }) => ({
  hasEnemyCus: (...[p, space, owner]: Parameters<typeof cusInSpace>) =>
    Array.from({ length: SEATS }, (_, other) => other).some(
      (other) => other !== owner && cusInSpace(p, space, other) > 0,
    ),
}));
breaks('S7.5-06', '../src/rules/2-board/2-besieged.ts', ({ besiegerOf }) => ({
  besiegerOf: (...args: Parameters<typeof besiegerOf>) =>
    besiegerOf(...args) === INDEPENDENT ? NOBODY : besiegerOf(...args),
}));
