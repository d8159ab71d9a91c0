/** 4 Setup: what belongs to the section. */

import { claim, deploy, placement } from './4.6-placement.ts';
import { colour, discardGeneral, setup } from './4-setup.ts';

export { contract } from './contract.ts';
export const procedures = { setup, placement };
export const decisions = { colour, discardGeneral, deploy, claim };
