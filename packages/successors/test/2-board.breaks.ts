import { breaks, type Loose, withContent } from './breaks.ts';

const content = () => import('../src/content.ts');
const map = () => import('../src/map.ts');
const places = () => import('../src/position/places.ts');
const STRONGHOLD = 2;

const space = (id: string, spoil: (space: Loose) => void) =>
  withContent(({ spaces }) => spoil(spaces.find((each: Loose) => each.id === id)));
const inRegion = (id: string, region: string) =>
  withContent(({ provinces }) => {
    provinces.find((each: Loose) => each.id === id).region = region;
  });

breaks(
  'S2-02',
  content,
  space('sparta', (sparta) => {
    sparta.kind = 'none';
  }),
);
breaks('S2-07', places, () => ({
  isStronghold: (p: Loose, space: number) => p.box.spaces[space].kind === STRONGHOLD,
}));
breaks('S2-08', places, () => ({ isStronghold: () => false }));
// A path that is anything but plain land makes a Port.
breaks('S2-09', map, ({ mapOf }) => ({
  mapOf: (...args: Parameters<typeof mapOf>) => {
    const { spaces, provinces } = mapOf(...args);
    const isPort = ({ paths }: Loose) => paths.some(({ type }: Loose) => type !== 'land');
    return { provinces, spaces: spaces.map((each) => ({ ...each, port: isPort(each) })) };
  },
}));
breaks('S2-12', places, ({ locationsOf }) => ({
  locationsOf: (...args: Parameters<typeof locationsOf>) => [
    ...new Set(['outside', 'inside', ...locationsOf(...args)]),
  ],
}));
/** Without one of the locations. */
const without =
  (gone: string) =>
  ({ locationsOf }: typeof import('../src/position/places.ts')) => ({
    locationsOf: (...args: Parameters<typeof locationsOf>) =>
      locationsOf(...args).filter((each) => each !== gone),
  });
breaks('S2-13', places, without('inside'));
breaks('S2-14', places, without('sea'));
breaks('S2-22', map, ({ mapOf }) => ({
  mapOf: (...args: Parameters<typeof mapOf>) => {
    const { spaces, provinces } = mapOf(...args);
    return { provinces, spaces: spaces.map((each) => ({ ...each, adjacent: each.joined })) };
  },
}));
breaks(
  'S2-30',
  content,
  space('paphos', (paphos) => {
    paphos.kind = 'major';
  }),
);
/** Provinces that are adjacent by other paths. */
const adjacentBy =
  (is: (type: string) => boolean) =>
  ({ mapOf }: typeof import('../src/map.ts')) => ({
    mapOf: (...args: Parameters<typeof mapOf>) => {
      const { spaces, provinces } = mapOf(...args);
      const near = (from: Loose) =>
        from.allSpaces
          .flatMap((each: number) => spaces[each].paths.filter(({ type }) => is(type)))
          .map(({ to }: Loose) => spaces[to].province)
          .filter((other: number) => other >= 0 && provinces[other] !== from);
      return {
        spaces,
        provinces: provinces.map((each) => ({ ...each, adjacent: [...new Set(near(each))] })),
      };
    },
  });
breaks(
  'S2-37',
  map,
  adjacentBy((type) => type === 'land' || type === 'mountain'),
);
breaks(
  'S2-38',
  map,
  adjacentBy(() => true),
);
breaks('S2-39', content, inRegion('libye', 'asia'));
breaks('S2-40', content, inRegion('skythia', 'asia'));
breaks('S2-41', content, inRegion('krete', 'europe'));
breaks('S2-42', content, inRegion('media', 'europe'));
