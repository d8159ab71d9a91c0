/** A card that has been opened: what it does, and a row for each use with what that would do now, or why not. */

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useServerAnswer } from '../../ahead/server-answer.ts';
import { standingOf } from '../../content/items.ts';
import { classes } from '../../look/classes.ts';
import { Stroke } from '../../look/icon.tsx';
import { isOverlaid } from '../../look/overlaid.ts';
import { say, sayMessage } from '../../messages.ts';
import { Clause } from '../../table/clause.tsx';
import { useTable, useView } from '../../table/context.ts';
import { isWide } from '../../table/wide.ts';
import { effectWords, Ops, sortWords, typeOf } from './card.tsx';
import { type CardUse, cardUsesOf } from './card-uses.ts';
import { cardOf } from './content.ts';
import { foretold } from './foretold.ts';
import { column, openCard, turnPage } from './hand-open.ts';
import { cardName } from './names.ts';
import { showCard } from './open-dialog.ts';
import { intend } from './plan.ts';
import type { Table } from './view.ts';

export function OpenedCard({ card }: { readonly card: string }) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const element = useRef<HTMLElement>(null);
  useStem(element, card);
  const uses = useJudged(eventFirst(cardUsesOf(answer, table, store.me.value, card)));
  // Whoever has opened it by a press has the focus elsewhere, and sees the letters all the same.
  useEffect(() => {
    const press = (event: KeyboardEvent) => takeByLetter(event, uses, element.current);
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [uses]);
  const name = cardName(card);
  const known = cardOf(card);
  return (
    <section
      ref={element}
      class={classes('opened-card', `sort-${typeOf(card)}`, uses.every(({ why }) => why !== null) && 'idle')}
      aria-label={say('successors.card.opened', { name })}
      {...sweeping}
    >
      <header>
        <Ops card={card} />
        <div>
          <h2>{name}</h2>
          <span class="tyche-sort">{sortWords(card)}</span>
        </div>
        <button
          type="button"
          class="card-more"
          aria-label={say('successors.card.more', { name })}
          title={say('successors.card.more', { name })}
          onClick={() => showCard(card)}
        >
          <Stroke name="help" size={15} />
        </button>
        <button
          type="button"
          class="card-more"
          aria-label={say('successors.card.back', { name })}
          title={say('successors.card.back', { name })}
          onClick={() => putBack(card)}
        >
          <Stroke name="close" size={14} />
        </button>
      </header>
      <p class="opened-effect">
        {effectWords(card)}{' '}
        {known !== undefined && standingOf(known, 'effects') === 'reconstructed' && (
          <span class="card-rec" title={say('successors.map.rec.why')}>
            <Stroke name="pen" size={11} /> {say('successors.map.rec')}
          </span>
        )}
      </p>
      {uses.length > 0 ? (
        <ul class="tyche-uses">
          {uses.map((use, i) => (
            <li key={use.key}>
              {typeOf(card) === 'bonus' && <Way first={use.key === 'event'} isNext={i === 1} card={card} />}
              <UseRow card={card} use={use} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="card-note">
          <Stroke name="clock" size={12} /> {say('successors.card.waits')}
        </p>
      )}
    </section>
  );
}

/** What cannot be done comes after the rest, but an event stays above the OPs: they stand under headings of their own. */
const eventFirst = (uses: readonly CardUse[]): readonly CardUse[] =>
  uses.toSorted((a, b) => Number(b.key === 'event') - Number(a.key === 'event'));

/** S6.2-06: a Bonus card is used for its event and then its OPs, or for them alone. */
function Way({
  first,
  isNext,
  card,
}: {
  readonly first: boolean;
  readonly isNext: boolean;
  readonly card: string;
}) {
  if (!first && !isNext) return null;
  return (
    <p class="caps use-way">
      {say(first ? 'successors.bonus.event' : 'successors.bonus.alone', { ops: cardOf(card)?.ops ?? 0 })}{' '}
      {first && <Clause id="S6.2-06" />}
    </p>
  );
}

/** A use that the judge refuses says so before it is tried: the first field of an answer does not know it yet. */
function useJudged(uses: readonly CardUse[]): readonly CardUse[] {
  const open = uses.filter(({ why, isWhole }) => why === null && isWhole);
  const actions = open.map(({ parts }) =>
    Object.fromEntries(parts.map(({ field, value }) => [field, value])),
  );
  const verdicts = useServerAnswer('judge', actions.length === 0 ? null : actions, (source, asked) =>
    source.judge(asked),
  );
  return uses.map((use) => {
    const verdict = verdicts?.[open.indexOf(use)];
    return verdict?.allowed === false ? { ...use, why: verdict } : use;
  });
}

function UseRow({ card, use }: { readonly card: string; readonly use: CardUse }) {
  const { answer } = useTable();
  const { key, letter, words, effect, why, parts } = use;
  if (why !== null) return <RefusedUse use={use} why={why} />;
  const steps = answer.steps.value;
  const isChosen =
    steps.length > 0 &&
    parts.every((part) => steps.some(({ field, value }) => field === part.field && value === part.value));
  return (
    <button
      type="button"
      class={classes('tyche-use', isChosen && 'chosen')}
      data-use={key}
      aria-disabled={answer.busy.value}
      aria-pressed={isChosen}
      onClick={() => intend(answer, parts)}
    >
      <span class="use-key" aria-hidden="true">
        <kbd>{letter}</kbd>
      </span>
      <b>{words}</b>
      <span>{foretold.value[card]?.uses[key] ?? effect}</span>
      {use.leadsOn && <Stroke name="chevron" size={13} />}
    </button>
  );
}

/** Nothing to press but the clause that forbids it. */
function RefusedUse({ use, why }: { readonly use: CardUse; readonly why: NonNullable<CardUse['why']> }) {
  const reason = sayMessage(why.message);
  return (
    <div class="tyche-use refused" data-use={use.key}>
      <Stroke name="lock" size={14} />
      <b>{use.words}</b>
      <span>
        {reason} <Clause id={why.clause} here={reason} />
      </span>
    </div>
  );
}

/** Puts the card back into the row, and the focus with it. */
function putBack(card: string): void {
  openCard.value = null;
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`.tyche-cards [data-card="${card}"]`)?.focus({ preventScroll: true }),
  );
}

function takeByLetter(event: KeyboardEvent, uses: readonly CardUse[], opened: Element | null): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  // Where letters are typed, and what lies over the table.
  if (isOverlaid() || target.closest('dialog, .rules, input:not([type=radio]), textarea, select') !== null)
    return;
  if (opened === null) return;
  const open = openCard.peek();
  if (key === 'Escape' && open !== null && opened.contains(target)) putBack(open);
  else {
    const use = uses.find(({ letter }) => letter.toLowerCase() === key.toLowerCase());
    if (use === undefined) return;
    const row = opened.querySelector<HTMLElement>(`[data-use="${use.key}"]`);
    row?.focus();
    row?.click();
  }
  event.preventDefault();
  event.stopPropagation();
}

/** So far a finger sweeps for the next card, in px. */
const SWEEP = 60;
let from: readonly [x: number, y: number] | null = null;
const sweeping = {
  onTouchStart({ touches: [touch] }: TouchEvent): void {
    from = [touch.clientX, touch.clientY];
  },
  onTouchEnd({ changedTouches: [touch] }: TouchEvent): void {
    if (from === null) return;
    const [x, y] = [touch.clientX - from[0], touch.clientY - from[1]];
    if (Math.abs(x) > SWEEP && Math.abs(x) > 2 * Math.abs(y)) turnPage(x < 0 ? 1 : -1);
    from = null;
  },
};

/** Above its card and joined to it, as far as the column has room. */
function useStem(element: { readonly current: HTMLElement | null }, card: string): void {
  const width = column.value;
  useLayoutEffect(() => {
    const here = element.current;
    const hand = here?.parentElement;
    const lies = hand?.querySelector(`[data-card="${card}"]`);
    if (!isWide.peek() || !here || !hand || !lies) return;
    const [inside, its] = [hand.getBoundingClientRect(), lies.getBoundingClientRect()];
    const middle = its.left + its.width / 2 - inside.left;
    const left = Math.max(0, Math.min(middle - here.offsetWidth / 2, inside.width - here.offsetWidth));
    here.style.left = `${left}px`;
    here.style.setProperty('--stem', `${middle - left}px`);
  }, [card, width]);
}
