/** The map: regions, Provinces, spaces, and the paths between them. */

import { Type } from 'typebox';
import { PATH_TYPES, REGIONS } from '../words.ts';
import { Count, Flag, Id, Ids, Item, maybe, Names, oneOf, orNull, SpaceKind, some } from './parts.ts';

/** What is not printed in the box: only where and how something is drawn. */
const drawn = { readOnly: true };
const Latitude = Type.Number({ minimum: 28, maximum: 47, ...drawn });
const Longitude = Type.Number({ minimum: 18, maximum: 56, ...drawn });
const DrawnMark = maybe(Type.Literal(true, drawn));

const Province = Item({
  id: Id,
  name: Names,
  region: oneOf(REGIONS),
  vp: Count(0, 9),
  controlRequired: Count(1, 9),
  majorCity: orNull(Id),
  legitimacy: maybe(Count(1, 9)),
  lordOfAsia: Flag,
});

const Space = Item({
  id: Id,
  name: Names,
  province: orNull(Id),
  kind: SpaceKind,
  port: Flag,
  independentAtStart: Flag,
  hellespont: Flag,
  euxine: Flag,
  lat: Latitude,
  lon: Longitude,
  /** Drawn beside its true place, where that would hide a neighbour. */
  nudged: DrawnMark,
  island: DrawnMark,
  /** The board prints no name: ours says between which places it lies. */
  unnamed: DrawnMark,
});

const Path = Item({
  id: Id,
  ends: Type.Array(Id, { minItems: 1, maxItems: 2 }),
  type: oneOf(PATH_TYPES),
  /** Points through which a sea path is drawn. */
  via: maybe(Type.Array(Type.Tuple([Latitude, Longitude]), { minItems: 1, maxItems: 12, ...drawn })),
});

export const mapFields = {
  regions: Type.Array(Item({ id: oneOf(REGIONS), name: Names }), {
    minItems: REGIONS.length,
    maxItems: REGIONS.length,
  }),
  spaceKinds: Type.Array(Item({ id: SpaceKind, name: Names }), { minItems: 4, maxItems: 4 }),
  pathTypes: Type.Array(
    Item({ id: oneOf(PATH_TYPES), name: Names, movement: oneOf(['land', 'naval']), cost: Count(1, 9) }),
    { minItems: PATH_TYPES.length, maxItems: PATH_TYPES.length },
  ),
  provinces: Type.Array(Province, { minItems: 1, maxItems: 60 }),
  spaces: Type.Array(Space, { minItems: 1, maxItems: 250 }),
  paths: Type.Array(Path, { minItems: 1, maxItems: 600 }),
  /** S4.1-10: where an Independent Army that is woken enters the map. */
  holdingBoxes: Type.Array(Item({ army: Id, entries: Ids })),
  /** S4.1-08: with so many players, only these spaces of a Province begin Independent. */
  independentPcExceptions: Type.Array(Item({ players: some(Count(2, 5), 4), province: Id, onlySpaces: Ids })),
  victoryMarkers: Type.Array(
    Type.Union([
      Item({
        id: Type.Literal('lord-of-asia'),
        name: Names,
        vp: Count(0, 9),
        mark: Type.Literal('lordOfAsia'),
        of: Type.Literal('provinces'),
        needs: Type.Literal('all'),
      }),
      Item({
        id: Type.Literal('hellespont'),
        name: Names,
        vp: Count(0, 9),
        mark: Type.Literal('hellespont'),
        of: Type.Literal('spaces'),
        needs: Type.Literal('all'),
      }),
    ]),
    { minItems: 2, maxItems: 2 },
  ),
};
