/** 13 Naval Movement and Naval Battle: what belongs to the section. */

import { sail, sailing } from './13.2-naval-movement.ts';
import { engage } from './13.3-declaring.ts';
import { navalBattle } from './13.3-naval-battle.ts';

export { contract } from './contract.ts';
export const procedures = { sailing, navalBattle };
export const decisions = { sail, engage };
