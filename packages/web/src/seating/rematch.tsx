/** The same people once more, each a seat further on: whoever asks first opens the table, the others find their seats there. */

import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../api.ts';
import { withWords } from '../fair/own-words.ts';
import { Button } from '../look/button.tsx';
import { loadSeatingMessages, say } from '../messages.ts';
import { rememberOwner } from '../owner-secrets.ts';
import { go } from '../route.ts';
import { ownSeat, remember } from '../seats.ts';
import { useDoing } from './doing.ts';
import { seatApi } from './seat-api.ts';

export function RematchButton({ info }: { readonly info: TableInfo }) {
  const { problem, busy, doing } = useDoing();
  useEffect(() => {
    loadSeatingMessages().catch(() => {});
  }, []);
  const own = ownSeat(info.id);
  if (own === null || !info.seats[own.seat]?.taken) return null;
  const there = info.rematch === null ? null : ownSeat(info.rematch);
  if (there !== null)
    return (
      <a class="button" href={`/table/${there.id}`}>
        {say('table.rematch.there')}
      </a>
    );
  const sit = () =>
    doing(async () => {
      const { id, seat, token, owner } = await withWords(
        (words) => seatApi.rematch(info.id, words),
        (there) => ({ id: there.id, sealed: there.commitment }),
      );
      remember(id, seat, token, own.name);
      if (owner !== undefined) rememberOwner(id, owner);
      go(`/table/${id}`);
    });
  return (
    <>
      <Button disabled={busy} onClick={sit}>
        {say(info.rematch === null ? 'table.rematch' : 'table.rematch.join')}
      </Button>
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
