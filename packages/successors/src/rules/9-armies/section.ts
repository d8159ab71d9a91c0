/** 9 Activation and movement: what belongs to the section. */

import { march, marching } from './9.3-marching.ts';

export { contract } from './contract.ts';
export const procedures = { marching };
export const decisions = { march };
