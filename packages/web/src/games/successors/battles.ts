/** The battles of the log: where each begins, and what belongs to it. */

import type { LogEntry, Message } from '../../api.ts';
import type { BattleId, BattleKind } from './shown-fights.ts';

export interface Story {
  readonly messages: readonly Message[];
  /** The last entry that belongs to it. */
  readonly until: number;
}
const named = (...events: readonly string[]): readonly string[] => events.map((event) => `event.${event}`);

/** How the log tells of each kind of battle. */
interface Manner {
  /** What may be told before its odds are; and how far back. */
  readonly before: readonly string[];
  readonly since: readonly string[];
  readonly parts: readonly string[];
}
/** What cannot be told before a battle is over. */
const ELSEWHERE = named(
  'battle',
  'besieged',
  'navalBattle',
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
  'embarked',
  'sailed',
  'pickedUp',
  'droppedOff',
  'landed',
);
const MANNERS: { readonly [K in BattleKind]: Manner } = {
  battle: {
    before: named('joinedBattle', 'prestige', 'setAside'),
    since: ELSEWHERE,
    parts: named(
      'joinedBattle',
      'prestige',
      'setAside',
      'defected',
      'battleStrength',
      'charged',
      'battleRoll',
      'wonBattle',
      'drewBattle',
      'survivalRoll',
      'tookCommand',
      'eliminated',
      'pursued',
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
      'backInBox',
      'cutOff',
    ),
  },
  navalBattle: {
    // Others may have declared before, and each has a battle of his own.
    before: named('engaged', 'becameSuccessor'),
    since: named('sailed', 'embarked'),
    parts: named(
      'becameSuccessor',
      'navalRoll',
      'wonNavalBattle',
      'slippedPast',
      'fleetDispersed',
      'attrition',
      'lostUnit',
      'dispersedUnits',
      'dispersedGeneral',
      'leftMap',
      'lostRoyal',
      'gainedRoyal',
      'drivenBack',
      'cancelledBattle',
    ),
  },
};

export const isBattle = ({ key }: Message): boolean => kindOf(key) !== null;
const kindOf = (key: string): BattleKind | null => {
  const kind = key.slice('event.'.length);
  return kind === 'battle' || kind === 'navalBattle' ? kind : null;
};

const idOf = (seq: number, nth: number, { key }: Message): BattleId => ({
  seq,
  nth,
  kind: kindOf(key) ?? 'battle',
});

export function lastBattle(log: readonly LogEntry[], now: number): BattleId | null {
  for (const { seq, messages } of log.toReversed()) {
    const nth = seq > now ? -1 : messages.findLastIndex(isBattle);
    if (nth >= 0) return idOf(seq, nth, messages[nth]);
  }
  return null;
}
/** Whether nothing has been fought since. */
export function isLast(log: readonly LogEntry[], { seq, nth }: BattleId, now: number): boolean {
  const last = lastBattle(log, now);
  return last?.seq === seq && last.nth === nth;
}

export function battleOf(log: readonly LogEntry[], message: Message): BattleId | null {
  for (const { seq, messages } of log) {
    const nth = messages.indexOf(message);
    if (nth >= 0) return idOf(seq, nth, message);
  }
  return null;
}

export function storyOf(log: readonly LogEntry[], id: BattleId, now: number): Story | null {
  const { seq: first, nth } = id;
  const { before, since, parts } = MANNERS[id.kind];
  const told: Message[] = [];
  let until = first;
  let begun = false;
  for (const { seq, messages } of log) {
    if (seq > now) continue;
    for (const [i, message] of messages.entries()) {
      if (seq === first && i === nth) {
        begun = true;
        told.push(message);
      } else if (!begun) {
        if (since.includes(message.key)) told.length = 0;
        else if (before.includes(message.key)) told.push(message);
      } else if (ELSEWHERE.includes(message.key)) return { messages: told, until };
      else if (parts.includes(message.key)) {
        told.push(message);
        until = seq;
      }
    }
  }
  return begun ? { messages: told, until } : null;
}
