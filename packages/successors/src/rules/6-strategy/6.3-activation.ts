/** 6.3 Activation Segment: activate Armies and Generals, or raise a Mercenary. */

import { MERCENARY } from '../../box.ts';
import { type Board, decision, procedure, rule } from '../../contract.ts';
import { BY_DIE } from '../../position/budget.ts';
import { forgetGestures, forgetParting } from '../../position/generals.ts';
import { movementDieOf, setMovementDie } from '../../position/march.ts';
import { addWaiting } from '../../position/units.ts';
import { appointWay, disbandWay, gesture, recallWay } from '../7-pieces/7.1-gestures.ts';
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
      return 'C_place';
    },
  },
  B_march: { call: 'marching', with: (_, { seat }) => ({ seat }), then: 'A_choice' },
  C_place: { call: 'reinforcing', with: (_, { seat }) => ({ seat }) },
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
export const activate = decision('activate', [
  namingWay((p: Board) => mayMarch.broken(p)),
  { roll: { closed: (p) => mayRoll.broken(p) } },
  { raise: { closed: (p) => mayRaise.broken(p) } },
  { pass: {} },
  appointWay,
  recallWay,
  disbandWay,
]);
