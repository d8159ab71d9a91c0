import { breaks } from './breaks.ts';

const royalArmy = () => import('../src/rules/10-land-movement/10.K-royal-army.ts');
const ROYAL = 4;

// They join nobody, and are gone: left where they are they would be fought for ever.
breaks('S14.9-16', royalArmy, ({ changeSides }) => ({
  changeSides: (...args: Parameters<typeof changeSides>) => {
    const [p, , to, location, count] = args;
    changeSides(...args);
    const place = p.stackAt.findIndex((at, i) => at === location && p.stackOwner[i] === to);
    p.stackUnits[place * p.box.units.length + ROYAL] -= count;
  },
}));
breaks('S14.9-17', royalArmy, ({ changeSides }) => ({
  changeSides: (...args: Parameters<typeof changeSides>) => {
    const [p] = args;
    const before = p.groupUnits[ROYAL];
    changeSides(...args);
    p.groupUnits[ROYAL] = before;
  },
}));
