/** 10: the plain choices of the Land Movement Procedure, each between two ways on. */

import { decision } from '../contract.ts';

/** C: S10.C-05 */
export const passage = decision('passage', [{ grant: {} }, { refuse: {} }]);
/** C: S10.C-06 */
export const honour = decision('honour', [{ honour: {} }, { break: {} }]);
/** E: S10.E-01 */
export const withdrawDecision = decision('withdraw', [{ withdraw: {} }, { stay: {} }]);
/** G: S10.G-01 */
export const depart = decision('depart', [{ moveOn: {} }, { withdraw: {} }]);
