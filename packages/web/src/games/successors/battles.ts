/** The battles of the log: where each begins, and what belongs to it. */

import { signal } from '@preact/signals';
import type { LogEntry, Message } from '../../api.ts';

/** The entry in which a battle begins, and which of its sentences tells of it. */
export interface BattleId {
  readonly seq: number;
  readonly nth: number;
}
export interface Story {
  readonly messages: readonly Message[];
  /** The last entry that belongs to it. */
  readonly until: number;
}
/** The battle that is shown. */
export const openBattle = signal<BattleId | null>(null);

const BATTLE = 'event.battle';
export const isBattle = ({ key }: Message): boolean => key === BATTLE;
export const isBattleRoll = ({ key }: Message): boolean => key === 'event.battleRoll';

/** What may be told before its odds are. */
const BEFORE = ['joinedBattle', 'prestige', 'setAside'].map((event) => `event.${event}`);
/** What is told of a battle; and what cannot be told before it is over. */
const PARTS = [
  'joinedBattle',
  'prestige',
  'setAside',
  'defected',
  'battleStrength',
  'battleRoll',
  'wonBattle',
  'drewBattle',
  'survivalRoll',
  'tookCommand',
  'eliminated',
  'attrition',
  'lostUnit',
  'dispersedUnits',
  'dispersedGeneral',
  'leftMap',
  'lostRoyal',
  'gainedRoyal',
  'beaten',
  'gainedPopularity',
  'retreated',
  'cutOff',
].map((event) => `event.${event}`);
const ENDS = [
  'battle',
  'besieged',
  'marched',
  'activated',
  'endedActivation',
  'regrouped',
  'shifted',
  'mustered',
  'garrisoned',
  'removedPc',
  'strongholdRoll',
  'foraged',
  'round',
].map((event) => `event.${event}`);

export function lastBattle(log: readonly LogEntry[], now: number): BattleId | null {
  for (const { seq, messages } of log.toReversed()) {
    const nth = seq > now ? -1 : messages.findLastIndex(isBattle);
    if (nth >= 0) return { seq, nth };
  }
  return null;
}

export function battleOf(log: readonly LogEntry[], message: Message): BattleId | null {
  for (const { seq, messages } of log) {
    const nth = messages.indexOf(message);
    if (nth >= 0) return { seq, nth };
  }
  return null;
}

export function storyOf(log: readonly LogEntry[], { seq: first, nth }: BattleId, now: number): Story | null {
  const told: Message[] = [];
  let until = first;
  for (const { seq, messages } of log) {
    if (seq < first || seq > now) continue;
    if (seq === first) {
      const since = messages.slice(0, nth).findLastIndex(({ key }) => ENDS.includes(key)) + 1;
      told.push(...messages.slice(since, nth).filter(({ key }) => BEFORE.includes(key)), messages[nth]);
    }
    for (const message of messages.slice(seq === first ? nth + 1 : 0)) {
      if (told.length > 0 && ENDS.includes(message.key)) return { messages: told, until };
      if (told.length > 0 && !PARTS.includes(message.key)) continue;
      told.push(message);
      until = seq;
    }
  }
  return told.length === 0 ? null : { messages: told, until };
}
