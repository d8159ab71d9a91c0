/**
 * `place-units`: CUs come to a place that their player chooses, all together, with a Minor General or a PC where the card
 * says so; as a Reinforcement; or to the Army of the effect before. Or they come in each Reinforcements Phase from now on.
 */

import { done, type Seat } from '@diadochi/kernel';
import type { Space, Unit, Units } from '../box.ts';
import { type Board, type Location, OUTSIDE, procedure, rule, TYPES, under } from '../contract.ts';
import { hasGeneralAt, minorsOf } from '../position/generals.ts';
import { makeLast } from '../position/lasting.ts';
import { locationOf, spaceOf } from '../position/places.ts';
import { addWaiting, cusInBox, emptyBox } from '../position/units.ts';
import { raisePc } from '../rules/6-strategy/6.2-recruit.ts';
import { station } from '../rules/7-pieces/7.1-gestures.ts';
import { setIn, setsOf } from './cavalry.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';
import {
  asksForPc,
  brokenSide,
  brokenSpace,
  hasPlace,
  mustClaim,
  placeTogether,
  sizeOf,
  spacesFor,
  whereAt,
} from './placing.ts';

type Facts = EffectFacts<'place-units'>;
interface Resolving {
  readonly card: number;
  readonly effect: number;
}
const factsOf = (p: Board, { card, effect }: Resolving): Facts => effectFacts(p, card, effect);

/** Everything is asked before anything is placed: CUs without a General may not stay everywhere. */
export const placingUnits = procedure('placingUnits', (_, args) => ({
  ...args,
  chosen: 0,
  at: null,
  general: null,
  claims: false,
})).steps({
  A_begin: (p, f) => {
    if (factsOf(p, f).eachPhase !== null) {
      makeLast(p, f.card, { holder: f.seat });
      return done({ army: null });
    }
    if (!isWith(factsOf(p, f), 'same-army')) return;
    f.at = f.army;
    return 'E_place';
  },
  A_units: {
    ask: 'chooseUnit',
    of: (p, f) => (setsOf(p, factsOf(p, f)).length > 1 ? [f.seat] : []),
    about: (_, { card, effect }) => ({ card, effect, space: null, side: OUTSIDE }),
    then: (p, f, _, answer) => {
      if ('unit' in answer)
        f.chosen = setsOf(p, factsOf(p, f)).findIndex((set) => set[answer.unit] === answer.count);
    },
  },
  B_where: (p, f) => (isWith(factsOf(p, f), 'reinforcement') ? 'F_wait' : undefined),
  B_place: {
    ask: 'chooseLocation',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect, from: null }),
    then: (_, f, _seat, answer) => {
      if ('at' in answer) f.at = locationOf(answer.at, answer.side);
    },
  },
  C_general: {
    ask: 'chooseGeneral',
    of: (p, f) => (takesGeneral(p, f.seat, factsOf(p, f), f.at as Location) ? [f.seat] : []),
    about: (_, { card, effect, at }) => ({ card, effect, ...whereAt(at) }),
    then: (_, f, _seat, answer) => {
      f.general = 'general' in answer ? answer.general : null;
    },
  },
  // D6-30: inside there is no question: the city is his by then.
  D_pc: {
    ask: 'decide',
    of: (p, f) => (asksForPc(p, f.seat, factsOf(p, f), f.at as Location) ? [f.seat] : []),
    about: (_, { card, effect, at }) => ({ card, effect, ...whereAt(at), by: null }),
    then: (_, f, _seat, answer) => {
      f.claims = 'yes' in answer;
    },
  },
  E_place: (p, f, play) => {
    const { seat, general, claims } = f;
    const effect = factsOf(p, f);
    const at = f.at as Location;
    if (claims || mustClaim(p, seat, at)) raisePc(p, seat, spaceOf(at), play); // D6-22
    placeTogether(p, seat, takeUnits(p, effect, f.chosen, spaceOf(at)), at, play);
    if (general !== null) station(p, seat, general, at, play);
    return done({ army: hasGeneralAt(p, at, seat) ? at : null });
  },
  F_wait: (p, f) => {
    const units = takeUnits(p, factsOf(p, f), f.chosen, null);
    for (let unit = 0; unit < TYPES; unit++) addWaiting(p, f.seat, unit, units[unit]);
  },
  // D6-18: 5.2 has an answer for what finds no space.
  G_reinforce: { call: 'reinforcing', with: (_, { seat }) => ({ seat }) },
});

const isWith = ({ places }: Facts, at: Facts['places'][number]['at']): boolean =>
  places.some((place) => place.at === at);
/** The CUs that come; those of a holding box leave it. */
function takeUnits(p: Board, effect: Facts, chosen: number, space: Space | null): Units {
  const { box } = effect;
  if (box === null) return space === null ? setsOf(p, effect)[chosen] : setIn(p, effect, chosen, space);
  const units = Array.from({ length: TYPES }, (_, unit) => (unit === box ? cusInBox(p, unit) : 0));
  emptyBox(p, box); // S4.1-11
  return units;
}
/** How many they are; as long as nothing is chosen, the fewest that they can be. */
function sizeNow(p: Board, effect: Facts, space: Space | null): number {
  const { box } = effect;
  if (box !== null) return cusInBox(p, box);
  const sets = setsOf(p, effect);
  const now = under(p, 'placingUnits');
  if (now === null) return Math.min(...sets.map(sizeOf));
  return sizeOf(space === null ? sets[now.chosen] : setIn(p, effect, now.chosen, space));
}
/** C30-05: where a General of his is, no other is needed; S7.1.C-12: he would be off the map again at once. */
const takesGeneral = (p: Board, seat: Seat, { minorGeneral }: Facts, at: Location): boolean =>
  minorGeneral !== null && !hasGeneralAt(p, at, seat);

/** One of the sets that the card names. */
const mayTakeSet = rule<[Facts, Unit, number | null]>({
  'CK-02': (p, effect, unit, count) =>
    setsOf(p, effect).some((set) => (count === null ? set[unit] > 0 : set[unit] === count)),
});
const mayPlaceSet = rule<[Seat, Facts, number]>({
  'C0-06': (p, seat, effect, count) => hasPlace(p, seat, effect, count),
});

export const placeUnits: EffectKind<'place-units'> = {
  possible(p, seat, effect) {
    if (effect.eachPhase !== null) return true;
    if (effect.box !== null && cusInBox(p, effect.box) === 0) return false;
    if (isWith(effect, 'same-army')) return (under(p, 'event')?.army ?? null) !== null;
    return isWith(effect, 'reinforcement') || hasPlace(p, seat, effect, sizeNow(p, effect, null));
  },
  // The Army of the effect before is there if that effect was possible; what comes later is not looked for now.
  bound: (effect) => effect.eachPhase === null && !isWith(effect, 'same-army'),
  procedure: 'placingUnits',
  rules: {
    unit: (p, _, effect, unit) => mayTakeSet.broken(p, effect, unit, null),
    count: (p, seat, effect, unit, count) =>
      mayTakeSet.broken(p, effect, unit, count) ?? mayPlaceSet.broken(p, seat, effect, count),
    spaces: spacesFor,
    space: (p, seat, effect, space) => brokenSpace(p, seat, effect, sizeNow(p, effect, space), space),
    side: (p, seat, effect, space, side) =>
      brokenSide(p, seat, effect, sizeNow(p, effect, space), space, side),
    generals: (p, seat) => minorsOf(p, seat),
    // C5-03: the Minor General is at his wish, the place is not.
    none: (p, _, { minorGeneral }) => minorGeneral === 'may' && under(p, 'placingUnits')?.at !== null,
  },
};
