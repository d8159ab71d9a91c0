/** `place-units`: CUs come to a friendly space, all to the same one, with a Minor General if wanted (card 5). */

import type { Seat } from '@diadochi/kernel';
import type { Space, Units } from '../box.ts';
import {
  type Board,
  INSIDE,
  OUTSIDE,
  type Play,
  procedure,
  rule,
  type Side,
  TYPES,
  under,
} from '../contract.ts';
import { minorsOf } from '../position/generals.ts';
import { allSpaces, insideOf, isMajorCity, locationOf, pcOn, spaceFacts } from '../position/places.ts';
import { addUnits, cusAt } from '../position/units.ts';
import { takesAny } from '../rules/5-sequence/5.2-eligible.ts';
import { mayAppointTo, station } from '../rules/7-pieces/7.1-gestures.ts';
import { demands } from './demands.ts';
import type { EffectFacts } from './facts.ts';
import { isFriendly } from './friendly.ts';
import { type EffectKind, effectFacts } from './kind.ts';

type Facts = EffectFacts<'place-units'>;

export const placingUnits = procedure('placingUnits', (_, args) => ({
  ...args,
  space: null,
  side: OUTSIDE,
})).steps({
  A_place: {
    ask: 'chooseLocation',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (p, f, seat, answer, play) => {
      if ('none' in answer) return;
      const { at, side } = answer;
      f.space = at;
      f.side = side;
      placeTogether(p, seat, effectFacts<'place-units'>(p, f.card, f.effect).units, at, side, play);
    },
  },
  B_general: {
    ask: 'chooseGeneral',
    of: (p, { seat, card, effect }) =>
      effectFacts<'place-units'>(p, card, effect).minorGeneral ? [seat] : [],
    about: (_, { card, effect, space, side }) => ({ card, effect, space, side }),
    then: (p, { space, side }, seat, answer, play) => {
      if ('general' in answer && space !== null)
        station(p, seat, answer.general, locationOf(space, side), play);
    },
  },
});

/** D6-30: in one's own city inside or outside; what does not fit inside (S9.4-06) comes outside. */
function placeTogether(p: Board, seat: Seat, units: Units, space: Space, side: Side, play: Play): void {
  for (let unit = 0; unit < TYPES; unit++) {
    const inside = side === INSIDE ? Math.min(units[unit], roomInside(p, seat, space)) : 0;
    for (const [at, count] of [
      [INSIDE, inside],
      [OUTSIDE, units[unit] - inside],
    ] as const) {
      if (count === 0) continue;
      addUnits(p, locationOf(space, at), seat, unit, count);
      play.tell?.all('placedUnits', { seat, unit, count, space, side: at });
    }
  }
}
export const roomInside = (p: Board, seat: Seat, space: Space): number =>
  Math.max(0, p.box.content.walls.inside - cusAt(p, insideOf(space), seat));

const mayPlaceIn = demands<'place-units', [Seat, Space]>({
  place: (p, { provinces }, seat, space) =>
    (provinces === null || provinces.includes(spaceFacts(p, space).province)) && isFriendly(p, seat, space),
});
const mayHold = rule<[Seat, Space, Units]>({
  // S5.2-14 to S5.2-16: no more in a space than Reinforcements.
  'C0-06': (p, seat, space, units) =>
    takesAny(p, seat, space) || sizeOf(units) <= p.box.content.reinforcements.perSpace,
});
const sizeOf = (units: Units): number => units.reduce((sum, count) => sum + count, 0);
const brokenPlace = (p: Board, seat: Seat, effect: Facts, space: Space): string | null =>
  mayPlaceIn.broken(p, effect, seat, space) ?? mayHold.broken(p, seat, space, effect.units);

/** D6-30 */
const mayPlaceInside = rule<[Seat, Space, Side]>({
  'S9.4-05': (p, seat, space, side) => side === OUTSIDE || (isMajorCity(p, space) && pcOn(p, space) === seat),
  'S9.4-06': (p, seat, space, side) => side === OUTSIDE || roomInside(p, seat, space) > 0,
});

export const placeUnits: EffectKind<'place-units'> = {
  possible(p, seat, effect) {
    for (const space of allSpaces(p))
      if (pcOn(p, space) === seat && brokenPlace(p, seat, effect, space) === null) return true;
    return false;
  },
  bound: () => true,
  procedure: 'placingUnits',
  rules: {
    space: brokenPlace,
    side: (p, seat, _, space, side) => mayPlaceInside.broken(p, seat, space, side),
    generals: (p, seat) => minorsOf(p, seat),
    // C5-03: the Minor General is at his wish, the place is not.
    none: (p) => under(p, 'placingUnits')?.space !== null,
    general: (p, seat, _, general, to) => (to === null ? null : mayAppointTo.broken(p, seat, general, to)),
  },
};
