/** 14 Land Battle: what belongs to the section. */

import { join } from './14.2-joining.ts';
import { inherit, inheritance, succeed } from './14.8-general-loss.ts';
import { defeat, lose } from './14.9-losses.ts';
import { landBattle } from './14-land-battle.ts';

export { contract } from './contract.ts';
export const procedures = { landBattle, defeat, inheritance };
export const decisions = { join, lose, succeed, inherit };
