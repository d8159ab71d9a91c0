/** D2-01, the settle routine: what belongs to the section. */

import { guard, settling } from './settle.ts';

export { contract } from './contract.ts';
export const procedures = { settling };
export const decisions = { guard };
