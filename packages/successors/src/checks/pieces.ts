/** Royal Family, combat units, markers and Fleets. */

import type { Content } from '../content-schema.ts';
import { COLOURS, UNITS } from '../words.ts';
import { type Checks, matched, total, unless } from './parts.ts';

type Royal = Content['royalFamily'][number];

const FLEETS = 8;
/** S8.1, S8.2, S8.4 */
const ROYALS = { heir: 3, female: 3, cart: 1, tomb: 1 } as const;
/** Fields that only some kinds of royal persons have, and those who must have them. */
const FIELDS: {
  readonly [kind: string]: {
    readonly must: readonly (keyof Royal)[];
    readonly may: readonly (keyof Royal)[];
  };
} = {
  heir: { must: ['start'], may: ['regencyGameTurn', 'option162'] },
  female: { must: ['start'], may: [] },
  cart: {
    must: [
      'start',
      'mayMoveFromGameTurn',
      'buriableInGameTurns',
      'removedInPreparationsOfGameTurn',
      'becomes',
    ],
    may: [],
  },
  tomb: { must: ['permanentIfIn', 'moves', 'controllable'], may: [] },
};
const SPECIAL = [...new Set(Object.values(FIELDS).flatMap(({ must, may }) => [...must, ...may]))];

export const pieceChecks: Checks = {
  'every Faction and every type of CU is there': ({ factions, combatUnits }) => [
    ...matched('factions', idsOf(factions), [...COLOURS, 'independent']),
    ...matched('combatUnits', idsOf(combatUnits), UNITS),
  ],

  'the Royal Family is complete': ({ royalFamily }) =>
    Object.entries(ROYALS).flatMap(([kind, count]) =>
      total(
        `royalFamily of kind '${kind}'`,
        royalFamily.filter((royal) => royal.kind === kind).length,
        count,
      ),
    ),
  'a royal person has what the kind needs': ({ royalFamily }) =>
    royalFamily.flatMap((royal) => {
      const { must, may } = FIELDS[royal.kind];
      const has = (field: keyof Royal): boolean => royal[field] !== undefined && royal[field] !== null;
      const isTomb = royal.kind === 'tomb';
      return [
        ...must.filter((field) => !has(field)).map((field) => `royalFamily.${royal.id}.${field}: is missing`),
        ...SPECIAL.filter((field) => has(field) && !must.includes(field) && !may.includes(field)).map(
          (field) => `royalFamily.${royal.id}.${field}: is not for a ${royal.kind}`,
        ),
        ...unless(
          (typeof royal.legitimacy === 'object') === isTomb,
          `royalFamily.${royal.id}.legitimacy: ${isTomb ? 'should have one in Pella and one elsewhere' : 'should be a number'}`,
        ),
      ];
    }),
  'the Funeral Cart gives no Legitimacy': ({ royalFamily }) =>
    royalFamily.flatMap(({ id, kind, legitimacy }) =>
      unless(kind !== 'cart' || legitimacy === 0, `royalFamily.${id}.legitimacy: only the Tomb gives it`),
    ),
  'a royal person begins on a space or in a box': ({ royalFamily }) =>
    royalFamily.flatMap(({ id, start }) =>
      unless(
        start === null || (start.space === undefined) === (start.holdingBox === true),
        `royalFamily.${id}.start: should have either a space or a holding box`,
      ),
    ),
  // S3.8, S5.1.A
  'the Funeral Cart is buried before it is gone': ({ royalFamily }) =>
    royalFamily.flatMap(
      ({ id, mayMoveFromGameTurn = 1, buriableInGameTurns = [], removedInPreparationsOfGameTurn = 9 }) =>
        unless(
          buriableInGameTurns.every(
            (turn) => turn >= mayMoveFromGameTurn && turn < removedInPreparationsOfGameTurn,
          ),
          `royalFamily.${id}.buriableInGameTurns: it moves from game turn ${mayMoveFromGameTurn} and is gone in ${removedInPreparationsOfGameTurn}`,
        ),
    ),

  // S6.2.B3
  'what can be trained fits on the Training Track': ({ combatUnits, trainingTrack }) =>
    combatUnits.flatMap(({ id, trainingCost }) =>
      unless(
        trainingCost === null || trainingCost <= trainingTrack.spaces,
        `combatUnits.${id}.trainingCost: ${trainingCost}, but the track has ${trainingTrack.spaces} spaces`,
      ),
    ),
  'what is limited has a total': ({ combatUnits }) =>
    combatUnits.flatMap(({ id, unlimited, totalCus }) =>
      unless(
        unlimited === (totalCus === undefined),
        `combatUnits.${id}.totalCus: ${unlimited ? 'there is no limit' : 'is missing'}`,
      ),
    ),

  // S1, S7.4, D2-09
  'there are 8 Fleets': ({ fleets }) => total('fleets', fleets.length, FLEETS),
  'the upgraded side of a Fleet is the stronger': ({ fleets }) =>
    fleets.flatMap(({ id, normal, upgraded }) =>
      unless(upgraded > normal, `fleets.${id}.upgraded: ${upgraded} is not above ${normal}`),
    ),
  'a Fleet has a port': ({ fleets, spaces }) =>
    fleets.flatMap(({ id, control }) => {
      const ports = spaces.filter(({ port }) => port);
      if (control.kind === 'province')
        return unless(
          ports.some(({ province }) => province === control.province),
          `fleets.${id}.control: ${control.province} has no port`,
        );
      if (control.kind === 'space')
        return unless(
          ports.some((space) => space.id === control.space),
          `fleets.${id}.control: ${control.space} is no port`,
        );
      return [];
    }),
};

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
