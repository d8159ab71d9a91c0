/** Nobody can play before everyone has sat down: who is still missing, how to bring them here, and who could sit in for them. */

import './waiting.css';
import { useState } from 'preact/hooks';
import { api, type SeatInfo, type TableInfo } from '../api.ts';
import { invitationsOf, linkTo } from '../invitations.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Copy } from '../look/copy.tsx';
import { Emblem, EmptySeat } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { botOf, freeSeats, sitting, strengthWords, titleOf } from '../people.ts';
import { sayProblem } from '../problems.ts';
import { isOwner, OwnersSeat, OwnersTable, OwnSeat } from '../seating/owner-tools.tsx';
import { ownSeat } from '../seats.ts';

export function WaitingRoom({ info }: { readonly info: TableInfo }) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const links = invitationsOf(info.id);
  const mine = ownSeat(info.id)?.seat ?? null;

  async function fill(secret: string) {
    setBusy(true);
    try {
      const game = (await api.games()).find(({ name }) => name === info.game);
      // The page hears of it as everybody does, and goes on by itself when nobody is missing any more.
      if (game !== undefined) await api.seatBot(info.id, secret, botOf(game, ''));
      setProblem('');
    } catch (wrong) {
      setProblem(sayProblem(wrong));
    }
    setBusy(false);
  }

  return (
    <main class="notice" id="main" tabIndex={-1}>
      <div class={classes('panel', 'waiting')}>
        <p class="caps">{say(`game.${info.game}.title`)}</p>
        <h1>{titleOf(info)}</h1>
        <p role="status">{say('table.waiting.hint', { count: freeSeats(info) })}</p>
        {links.some((secret) => secret !== null) && <p>{say('table.waiting.links')}</p>}
        <ul class="waiting-seats">
          {info.seats.map((seat) => (
            <li key={seat.seat}>
              <Sitter seat={seat} mine={seat.seat === mine} />
              {isFree(seat) && links[seat.seat] != null && (
                <div class="waiting-ways">
                  <Copy
                    text={linkTo(info.id, links[seat.seat] as string)}
                    label={say('table.waiting.link', { number: seat.seat + 1 })}
                  />
                  <Button disabled={busy} onClick={() => fill(links[seat.seat] as string)}>
                    <Stroke name="bot" size={16} />
                    {say('table.waiting.bot')}
                    <span class="unseen">{say('seat.name', { number: seat.seat + 1 })}</span>
                  </Button>
                </div>
              )}
              {seat.seat === mine && seat.taken && <OwnSeat info={info} />}
              {isOwner(info.id) && seat.seat !== mine && (!isFree(seat) || links[seat.seat] == null) && (
                <OwnersSeat key={String(isFree(seat))} info={info} seat={seat} />
              )}
            </li>
          ))}
        </ul>
        {isOwner(info.id) && <OwnersTable info={info} />}
        {problem !== '' && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <a class="button" href="/">
          <Stroke name="back" size={16} />
          {say('table.lobby')}
        </a>
      </div>
    </main>
  );
}

const isFree = ({ taken, bot }: SeatInfo): boolean => !taken && bot === null;

function Sitter({ seat, mine }: { readonly seat: SeatInfo; readonly mine: boolean }) {
  if (isFree(seat))
    return (
      <div class="waiting-sitter">
        <EmptySeat size={28} label={say('seat.free')} />
        <span>{say('seat.free')}</span>
      </div>
    );
  return (
    <div class="waiting-sitter">
      <Emblem seat={seat.seat} size={28} />
      <span>{sitting(seat)}</span>
      {mine && <span class="chip">{say('table.you')}</span>}
      {seat.bot !== null && <span class="chip">{strengthWords(seat.bot)}</span>}
    </div>
  );
}
