import { breaks } from './breaks.ts';

const royalArmy = () => import('../src/rules/15-sieges/15.2-royal-army.ts');

// Nobody compares when it has come to it.
breaks('S16.6-01', royalArmy, () => ({ isGivenUp: () => false }));
