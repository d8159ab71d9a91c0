/** 7.1: the Ratings of a General where he commands, with what his Special Ability makes of them (S7.1-03). */

import type { General, GeneralFacts, Unit, Units } from '../../box.ts';
import { type Board, type Location, modifiers, type Owner } from '../../contract.ts';
import { hasCavalryAt, isCavalryMoving } from '../../position/cavalry.ts';
import { generalFacts, ownerOf } from '../../position/generals.ts';
import { pcOn, provinceFacts, spaceFacts, spaceOf } from '../../position/places.ts';
import { UNITS } from '../../words.ts';

/** A side of a Land Battle, as far as abilities look at it. */
export interface Fighting {
  readonly owner: Owner;
  readonly attacks: boolean;
  /** The CUs that take part. */
  readonly units: Units;
  /** S14.6-02: the Combat Strength that its Elephant dice gave. */
  readonly elephants: number;
}

type Override = Extract<NonNullable<GeneralFacts['ability']>, { kind: 'rating-override' }>['params'];
type When = Override['when'];

/** S9.2-06 to S9.2-08: what his movement die is compared with. */
export const movementInitiative = (p: Board, general: General, at: Location): number =>
  overridden(p, general, at, 'initiative', true, null);
/** S11.2-11, S12.2-04 */
const reactionInitiative = (p: Board, general: General, at: Location): number =>
  overridden(p, general, at, 'initiative', false, null);
/** S14.7-02 */
export const battleRating = (p: Board, general: General, at: Location, side: Fighting): number =>
  overridden(p, general, at, 'battle', false, side);

function overridden(
  p: Board,
  general: General,
  at: Location,
  rating: 'initiative' | 'battle',
  isMovement: boolean,
  side: Fighting | null,
): number {
  const facts = generalFacts(p, general);
  const { ability } = facts;
  if (ability === null || ability.kind !== 'rating-override' || ability.params.rating !== rating)
    return facts[rating];
  const { value, when } = ability.params;
  if (when.uses !== undefined && !isMovement) return facts[rating];
  return isWhere(p, at, when) && (side === null || isHow(p, at, when, side)) ? value : facts[rating];
}

function isWhere(p: Board, at: Location, when: When): boolean {
  const { province, region, port } = spaceFacts(p, spaceOf(at));
  if (when.inPort === true && !port) return false;
  if (when.provinces !== undefined)
    return province >= 0 && when.provinces.includes(provinceFacts(p, province).name);
  // D2-14
  return when.regions === undefined || (when.regions as readonly (string | null)[]).includes(region);
}

function isHow(p: Board, at: Location, when: When, { owner, attacks, units, elephants }: Fighting): boolean {
  if (when.side !== undefined && (when.side === 'attacker') !== attacks) return false;
  if (when.spaceControlledBy === 'own' && pcOn(p, spaceOf(at)) !== owner) return false;
  const least = when.ownParticipatingCu;
  if (least !== undefined && units[UNITS.indexOf(least.type)] < least.min) return false;
  const above = when.ownElephantWithStrengthAbove;
  if (above !== undefined && elephants <= above) return false;
  const share = when.ownMacedonianShareAtLeast;
  return share === undefined || isMacedonian(p, units, share);
}
function isMacedonian(p: Board, units: Units, share: number): boolean {
  let [macedonian, all] = [0, 0];
  units.forEach((count, unit: Unit) => {
    all += count;
    if (p.box.units[unit].macedonian) macedonian += count;
  });
  return all > 0 && macedonian >= share * all;
}

type Where = [general: General, at: Location];
/** The least die with which a General Intercepts, with its reasons: what makes it easier or harder is one more of them. */
export const interceptsFrom = modifiers<Where>({
  'S11.2-11': [aboveInitiative, () => true],
  'S11.2-12': [eased('interception-threshold'), () => true], // EUMENES
  // D16-11: what is added to the die is taken off what it needs; of his Faction, whether it comes along or not.
  'S16.9-22': [-1, (p, general, at) => hasCavalryAt(p, at, ownerOf(p, general))],
  'S16.9-23': [1, isCavalryMoving],
});
/** And with which he Evades. */
export const evadesFrom = modifiers<Where>({
  'S12.2-04': [aboveInitiative, () => true],
  'S12.2-05': [eased('evasion-threshold'), () => true], // LYSIMACHOS
  'S16.9-24': [-1, (p, general, at) => hasCavalryAt(p, at, ownerOf(p, general))],
  'S16.9-25': [1, isCavalryMoving], // D16-12
});
function aboveInitiative(p: Board, general: General, at: Location): number {
  return reactionInitiative(p, general, at) + 1;
}
/** By how much a General needs less than his Initiative asks for. */
function eased(kind: 'interception-threshold' | 'evasion-threshold') {
  return (p: Board, general: General, at: Location): number => {
    const { ability } = generalFacts(p, general);
    return ability?.kind === kind ? ability.params.minRoll - aboveInitiative(p, general, at) : 0;
  };
}
