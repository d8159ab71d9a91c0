/** 10: the plain choices of the Land Movement Procedure, each between two ways on. */

import { mayMeet } from '../../cards/pact.ts';
import { type Board, decision } from '../../contract.ts';
import { outsideOf } from '../../position/places.ts';
import { mayWithdraw } from '../11-interception/11.3-withdrawal.ts';

/** C: S10.C-05 */
export const passage = decision('passage', [{ grant: {} }, { refuse: {} }]);
/** C: S10.C-06 */
export const honour = decision('honour', [
  { honour: {} },
  { break: { closed: (p, { seat, about: { space } }) => mayMeet.broken(p, seat, outsideOf(space)) } },
]);
/** E: S10.E-01 */
const goingBack = { closed: (p: Board) => mayWithdraw.broken(p) };
export const withdrawDecision = decision('withdraw', [{ withdraw: goingBack }, { stay: {} }]);
/** G: S10.G-01 */
export const depart = decision('depart', [{ moveOn: {} }, { withdraw: goingBack }]);
