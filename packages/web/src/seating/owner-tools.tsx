/** Before the start: what the owner does with the seats and the table, and what whoever sits there does with his own. */

import './seating.css';
import { useState } from 'preact/hooks';
import type { SeatInfo, TableInfo } from '../api.ts';
import { invitationsOf, linkTo, rememberInvitations } from '../invitations.ts';
import { Button } from '../look/button.tsx';
import { Copy } from '../look/copy.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { ownerSecret } from '../owner-secrets.ts';
import { sitting } from '../people.ts';
import { go } from '../route.ts';
import { forget } from '../seats.ts';
import { useDoing } from './doing.ts';
import { OwnerSwitch } from './owner-switch.tsx';
import { seatApi } from './seat-api.ts';
import { Twice } from './twice.tsx';

export const isOwner = (id: string): boolean => ownerSecret(id) !== null;

const keep = (id: string, seats: number, seat: number, secret: string): void => {
  const links = invitationsOf(id);
  rememberInvitations(
    id,
    Array.from({ length: seats }, (_, i) => (i === seat ? secret : (links[i] ?? null))),
  );
};

interface SeatProps {
  readonly info: TableInfo;
  readonly seat: SeatInfo;
}
/** Of a seat that somebody has taken, or for which this browser has no link any more. */
export function OwnersSeat({ info, seat }: SeatProps) {
  const { problem, busy, doing } = useDoing();
  const [link, setLink] = useState('');
  const { id } = info;
  const isFree = !seat.taken && seat.bot === null;
  const renew = () =>
    doing(async () => {
      const { secret } = await seatApi.newLink(id, seat.seat);
      if (isFree) keep(id, info.seats.length, seat.seat, secret);
      setLink(linkTo(id, secret));
    });
  const free = () =>
    doing(async () => keep(id, info.seats.length, seat.seat, (await seatApi.free(id, seat.seat)).secret));
  return (
    <div class="waiting-ways">
      {link !== '' && (
        <>
          <p>{say('seating.lostReady')}</p>
          <Copy text={link} label={say('table.waiting.link', { number: seat.seat + 1 })} />
        </>
      )}
      {link === '' && seat.bot === null && (
        <Button disabled={busy} onClick={renew}>
          <Stroke name="link" size={16} />
          {say('seating.newLink')} <span class="unseen">{sitting(seat)}</span>
        </Button>
      )}
      {!isFree && (
        <Twice
          words={say('seating.free')}
          then={say(seat.bot === null ? 'seating.freeThen' : 'seating.freeBotThen')}
          of={sitting(seat)}
          disabled={busy}
          act={free}
        />
      )}
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** One's own seat: another device, or getting up again. */
export function OwnSeat({ info }: { readonly info: TableInfo }) {
  const { problem, busy, doing } = useDoing();
  const [link, setLink] = useState('');
  const { id } = info;
  return (
    <div class="waiting-ways">
      {link !== '' ? (
        <>
          <p>{say('seating.deviceReady')}</p>
          <Copy text={link} label={say('seating.device')} />
        </>
      ) : (
        <Button
          disabled={busy}
          onClick={() => doing(async () => setLink(linkTo(id, (await seatApi.secondLink(id)).secret)))}
        >
          <Stroke name="link" size={16} />
          {say('seating.deviceLink')}
        </Button>
      )}
      <Twice
        words={say('seating.leave')}
        then={say('seating.leaveThen')}
        disabled={busy}
        act={() =>
          doing(async () => {
            await seatApi.leave(id);
            forget(id);
            go('/');
          })
        }
      />
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** The table as a whole: whether it is listed, and the end of it before it begins. */
export function OwnersTable({ info }: { readonly info: TableInfo }) {
  const { problem, busy, doing } = useDoing();
  const { id } = info;
  return (
    <section class="seating">
      <h2>{say('seating.owner')}</h2>
      <OwnerSwitch
        id="listed"
        words={say('seating.listed')}
        is={info.open}
        choose={(open) => doing(() => seatApi.set(id, { open }))}
      />
      <OwnerSwitch
        id="spectators-chat"
        words={say('seating.spectatorsChat')}
        is={info.spectatorsChat}
        choose={(spectatorsChat) => doing(() => seatApi.set(id, { spectatorsChat }))}
      />
      <div class="seating-ways">
        <Twice
          words={say('seating.delete')}
          then={say('seating.deleteThen')}
          disabled={busy}
          act={() =>
            doing(async () => {
              await seatApi.remove(id);
              forget(id);
              go('/');
            })
          }
        />
      </div>
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
