/** Whom a sentence of the log is about: not always the one by whose action it came to that. */

import type { Message } from '../api.ts';

/** Of two who meet, who began it is named first; a round, or what lies on the table, is nobody's. */
export function subjectOf({ params: { seat, attacker } }: Message): number | null {
  const about = seat ?? attacker;
  return typeof about === 'number' ? about : null;
}

interface Told {
  readonly about: number | null;
  readonly messages: readonly Message[];
}
/** What follows each other about the same one stays together. */
export function bySubject(messages: readonly Message[]): readonly Told[] {
  const told: { about: number | null; messages: Message[] }[] = [];
  for (const message of messages) {
    const about = subjectOf(message);
    const last = told.at(-1);
    if (last?.about === about) last.messages.push(message);
    else told.push({ about, messages: [message] });
  }
  return told;
}
