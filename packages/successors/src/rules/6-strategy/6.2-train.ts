/** 6.2.B3 Training troops. */

import type { Seat } from '@diadochi/kernel';
import type { Unit } from '../../box.ts';
import { type Board, decision, procedure } from '../../contract.ts';
import { isWithCavalry } from '../../position/cavalry.ts';
import { progressOf, setTraining, traineeOf } from '../../position/scores.ts';
import { addWaiting } from '../../position/units.ts';

export const training = procedure('training', (_, args) => ({ ...args, left: args.ops })).steps({
  // S6.2.B3-03, S6.2.B3-06, S6.2.B3-07: one CU at a time; a new one only on an empty track.
  A_type: {
    ask: 'train',
    of: (p, { seat, left }) => (left > 0 && traineeOf(p, seat) < 0 ? [seat] : []),
    about: (_, { left }) => ({ ops: left }),
    then: (p, _, seat, { train }) => setTraining(p, seat, train, 0),
  },
  // S6.2.B3-04, D6-16, D6-17: all OPs are used.
  B_advance: (p, f, { tell }) => {
    const { seat } = f;
    const unit: Unit = traineeOf(p, seat);
    const of = p.box.units[unit].training;
    const progress = Math.min(of, progressOf(p, seat) + f.left);
    f.left -= progress - progressOf(p, seat);
    if (progress < of) {
      setTraining(p, seat, unit, progress);
      tell?.all('trains', { seat, unit, progress, of });
      return 'D_end';
    }
    // S6.2.B3-05
    setTraining(p, seat, -1, 0);
    addWaiting(p, seat, unit, 1);
    tell?.all('trained', { seat, unit });
    return;
  },
  C_place: {
    call: 'reinforcing',
    with: (_, { seat }) => ({ seat }),
    then: (_, { left }) => (left > 0 ? 'A_type' : undefined),
  },
  D_end: () => {},
});

export const train = decision('train', [
  {
    train: {
      // S6.2.B3-01, S6.2.B3-02: those that can be trained at all; S16.9-14
      among: (p) => (isWithCavalry(p) ? p.box.trainableWithCavalry : p.box.trainable),
      bounds: 'S6.2.B3-03',
    },
  },
]);

/** What is wrong with a Training Track: whatever is complete leaves it (S6.2.B3-05). */
export const trainingFault = (p: Board, seat: Seat): string | null => {
  const unit = traineeOf(p, seat);
  return unit >= 0 && progressOf(p, seat) >= p.box.units[unit].training
    ? `seat ${seat}: a CU in training that is complete`
    : null;
};
