import { breaks } from './breaks.ts';

breaks('S15.3-01', '../src/rules/15-sieges/15.3-siege-points.ts', () => ({ liftSieges: () => {} }));
