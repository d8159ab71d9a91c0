/** 6.1 Surrender Segment (S6.1-01): 1 remove enemy PCs, 2 place own PCs, 3 conduct Sieges. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import { type Board, decision, INDEPENDENT, NOBODY, procedure, rule } from '../../contract.ts';
import { forgetGestures } from '../../position/generals.ts';
import {
  isEnemySpace,
  isMinorCity,
  isTransit,
  isUncontrolled,
  pcOn,
  setPc,
  spaceOf,
} from '../../position/places.ts';
import { endProcedure } from '../../position/played.ts';
import {
  cusInSpace,
  locationOfStack,
  ownerOfStack,
  spacesWithCus,
  stackCount,
} from '../../position/units.ts';
import { appointWay, disbandWay, gesture, recallWay } from '../7-pieces/7.1-gestures.ts';
import { canBesiege } from '../15-sieges/15.2-requirements.ts';

export const surrender = procedure('surrender', (_, args) => ({ ...args, space: 0, riders: false })).steps({
  A_remove: {
    ask: 'remove',
    of: (p, { seat }) => (anywhere(p, seat, mayRemove.allows) ? [seat] : []),
    none: 'B_place',
    about: () => ({}),
    then: (p, _, seat, answer, play) => {
      if ('done' in answer) return 'B_place';
      if (!gesture(p, seat, answer, play) && 'remove' in answer) {
        const from = pcOn(p, answer.remove);
        setPc(p, answer.remove, NOBODY, seat);
        forgetGestures(p);
        play.tell?.all('tookPc', { seat, space: answer.remove, from });
      }
      return 'A_remove';
    },
  },
  B_place: {
    ask: 'place',
    of: (p, { seat }) => (anywhere(p, seat, maySettle.allows) ? [seat] : []),
    none: 'C_besiege',
    about: () => ({}),
    then: (p, _, seat, answer, play) => {
      if ('done' in answer) return 'C_besiege';
      if (!gesture(p, seat, answer, play) && 'place' in answer) {
        setPc(p, answer.place, seat, seat);
        forgetGestures(p);
        play.tell?.all('placedPc', { seat, space: answer.place });
      }
      return 'B_place';
    },
  },
  C_besiege: {
    ask: 'besiege',
    of: (p, { seat }) => (canBesiege(p, seat) ? [seat] : []),
    none: 'D_end',
    about: () => ({}),
    then: (p, f, seat, answer, play) => {
      if ('done' in answer) return 'D_end';
      if (gesture(p, seat, answer, play)) return 'C_besiege';
      forgetGestures(p);
      f.riders = 'siegeWithCavalry' in answer;
      if ('siege' in answer) f.space = answer.siege;
      if ('siegeWithCavalry' in answer) f.space = answer.siegeWithCavalry;
      return;
    },
  },
  C_siege: {
    call: 'siege',
    with: (_, { seat, space, riders }) => ({ seat, space, surrender: true, riders }),
    then: (p) => {
      endProcedure(p);
      return 'C_besiege';
    },
  },
  D_end: () => {},
});

const mayRemove = rule<[Seat, Space]>({
  'S6.1-02': (p, seat, space) => isEnemySpace(p, seat, space) && cusInSpace(p, space, seat) > 0,
  'S6.1-03': (p, _, space) => pcOn(p, space) !== INDEPENDENT && isMinorCity(p, space),
});
/** S6.1-05: what became uncontrolled in step 1 too. */
const maySettle = rule<[Seat, Space]>({
  'S6.1-04': (p, seat, space) => isUncontrolled(p, space) && cusInSpace(p, space, seat) > 0,
  'S2-25': (p, _, space) => !isTransit(p, space),
});

/** D6-04: CUs are enough, a General is not needed. */
function anywhere(p: Board, seat: Seat, may: (p: Board, seat: Seat, space: Space) => boolean): boolean {
  for (let place = 0; place < stackCount(p); place++)
    if (ownerOfStack(p, place) === seat && may(p, seat, spaceOf(locationOfStack(p, place)))) return true;
  return false;
}

export const remove = decision('remove', [
  {
    remove: {
      among: (p, { seat }, list) => spacesWithCus(p, seat, list),
      bounds: 'S6.1-02',
      may: (p, { seat }, space) => mayRemove.broken(p, seat, space),
    },
  },
  { done: {} },
  appointWay,
  recallWay,
  disbandWay,
]);
export const place = decision('place', [
  {
    place: {
      among: (p, { seat }, list) => spacesWithCus(p, seat, list),
      bounds: 'S6.1-04',
      may: (p, { seat }, space) => maySettle.broken(p, seat, space),
    },
  },
  { done: {} },
  appointWay,
  recallWay,
  disbandWay,
]);
