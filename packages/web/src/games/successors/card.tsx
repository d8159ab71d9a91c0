/** A Tyche card: its OPs, its type by colour and word, its effect in plain words. */

import { Stroke } from '../../look/icon.tsx';
import { canSay, say } from '../../messages.ts';
import { cardOf, designOf } from './content.ts';

/** `Event · 2 OPs` */
export function sortWords(id: string): string {
  const card = cardOf(id);
  return say(`successors.sort.${card?.type ?? 'event'}`, { ops: card?.ops ?? 0 });
}

export const effectWords = (id: string): string => {
  const key = `successors.card.${designOf(id)}`;
  return canSay(key) ? say(key) : '';
};

export const typeOf = (id: string): string => cardOf(id)?.type ?? 'event';

/** Its OPs; a Surprise has none. */
export function Ops({ card }: { readonly card: string }) {
  const known = cardOf(card);
  return (
    <span class="card-ops">
      {known?.type === 'surprise' ? <Stroke name="eye" size={17} /> : (known?.ops ?? 0)}
    </span>
  );
}
