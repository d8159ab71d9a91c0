import { breaks } from './breaks.ts';

const local = () => import('../src/rules/14-land-battle/14.5-local-troops.ts');
const INDEPENDENT = 5;

// Of both only the better one counts.
breaks('S14.5-03', local, ({ localTroops }) => ({
  localTroops: (...args: Parameters<typeof localTroops>) => Math.min(2, localTroops(...args)),
}));
breaks('S14.5-04', local, ({ localTroops }) => ({
  localTroops: (...args: Parameters<typeof localTroops>) =>
    args[2] === INDEPENDENT ? 0 : localTroops(...args),
}));
