/** Words that scenes and facts share. */

import {
  DEALT,
  DISPERSED,
  EVENT,
  IN_BOX,
  IN_RESERVE,
  LEFT_GAME,
  OFF_MAP,
  OFFERED,
  UNAVAILABLE,
  WAITING,
} from './position/generals.ts';
import { UNITS } from './words.ts';

/** Where a General can be besides the map. */
export const STATES: { readonly [state: string]: number } = {
  'off-map': OFF_MAP,
  dispersed: DISPERSED,
  waiting: WAITING,
  reserve: IN_RESERVE,
  event: EVENT,
  unavailable: UNAVAILABLE,
  killed: LEFT_GAME,
  dealt: DEALT,
  offered: OFFERED,
  box: IN_BOX,
};

/** CUs as a scene has them, the types in one order: ` loyal 2 mercenary 1`. */
export const unitText = (units: readonly number[]): string =>
  units.map((count, unit) => (count > 0 ? ` ${UNITS[unit]} ${count}` : '')).join('');
