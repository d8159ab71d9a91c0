import { breaks } from './breaks.ts';

const gaining = () => import('../src/rules/8-royal-family/8.2-gaining.ts');

// Independents leave it alone.
breaks('S16.4-01', gaining, () => ({ isTakenByIndependents: () => false }));
