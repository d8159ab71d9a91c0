/** Generals: that each has what his part in the game needs, whatever the number of players. */

import type { Content } from '../content-schema.ts';
import { COLOURS, PLAYERS } from '../words.ts';
import { citiesOf } from './map.ts';
import { type Checks, repeated, sum, total, unless } from './parts.ts';

type General = Content['majorGenerals'][number];
type Players = keyof General['roles'];

const MAJOR_GENERALS = 20;
const MINOR_GENERALS_EACH = 4;
const INDEPENDENT_ARMIES = 5;

export const generalChecks: Checks = {
  // S1, D2-09: real limits.
  'there are 20 Major Generals, 4 Minor Generals of each colour and 5 Independent Armies': ({
    majorGenerals,
    minorGenerals,
    independentArmies,
  }) => [
    ...total('majorGenerals', majorGenerals.length, MAJOR_GENERALS),
    ...COLOURS.flatMap((colour) =>
      total(
        `minorGenerals of ${colour}`,
        minorGenerals.filter(({ faction }) => faction === colour).length,
        MINOR_GENERALS_EACH,
      ),
    ),
    ...total('independentArmies', independentArmies.length, INDEPENDENT_ARMIES),
  ],

  // S7.1.A: whoever is senior commands.
  'no two Major Generals have the same Seniority': ({ majorGenerals }) =>
    repeated(majorGenerals.map(({ seniority }) => String(seniority))).map(
      (seniority) => `majorGenerals: more than one has Seniority ${seniority}`,
    ),

  // S4.3, S4.4
  'the Starting Generals are as many as are dealt': ({ majorGenerals, setups }) =>
    setups.flatMap(({ players, generals, redealt }) => {
      const starting = majorGenerals.filter((general) => roleOf(general, players) === 'starting').length;
      return [
        ...unless(
          starting === players * generals,
          `setups.${players}.generals: ${generals} for each of ${players} are ${players * generals}, but there are ${starting} Starting Generals`,
        ),
        ...unless(
          redealt <= generals,
          `setups.${players}.redealt: ${redealt}, but only ${generals} are dealt`,
        ),
      ];
    }),
  'a General has what his roles need': ({ majorGenerals }) =>
    majorGenerals.flatMap((general) => {
      const roles = Object.values(general.roles);
      const needs = (role: General['roles'][Players], field: string, has: boolean): string[] =>
        unless(
          roles.includes(role) === has,
          `majorGenerals.${general.id}.${field}: ${has ? 'is there, but he is never' : 'is missing: he may be'} a ${role} General`,
        );
      return [
        ...needs('starting', 'start', general.start !== null),
        ...needs('reserve', 'recruitment', general.recruitment !== null),
        ...needs('event', 'entry', general.entry !== undefined),
      ];
    }),
  // S4.6-01: the order begins with Perdikkas; S5.1.A: Antipatros and Antigonos bring others.
  'those whom the rules name are always dealt': ({ majorGenerals, royalFamily }) => {
    const brought = majorGenerals.flatMap(({ entry }) =>
      entry !== undefined && 'joinsFactionDealt' in entry ? [entry.joinsFactionDealt] : [],
    );
    const cart = royalFamily.flatMap(({ kind, start }) => (kind === 'cart' ? [start?.withFactionOf] : []));
    return majorGenerals
      .filter(({ id }) => id === 'perdikkas' || brought.includes(id) || cart.includes(id))
      .flatMap((general) =>
        PLAYERS.flatMap((players) =>
          unless(
            roleOf(general, players) === 'starting',
            `majorGenerals.${general.id}.roles.${players}: should be 'starting', the rules count on him`,
          ),
        ),
      );
  },

  // S3.6-16, S3.6-17
  'nobody else gives Legitimacy than Perdikkas and Leonnatos': ({ majorGenerals }) =>
    majorGenerals.flatMap(({ id, legitimacy }) =>
      unless(
        legitimacy === 0 || ['perdikkas', 'leonnatos'].includes(id),
        `majorGenerals.${id}.legitimacy: ${legitimacy}, but he gives none`,
      ),
    ),

  'a General begins in his Province': (content) =>
    content.majorGenerals.flatMap(({ id, start }) => {
      if (start === null) return [];
      const named = [...(start.spaces === 'any' ? [] : start.spaces), ...(start.except ?? [])];
      return named
        .filter(
          (space) => !content.spaces.some((each) => each.id === space && each.province === start.province),
        )
        .map((space) => `majorGenerals.${id}.start: '${space}' does not lie in ${start.province}`);
    }),
  'a General has somewhere to begin': (content) =>
    content.majorGenerals.flatMap(({ id, start }) => {
      if (start === null || start.spaces !== 'any') return [];
      const left = content.spaces.filter(
        (space) => space.province === start.province && !start.except?.includes(space.id),
      );
      return unless(
        left.length > 0,
        `majorGenerals.${id}.start: no space of ${start.province} is left for him`,
      );
    }),
  // D4-08
  'the PCs of a Starting General have room': (content) =>
    content.majorGenerals.flatMap((general) => {
      const { start } = general;
      if (start === null) return [];
      return PLAYERS.filter((players) => roleOf(general, players) === 'starting').flatMap((players) => {
        const free = freeSpaces(content, start.province, players);
        return unless(
          start.pcs <= free,
          `majorGenerals.${general.id}.start.pcs: ${start.pcs}, but with ${players} players ${start.province} has only ${free} spaces that are not Independent`,
        );
      });
    }),
  // S7.2.D, S7.2.F: whatever is limited is there from the beginning, and no others ever come.
  'what is limited is on the map or in a box at the start': ({ majorGenerals, combatUnits }) =>
    combatUnits.flatMap(({ id, totalCus, holdingBoxCus = 0 }) => {
      if (totalCus === undefined) return [];
      return PLAYERS.flatMap((players) => {
        const starting = majorGenerals.filter((general) => roleOf(general, players) === 'starting');
        const placed = sum(starting.map(({ start }) => start?.cus[id] ?? 0));
        return total(`${id} CUs at the start with ${players} players`, placed + holdingBoxCus, totalCus);
      });
    }),

  'a rating that is overridden gets better': ({ majorGenerals }) =>
    majorGenerals.flatMap(({ id, ability, battle, initiative }) => {
      if (ability.kind !== 'rating-override') return [];
      const { rating, value } = ability.params;
      const better = rating === 'battle' ? value > battle : value < initiative;
      return unless(
        better,
        `majorGenerals.${id}.ability.params.value: ${value} is no better than his ${rating}`,
      );
    }),
  'whoever enters for another General is brought by the same one': ({ majorGenerals }) =>
    majorGenerals.flatMap(({ id, entry }) =>
      entry?.trigger !== 'general-leaves'
        ? []
        : unless(
            entry.general === entry.joinsFactionDealt,
            `majorGenerals.${id}.entry: he comes for '${entry.general}' and joins the Faction of '${entry.joinsFactionDealt}'`,
          ),
    ),

  // S4.1-09, S4.1-10
  'an Independent Army begins on the map or in its box': ({ independentArmies, spaces }) =>
    independentArmies.flatMap(({ id, start, movementLimits: { provinces } }) => {
      const where = `independentArmies.${id}.start`;
      if (start.status === 'inactive')
        return unless(start.holdingBox === true && start.space === undefined, `${where}: waits in its box`);
      const space = spaces.find((each) => each.id === start.space);
      if (space === undefined || start.holdingBox === true)
        return [`${where}: should have a space on the map`];
      return [
        ...unless(space.independentAtStart, `${where}.space: ${space.id} is not Independent`),
        ...unless(
          provinces === undefined || (space.province !== null && provinces.includes(space.province)),
          `${where}.space: ${space.id} lies outside its limits`,
        ),
      ];
    }),
};

const roleOf = ({ roles }: General, players: number) => roles[String(players) as Players];

/** S4.1-07, S4.1-08: spaces that could take a PC and have no Independent one. */
function freeSpaces(content: Content, province: string, players: number): number {
  const only = content.independentPcExceptions.find(
    (each) => each.province === province && each.players.includes(players),
  )?.onlySpaces;
  return citiesOf(content, province).filter(
    ({ id, independentAtStart }) => !independentAtStart || only?.includes(id) === false,
  ).length;
}
