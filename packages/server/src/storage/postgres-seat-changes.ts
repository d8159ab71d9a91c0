/** What happens to a seat in PostgreSQL when it changes hands, within the transaction of whatever brings that about. */

import type { Seat } from '@diadochi/kernel';
import type { Queries } from './postgres-database.ts';
import { written } from './postgres-text.ts';
import type { LinkKind, SeatChange } from './storage.ts';

/** A seat is open in so many browsers; with the next one the first is forgotten. */
const MOST_TOKENS = 8;

export async function addToken(sql: Queries, no: number, seat: Seat, tokenHash: string): Promise<void> {
  await sql.change(
    'INSERT INTO tokens (table_no, seat, token_hash) VALUES ($1, $2, $3)',
    no,
    seat,
    tokenHash,
  );
  await sql.change(
    `DELETE FROM tokens WHERE table_no = $1 AND seat = $2 AND no NOT IN
       (SELECT no FROM tokens WHERE table_no = $1 AND seat = $2 ORDER BY no DESC LIMIT ${MOST_TOKENS})`,
    no,
    seat,
  );
}

/** Nothing opens it any more. */
export async function shut({ change }: Queries, no: number, seat: Seat): Promise<void> {
  await change('DELETE FROM tokens WHERE table_no = $1 AND seat = $2', no, seat);
  await change('DELETE FROM links WHERE table_no = $1 AND seat = $2', no, seat);
  // What its holder has asked, what was asked about it, and what he has consented to goes with him.
  await change('DELETE FROM motions WHERE table_no = $1 AND (seat = $2 OR about = $2)', no, seat);
  await change('UPDATE motions SET consents = consents & ~$2::integer WHERE table_no = $1', no, 1 << seat);
  // So do his orders.
  await change('DELETE FROM notes WHERE table_no = $1 AND seat = $2', no, seat);
}

/** `commitment`: to words for the dice; whoever takes a seat of a running game over has those that are in them. */
export async function hold(
  sql: Queries,
  no: number,
  seat: Seat,
  { tokenHash, name, commitment }: { tokenHash: string; name: string | null; commitment?: string | null },
): Promise<void> {
  await addToken(sql, no, seat, tokenHash);
  if (commitment !== undefined)
    await sql.change(
      'UPDATE seats SET words_hash = $3 WHERE table_no = $1 AND seat = $2',
      no,
      seat,
      commitment,
    );
  // What was its first link opens it no more, whatever happens to the seat later.
  await sql.change(
    'UPDATE seats SET taken = true, name = $3, secret_hash = NULL WHERE table_no = $1 AND seat = $2',
    no,
    seat,
    name === null ? null : written(name),
  );
}

export async function setBot({ change }: Queries, no: number, seat: Seat, bot: string | null): Promise<void> {
  await change('UPDATE seats SET bot = $3 WHERE table_no = $1 AND seat = $2', no, seat, bot);
  const bits = bot === null ? 'bots & ~$2::integer' : 'bots | $2';
  await change(`UPDATE tables SET bots = ${bits} WHERE no = $1`, no, 1 << seat);
}

export async function keepLink(
  { change }: Queries,
  no: number,
  secretHash: string,
  seat: Seat,
  kind: LinkKind,
  at: number,
): Promise<void> {
  await change('DELETE FROM links WHERE table_no = $1 AND seat = $2 AND kind = $3', no, seat, kind);
  await change('INSERT INTO links VALUES ($1, $2, $3, $4, $5)', no, secretHash, seat, kind, at);
}

/** Spends a link; null if there is none. */
export async function spend(
  { first }: Queries,
  no: number,
  secretHash: string,
  kind: LinkKind,
): Promise<Seat | null> {
  const row = await first(
    'DELETE FROM links WHERE table_no = $1 AND secret_hash = $2 AND kind = $3 RETURNING seat',
    no,
    secretHash,
    kind,
  );
  return row === undefined ? null : (row.seat as Seat);
}

/** Makes what an entry changes in the seats of a running table; false if the link that it uses is gone. */
export async function make(sql: Queries, no: number, made: SeatChange): Promise<boolean> {
  const { seat } = made;
  if (made.to === 'link') await keepLink(sql, no, made.secretHash, seat, 'over', made.at);
  else if (made.to === 'bot') await setBot(sql, no, seat, made.bot);
  else if (made.to === 'back') await setBot(sql, no, seat, null);
  else if (made.to === 'freed') {
    await shut(sql, no, seat);
    await sql.change('UPDATE seats SET taken = false WHERE table_no = $1 AND seat = $2', no, seat);
    await setBot(sql, no, seat, made.bot);
  } else {
    if ((await spend(sql, no, made.secretHash, 'over')) === null) return false;
    await shut(sql, no, seat);
    await hold(sql, no, seat, made);
    await setBot(sql, no, seat, null);
  }
  return true;
}

/** Takes a motion that is carried out away; false if it is not there any more. */
export const carry = async ({ change }: Queries, no: number, motion: string): Promise<boolean> =>
  (await change('DELETE FROM motions WHERE table_no = $1 AND id = $2', no, motion)) > 0;
