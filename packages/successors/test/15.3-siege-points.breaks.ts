import { breaks } from './breaks.ts';

const siegePoints = () => import('../src/rules/15-sieges/15.3-siege-points.ts');

breaks('S15.3-01', siegePoints, () => ({ liftSieges: () => {} }));
