/** The card that a scene tells of, with what it does. */

import type { Scene } from '../../../follow/scene.ts';
import { classes } from '../../../look/classes.ts';
import { effectWords, Ops, sortWords, typeOf } from '../card.tsx';
import { cardName } from '../names.ts';

export function StoryCard({ scene }: { readonly scene: Scene }) {
  const card = scene.entries
    .flatMap(({ messages }) => messages)
    .map(({ params }) => params.card)
    .find((each) => typeof each === 'string');
  if (scene.kind !== 'card' || typeof card !== 'string') return null;
  return (
    <article class={classes('story-card', `sort-${typeOf(card)}`)}>
      <header>
        <Ops card={card} />
        <div>
          <b>{cardName(card)}</b>
          <span>{sortWords(card)}</span>
        </div>
      </header>
      <p>{effectWords(card)}</p>
    </article>
  );
}
