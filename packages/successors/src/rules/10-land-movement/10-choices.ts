/** 10: the plain choices of the Land Movement Procedure, each between two ways on. */

import type { Seat } from '@diadochi/kernel';
import { mayMeet } from '../../cards/pact.ts';
import { type Board, decision, type Location, rule } from '../../contract.ts';
import { outsideOf } from '../../position/places.ts';
import { cusAt } from '../../position/units.ts';
import { mayMoveTogether } from '../9-armies/9.1-company.ts';
import { mayWithdraw } from '../11-interception/11.3-withdrawal.ts';

/** C: S10.C-05 */
export const passage = decision('passage', [{ grant: {} }, { refuse: {} }]);
/** With all of his CUs there; who has a pact cannot break his word, and so may go on with however many. */
const mayHonour = rule<[Seat, Location]>({
  'D16-22': (p, seat, location) =>
    mayMoveTogether.allows(p, cusAt(p, location, seat)) || !mayMeet.allows(p, seat, location),
});
/** C: S10.C-06 */
export const honour = decision('honour', [
  { honour: { closed: (p, { seat, about: { space } }) => mayHonour.broken(p, seat, outsideOf(space)) } },
  { break: { closed: (p, { seat, about: { space } }) => mayMeet.broken(p, seat, outsideOf(space)) } },
]);
/** E: S10.E-01 */
const goingBack = { closed: (p: Board) => mayWithdraw.broken(p) };
export const withdrawDecision = decision('withdraw', [{ withdraw: goingBack }, { stay: {} }]);
/** G: S10.G-01 */
export const depart = decision('depart', [{ moveOn: {} }, { withdraw: goingBack }]);
