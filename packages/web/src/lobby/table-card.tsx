/** A table as a card: its board at a glance, who has how much, what goes on there, and the way in. */

import type { ComponentChildren } from 'preact';
import type { Glimpse } from '../api.ts';
import { classes } from '../look/classes.ts';
import { Emblem } from '../look/emblem.tsx';
import { colourAt } from '../look/glance-colours.ts';
import { canSay, say } from '../messages.ts';
import { sitting, titleOf } from '../people.ts';
import { drawnLater } from './drawn-later.tsx';
import { GameSign } from './game-choice.tsx';
import { SeatsRow } from './seats-row.tsx';

interface TableCardProps {
  readonly glimpse: Glimpse;
  readonly yours?: boolean;
  /** In the corner of its picture. */
  readonly corner?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly footer: ComponentChildren;
}

export function TableCard({ glimpse, yours = false, corner, children, footer }: TableCardProps) {
  const { table } = glimpse;
  return (
    <article class={classes('table-card', yours && 'yours')}>
      <Picture glimpse={glimpse}>{corner}</Picture>
      <div class="card-about">
        <h3>{titleOf(table)}</h3>
        <p class="kind">{kindOf(glimpse)}</p>
        <Points glimpse={glimpse} />
        {children}
        <footer>{footer}</footer>
      </div>
    </article>
  );
}

/** What it is, by how many, and how fast it is played. */
function kindOf({ table: { game, seats, pace } }: Glimpse): string {
  const kind = say('lobby.kind', { game: say(`game.${game}.title`), players: seats.length });
  return pace === null ? kind : `${kind} · ${say(`lobby.pace.${pace.live ? 'live' : 'day'}`)}`;
}

function Picture({ glimpse, children }: { readonly glimpse: Glimpse; readonly children: ComponentChildren }) {
  const { table, glance } = glimpse;
  const when = glance === null ? null : whenOf(glimpse);
  return (
    <div class={classes('picture', table.game)}>
      {table.game === 'successors' && glance !== null ? (
        <Tiny glance={glance} />
      ) : (
        <>
          {table.game === 'phalanxx' && <Coast />}
          <GameSign game={table.game} size={52} />
        </>
      )}
      {when !== null && <span class="when">{when}</span>}
      {children}
    </div>
  );
}
function whenOf({ table: { game }, glance }: Glimpse): string | null {
  const key = `lobby.when.${game}`;
  return canSay(key) ? say(key, glance?.when) : null;
}

/** The map is loaded after everything that can be read. */
type TinyProps = { readonly glance: NonNullable<Glimpse['glance']> };
const Tiny = drawnLater<TinyProps>(() => import('./tiny-map.tsx').then(({ TinyMap }) => TinyMap));
/** The lands from Issus to India: where Phalanxx is played. */
const Coast = drawnLater<object>(() => import('./tiny-coast.tsx').then(({ TinyCoast }) => TinyCoast));

/** Who has how much, the most first; who sits there, as long as nobody has anything. */
function Points({ glimpse: { table, glance } }: { readonly glimpse: Glimpse }) {
  if (glance === null) return <SeatsRow table={table} />;
  const seats = table.seats.map(({ seat }) => seat);
  if (table.game !== 'proof') seats.sort((a, b) => glance.points[b] - glance.points[a]);
  return (
    <p class="points numbers">
      {seats.map((seat) => (
        <span key={seat}>
          <Emblem seat={seat} size={20} colour={colourAt(glance, seat)} label={sitting(table.seats[seat])} />
          <b>{glance.points[seat]}</b>
        </span>
      ))}
      <small>{say(`lobby.points.${table.game}`)}</small>
    </p>
  );
}

/** Somebody at the table, by his sign. */
export function Sign({ glimpse: { glance }, seat }: { readonly glimpse: Glimpse; readonly seat: number }) {
  return <Emblem seat={seat} size={20} colour={colourAt(glance, seat)} />;
}
