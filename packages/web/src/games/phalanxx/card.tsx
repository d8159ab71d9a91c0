/** An epoch card: what it is, what it asks for (lit up where that is met), and what it is worth. */

import type { ComponentChildren } from 'preact';
import type { Fields } from '../../api.ts';
import { classes } from '../../look/classes.ts';
import { Icon, Stroke } from '../../look/icon.tsx';
import { say } from '../../messages.ts';
import type { Choice } from '../../table/walk.ts';
import { Art } from './art.tsx';
import { beginPreview, endPreview } from './card-preview.ts';
import { cardOf } from './content.ts';
import { over } from './drag.ts';
import { showCard } from './open-dialog.ts';
import { askWhy } from './plan.ts';
import { CardSign, NeedSign, SymbolSign } from './signs.tsx';
import type { Card, Condition, Table } from './view.ts';

export const cardName = (id: string): string => say(`noun.card.${id}`);
export const sortOf = (card: Card): string =>
  say('phalanxx.card.sort', { epoch: card.epoch, colour: card.colour });
export const needWords = (condition: Condition): string =>
  say(`phalanxx.needs.${condition.needs}`, {
    kind: 'of' in condition ? condition.of : '',
    least: condition.least,
  });

/** Not every browser can hyphenate: where a word is long its letters are smaller, or plainer. */
const longestIn = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));
const LONG = 13;

type Met = readonly (readonly [have: number, need: number, met: 0 | 1])[];

interface EpochCardProps {
  readonly id: string;
  /** How far its conditions are met, where that is known. */
  readonly met: Table['conditions'][string] | undefined;
  /** With words beside the signs, where there is room. */
  readonly worded?: boolean;
  readonly price?: number | null;
  readonly open?: boolean;
  readonly chosen?: boolean;
  /** Why it cannot be taken now, or whatever else is to be said at its foot. */
  readonly foot?: ComponentChildren;
  /** Why it cannot be used, for whoever points at it; or what would be done with it. */
  readonly why?: Choice['why'];
  readonly would?: Fields | null;
  /** The name of the place where a die can be dropped on it. */
  readonly drop?: string | undefined;
  readonly use: string;
  readonly onUse: () => void;
}

export function EpochCard(props: EpochCardProps) {
  const {
    id,
    met,
    worded = false,
    price = null,
    open = false,
    chosen = false,
    foot,
    drop,
    use,
    why = null,
    would = null,
  } = props;
  const card = cardOf(id);
  const isLit = open || chosen;
  const name = cardName(id);
  return (
    <article
      class={classes(
        'epoch-card',
        isLit && 'open',
        chosen && 'chosen',
        worded && 'worded',
        longestIn(name) > LONG && 'long',
        drop !== undefined && isLit && over.value === drop && 'over',
      )}
      data-colour={card?.colour ?? 'none'}
      data-card={id}
      data-drop={drop}
      onPointerEnter={(event) => {
        askWhy(why, would);
        if (event.pointerType === 'mouse') beginPreview(id, event.currentTarget, true);
      }}
      onPointerLeave={() => {
        askWhy(null);
        endPreview();
      }}
    >
      {price !== null && (
        <span class="price" title={say('phalanxx.price', { price })}>
          <Art name="coins" size={13} />
          <span aria-hidden="true">{price}</span>
          <span class="unseen">{say('phalanxx.price', { price })}</span>
        </span>
      )}
      <header>
        <span class="card-art">
          <CardSign card={card} size={24} />
        </span>
        <div>
          <h3 style={{ '--letters': longestIn(name) }}>{name}</h3>
          <span>{card === null ? say('phalanxx.heroism.sort') : sortOf(card)}</span>
        </div>
      </header>
      {card === null ? (
        <p class="heroism-text">{say('phalanxx.heroism.short')}</p>
      ) : (
        <Conditions card={card} met={met} worded={worded} />
      )}
      <footer>
        {card !== null && <Worth card={card} />}
        {foot !== undefined && <span class="card-foot">{foot}</span>}
      </footer>
      {isLit && (
        <button
          type="button"
          class="use-card"
          aria-pressed={chosen}
          onClick={props.onUse}
          onFocus={({ currentTarget }) => beginPreview(id, currentTarget)}
          onBlur={endPreview}
        >
          <span class="unseen">{use}</span>
        </button>
      )}
      <button
        type="button"
        class="card-info"
        aria-label={say('phalanxx.card.about', { card: id })}
        onClick={() => showCard(id)}
        onFocus={({ currentTarget }) => beginPreview(id, currentTarget)}
        onBlur={endPreview}
      >
        <Stroke name="help" size={13} />
      </button>
    </article>
  );
}

/** A card in one line, where a whole one would be in the way. */
export function CardLine({ id, met }: { readonly id: string; readonly met: Met | undefined }) {
  const card = cardOf(id);
  return (
    <div class="card-line" data-colour={card?.colour ?? 'none'} data-card={id}>
      <span class="card-art">
        <CardSign card={card} size={22} />
      </span>
      <b>{cardName(id)}</b>
      {card === null ? (
        <span>{say('phalanxx.heroism.sort')}</span>
      ) : (
        <>
          <span class="card-sort">{sortOf(card)}</span>
          <Conditions card={card} met={met} worded={false} />
          <Worth card={card} />
        </>
      )}
      <button
        type="button"
        class="button quiet small"
        aria-label={say('phalanxx.card.about', { card: id })}
        onClick={() => showCard(id)}
      >
        <Stroke name="help" size={14} />
      </button>
    </div>
  );
}

function Conditions({
  card,
  met,
  worded,
}: {
  readonly card: Card;
  readonly met: Met | undefined;
  readonly worded: boolean;
}) {
  if (card.conditions.length === 0)
    return (
      <ul class="conditions">
        <li class="condition met">
          <span>{say('phalanxx.needs.nothing')}</span>
        </li>
      </ul>
    );
  return (
    <ul class="conditions">
      {card.conditions.map((condition, i) => {
        const [have, need, is] = met?.[i] ?? [0, condition.least, 0];
        const words = needWords(condition);
        return (
          <li
            key={words}
            class={classes('condition', is === 1 && 'met')}
            title={met === undefined ? words : say(is === 1 ? 'phalanxx.met' : 'phalanxx.unmet', { words })}
          >
            <NeedSign condition={condition} />
            <span class={worded ? 'need-words' : 'unseen'}>{words}</span>
            {is === 1 ? (
              <>
                {!worded && <b aria-hidden="true">{need}</b>}
                <Stroke name="check" size={12} />
                <span class="unseen">{say('phalanxx.isMet')}</span>
              </>
            ) : (
              <b>{met === undefined ? need : say('phalanxx.have', { have, need })}</b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What it is worth on the strength track, and the army symbols that it shows. */
export function Worth({ card }: { readonly card: Card }) {
  const { strength, symbols } = card;
  return (
    <>
      <span class="worth" title={worthWords(card)}>
        {strength.kind === 'none' ? (
          <Stroke name="flag" size={13} />
        ) : (
          <>
            <Icon name="laurels" size={14} />
            <b aria-hidden="true">
              {strength.kind === 'fixed'
                ? say('phalanxx.plus', { count: strength.value })
                : strength.steps.map(([, value]) => value).join('·')}
            </b>
          </>
        )}
        <span class="unseen">{worthWords(card)}</span>
      </span>
      {strength.kind === 'growing' && (
        <span class="grows" aria-hidden="true">
          {strength.counts === 'symbols' ? (
            <SymbolSign symbol={strength.of} size={14} />
          ) : (
            <span class="swatch" data-colour={strength.of} />
          )}
        </span>
      )}
      {symbols.map((symbol, i) => (
        <span key={`${symbol}${i}`} class="symbol" title={say('phalanxx.symbol', { symbol })}>
          <SymbolSign symbol={symbol} size={16} />
          <span class="unseen">{say('phalanxx.symbol', { symbol })}</span>
        </span>
      ))}
    </>
  );
}

export function worthWords({ strength, ability }: Card): string {
  if (strength.kind === 'fixed') return say('phalanxx.worth.fixed', { count: strength.value });
  if (strength.kind === 'none') return say('phalanxx.worth.none', { ability: ability ?? '' });
  return say('phalanxx.worth.growing', {
    kind: strength.of,
    counts: strength.counts,
    steps: strength.steps.map(([count, value]) => say('phalanxx.worth.step', { count, value })).join(', '),
  });
}
