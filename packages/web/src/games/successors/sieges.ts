/** The Sieges of the log: where each begins, and what belongs to it. */

import type { LogEntry, Message } from '../../api.ts';
import type { Story } from './battles.ts';
import type { SiegeId } from './shown-fights.ts';

export const isSiege = ({ key }: Message): boolean => key === 'event.besieged';

/** What may be told of a Siege, from its declaration to the PC. */
const PARTS = [
  'becameSuccessor',
  'siegeRoll',
  'siegePoint',
  'prestige',
  'defected',
  'lostUnit',
  'cityFell',
  'lostCapital',
  'eliminated',
  'attrition',
  'dispersedUnits',
  'dispersedGeneral',
  'leftMap',
  'lostRoyal',
  'gainedRoyal',
  'movedOutside',
  'placedPc',
  'holds',
  'lostProvince',
  'fleetPasses',
  'champion',
  'usurper',
  'scored',
].map((event) => `event.${event}`);

export function lastSiege(log: readonly LogEntry[], now: number): SiegeId | null {
  for (const { seq, messages } of log.toReversed()) {
    const nth = seq > now ? -1 : messages.findLastIndex(isSiege);
    if (nth >= 0) return { seq, nth };
  }
  return null;
}

/** The later entries that belong to it tell of nothing else: what is lost, and whether a PC is placed. */
export function siegeStoryOf(
  log: readonly LogEntry[],
  { seq: first, nth }: SiegeId,
  now: number,
): Story | null {
  const begun = log.find(({ seq }) => seq === first && seq <= now);
  if (begun === undefined) return null;
  const isPart = ({ key }: Message): boolean => PARTS.includes(key);
  const since = begun.messages.slice(nth + 1);
  const next = since.findIndex(isSiege);
  const told = [begun.messages[nth], ...since.slice(0, next < 0 ? undefined : next).filter(isPart)];
  let until = first;
  for (const { seq, messages } of log) {
    if (seq <= first || seq > now || next >= 0) continue;
    const end = messages.findIndex((message) => !isPart(message));
    told.push(...messages.slice(0, end < 0 ? undefined : end));
    if (end !== 0) until = seq;
    if (end >= 0) break;
  }
  return { messages: told, until };
}
