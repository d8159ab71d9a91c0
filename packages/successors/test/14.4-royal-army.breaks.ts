import { breaks } from './breaks.ts';

const royalArmy = () => import('../src/rules/14-land-battle/14.4-royal-army.ts');
const battleStrength = () => import('../src/rules/14-land-battle/14.6-battle-strength.ts');
type SetAside = typeof import('../src/rules/14-land-battle/14.4-royal-army.ts')['setAside'];
const NOBODY = -1;
const ROYAL = 4;

breaks('S14.4-01', royalArmy, () => ({ setAside: () => ({ asideOf: NOBODY, aside: 0, isAll: false }) }));
// One of them fights all the same.
breaks('S14.4-02', royalArmy, ({ setAside }) => ({
  setAside: (...args: Parameters<SetAside>) => {
    const found = setAside(...args);
    return found.aside > 0 ? { ...found, aside: found.aside - 1 } : found;
  },
}));
breaks('S14.4-03', battleStrength, ({ strengthOf }) => ({
  strengthOf: (...[p, battle, owner]: Parameters<typeof strengthOf>) =>
    strengthOf(p, battle, owner) +
    (battle.asideOf === owner ? battle.aside * p.box.units[ROYAL].strength : 0),
}));
