/** 15 Sieges: what belongs to the section. */

import { besiege } from './15.2-requirements.ts';
import { siege } from './15.2-siege.ts';
import { takeCity } from './15.4-completing.ts';

export { contract } from './contract.ts';
export const procedures = { siege };
export const decisions = { besiege, takeCity };
