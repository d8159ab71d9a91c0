import { breaks, withContent, withStep } from './breaks.ts';

const units = () => import('../src/position/units.ts');
const content = () => import('../src/content.ts');
const losses = () => import('../src/rules/14-land-battle/14.9-losses.ts');
const besieged = () => import('../src/rules/2-board/2-besieged.ts');
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
  content,
  withContent(({ independentArmyRules }) => {
    independentArmyRules.combatStrengthPerCu = 2;
  }),
);
breaks('S7.3-04', losses, ({ defeat }) => ({
  defeat: withStep(defeat, 'A_independents', (p, f, play) => {
    if (f.loser === INDEPENDENT) play.chance.die(6);
    return defeat.steps.A_independents(p, f, play);
  }),
}));
breaks('S7.5-04', units, ({ cusInSpace }) => ({
  hasEnemyCus: (...[p, space, owner]: Parameters<typeof cusInSpace>) =>
    Array.from({ length: SEATS }, (_, other) => other).some(
      (other) => other !== owner && cusInSpace(p, space, other) > 0,
    ),
}));
breaks('S7.5-06', besieged, ({ besiegerOf }) => ({
  besiegerOf: (...args: Parameters<typeof besiegerOf>) =>
    besiegerOf(...args) === INDEPENDENT ? NOBODY : besiegerOf(...args),
}));
