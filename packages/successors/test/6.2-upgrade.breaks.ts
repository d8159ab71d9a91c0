import { breaks } from './breaks.ts';

// It is looked at with the next change.
breaks('S6.2.C-02', '../src/position/fleets.ts', ({ upgradeFleet }) => ({
  upgradeFleet: (...[p, fleet]: Parameters<typeof upgradeFleet>) => {
    p.fleetUpgraded[fleet] = 1;
  },
}));
