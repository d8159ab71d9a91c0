import { breaks, withField } from './breaks.ts';

const general = () => import('../src/rules/10-land-movement/10.G-general-against-general.ts');
const marching = () => import('../src/rules/9-armies/9.3-marching.ts');
const SHIFT = 3;

// Without MPs too.
breaks('S10.G-02', general, () => ({ canMoveOn: () => true }));
// Who was there stays there.
breaks('S10.G-03', general, () => ({ gatherAll: () => {} }));
// Not even into the city.
breaks('S10.G-04', marching, ({ march }) => ({
  march: withField(march, SHIFT, 'carry', { among: () => [] }),
}));
