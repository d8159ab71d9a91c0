/** The battle and the Siege that are shown; and the rolls which are seen before anything tells what came of them. */

import { signal } from '@preact/signals';
import type { Message } from '../../api.ts';

/** On land (14), or at sea (13.3). */
export type BattleKind = 'battle' | 'navalBattle';
/** The entry in which a battle begins, and which of its sentences tells of it. */
export interface BattleId {
  readonly seq: number;
  readonly nth: number;
  readonly kind: BattleKind;
}
/** The battle that is shown. */
export const openBattle = signal<BattleId | null>(null);

/** The entry in which a Siege is conducted, and which of its sentences tells of it. */
export interface SiegeId {
  readonly seq: number;
  readonly nth: number;
}
/** One that is considered, by its space; or one that was conducted. */
export type ShownSiege = { readonly space: string } | SiegeId;
export const openSiege = signal<ShownSiege | null>(null);
export const isTold = (shown: ShownSiege | null): shown is SiegeId => shown !== null && 'seq' in shown;

const ROLLS = ['event.battleRoll', 'event.navalRoll'];
export const isBattleRoll = ({ key }: Message): boolean => ROLLS.includes(key);
export const isSiegeRoll = ({ key }: Message): boolean => key === 'event.siegeRoll';
