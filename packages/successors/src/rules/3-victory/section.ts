/** 3 Victory conditions: what belongs to the section. */

import { burial, buryDecision } from './3.8-burial.ts';

export { contract } from './contract.ts';
export const procedures = { burial };
export const decisions = { bury: buryDecision };
