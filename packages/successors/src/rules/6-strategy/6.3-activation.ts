/** 6.3 Activation Segment: activate Armies and Generals, or raise a Mercenary. */

import type { Seat } from '@diadochi/kernel';
import { type General, MERCENARY } from '../../box.ts';
import { BOTH_SIDES, type Board, decision, type Location, procedure, rule } from '../../contract.ts';
import { BY_DIE } from '../../position/budget.ts';
import { forgetGestures, forgetParting, hasGeneralAt, isOnMap, minorsOf } from '../../position/generals.ts';
import { movementDieOf, setMovementDie } from '../../position/march.ts';
import { locationOf } from '../../position/places.ts';
import { addWaiting, cusAt, placedIn, spacesWithCus } from '../../position/units.ts';
import { appointWay, disbandWay, gesture, recallWay } from '../7-pieces/7.1-gestures.ts';
import { appoint } from '../7-pieces/7.1-minor-generals.ts';
import { activateGroup, namingWay } from '../9-armies/9.1-groups.ts';

export const activation = procedure('activation', (_, args) => args).steps({
  // D6-24: doing neither is allowed.
  A_choice: {
    ask: 'activate',
    of: (_, { seat }) => [seat],
    about: (p) => ({ die: movementDieOf(p) }),
    then: (p, _, seat, answer, play) => {
      if ('pass' in answer) return 'D_end';
      if (gesture(p, seat, answer, play)) return 'A_choice';
      if ('march' in answer) {
        activateGroup(p, seat, answer, BY_DIE, play); // S9.1-04
        return 'B_march';
      }
      forgetGestures(p);
      if ('roll' in answer) {
        const die = play.chance.die(6); // S9.2-04
        setMovementDie(p, die);
        play.tell?.all('movementDie', { seat, die });
        return 'A_choice';
      }
      // S6.3-02
      const count = p.box.content.raising.mercenaries;
      addWaiting(p, seat, MERCENARY, count);
      play.tell?.all('raised', { seat, count });
      return 'levy' in answer ? 'C_levy' : 'C_place';
    },
  },
  B_march: { call: 'marching', with: (_, { seat }) => ({ seat }), then: 'A_choice' },
  C_place: { call: 'reinforcing', with: (_, { seat }) => ({ seat }), then: 'D_end' },
  // S7.1.C-03: at any time in his turn, so also to that CU, when nothing else is asked of him any more.
  C_levy: {
    call: 'reinforcing',
    with: (_, { seat }) => ({ seat }),
    then: (p, { seat }, _result, play) => {
      const [to, general] = [leaderlessAt(p, seat), minorOffMap(p, seat)];
      if (to !== null && general !== undefined) appoint(p, seat, general, to, play);
      return 'D_end';
    },
  },
  // D7-05: whoever was placed to be left behind, and was not.
  D_end: (p) => forgetParting(p),
});

/** S9.2-04: first the die; S6.3-03, D9-22: once it has fallen no Mercenary can be raised instead. */
const mayMarch = rule<[]>({
  'S9.2-04': (p) => movementDieOf(p) > 0,
});
const mayRoll = rule<[]>({
  'S9.2-04': (p) => movementDieOf(p) === 0,
});
const mayRaise = rule<[]>({
  'S6.3-03': (p) => movementDieOf(p) === 0,
});
/** Whoever is put to it is off map, and missed by nobody; one is as good as another (S7.1.C-01). */
const minorOffMap = (p: Board, seat: Seat): General | undefined =>
  minorsOf(p, seat).find((general) => !isOnMap(p, general));
const mayLevy = rule<[Seat]>({
  'D7-03': (p, seat) => minorOffMap(p, seat) !== undefined,
});
/** S7.1.C-12: where the CU was raised, unless somebody commands there; of both sides of walls the outside. */
function leaderlessAt(p: Board, seat: Seat): Location | null {
  for (const space of spacesWithCus(p, seat, []))
    for (const side of placedIn(p, space) > 0 ? BOTH_SIDES : []) {
      const location = locationOf(space, side);
      if (cusAt(p, location, seat) > 0 && !hasGeneralAt(p, location, seat)) return location;
    }
  return null;
}
export const activate = decision('activate', [
  namingWay((p: Board) => mayMarch.broken(p)),
  { roll: { closed: (p) => mayRoll.broken(p) } },
  { raise: { closed: (p) => mayRaise.broken(p) } },
  { levy: { closed: (p, { seat }) => mayRaise.broken(p) ?? mayLevy.broken(p, seat) } },
  { pass: {} },
  appointWay,
  recallWay,
  disbandWay,
]);
