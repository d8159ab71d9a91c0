/** 12 Evasion: what belongs to the section. */

import { evade, evasions, flee } from './12-evasion.ts';

export { contract } from './contract.ts';
export const procedures = { evasions };
export const decisions = { evade, flee };
