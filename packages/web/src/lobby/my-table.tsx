/** One of the player's own tables: what waits for him there and since when, and the way there. */

import { useState } from 'preact/hooks';
import type { Mine } from '../api.ts';
import { invitationsOf } from '../invitations.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { canSay, say } from '../messages.ts';
import { freeSeats, sitting, titleOf } from '../people.ts';
import { forget, isShared, seatsHere } from '../seats.ts';
import { ago, timeLeft } from './ago.ts';
import { Links } from './links.tsx';
import { refresh, waitsForYou } from './lobby-store.ts';
import { Sign, TableCard } from './table-card.tsx';

export function MyTable({ mine }: { readonly mine: Mine }) {
  const { table, you, at } = mine;
  const [inviting, setInviting] = useState(false);
  const here = seatsHere(table.id);
  const yours = waitsForYou(mine);
  const links = table.status === 'waiting' ? invitationsOf(table.id) : [];
  const footer = (
    <>
      <span class="last-move">
        {say(yours ? 'lobby.waits' : table.status === 'waiting' ? 'lobby.opened' : 'lobby.moved', {
          ago: ago(at),
        })}
        <br />
        {here.length > 1
          ? say('lobby.peopleHere', { names: here.map(({ seat }) => sitting(table.seats[seat])) })
          : say('lobby.youAre', { name: sitting(table.seats[you]) })}
      </span>
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
        {say(yours ? 'lobby.play' : table.status === 'over' ? 'lobby.look' : 'lobby.enter')}
        <span class="unseen">{titleOf(table)}</span>
      </a>
    </>
  );
  return (
    <TableCard glimpse={mine} yours={yours} corner={<Left mine={mine} yours={yours} />} footer={footer}>
      <Now mine={mine} />
      {table.motions.some(({ missing }) => missing.includes(you)) && (
        <p class="now">
          <b>{say('lobby.consent')}</b>
        </p>
      )}
      {inviting && <Links opened={{ id: table.id, secrets: links }} onClose={() => setInviting(false)} />}
    </TableCard>
  );
}

const SOON_MS = 10 * 60_000;
/** How much time is left; without a clock, whose turn it is. */
function Left({ mine: { deadline }, yours }: { readonly mine: Mine; readonly yours: boolean }) {
  if (!yours) return null;
  if (deadline === null) return <span class={classes('chip', 'act')}>{say('lobby.yourTurn')}</span>;
  return (
    <span class={classes('chip', 'left', deadline - Date.now() < SOON_MS && 'soon')}>
      <Stroke name="clock" size={13} />
      {timeLeft(deadline)}
    </span>
  );
}

/** What goes on at the table, in one line. */
function Now({ mine }: { readonly mine: Mine }) {
  const { table, you, question } = mine;
  if (table.status !== 'playing') {
    const status = table.abandoned ? 'abandoned' : table.status;
    return <p class="now">{say(`lobby.status.${status}`, { free: freeSeats(table) })}</p>;
  }
  const others = table.asked.filter((seat) => seat !== you);
  const first = table.asked.includes(you) ? you : others[0];
  const asked = `lobby.ask.${table.game}.${question}`;
  const isMine = first === you && !isShared(table.id);
  return (
    <p class="now">
      {first !== undefined && <Sign glimpse={mine} seat={first} />}
      {isMine ? (
        <span>
          <b>{say(canSay(asked) ? asked : 'lobby.askedYou')}</b>
          {others.length > 0 && ` ${say('lobby.askedToo', { others: others.length })}`}
        </span>
      ) : (
        <span>{say('lobby.asked', { names: table.asked.map((seat) => sitting(table.seats[seat])) })}</span>
      )}
    </p>
  );
}
