/** 9.5 Activation of Independent Armies: what belongs to the section. */

import { independents, independentsMenu } from './9.5-independent-armies.ts';
import { steer } from './9.5-movement.ts';

export { contract } from './contract.ts';
export const procedures = { independents };
export const decisions = { independents: independentsMenu, steer };
