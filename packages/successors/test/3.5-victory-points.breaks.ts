import { breaks } from './breaks.ts';

const fleets = () => import('../src/position/fleets.ts');

breaks('S3.5-04', fleets, ({ fleetStrength, allFleets, fleetOwner, isFleetDispersed }) => ({
  fleetStrength: (...[p, seat]: Parameters<typeof fleetStrength>) =>
    allFleets(p)
      .filter((fleet) => fleetOwner(p, fleet) === seat && isFleetDispersed(p, fleet))
      .reduce((sum, fleet) => sum - p.box.fleets[fleet].strength[0], fleetStrength(p, seat)),
}));
