/** The map: that one can move on it, and that its Provinces can be held. */

import type { Content } from '../content-schema.ts';
import { type Checks, matched, total, unless } from './parts.ts';

type Space = Content['spaces'][number];

const BY_LAND = ['land', 'mountain', 'strait'];
const BY_SEA = ['sea', 'transmed'];
const PROVINCES = 33;
const HELLESPONT_PORTS = 5;

export const mapChecks: Checks = {
  'a path joins two spaces': ({ paths }) =>
    paths.flatMap(({ id, ends: [from, to] }) => {
      if (to === undefined) return [`paths.${id}.ends: is a one-way path, with no other end than '${from}'`];
      return unless(from !== to, `paths.${id}.ends: is a one-way path, from '${from}' back to itself`);
    }),

  'no path is there twice': ({ paths }) =>
    paths.flatMap(({ id, ends, type }, i) => {
      const before = paths.slice(0, i).find((each) => joins(each, ends) && sameWay(each.type, type));
      return before === undefined ? [] : [`paths.${id}: is there already, as '${before.id}'`];
    }),

  // S2-09, D2-02
  'a port is where a Sea path is': ({ spaces, paths }) =>
    spaces.flatMap(({ id, port }) => {
      const has = paths.some(({ ends, type }) => type === 'sea' && ends.includes(id));
      if (port === has) return [];
      return [
        has
          ? `spaces.${id}.port: a Sea path leads there, it is a port`
          : `spaces.${id}.port: no Sea path leads there`,
      ];
    }),
  'Trans-Mediterranean paths join ports': ({ spaces, paths }) =>
    paths
      .filter(({ type }) => type === 'transmed')
      .flatMap(({ id, ends }) =>
        ends
          .filter((end) => spaces.some((space) => space.id === end && !space.port))
          .map((end) => `paths.${id}.ends: '${end}' is no port`),
      ),

  'from every space one can get to every other': ({ spaces, paths }) => {
    const reached = reachedFrom(spaces[0].id, paths);
    return spaces
      .filter(({ id }) => !reached.has(id))
      .map(({ id }) => `spaces.${id}: cannot be reached, no way leads there from ${spaces[0].id}`);
  },

  'an island has no path by land': ({ spaces, paths }) =>
    spaces
      .filter(({ island }) => island === true)
      .flatMap(({ id }) =>
        unless(
          !paths.some(({ ends, type }) => ends.includes(id) && BY_LAND.includes(type)),
          `spaces.${id}.island: a path leads there by land`,
        ),
      ),

  'only paths by sea are drawn with bends': ({ paths }) =>
    paths.flatMap(({ id, type, via }) =>
      unless(
        via === undefined || BY_SEA.includes(type),
        `paths.${id}.via: is for paths by sea, not '${type}'`,
      ),
    ),

  'every kind of space, path and Region is there': ({ spaceKinds, pathTypes, regions }) => [
    ...matched('spaceKinds', idsOf(spaceKinds), ['minor', 'major', 'stronghold', 'transit']),
    ...matched('pathTypes', idsOf(pathTypes), [...BY_LAND, ...BY_SEA]),
    ...matched('regions', idsOf(regions), ['africa', 'europe', 'major-islands', 'asia']),
  ],
  'what moves by land and what by sea': ({ pathTypes }) =>
    pathTypes.flatMap(({ id, movement }) =>
      unless(
        movement === (BY_SEA.includes(id) ? 'naval' : 'land'),
        `pathTypes.${id}.movement: '${movement}' is the other way`,
      ),
    ),

  // One for each Province card in the box.
  'there are 33 Provinces': ({ provinces }) => total('provinces', provinces.length, PROVINCES),

  // S2-30
  'only Transit Points lie in no Province': ({ spaces }) =>
    spaces.flatMap(({ id, kind, province }) =>
      unless(province !== null || kind === 'transit', `spaces.${id}.province: a ${kind} space lies in one`),
    ),
  'no Transit Point carries a PC': ({ spaces }) =>
    spaces.flatMap(({ id, kind, independentAtStart }) =>
      unless(
        kind !== 'transit' || !independentAtStart,
        `spaces.${id}.independentAtStart: a Transit Point carries no PC`,
      ),
    ),

  // S2-32, D2-06: the printed number holds, but it must be possible.
  'every Province can be controlled': (content) =>
    content.provinces.flatMap(({ id, controlRequired }) => {
      const count = citiesOf(content, id).length;
      return unless(
        controlRequired <= count,
        `provinces.${id}.controlRequired: ${controlRequired}, but it has only ${count} spaces`,
      );
    }),
  // D2-05
  'a Province names the Major City that lies in it': (content) =>
    content.provinces.flatMap(({ id, majorCity }) => {
      const majors = citiesOf(content, id)
        .filter(({ kind }) => kind === 'major')
        .map((space) => space.id);
      const right = majors.length === 0 ? majorCity === null : majors.length === 1 && majors[0] === majorCity;
      return unless(
        right,
        `provinces.${id}.majorCity: ${majorCity}, but its Major Cities are: ${majors.join(', ') || 'none'}`,
      );
    }),

  // S3.5: Lord of Asia and the Hellespont.
  'the victory markers have their places': ({ provinces, spaces }) => {
    const hellespont = spaces.filter((space) => space.hellespont);
    return [
      ...unless(
        provinces.some(({ lordOfAsia }) => lordOfAsia),
        'provinces: none is marked for the Lord of Asia',
      ),
      ...total('spaces with a Hellespont mark', hellespont.length, HELLESPONT_PORTS),
      ...hellespont.flatMap(({ id, port }) => unless(port, `spaces.${id}.hellespont: is no port`)),
    ];
  },
  'the Euxine is sailed from ports': ({ spaces }) =>
    spaces.flatMap(({ id, euxine, port }) => unless(!euxine || port, `spaces.${id}.euxine: is no port`)),

  // S4.1-08
  'exceptions are about Independent spaces of their Province': ({ independentPcExceptions, spaces }) =>
    independentPcExceptions.flatMap(({ players, province, onlySpaces }) =>
      onlySpaces.flatMap((id) =>
        unless(
          spaces.some((space) => space.id === id && space.province === province && space.independentAtStart),
          `independentPcExceptions.${players}.onlySpaces: '${id}' is no Independent space of ${province}`,
        ),
      ),
    ),

  // S4.1-10
  'every Army that waits has a way in': ({ holdingBoxes, independentArmies }) =>
    matched(
      'holdingBoxes',
      holdingBoxes.map(({ army }) => army),
      independentArmies.filter(({ start }) => start.status === 'inactive').map(({ id }) => id),
    ),
};

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
export const citiesOf = ({ spaces }: Content, province: string): Space[] =>
  spaces.filter((space) => space.province === province && space.kind !== 'transit');

const joins = ({ ends }: { ends: readonly string[] }, others: readonly string[]): boolean =>
  ends.length === others.length && ends.every((end) => others.includes(end));
/** One goes by land over one path; a sea path may lie beside it. */
const sameWay = (type: string, other: string): boolean => BY_LAND.includes(type) === BY_LAND.includes(other);

function reachedFrom(start: string, paths: Content['paths']): Set<string> {
  const reached = new Set([start]);
  for (const here of reached)
    for (const { ends } of paths) if (ends.includes(here)) for (const end of ends) reached.add(end);
  return reached;
}
