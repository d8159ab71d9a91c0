/** 14.6, 14.7: what a side brings to a Land Battle: CUs, Local Troops, Elephants, and its General's Battle Rating. */

import type { Seat } from '@diadochi/kernel';
import { ELEPHANT, ROYAL, type Unit, type Units } from '../../box.ts';
import {
  type Board,
  INDEPENDENT,
  type Location,
  modifiers,
  NOBODY,
  type Owner,
  TYPES,
} from '../../contract.ts';
import { hasCavalryAt, isCavalryAmong, isWithCavalry } from '../../position/cavalry.ts';
import { commanderAt, generalFacts, independentsAt } from '../../position/generals.ts';
import { unitsAt } from '../../position/units.ts';
import { battleRating } from '../7-pieces/7.1-ratings.ts';
import { localTroops } from './14.5-local-troops.ts';

/** A Land Battle as it stands before any die falls. */
export interface Battle {
  readonly location: Location;
  readonly attacker: Owner;
  readonly defender: Owner;
  /** S14.4-02: whose Royal Army CUs are set aside, and how many. */
  readonly asideOf: Owner;
  readonly aside: number;
  /** S12.2.B-01 */
  readonly failed: readonly Seat[];
  /** C50-03, S14.7-03: what Battle Cards did, the Attacker first; nothing, if that is left out. */
  readonly noElephants?: readonly number[];
  readonly rollBonus?: readonly number[];
}
/** The place of a side in such lists. */
export const placeOfSide = ({ attacker }: Battle, owner: Owner): number => (owner === attacker ? 0 : 1);

/** S14.6-03, S14.6-04: the CUs that take part, by type. */
export function fighters(p: Board, { location, asideOf, aside }: Battle, owner: Owner): Units {
  if (owner === INDEPENDENT || owner === NOBODY) return NONE;
  const units = Array.from({ length: TYPES }, (_, unit: Unit) => unitsAt(p, location, owner, unit));
  if (asideOf === owner) units[ROYAL] -= aside;
  return units;
}
const NONE: Units = new Array<number>(TYPES).fill(0);

/** S7.5-03: the CUs of Independent Armies (D14-07: of all that are there). */
export const independentCus = (p: Board, location: Location): number => {
  let sum = 0;
  for (const general of independentsAt(p, location)) sum += generalFacts(p, general).cus;
  return sum;
};

/** S14.6-03, S14.6-05: Battle Strength without what the Elephant dice will give. */
export function strengthOf(p: Board, battle: Battle, owner: Owner): number {
  let strength = localTroops(p, battle.location, owner, battle.failed);
  if (owner === INDEPENDENT) {
    const { combatStrengthPerCu } = p.box.content.independentArmyRules;
    return strength + independentCus(p, battle.location) * combatStrengthPerCu;
  }
  const units = fighters(p, battle, owner);
  for (let unit = 0; unit < TYPES; unit++) strength += units[unit] * p.box.units[unit].strength;
  return strength;
}
/** S14.6-01: how many Elephant dice are rolled. */
export const elephantsOf = (p: Board, battle: Battle, owner: Owner): number =>
  battle.noElephants?.[placeOfSide(battle, owner)] === 1 ? 0 : fighters(p, battle, owner)[ELEPHANT];
/** S14.6-02: the Combat Strength of one, by its die. */
export const elephantStrength = (p: Board, die: number): number =>
  p.box.content.tables.elephantDie.faces[die - 1];

/** S16.9-26: whether a side has Cavalry CUs; S16.9-02, D16-16: one of every Independent Army is. */
export function hasCavalry(p: Board, battle: Battle, owner: Owner): boolean {
  if (owner !== INDEPENDENT) return isWithCavalry(p) && isCavalryAmong(p, fighters(p, battle, owner));
  return hasCavalryAt(p, battle.location, owner);
}
/** S16.9-27: Elephants of the other side scare them, if their dice gave any strength; C50-05: those that do nothing do not. */
export const isCharge = (p: Board, battle: Battle, owner: Owner, elephantsOfOther: number): boolean =>
  elephantsOfOther === 0 && hasCavalry(p, battle, owner);
/** S16.9-29: what the loser's Attrition roll gets, as things are before any loss. */
export const pursuitOf = (p: Board, battle: Battle, winner: Owner, loser: Owner): number =>
  hasCavalry(p, battle, winner) && !hasCavalry(p, battle, loser) ? PURSUIT : 0;
const PURSUIT = 2;

/** S14.7-02, D14-15: of the Commanding General; D14-07: of Independent Armies the highest; without a General none. */
export function ratingOf(p: Board, battle: Battle, owner: Owner, elephants: number): number {
  const { location, attacker } = battle;
  if (owner === INDEPENDENT)
    return independentsAt(p, location).reduce(
      (most, each) => Math.max(most, generalFacts(p, each).battle),
      0,
    );
  const commander = commanderAt(p, location, owner);
  if (commander === null) return 0;
  const units = fighters(p, battle, owner);
  return battleRating(p, commander, location, { owner, attacks: owner === attacker, units, elephants });
}
/** S16.9-26 */
export const CHARGE = 1;
/** The roll of a side with its reasons: two dice, and S14.7-02: each that is lower than the Battle Rating is raised to it. */
export const battleRoll = modifiers<
  [dice: readonly number[], rating: number, bonus: number, cavalry: boolean]
>({
  'S14.7-01': [(_p, dice) => dice[0] + dice[1], () => true],
  'S14.7-02': [
    (_p, dice, rating) => Math.max(0, rating - dice[0]) + Math.max(0, rating - dice[1]),
    () => true,
  ],
  // D14-05: after that.
  'S14.7-03': [(_p, _dice, _rating, bonus) => bonus, () => true],
  'S16.9-26': [CHARGE, (_p, _dice, _rating, _bonus, cavalry) => cavalry],
});

/** S14.7-04, D14-06: the Battle Table; beyond its edges the edge counts. */
export function scoreOf(p: Board, roll: number, strength: number): number {
  const { leastRoll, leastStrength, scores } = p.box.battle;
  const row = scores[within(roll - leastRoll, scores.length)];
  return row[within(strength - leastStrength, row.length)];
}
const within = (place: number, length: number): number => Math.max(0, Math.min(length - 1, place));

/** S14.9-03, S14.9-04: a winner who is spared the loss of a CU. */
export const isSpared = (winner: number, loser: number): boolean => loser === 0 || winner >= 2 * loser;
