/** Cards that last, before the players whose affair they are: a tag each, which opens the card. */

import './lasting.css';
import { Stroke } from '../../../look/icon.tsx';
import { say } from '../../../messages.ts';
import { useView } from '../../../table/context.ts';
import { typeOf } from '../card.tsx';
import { type Lasting, lastingFor } from '../lasting.ts';
import { cardName, generalName, provinceName, spaceName } from '../names.ts';
import { showCard } from '../open-dialog.ts';
import type { Table } from '../view.ts';

/** In a word: where it lies or on whom, else what it is called. */
function wordOf(card: string, { province, space, general }: Lasting): string {
  if (province !== null) return provinceName(province);
  if (space !== null) return spaceName(space);
  return general === null ? cardName(card) : generalName(general);
}

export function LastingTags({ seat }: { readonly seat: number }) {
  const { table } = useView<Table>();
  return (
    <ul class="lasting-tags">
      {lastingFor(table, seat).map((card) => {
        const word = wordOf(card, table.lasting[card]);
        const words = say('successors.lasting.tag', { name: cardName(card), word });
        return (
          <li key={card}>
            <button
              type="button"
              class={`lasting-tag sort-${typeOf(card)}`}
              data-lasting={card}
              aria-label={words}
              title={words}
              onClick={() => showCard(card)}
            >
              <Stroke name="cards" size={13} /> <span>{word}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
