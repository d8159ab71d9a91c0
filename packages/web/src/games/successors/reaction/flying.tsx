/**
 * A Surprise card that is played goes over the table: from the hand, or from the seat of whoever plays it, to the middle; one
 * that is cancelled is struck out there. Who wants no motion sees it lie there. The log says the same in words.
 */

import './flying.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { classes } from '../../../look/classes.ts';
import { say } from '../../../messages.ts';
import { useTable } from '../../../table/context.ts';
import { isStill } from '../../../table/pace.ts';
import { Ops, sortWords, typeOf } from '../card.tsx';
import { cardName } from '../names.ts';
import { type Played, playedSince } from './played.ts';

/** So long it lies there, and so long it flies. */
const [LIES_MS, FLIES_MS] = [2600, 420];

/** `since`: the last entry that was there before anybody looked. */
export function FlyingCards({ since }: { readonly since: number }) {
  const { store } = useTable();
  const [seen, setSeen] = useState(since);
  const { played, last } = playedSince(store.log.value, seen);
  useEffect(() => {
    if (played.length === 0) return;
    const timer = setTimeout(() => setSeen(last), LIES_MS);
    return () => clearTimeout(timer);
  }, [last, played.length]);
  if (played.length === 0) return null;
  return (
    <div class="flying-cards" aria-hidden="true">
      {played.map((each) => (
        <Flying key={`${each.card} ${each.seat}`} played={each} />
      ))}
    </div>
  );
}

function Flying({ played: { card, seat, isCancelled } }: { readonly played: Played }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = element.current;
    const from =
      document.querySelector(`.tyche-cards [data-card="${card}"]`) ??
      document.querySelector(`.seats [data-seat="${seat}"]`);
    if (here === null || from === null || isStill()) return;
    const [to, was] = [here.getBoundingClientRect(), from.getBoundingClientRect()];
    const by = [
      was.left + was.width / 2 - to.left - to.width / 2,
      was.top + was.height / 2 - to.top - to.height / 2,
    ];
    here.animate(
      [
        { translate: by.map((each) => `${each}px`).join(' '), scale: 0.4, opacity: 0.2 },
        { translate: '0 0', scale: 1, opacity: 1 },
      ],
      { duration: FLIES_MS, easing: 'ease-out' },
    );
  }, []);
  return (
    <div ref={element} class={classes('flying-card', `sort-${typeOf(card)}`, isCancelled && 'cancelled')}>
      <Ops card={card} />
      <span>
        <b>{cardName(card)}</b>
        <small>{isCancelled ? say('successors.react.cancelled') : sortWords(card)}</small>
      </span>
    </div>
  );
}
