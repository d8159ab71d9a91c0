import { breaks, type Loose, withCard } from './breaks.ts';

const content = () => import('../src/content.ts');
const units = () => import('../src/position/units.ts');
const places = () => import('../src/position/places.ts');
const OWNERS = 6;
const INDEPENDENT = 5;
/** The card, with another datum of its only effect. */
const diplomacy = (instead: object) =>
  withCard('diplomacy', ({ effects }) => {
    Object.assign(effects[0], instead);
  });

breaks('C2-01', content, diplomacy({ without: undefined }));
breaks('C2-02', content, diplomacy({ provinces: ['lydia', 'makedonia'] }));
// A General keeps it off as CUs do.
breaks('C2-03', units, ({ hasEnemyCus }) => ({
  hasEnemyCus: (p: Loose, space: number, owner: number) =>
    hasEnemyCus(p, space, owner) ||
    p.generalsIn.subarray(space * OWNERS, (space + 1) * OWNERS).some((count: number) => count > 0),
}));
breaks('C2-04', content, diplomacy({ owners: ['player'] }));
breaks('C2-05', content, diplomacy({ independentKinds: ['minor', 'stronghold'] }));
breaks(
  'C2-06',
  content,
  diplomacy({ kinds: ['minor', 'stronghold', 'major'], independentKinds: ['minor', 'major'] }),
);
// The other PC goes, and none comes.
breaks('C2-07', places, ({ setPc }) => ({
  setNewPc: (p: Loose, space: number, by: number) => setPc(p, space, -1, by),
}));
// As an Army has to: an Independent city only with Siege Points.
breaks(
  'C2-08',
  () => import('../src/cards/convert-city.ts'),
  ({ convertCity: { rules, ...others } }) => ({
    convertCity: {
      ...others,
      rules: {
        space: (...[p, seat, effect, space]: Parameters<NonNullable<typeof rules.space>>) =>
          p.pc[space] === INDEPENDENT && p.siegePoints[space] === 0
            ? 'C2-08'
            : (rules.space?.(p, seat, effect, space) ?? null),
      },
    },
  }),
);
