/** What refers to something else by its id: that must exist, and be one thing. */

import { type Json, unknownName } from '@diadochi/kernel';
import type { Content } from '../content-schema.ts';
import { type Checks, repeated } from './parts.ts';

type Known = { readonly [sort: string]: readonly string[] };

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const known = (content: Content): Known => ({
  province: ids(content.provinces),
  space: ids(content.spaces),
  general: ids(content.majorGenerals),
  army: ids(content.independentArmies),
  'royal person': ids(content.royalFamily),
  fleet: ids(content.fleets),
  marker: ids(content.markers),
  card: ids(content.cards),
});

/** The sort of thing that a field names, one or several, wherever in the content it stands. */
const REFERENCES: { readonly [field: string]: string } = {
  province: 'province',
  provinces: 'province',
  provinceByDie: 'province',
  onlyIn: 'province',
  removedOnEntering: 'province',
  space: 'space',
  spaces: 'space',
  onlySpaces: 'space',
  entries: 'space',
  except: 'space',
  ends: 'space',
  majorCity: 'space',
  permanentIfIn: 'space',
  general: 'general',
  joinsFactionDealt: 'general',
  withFactionOf: 'general',
  army: 'army',
  wakes: 'army',
  royal: 'royal person',
  royals: 'royal person',
  becomes: 'royal person',
  fleet: 'fleet',
  marker: 'marker',
  card: 'card',
};
/** Words that stand where an id could. */
const WORDS = ['any', 'same-army'];

export const referenceChecks: Checks = {
  'an id stands for one thing': (content) =>
    Object.entries({
      provinces: content.provinces,
      spaces: content.spaces,
      paths: content.paths,
      generals: [...content.majorGenerals, ...content.minorGenerals, ...content.independentArmies],
      royalFamily: content.royalFamily,
      fleets: content.fleets,
      combatUnits: content.combatUnits,
      markers: content.markers,
      factions: content.factions,
      regions: content.regions,
      spaceKinds: content.spaceKinds,
      pathTypes: content.pathTypes,
      victoryMarkers: content.victoryMarkers,
      abilities: content.majorGenerals.map(({ ability }) => ability),
    }).flatMap(([what, things]) =>
      repeated(ids(things)).map((id) => `${what}: '${id}' is there more than once`),
    ),

  'whatever is named exists': (content) => faultsIn(content as unknown as Json, known(content), ''),
};

function faultsIn(value: Json, there: Known, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => {
    if (field === 'fieldProvenance') return [];
    const where = `${path}${path && '.'}${nameOf(value, field, part)}`;
    const sort = Array.isArray(value) ? undefined : REFERENCES[field];
    const named = sort === undefined || !isNames(part) ? [] : namesIn(part);
    if (named.length === 0) return faultsIn(part, there, where);
    return named
      .filter((id) => !WORDS.includes(id) && !there[sort as string].includes(id))
      .map((id) => `${where}: ${unknownName(id, there[sort as string], sort as string)}`);
  });
}
/** A name, a list of names, or names by the results of a die. */
const namesIn = (part: Json): string[] =>
  typeof part === 'string' ? [part] : (Object.values(part as object) as string[]);
const isNames = (part: Json): boolean =>
  typeof part === 'string' ||
  (typeof part === 'object' &&
    part !== null &&
    Object.values(part).every((each) => typeof each === 'string'));

/** As a content pack would call it. */
function nameOf(whole: object, field: string, part: Json): string {
  if (!Array.isArray(whole) || typeof part !== 'object' || part === null) return field;
  const { id, players } = part as { id?: string; players?: Json };
  return String(id ?? players ?? field);
}
