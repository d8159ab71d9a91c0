/** A Tyche card: its OPs, its type by colour and word, its effect in plain words. */

import type { ComponentChildren } from 'preact';
import { standingOf } from '../../content/items.ts';
import { classes } from '../../look/classes.ts';
import { Stroke } from '../../look/icon.tsx';
import { canSay, say } from '../../messages.ts';
import { cardOf, designOf } from './content.ts';
import { showCard } from './looking.ts';
import { cardName } from './names.ts';

/** `Event · 2 OPs` */
export function sortWords(id: string): string {
  const card = cardOf(id);
  return say(`successors.sort.${card?.type ?? 'event'}`, { ops: card?.ops ?? 0 });
}

export const effectWords = (id: string): string => {
  const key = `successors.card.${designOf(id)}`;
  return canSay(key) ? say(key) : '';
};

interface TycheCardProps {
  readonly id: string;
  readonly chosen?: boolean;
  readonly open?: boolean;
  readonly children?: ComponentChildren;
}

export function TycheCard({ id, chosen = false, open = false, children }: TycheCardProps) {
  const card = cardOf(id);
  const name = cardName(id);
  return (
    <article
      class={classes('tyche-card', `sort-${card?.type ?? 'event'}`, open && 'open', chosen && 'chosen')}
      data-card={id}
      aria-label={name}
    >
      <header>
        <span class="card-ops">
          {card?.type === 'surprise' ? <Stroke name="eye" size={18} /> : (card?.ops ?? 0)}
        </span>
        <div>
          <h2>{name}</h2>
          <span class="tyche-sort">{sortWords(id)}</span>
        </div>
        <button
          type="button"
          class="card-more"
          aria-label={say('successors.card.more', { name })}
          title={say('successors.card.more', { name })}
          onClick={() => showCard(id)}
        >
          <Stroke name="help" size={14} />
        </button>
      </header>
      <div class="card-body">
        <p>{effectWords(id)}</p>
        {card !== undefined && standingOf(card, 'effects') === 'reconstructed' && (
          <span class="card-rec" title={say('successors.map.rec.why')}>
            <Stroke name="pen" size={11} /> {say('successors.map.rec')}
          </span>
        )}
      </div>
      {children}
    </article>
  );
}
