import { breaks, type Loose, withContent } from './breaks.ts';

const fleets = () => import('../src/position/fleets.ts');
const passing = () => import('../src/rules/7-pieces/7.4-fleets.ts');
const units = () => import('../src/position/units.ts');
const content = () => import('../src/content.ts');
const [NOBODY, INDEPENDENT] = [-1, 5];

breaks('S7.4-02', units, ({ tieBreakCus }) => ({
  tieBreakCus: (...args: Parameters<typeof tieBreakCus>) => {
    const [p, seat] = args;
    return tieBreakCus(...args) + p.fleetOwner.filter((owner: number) => owner === seat).length;
  },
}));
breaks('S7.4-04', passing, () => ({ passFleets: () => {} }));
// What nobody controls stays with whoever had it.
breaks('S7.4-05', passing, ({ passFleets }) => ({
  passFleets: (...args: Parameters<typeof passFleets>) => {
    const [p] = args;
    const before = [...p.fleetOwner];
    passFleets(...args);
    for (const [fleet, owner] of before.entries())
      if (p.fleetOwner[fleet] === NOBODY) p.fleetOwner[fleet] = owner;
  },
}));
breaks('S7.4-06', fleets, ({ fleetOwner }) => ({
  isAvailable: (p: Loose, seat: number, fleet: number) => fleetOwner(p, fleet) === seat,
}));

type Pass = Parameters<typeof import('../src/position/fleets.ts')['passFleet']>;
/** A Fleet changes hands, and something else happens to it. */
const passingWith =
  (more: (p: Loose, fleet: number, owner: number, wasUpgraded: number) => void) =>
  ({ passFleet }: typeof import('../src/position/fleets.ts')) => ({
    passFleet: (...[p, fleet, owner]: Pass) => {
      const wasUpgraded = p.fleetUpgraded[fleet];
      passFleet(p, fleet, owner);
      more(p, fleet, owner, wasUpgraded);
    },
  });
breaks(
  'S7.4-07',
  fleets,
  passingWith((p, fleet) => {
    p.fleetDispersed[fleet] = 0;
  }),
);
breaks(
  'S7.4-08',
  fleets,
  passingWith((p, fleet, owner) => {
    if (owner === NOBODY || owner === INDEPENDENT) p.fleetDispersed[fleet] = 1;
  }),
);
breaks(
  'S7.4-09',
  content,
  withContent((content) => {
    content.fleets.find(({ id }: Loose) => id === 'kilikia').control = {
      kind: 'province',
      province: 'kilikia',
    };
  }),
);
breaks(
  'S7.4-13',
  fleets,
  passingWith((p, fleet, _, wasUpgraded) => {
    p.fleetUpgraded[fleet] = wasUpgraded;
  }),
);
