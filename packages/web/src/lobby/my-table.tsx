/** One of the player's own tables: whose turn it is, and the way there. */

import { useState } from 'preact/hooks';
import type { Mine } from '../api.ts';
import { invitationsOf } from '../invitations.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Emblem } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { freeSeats, sitting, titleOf } from '../people.ts';
import { forget } from '../seats.ts';
import { ago } from './ago.ts';
import { GameSign } from './game-choice.tsx';
import { Links } from './links.tsx';
import { refresh, waitsForYou } from './lobby-store.ts';
import { SeatsRow } from './seats-row.tsx';

export function MyTable({ mine }: { readonly mine: Mine }) {
  const { table, you } = mine;
  const [inviting, setInviting] = useState(false);
  const yours = waitsForYou(mine);
  const links = table.status === 'waiting' ? invitationsOf(table.id) : [];
  return (
    <article class={classes('my-table', yours && 'yours')}>
      <header>
        <GameSign game={table.game} />
        <div class="my-title">
          <h3>{titleOf(table)}</h3>
          <p class="kind">
            {say('lobby.kind', { game: say(`game.${table.game}.title`), players: table.seats.length })}
          </p>
        </div>
        {yours && <span class={classes('chip', 'act')}>{say('lobby.yourTurn')}</span>}
      </header>
      <Now mine={mine} />
      {table.motions.some(({ missing }) => missing.includes(you)) && (
        <p class="now">
          <b>{say('lobby.consent')}</b>
        </p>
      )}
      <div class="who">
        <SeatsRow table={table} />
        <span class="ago">
          <Stroke name="clock" size={14} />
          {ago(table.createdAt)}
        </span>
      </div>
      <footer>
        <span class="you">{say('lobby.youAre', { name: sitting(table.seats[you]) })}</span>
        {table.status === 'over' && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              forget(table.id);
              refresh();
            }}
          >
            {say('lobby.forget')}
          </Button>
        )}
        {links.some((secret) => secret !== null) && (
          <Button size="small" onClick={() => setInviting(true)}>
            <Stroke name="link" size={15} />
            {say('lobby.invite')}
          </Button>
        )}
        <a class={classes('button', yours && 'act')} href={`/table/${table.id}`}>
          {say(yours ? 'lobby.play' : table.status === 'over' ? 'lobby.look' : 'lobby.watch')}
          <span class="unseen">{titleOf(table)}</span>
        </a>
      </footer>
      {inviting && <Links opened={{ id: table.id, secrets: links }} onClose={() => setInviting(false)} />}
    </article>
  );
}

/** What goes on at the table, in one line. */
function Now({ mine: { table, you } }: { readonly mine: Mine }) {
  if (table.status !== 'playing') {
    const status = table.abandoned ? 'abandoned' : table.status;
    return <p class="now">{say(`lobby.status.${status}`, { free: freeSeats(table) })}</p>;
  }
  const others = table.asked.filter((seat) => seat !== you);
  const first = table.asked.includes(you) ? you : others[0];
  return (
    <p class="now">
      {first !== undefined && <Emblem seat={first} size={20} />}
      {first === you ? (
        <span>
          <b>{say('lobby.askedYou')}</b>
          {others.length > 0 && ` ${say('lobby.askedToo', { others: others.length })}`}
        </span>
      ) : (
        <span>{say('lobby.asked', { names: others.map((seat) => sitting(table.seats[seat])) })}</span>
      )}
    </p>
  );
}
