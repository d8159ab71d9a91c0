/** 6.3 Activation Segment: activate Armies and Generals (with section 9), or raise a Mercenary. */

import { MERCENARY } from '../box.ts';
import { decision, procedure } from '../contract.ts';
import { forgetGestures } from '../position/generals.ts';
import { addWaiting } from '../position/units.ts';
import { appointWay, disbandWay, gesture, recallWay } from './7.1-gestures.ts';

export const activation = procedure('activation', (_, args) => args).steps({
  // D6-24: doing neither is allowed.
  A_choice: {
    ask: 'activate',
    of: (_, { seat }) => [seat],
    about: () => ({}),
    then: (p, _, seat, answer, play) => {
      if ('pass' in answer) return 'D_end';
      if (gesture(p, seat, answer, play)) return 'B_gesture';
      // S6.3-02
      const count = p.box.content.raising.mercenaries;
      forgetGestures(p);
      addWaiting(p, seat, MERCENARY, count);
      play.tell?.all('raised', { seat, count });
      return 'C_place';
    },
  },
  B_gesture: { call: 'settling', with: () => ({}), then: () => 'A_choice' },
  C_place: { call: 'reinforcing', with: (_, { seat }) => ({ seat }) },
  D_end: () => {},
});

export const activate = decision('activate', [
  { raise: {} },
  { pass: {} },
  appointWay,
  recallWay,
  disbandWay,
]);
