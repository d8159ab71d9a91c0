/** What lies beside the map: the piles of cards, the reserve, whoever is not in play, and the Independent Armies. */

import type { ComponentChildren } from 'preact';
import { Dialog } from '../../look/dialog.tsx';
import { say } from '../../messages.ts';
import { useView } from '../../table/context.ts';
import { effectWords, sortWords } from './card.tsx';
import { generalOf, majorOf } from './content.ts';
import { Medallion } from './medallion.tsx';
import { cardName, generalName, royalName, spaceName } from './names.ts';
import { showCard, showGeneral } from './open-dialog.ts';
import { generalsIn, type Table } from './view.ts';

export function PoolDialog({ onClose }: { readonly onClose: () => void }) {
  const { table } = useView<Table>();
  const { deck } = table;
  return (
    <Dialog title={say('successors.pool')} onClose={onClose}>
      <div class="pool">
        <Part title={say('successors.pool.cards')}>
          <p>
            {say('successors.pool.piles', {
              draw: deck.draw,
              table: deck.table,
              discard: deck.discard.length,
            })}
          </p>
          <CardList cards={deck.discard.toReversed()} title={say('successors.pool.discard')} />
          <CardList cards={deck.beside} title={say('successors.pool.beside')} />
          <CardList cards={deck.out} title={say('successors.pool.out')} />
        </Part>
        {(['reserve', 'event', 'box', 'left', 'unavailable'] as const).map((state) => (
          <Generals key={state} state={state} />
        ))}
        <Royals />
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section>
      <h3 class="caps">{title}</h3>
      {children}
    </section>
  );
}

function CardList({ cards, title }: { readonly cards: readonly string[]; readonly title: string }) {
  if (cards.length === 0) return null;
  return (
    <details open={cards.length < 8}>
      <summary>
        {title} <b>{cards.length}</b>
      </summary>
      <ul class="pool-cards">
        {cards.map((card) => (
          <li key={card}>
            <button type="button" onClick={() => showCard(card)}>
              <b>{cardName(card)}</b> <small>{sortWords(card)}</small>
              <span>{effectWords(card)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Generals({ state }: { readonly state: 'reserve' | 'event' | 'box' | 'left' | 'unavailable' }) {
  const { table } = useView<Table>();
  const those = generalsIn(table, state);
  if (those.length === 0) return null;
  return (
    <Part title={say(`successors.pool.${state}`)}>
      <ul class="pool-generals">
        {those.map((id) => {
          const general = majorOf(id) ?? generalOf(id);
          return (
            <li key={id}>
              <button type="button" onClick={() => showGeneral(id)}>
                <Medallion general={id} owner={table.generals[id].owner} size={28} />
                <span>
                  <b>{generalName(id)}</b>
                  {general !== undefined && (
                    <small>
                      {say('successors.ratings', { initiative: general.initiative, battle: general.battle })}
                    </small>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** The Royal Family, Alexander's Funeral Cart and Tomb: where each is, and with whom. */
function Royals() {
  const { table } = useView<Table>();
  return (
    <Part title={say('successors.pool.royals')}>
      <ul class="pool-royals">
        {Object.entries(table.royals).map(([id, where]) => (
          <li key={id}>
            <b>{royalName(id)}</b>{' '}
            {where === null
              ? say('successors.royal.box')
              : where === 'gone' || where.aboard
                ? say(where === 'gone' ? 'successors.royal.gone' : 'successors.royal.aboard')
                : where.controller === null
                  ? spaceName(where.at)
                  : say('successors.royal.with', { name: spaceName(where.at), seat: where.controller })}
          </li>
        ))}
      </ul>
    </Part>
  );
}
