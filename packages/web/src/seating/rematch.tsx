/**
 * The same people once more, each a seat further on: whoever asks first opens the table, the others find their seats there.
 * Those who share this device go there together.
 */

import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../api.ts';
import { withWords } from '../fair/own-words.ts';
import { Button } from '../look/button.tsx';
import { loadSeatingMessages, say } from '../messages.ts';
import { rememberOwner } from '../owner-secrets.ts';
import { go } from '../route.ts';
import { ownSeat, seatsHere } from '../seats.ts';
import { useDoing } from './doing.ts';
import { remember } from './remember.ts';
import { seatApi } from './seat-api.ts';

export function RematchButton({ info }: { readonly info: TableInfo }) {
  const { problem, busy, doing } = useDoing();
  useEffect(() => {
    loadSeatingMessages().catch(() => {});
  }, []);
  const own = ownSeat(info.id);
  const here = seatsHere(info.id).filter(({ seat }) => info.seats[seat].taken);
  if (own === null || !info.seats[own.seat]?.taken) return null;
  // Alone there is no seat to move on to.
  const again = info.seats.length === 1 ? 'table.rematch.alone' : 'table.rematch';
  if (info.rematch !== null && seatsHere(info.rematch).length > 0)
    return (
      <a class="button" href={`/table/${info.rematch}`}>
        {say('table.rematch.there')}
      </a>
    );
  const sit = () =>
    doing(async () => {
      let next = '';
      for (const { token: bearer, name } of here) {
        const { id, seat, token, owner } = await withWords(
          (words) => seatApi.rematch(info.id, bearer, words),
          (table) => ({ id: table.id, sealed: table.commitment }),
        );
        if (owner !== undefined) rememberOwner(id, owner);
        remember(id, seat, token, name, true);
        next = id;
      }
      go(`/table/${next}`);
    });
  return (
    <>
      <Button disabled={busy} onClick={sit}>
        {say(info.rematch === null ? again : 'table.rematch.join')}
      </Button>
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
