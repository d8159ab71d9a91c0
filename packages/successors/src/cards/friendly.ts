/** C0-05: what a card calls friendly. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import type { Board } from '../contract.ts';
import { hasOwnPc } from '../rules/5-sequence/5.2-eligible.ts';

/** His own PC, and no CU or General of any other Faction: as for Reinforcements (S5.2-10). */
export const isFriendly = (p: Board, seat: Seat, space: Space): boolean => hasOwnPc(p, seat, space);
