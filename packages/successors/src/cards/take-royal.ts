/**
 * `take-royal`: somebody of the Royal Family comes under the player's control: from the holding box or from another player
 * to an Army of his (cards 33 and 36), or where she is (card 30).
 */

import type { Seat } from '@diadochi/kernel';
import type { Royal, Space } from '../box.ts';
import { BOTH_SIDES, type Board, type Location, procedure, under } from '../contract.ts';
import { hasGeneralAt, hasMajorAt, playerWithGeneralAt } from '../position/generals.ts';
import { locationOf, pcOn, spaceOf } from '../position/places.ts';
import {
  controllerOfRoyal,
  controlRoyal,
  isRoyalOnMap,
  ROYAL_IN_BOX,
  royalAt,
  setRoyal,
} from '../position/royals.ts';
import { mayReact as mayTravel } from '../rules/9-armies/9.1-company.ts';
import { demands } from './demands.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';
import { hasArmy, isArmyAt, isNextTo, isUnbesiegedAt } from './own-armies.ts';

type Facts = EffectFacts<'take-royal'>;
const factsOf = (p: Board, { card, effect }: { card: number; effect: number }): Facts =>
  effectFacts<'take-royal'>(p, card, effect);

export const takingRoyal = procedure('takingRoyal', (_, args) => ({ ...args, royal: null, to: null })).steps({
  A_whom: {
    ask: 'chooseRoyal',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (_, f, _seat, answer) => {
      if ('royal' in answer) f.royal = answer.royal;
    },
  },
  B_army: {
    ask: 'chooseLocation',
    of: (p, f) => (factsOf(p, f).from === 'her-location' ? [] : [f.seat]),
    about: (_, { card, effect }) => ({ card, effect, from: null }),
    then: (_, f, _seat, answer) => {
      if ('at' in answer) f.to = locationOf(answer.at, answer.side);
    },
  },
  C_take: (p, f, { chance, tell }) => {
    const { seat, card, royal, to } = f;
    const { from, succeedsOn } = factsOf(p, f);
    if (royal === null || (from === 'her-location' && !isWatchedBy(p, seat, royal))) return;
    if (succeedsOn !== null) {
      const die = chance.die(6);
      const success = succeedsOn.includes(die);
      tell?.all('eventRoll', { seat, card, die, success });
      if (!success) return;
    }
    const before = controllerOfRoyal(p, royal);
    if (to !== null) setRoyal(p, royal, to);
    controlRoyal(p, royal, seat); // D2-01: one change
    if (before === seat) return;
    if (before !== null) tell?.all('lostRoyal', { seat: before, royal });
    tell?.all('gainedRoyal', { seat, royal });
  },
});

const mayTakePerson = demands<'take-royal', [Seat, Royal]>({
  person: (_p, { royals }, _, royal) => royals.includes(royal),
  held: (p, effect, seat, royal) => isWhereTaken(p, effect, seat, royal),
  ownArmy: (p, effect, seat, royal) => effect.from === 'her-location' || hasArmyFor(p, effect, seat, royal),
});
function isWhereTaken(p: Board, { from, unguarded }: Facts, seat: Seat, royal: Royal): boolean {
  if (from === 'holding-box') return royalAt(p, royal) === ROYAL_IN_BOX;
  if (!isRoyalOnMap(p, royal)) return false;
  const controller = controllerOfRoyal(p, royal);
  if (from === 'her-location') return true;
  return controller !== null && controller !== seat && !(unguarded && isGuarded(p, royal, controller));
}
/** By a Major General in the same location. */
const isGuarded = (p: Board, royal: Royal, controller: Seat): boolean =>
  hasMajorAt(p, royalAt(p, royal), controller);
/** S8.2-06, D8-21: what 8.3 would take away again at once is not given. */
function isWatchedBy(p: Board, seat: Seat, royal: Royal): boolean {
  const at = royalAt(p, royal);
  return hasGeneralAt(p, at, seat) || (pcOn(p, spaceOf(at)) === seat && playerWithGeneralAt(p, at) === null);
}

const canReceive = (p: Board, effect: Facts, seat: Seat, royal: Royal, at: Location): boolean =>
  isArmyAt(p, at, seat) &&
  (!effect.unbesieged || isUnbesiegedAt(p, at)) &&
  (!effect.near || isNextTo(p, spaceOf(at), spaceOf(royalAt(p, royal))));
const canReceiveIn = (p: Board, effect: Facts, seat: Seat, royal: Royal, space: Space): boolean =>
  BOTH_SIDES.some((side) => canReceive(p, effect, seat, royal, locationOf(space, side)));
const hasArmyFor = (p: Board, effect: Facts, seat: Seat, royal: Royal): boolean =>
  hasArmy(p, seat, (at) => canReceive(p, effect, seat, royal, at));

/** Where the person comes to who has been chosen. */
const mayReceiveIn = demands<'take-royal', [Seat, Space]>({
  ownArmy: (p, effect, seat, space) => canReceiveIn(p, effect, seat, chosenRoyal(p), space),
});
const mayReceiveAt = demands<'take-royal', [Seat, Location]>({
  ownArmy: (p, effect, seat, at) => canReceive(p, effect, seat, chosenRoyal(p), at),
});
const chosenRoyal = (p: Board): Royal => under(p, 'takingRoyal')?.royal as Royal;

/** C36-02: who may not travel yet cannot be taken away. */
function brokenTaking(p: Board, seat: Seat, effect: Facts, royal: Royal): string | null {
  const broken = mayTakePerson.broken(p, effect, seat, royal);
  return broken ?? (effect.from === 'another-player' ? mayTravel.broken(p, royal) : null);
}

export const takeRoyal: EffectKind<'take-royal'> = {
  possible: (p, seat, effect) => effect.royals.some((royal) => brokenTaking(p, seat, effect, royal) === null),
  // D6-29: the person has to be there; what hangs on a PC, a General or a die may come to nothing.
  bound: () => true,
  procedure: 'takingRoyal',
  rules: {
    royal: brokenTaking,
    space: (p, seat, effect, space) => mayReceiveIn.broken(p, effect, seat, space),
    side: (p, seat, effect, space, side) => mayReceiveAt.broken(p, effect, seat, locationOf(space, side)),
  },
};
