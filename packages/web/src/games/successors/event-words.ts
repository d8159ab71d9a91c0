/** The events of cards in words: what each of their questions is for, and what an answer would do. */

import { canSay, say } from '../../messages.ts';
import { cardOf } from './content.ts';
import { cardName } from './names.ts';

type Facts = { readonly [name: string]: unknown };

/** The effect that a question is about; null where it is about none. */
export function effectOf({ card, effect }: Facts): Facts | null {
  if (typeof card !== 'string' || typeof effect !== 'number') return null;
  return cardOf(card)?.effects[effect] ?? null;
}

/** What is said of a question (by its kind) or of an answer (by its field) of this effect; null where nothing is. */
export function eventWords(about: Facts, of: string, fields: Facts = {}): string | null {
  const effect = effectOf(about);
  if (effect === null) return null;
  const kind = effect.kind === 'special' ? effect.id : effect.kind;
  const key = `successors.event.${kind}.${of}`;
  if (!canSay(key)) return null;
  const { owner = '', marker = '', general = '' } = effect;
  const card = cardName(String(about.card));
  return say(key, { side: 'outside', count: 1, owner, marker, general, ...about, ...fields, card });
}
