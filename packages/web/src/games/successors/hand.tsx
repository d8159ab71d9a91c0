/** My cards: they lie low at the foot of the map, their heads alone while something else is asked; one can be open. */

import { useLayoutEffect } from 'preact/hooks';
import { classes } from '../../look/classes.ts';
import { Stroke } from '../../look/icon.tsx';
import { say, sayMessage } from '../../messages.ts';
import type { Answering } from '../../table/answering.ts';
import { useTable, useView } from '../../table/context.ts';
import { isWide } from '../../table/wide.ts';
import { effectWords, Ops, sortWords, typeOf } from './card.tsx';
import { type CardUse, cardUsesOf } from './card-uses.ts';
import { asksForCard } from './field-sorts.ts';
import { foretold } from './foretold.ts';
import {
  areHeads,
  column,
  type Fit,
  fitOf,
  isInTab,
  isSomebodyThere,
  openCard,
  toggle,
} from './hand-open.ts';
import { later } from './later.ts';
import { cardName } from './names.ts';
import { isFilling } from './plan.ts';
import type { Table } from './view.ts';

/** Loaded when the first card is opened. */
const OpenedCard = later<{ readonly card: string }>(() =>
  import('./opened-card.tsx').then((loaded) => loaded.OpenedCard),
);

/** What its cards could do now is asked for when one has to be played, and somebody is there to read it. */
const Foretelling = later<{ readonly cards: readonly string[] }>(() =>
  import('./events/foretelling.tsx').then((loaded) => loaded.Foretelling),
);

export function Hand() {
  const { hand } = useView<Table>().table;
  if (hand === null) return <p class="nothing">{say('successors.hand.spectator')}</p>;
  if (hand.length === 0) return isWide.value ? null : <p class="nothing">{say('successors.hand.empty')}</p>;
  return isWide.value ? <Low cards={hand} /> : <InTab />;
}

/** Whoever has opened them there need not see them with the question too. */
function InTab() {
  useLayoutEffect(() => {
    isInTab.value = true;
    return () => {
      isInTab.value = false;
    };
  }, []);
  return <PocketHand />;
}

/** A card is asked for, and none has been taken yet. */
function useIsWanted(): boolean {
  const { answer } = useTable();
  const kind = answer.question.value?.kind ?? '';
  return asksForCard(kind) && !isGoingOn(answer);
}
/** A use was chosen, and something else is asked about it. */
const isGoingOn = ({ steps, complete }: Answering): boolean =>
  steps.value.length > 0 && !complete.value && !isFilling.value;

/** What is open is shut when something else is asked, and with the card itself. */
function useOpened(cards: readonly string[]): string | null {
  const { answer } = useTable();
  const question = answer.question.value?.id;
  const goesOn = isGoingOn(answer);
  useLayoutEffect(
    () => () => {
      openCard.value = null;
    },
    [question, goesOn],
  );
  const opened = openCard.value;
  return opened !== null && cards.includes(opened) ? opened : null;
}

function Low({ cards }: { readonly cards: readonly string[] }) {
  const isWanted = useIsWanted();
  const opened = useOpened(cards);
  const fit = fitOf(cards.length, column.value);
  const isLow = !isWanted && fit !== 'rows';
  useLayoutEffect(() => {
    areHeads.value = isLow;
    return () => {
      areHeads.value = false;
    };
  }, [isLow]);
  return (
    <section
      class={classes('tyche-hand', fit, (!isWanted || fit === 'rows') && 'heads')}
      aria-label={say('successors.hand')}
    >
      <ul class="tyche-cards">
        {cards.map((card) => (
          <li key={card}>
            <LowCard card={card} isOpen={card === opened} fit={fit} />
          </li>
        ))}
      </ul>
      {opened !== null && <OpenedCard key={opened} card={opened} />}
      {isWanted && isSomebodyThere.value && <Foretelling cards={cards} />}
    </section>
  );
}

/** What can be done with a card now: its look, and the words at its foot. */
function useStanding(card: string): {
  readonly look: string;
  readonly uses: readonly CardUse[];
  chosen: boolean;
} {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const uses = cardUsesOf(answer, table, store.me.value, card);
  const look = uses.some(({ why }) => why === null) ? 'can' : uses.length > 0 ? 'cannot' : 'waits';
  return { look, uses, chosen: answer.steps.value.some(({ value }) => value === card) };
}

/** Letters of a name that may take three lines. */
const LONG = 24;

interface LowCardProps {
  readonly card: string;
  readonly isOpen: boolean;
  readonly fit: Fit;
}
function LowCard({ card, isOpen, fit }: LowCardProps) {
  const { look, uses, chosen } = useStanding(card);
  return (
    <button
      type="button"
      class={classes(
        'tyche-card',
        `sort-${typeOf(card)}`,
        look,
        (chosen || isOpen) && 'chosen',
        cardName(card).length > LONG && 'long',
      )}
      data-card={card}
      aria-expanded={isOpen}
      onClick={() => toggle(card)}
      onKeyDown={(event) => moveAlong(event)}
    >
      <span class="card-head">
        <Ops card={card} />
        <span class="card-title">
          <b class="card-name">{cardName(card)}</b>
          <span class="tyche-sort">
            {fit === 'roomy' ? sortWords(card) : say(`successors.type.${typeOf(card)}`)}
          </span>
        </span>
      </span>
      <span class="card-effect">{effectWords(card)}</span>
      <span class="card-now">
        <Now card={card} look={look} uses={uses} isBrief={fit !== 'roomy'} />
      </span>
    </button>
  );
}

/** At the foot: what it can be used for now, or what it waits for. */
interface NowProps {
  readonly card: string;
  readonly look: string;
  readonly uses: readonly CardUse[];
  readonly isBrief?: boolean;
}
function Now({ card, look, uses, isBrief = false }: NowProps) {
  const open = uses.filter(({ why }) => why === null);
  const why = uses[0]?.why ?? null;
  if (look === 'can')
    return (
      <>
        <Stroke name="check" size={13} />
        <span>
          {foretold.value[card]?.now ??
            (isBrief && open.length > 1
              ? say('successors.card.uses', { count: open.length })
              : open.map(({ words }) => words).join(', '))}
        </span>
      </>
    );
  return (
    <>
      <Stroke name={look === 'waits' ? 'clock' : 'lock'} size={13} />
      <span>{why === null ? say('successors.card.waits') : sayMessage(why.message)}</span>
    </>
  );
}

/** ← and → go from card to card. */
function moveAlong(event: KeyboardEvent): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  const cards = [...document.querySelectorAll<HTMLElement>('.tyche-cards .tyche-card')];
  const at = cards.indexOf(event.currentTarget as HTMLElement);
  cards.at((at + by + cards.length) % cards.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** On a phone: rows, those that can be played first; the open one in their place. */
export function PocketHand() {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const cards = table.hand ?? [];
  const opened = useOpened(cards);
  const isWanted = useIsWanted();
  const isPlayable = (card: string): boolean =>
    cardUsesOf(answer, table, store.me.value, card).some(({ why }) => why === null);
  const playable = cards.filter(isPlayable);
  const inOrder = [...playable, ...cards.filter((card) => !playable.includes(card))];
  if (opened !== null)
    return (
      <section class="tyche-hand pocket" aria-label={say('successors.hand')}>
        <OpenedCard key={opened} card={opened} />
        {isWanted && isSomebodyThere.value && <Foretelling cards={cards} />}
        <Pages cards={inOrder} opened={opened} />
      </section>
    );
  return (
    <section class="tyche-hand pocket" aria-label={say('successors.hand')}>
      {isWanted && (
        <p class="pocket-head">
          <b>{say('successors.tyche.one')}</b>
          <span class="chip">
            {say('successors.tyche.playable', { count: playable.length, of: cards.length })}
          </span>
        </p>
      )}
      <ul class="tyche-cards">
        {inOrder.map((card) => (
          <li key={card}>
            <PocketCard card={card} />
          </li>
        ))}
      </ul>
      {isWanted && isSomebodyThere.value && <Foretelling cards={cards} />}
    </section>
  );
}

function PocketCard({ card }: { readonly card: string }) {
  const { look, uses, chosen } = useStanding(card);
  return (
    <button
      type="button"
      class={classes('tyche-card', `sort-${typeOf(card)}`, look, chosen && 'chosen')}
      data-card={card}
      aria-expanded={false}
      onClick={() => toggle(card)}
    >
      <Ops card={card} />
      <span class="card-title">
        <b class="card-name">{cardName(card)}</b>
        <span class="card-now">
          <Now card={card} look={look} uses={uses} />
        </span>
      </span>
      <Stroke name={look === 'can' ? 'chevron' : look === 'waits' ? 'clock' : 'lock'} size={15} />
    </button>
  );
}

/** Which of them it is; each dot leads to its card. */
function Pages({ cards, opened }: { readonly cards: readonly string[]; readonly opened: string }) {
  return (
    <ul class="card-pages">
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            class="card-page"
            aria-label={cardName(card)}
            aria-current={card === opened}
            onClick={() => {
              openCard.value = card;
            }}
          />
        </li>
      ))}
    </ul>
  );
}
