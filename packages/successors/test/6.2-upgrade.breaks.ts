import { breaks } from './breaks.ts';

const fleets = () => import('../src/position/fleets.ts');

// It is looked at with the next change.
breaks('S6.2.C-02', fleets, ({ upgradeFleet }) => ({
  upgradeFleet: (...[p, fleet]: Parameters<typeof upgradeFleet>) => {
    p.fleetUpgraded[fleet] = 1;
  },
}));
