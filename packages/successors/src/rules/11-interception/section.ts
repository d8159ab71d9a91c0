/** 11 Interception and Withdrawal: what belongs to the section. */

import { intercept, interceptions } from './11-interception.ts';

export { contract } from './contract.ts';
export const procedures = { interceptions };
export const decisions = { intercept };
