import { breaks } from './breaks.ts';

const royals = () => import('../src/position/royals.ts');

// His name is still worth something to whoever had him.
breaks('S8.5-04', royals, ({ setRoyal, ROYAL_GONE }) => ({
  removeRoyal: (...[p, royal]: Parameters<typeof import('../src/position/royals.ts')['removeRoyal']>) =>
    setRoyal(p, royal, ROYAL_GONE),
}));
