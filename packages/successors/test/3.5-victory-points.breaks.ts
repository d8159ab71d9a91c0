import { breaks } from './breaks.ts';

breaks('S3.5-04', '../src/position/fleets.ts', ({ allFleets, isAvailable, strengthOf }) => ({
  fleetStrength: (...[p, seat]: Parameters<typeof import('../src/position/fleets.ts')['fleetStrength']>) =>
    allFleets(p).reduce((sum, fleet) => sum + (isAvailable(p, seat, fleet) ? strengthOf(p, fleet) : 0), 0),
}));
