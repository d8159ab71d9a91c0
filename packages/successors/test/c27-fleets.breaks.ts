import { breaks, type Loose, withCard, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const kinds = () => import('../src/cards/fleets.ts');
const fleets = () => import('../src/position/fleets.ts');

breaks(
  'C27-01',
  content,
  withCard('phoenician-shipyards', ({ requires }) => {
    requires[0].spaces = ['tyros', 'salamis'];
  }),
);
breaks('C27-02', kinds, ({ upgradeFleets }) => ({
  upgradeFleets: { ...upgradeFleets, possible: () => true, rules: { fleet: () => null } },
}));
breaks('C27-03', kinds, ({ upgradingFleet }) => ({
  upgradingFleet: withStep(upgradingFleet, 'A_fleet', { then: () => undefined }),
}));
breaks('C28-01', kinds, ({ gainFleet }) => ({ gainFleet: { ...gainFleet, possible: () => true } }));
const gaining =
  (gain: (p: Loose, seat: number) => void) =>
  ({ gainingFleet }: Loose) => ({
    gainingFleet: withStep(gainingFleet, 'A_gain', (p: Loose, { seat }: Loose) => gain(p, seat)),
  });
breaks(
  'C28-02',
  kinds,
  gaining(() => undefined),
);
breaks(
  'S6.2.A-02',
  kinds,
  gaining(() => undefined),
);
// On whatever side it lay; or back from the Dispersed Box.
const KILIKIA = 4;
breaks(
  'C28-03',
  kinds,
  gaining((p, seat) => {
    p.fleetOwner[KILIKIA] = seat;
  }),
);
breaks(
  'S6.2.A-07',
  kinds,
  gaining((p, seat) => {
    p.fleetOwner[KILIKIA] = seat;
    p.fleetDispersed[KILIKIA] = 0;
  }),
);
// As any other, with its Province.
breaks('C28-04', fleets, ({ fleetFacts }) => ({
  fleetFacts: (p: Loose, fleet: number) => ({
    ...fleetFacts(p, fleet),
    ...(fleet === KILIKIA && { province: provinceOf(p) }),
  }),
}));
breaks('C28-05', fleets, ({ fleetFacts }) => ({
  fleetFacts: (p: Loose, fleet: number) => ({
    ...fleetFacts(p, fleet),
    ...(fleet === KILIKIA && { province: provinceOf(p) }),
  }),
}));
const provinceOf = (p: Loose): number => p.box.provinces.findIndex(({ name }: Loose) => name === 'kilikia');
