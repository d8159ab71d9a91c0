import { breaks, type Loose, withCard } from './breaks.ts';

const content = () => import('../src/content.ts');
const targets = () => import('../src/cards/targets.ts');
/** A card, with another datum of its only effect, or of its reach. */
const changed = (card: string, instead: object, reach: object = {}) =>
  withCard(card, ({ effects: [effect] }) => {
    Object.assign(effect, instead);
    Object.assign(effect.reach, reach);
  });
const minor = (instead: object, reach?: object) => changed('minor-raid', instead, reach);
const major = (instead: object, reach?: object) => changed('major-raid', instead, reach);

breaks('C9-01', content, minor({}, { mps: 1 }));
breaks('C9-02', content, minor({}, { paths: ['land', 'mountain', 'strait', 'sea'] }));
// Those in Lamia bar nothing.
breaks(
  'C9-03',
  () => import('../src/position/units.ts'),
  ({ hasEnemyCus }) => ({
    hasEnemyCus: (p: Loose, space: number, owner: number) =>
      p.box.spaces[space].name !== 'lamia' && hasEnemyCus(p, space, owner),
  }),
);
breaks('C9-04', content, minor({ without: undefined }));
breaks('C9-05', content, minor({ independentKinds: ['minor', 'stronghold'] }));
// His own PC takes its place.
breaks(
  'C9-06',
  () => import('../src/position/places.ts'),
  ({ setPc }) => ({
    setPc: (p: Loose, space: number, _: number, by: number) => setPc(p, space, by, by),
  }),
);
breaks('S2-52', targets, ({ isFree }) => ({
  isFree: (p: Loose, effect: Loose, _: number, space: number) => isFree(p, effect, p.pc[space], space),
}));
breaks(
  'CK-03',
  () => import('../src/cards/up-to.ts'),
  () => ({ mayDoLess: () => true }),
);

breaks('C10-01', content, major({}, { minCus: 2 }));
breaks('C10-02', content, major({ upTo: 1 }));
breaks('C10-03', content, major({ kinds: ['minor', 'stronghold', 'major'] }));
