/** 7 Generals and military units: what belongs to the section. */

import { losing } from './7.3-losing.ts';

export { contract } from './contract.ts';
export const procedures = { losing };
