import { breaks, withContent } from './breaks.ts';

const strength = () => import('../src/rules/14-land-battle/14.6-battle-strength.ts');
const content = () => import('../src/content.ts');
const localTroops = () => import('../src/rules/14-land-battle/14.5-local-troops.ts');

// However many there are.
breaks('S14.6-01', strength, ({ elephantsOf }) => ({
  elephantsOf: (...args: Parameters<typeof elephantsOf>) => Math.min(1, elephantsOf(...args)),
}));
breaks(
  'S14.6-02',
  content,
  withContent(({ tables }) => {
    tables.elephantDie.faces = [1, 2, 3, 4, 5, 6];
  }),
);
// Every CU counts one.
breaks('S14.6-03', strength, ({ fighters, strengthOf }) => ({
  strengthOf: (...[p, battle, owner]: Parameters<typeof strengthOf>) => {
    const units = fighters(p, battle, owner);
    const more = units.reduce((sum, count, unit) => sum + count * (p.box.units[unit].strength - 1), 0);
    return strengthOf(p, battle, owner) - more;
  },
}));
breaks('S14.6-05', localTroops, () => ({ localTroops: () => 0 }));

/** CUs of a type are worth one more or less. */
const revalued = (unit: string, by: number) =>
  withContent(({ combatUnits }) => {
    for (const each of combatUnits) if (each.id === unit) each.strengthPerCu += by;
  });
breaks('S7.2.B-01', content, revalued('mercenary', 1));
breaks('S7.2.E-01', content, revalued('loyal', -1));
breaks('S7.2.F-01', content, revalued('royal', -1));
breaks('S7.2.D-04', content, revalued('silver-shields', -1));
