import { breaks } from './breaks.ts';

const royalArmy = '../src/rules/10.K-royal-army.ts';
const ROYAL = 4;

breaks('S14.9-16', royalArmy, () => ({ changeSides: () => {} }));
breaks('S14.9-17', royalArmy, ({ changeSides }) => ({
  changeSides: (...args: Parameters<typeof changeSides>) => {
    const [p] = args;
    const before = p.groupUnits[ROYAL];
    changeSides(...args);
    p.groupUnits[ROYAL] = before;
  },
}));
