/** 6.2: Surprise cards: what belongs to the section. */

import { chooseCard, fetchingCard, stealingCard } from './any-time.ts';
import { anyTime, interjecting } from './interjecting.ts';
import { surprise } from './playing.ts';
import {
  battleCards,
  battleLost,
  evasionRoll,
  interceptionRoll,
  prestigeCompared,
  seaCards,
  siegeRoll,
  surprisePlayed,
} from './windows.ts';

export { contract } from './contract.ts';
export const procedures = { surprise, interjecting, fetchingCard, stealingCard };
export const decisions = { chooseCard };
export const windows = {
  interceptionRoll,
  evasionRoll,
  battleCards,
  prestigeCompared,
  seaCards,
  siegeRoll,
  battleLost,
  surprisePlayed,
};
export const interjections = { anyTime };
