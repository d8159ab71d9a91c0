/** What a side has: dice, talents, figures, cards; and what lies in front of it. */

import type { ComponentChildren } from 'preact';
import { classes } from '../../look/classes.ts';
import { seatCount } from '../../look/emblem.tsx';
import { Icon, Stroke } from '../../look/icon.tsx';
import { withMinus } from '../../look/with-minus.ts';
import { say, seatName } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { Art } from './art.tsx';
import { cardName } from './card.tsx';
import { beginPreview, endPreview } from './card-preview.ts';
import { cardOf, isHeroism } from './content.ts';
import { Cube } from './die.tsx';
import { openDialog, showCard } from './open-dialog.ts';
import { CardSign } from './signs.tsx';
import type { Side, Table } from './view.ts';

export function SeatFacts({ seat }: { readonly seat: number }) {
  const { table } = useView<Table>();
  const side = table.sides[seat];
  // P23-04: MaXXimilian has neither talents nor cards in hand.
  const neutral = seat >= seatCount.value;
  const { strength, cards, advantage, dice, played } = side;
  return (
    <div class="side-facts">
      <div class="side-numbers">
        <span class="own-dice">
          {dice.map((die, i) => (
            <Cube key={i} die={die} size={20} label />
          ))}
        </span>
        <SideFact words={say('phalanxx.strengthOf', { seat, strength })} count={strength}>
          <Icon name="laurels" size={15} />
        </SideFact>
        {table.display.some((card) => card !== null && isHeroism(card)) && (
          <SideFact words={say('phalanxx.heroism.count', { count: side.heroism })} count={side.heroism}>
            <Stroke name="flag" size={14} />
          </SideFact>
        )}
        <Means side={side} neutral={neutral} />
        {!neutral && (
          <SideFact words={handWords(side)} count={cards}>
            <Icon name="card-play" size={14} />
          </SideFact>
        )}
      </div>
      <div class={classes('side-cards', advantage !== 'none' && played.length > 3 && 'many')}>
        {advantage !== 'none' && (
          <span class={classes('chip', 'gold')} title={say(`phalanxx.advantage.${advantage}`)}>
            {say(`noun.advantage.${advantage}`)}
          </span>
        )}
        <Played played={played} />
        <button type="button" class="why-score" onClick={() => (openDialog.value = 'scores')}>
          {say('phalanxx.scores.show')}
          <span class="unseen">{seatName.value(seat)}</span>
        </button>
      </div>
    </div>
  );
}

/** What actions are paid with: talents, and figures in supply. */
export function Means({
  side: { talents, figures, supply, givenUp },
  neutral = false,
}: {
  readonly side: Side;
  readonly neutral?: boolean;
}) {
  return (
    <>
      {!neutral && (
        <SideFact words={say('phalanxx.talents', { count: talents })} count={talents}>
          <Art name="coins" size={15} />
        </SideFact>
      )}
      <SideFact words={say('phalanxx.figures', { count: figures, supply, givenUp })} count={figures}>
        <Art name="pawn" size={14} />
        <small>{say('phalanxx.supply', { supply })}</small>
      </SideFact>
    </>
  );
}

function SideFact({
  words,
  count,
  children,
}: {
  readonly words: string;
  readonly count: number;
  readonly children: ComponentChildren;
}) {
  // The small print goes after the number.
  const [sign, ...rest] = [children].flat();
  return (
    <span class="side-fact" title={words}>
      {sign}
      <b aria-hidden="true">{withMinus(count)}</b>
      <span aria-hidden="true">{rest}</span>
      <span class="unseen">{words}</span>
    </span>
  );
}

/** Cards that everybody saw being taken are known to be there (P5-16). */
function handWords({ cards, shown: known }: Side): string {
  const count = say('phalanxx.cards', { count: cards });
  return known.length === 0
    ? count
    : say('phalanxx.cards.known', { count, cards: known.map(cardName).join(', ') });
}

function Played({ played }: { readonly played: Side['played'] }) {
  const { answer } = useTable();
  if (played.length === 0) return <span class="none-played">{say('phalanxx.played.none')}</span>;
  return (
    <ul class="played" aria-label={say('phalanxx.played')}>
      {played.map(({ card, strength, rotated }) => {
        const choices = answer.about(card).filter(({ field }) => field === 'rotate');
        const open = choices.some(({ why }) => why === null);
        const words = say(rotated ? 'phalanxx.played.rotated' : 'phalanxx.played.card', { card, strength });
        return (
          <li key={card}>
            <button
              type="button"
              class={classes('played-card', rotated && 'rotated', open && 'open')}
              data-colour={cardOf(card)?.colour ?? 'none'}
              data-card={card}
              aria-label={words}
              title={words}
              onClick={() => (open ? answer.point(card) : showCard(card))}
              onPointerEnter={(event) =>
                event.pointerType === 'mouse' && beginPreview(card, event.currentTarget, true)
              }
              onPointerLeave={endPreview}
              onFocus={({ currentTarget }) => beginPreview(card, currentTarget)}
              onBlur={endPreview}
            >
              <CardSign card={cardOf(card)} size={14} />
              <b>{strength}</b>
              {rotated && (
                <span class="turned-mark">
                  <Stroke name="redo" size={9} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
