import { breaks, withStep } from './breaks.ts';

const settings = () => import('../src/settings.ts');
const fleets = () => import('../src/position/fleets.ts');
const reinforcements = () => import('../src/rules/5-sequence/5.2-reinforcements.ts');
const options = () => import('../src/rules/6-strategy/6.2-options.ts');
type Fleets = typeof import('../src/position/fleets.ts');

breaks('S16.10-01', settings, () => ({ dispersedFleets: () => 0 }));
// It comes back upgraded.
breaks('S16.10-03', fleets, ({ returnFleet }) => ({
  returnFleet: (...[p, fleet]: Parameters<Fleets['returnFleet']>) => {
    returnFleet(p, fleet);
    p.fleetUpgraded[fleet] = 1;
  },
}));
// Not before the next Game Turn: as if none could be retrieved in this one.
breaks('S16.10-04', options, ({ retrieveFleet }) => ({
  retrieveFleet: (...args: Parameters<typeof retrieveFleet>) => {
    if (args[0].turn[0] > 1) retrieveFleet(...args);
  },
}));
// They stay in the Dispersed Box with the rest.
breaks('S16.10-05', reinforcements, ({ reinforcements }) => ({
  reinforcements: withStep(reinforcements, 'A_fleets', () => {}),
}));
