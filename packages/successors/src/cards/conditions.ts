/** Whether a card's conditions hold for its player, each by its own clause (6.2 A). */

import type { Seat } from '@diadochi/kernel';
import { type Board, isPlayer, under } from '../contract.ts';
import { allFleets, availableFleets, strengthOfFleets } from '../position/fleets.ts';
import { EVENT, LEFT_GAME, whereIs } from '../position/generals.ts';
import { hasPcIn, holderOf, pcOn, spaceFacts, spaceOf } from '../position/places.ts';
import { turnOf } from '../position/turns.ts';
import { cusInBox } from '../position/units.ts';
import type { ConditionFacts, ConditionKind } from './facts/conditions.ts';
import { hasArmy } from './own-armies.ts';

type Conditions = {
  readonly [K in ConditionKind]: (p: Board, seat: Seat, condition: ConditionFacts<K>) => boolean;
};
/** A test for every kind; each is a refusal in the words of its kind. */
const conditions = (tests: Conditions): Conditions => tests;

const holds = conditions({
  'controls-province': (p, seat, { provinces }) =>
    provinces.some((province) => holderOf(p, province) === seat),
  'controls-space': (p, seat, { spaces }) => spaces.some((space) => pcOn(p, space) === seat),
  'controls-space-in': (p, seat, { provinces }) => provinces.some((province) => hasPcIn(p, seat, province)),
  // A General with a CU, on either side of the walls.
  'army-in': (p, seat, { provinces }) =>
    hasArmy(p, seat, (at) => provinces.includes(spaceFacts(p, spaceOf(at)).province)),
  'game-turn-from': (p, _, { gameTurn }) => turnOf(p) >= gameTurn,
  'general-not-entered': (p, _, { general }) => whereIs(p, general) === EVENT,
  'general-left-game': (p, _, { general }) => whereIs(p, general) === LEFT_GAME,
  'in-holding-box': (p, _, { unit }) => cusInBox(p, unit) > 0,
  // C47B-03: the battle and the Siege that are under way.
  'no-independent-army-in-battle': (p) => {
    const battle = under(p, 'landBattle');
    return battle !== null && isPlayer(battle.attacker) && isPlayer(battle.defender);
  },
  'has-available-fleet': (p, seat) => availableFleets(p, seat).length > 0,
  'fleet-strength-at-least-besieger': (p, seat) => {
    const besieger = under(p, 'siege')?.seat;
    return besieger !== undefined && atHand(p, seat) >= atHand(p, besieger);
  },
  all: (p, seat, { of }) => of.every((each) => isMet(p, seat, each)),
  any: (p, seat, { of }) => of.some((each) => isMet(p, seat, each)),
});
/** CO69-04: of the Fleets that are not Dispersed. */
const atHand = (p: Board, seat: Seat): number => strengthOfFleets(p, seat, allFleets(p));
export const isMet = (p: Board, seat: Seat, condition: ConditionFacts): boolean =>
  holds[condition.kind](p, seat, condition as never);
/** S6.2.A-01: the clause of the first that is not met, or null. */
export function unmetCondition(p: Board, seat: Seat, requires: readonly ConditionFacts[]): string | null {
  for (const condition of requires) if (!isMet(p, seat, condition)) return condition.clause;
  return null;
}
