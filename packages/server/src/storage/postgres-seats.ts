/** Seats in PostgreSQL: who holds them, by which links they are taken, when they last gave a sign, and what is asked of all. */

import type { Seat } from '@diadochi/kernel';
import { bitsAsSeats } from './packing.ts';
import type { Changing } from './postgres-changing.ts';
import type { Queries, Row } from './postgres-database.ts';
import { addToken, hold, keepLink, setBot, shut, spend } from './postgres-seat-changes.ts';
import type { LinkKind, SeatStorage, StoredMotion } from './storage.ts';

/** Once words have been shown nobody comes who could choose his knowing them: the game is about to begin. */
async function isChangeable({ first }: Queries, { no, started }: Row): Promise<boolean> {
  const shown = 'SELECT 1 FROM seats WHERE table_no = $1 AND words IS NOT NULL';
  return started === null && (await first(shown, no)) === undefined;
}

const motionOf = ({ id, seat, what, seq, at, consents }: Row): StoredMotion => ({
  id: id as string,
  seat: seat as Seat,
  what: JSON.parse(what as string),
  seq: seq as number,
  at: at as number,
  consents: bitsAsSeats(consents as number),
});

export function seatsIn({ all, first }: Queries, { changing, telling }: Changing): SeatStorage {
  return {
    takeSeat: (id, secretHash, tokenHash, name, commitment = null) =>
      telling(id, async (sql, table) => {
        const no = table.no as number;
        const row = await sql.first(
          'SELECT seat FROM seats WHERE table_no = $1 AND secret_hash = $2 AND NOT taken',
          no,
          secretHash,
        );
        if (row === undefined) return null;
        await hold(sql, no, row.seat as Seat, { tokenHash, name, commitment });
        return row.seat as Seat;
      }),
    seatBot: (id, secretHash, bot) =>
      telling(id, async (sql, { no, started }) => {
        if (started !== null) return null;
        // The link of the seat is good for nothing any more.
        const row = await sql.first(
          `UPDATE seats SET name = NULL, secret_hash = NULL
           WHERE table_no = $1 AND secret_hash = $2 AND NOT taken RETURNING seat`,
          no,
          secretHash,
        );
        if (row === undefined) return null;
        await setBot(sql, no as number, row.seat as Seat, bot);
        return row.seat as Seat;
      }),
    takeAnySeat: (id, tokenHash, name, commitment = null) =>
      telling(id, async (sql, { no, started, open }) => {
        if (started !== null || !open) return null;
        const row = await sql.first(
          'SELECT min(seat) AS seat FROM seats WHERE table_no = $1 AND bot IS NULL AND NOT taken',
          no,
        );
        const seat = row?.seat as Seat | null;
        if (seat !== null) await hold(sql, no as number, seat, { tokenHash, name, commitment });
        return seat;
      }),
    takeThisSeat: async (id, seat, tokenHash, name, commitment = null) =>
      (await telling(id, async (sql, { no, started }) => {
        const isFree = 'SELECT 1 FROM seats WHERE table_no = $1 AND seat = $2 AND bot IS NULL AND NOT taken';
        if (started !== null || (await sql.first(isFree, no, seat)) === undefined) return false;
        await hold(sql, no as number, seat, { tokenHash, name, commitment });
        return true;
      })) ?? false,
    async seatOf(id, tokenHash) {
      const row = await first(
        'SELECT seat FROM tokens JOIN tables ON table_no = tables.no WHERE id = $1 AND token_hash = $2',
        id,
        tokenHash,
      );
      return row === undefined ? null : (row.seat as Seat);
    },

    async link(id, secretHash) {
      const row = await first(
        `SELECT seat, 'seat' AS kind, 0::bigint AS at FROM seats JOIN tables ON table_no = no
         WHERE id = $1 AND secret_hash = $2 AND NOT taken
         UNION ALL
         SELECT seat, kind, at FROM links JOIN tables ON table_no = no WHERE id = $1 AND secret_hash = $2`,
        id,
        secretHash,
      );
      return row === undefined
        ? null
        : { seat: row.seat as Seat, kind: row.kind as LinkKind, at: row.at as number };
    },
    async keepLink(id, secretHash, { seat, kind, at }) {
      await telling(id, (sql, { no }) => keepLink(sql, no as number, secretHash, seat, kind, at));
    },
    addBrowser: (id, secretHash, tokenHash) =>
      telling(id, async (sql, { no }) => {
        const seat = await spend(sql, no as number, secretHash, 'second');
        if (seat !== null) await addToken(sql, no as number, seat, tokenHash);
        return seat;
      }),
    takeOver: (id, secretHash, tokenHash, name, commitment = null) =>
      telling(id, async (sql, table) => {
        const no = table.no as number;
        const seat = (await isChangeable(sql, table)) ? await spend(sql, no, secretHash, 'over') : null;
        if (seat === null) return null;
        await shut(sql, no, seat);
        await hold(sql, no, seat, { tokenHash, name, commitment });
        return seat;
      }),
    freeSeat: async (id, seat, secretHash) =>
      (await telling(id, async (sql, table) => {
        if (!(await isChangeable(sql, table))) return false;
        const no = table.no as number;
        await shut(sql, no, seat);
        await setBot(sql, no, seat, null);
        const freed = await sql.change(
          `UPDATE seats SET taken = false, name = NULL, words_hash = NULL, secret_hash = $3
           WHERE table_no = $1 AND seat = $2`,
          no,
          seat,
          secretHash,
        );
        return freed > 0;
      })) ?? false,
    // Nobody is told: whoever needs to know when it was looks here.
    async sign(id, seat, at) {
      await changing(id, (sql, { no }) =>
        sql.change('UPDATE seats SET seen_at = $3 WHERE table_no = $1 AND seat = $2', no, seat, at),
      );
    },
    signs: async (id) =>
      (
        await all('SELECT seen_at FROM seats JOIN tables ON table_no = no WHERE id = $1 ORDER BY seat', id)
      ).map(({ seen_at }) => seen_at as number | null),

    isOwner: async (id, ownerHash) =>
      (await first('SELECT 1 FROM tables WHERE id = $1 AND owner_hash = $2', id, ownerHash)) !== undefined,
    setOpen: async (id, open) =>
      (await telling(id, async (sql, { no, started }) => {
        if (started !== null) return false;
        await sql.change('UPDATE tables SET open = $2 WHERE no = $1', no, open);
        return true;
      })) ?? false,
    async setSpectatorsChat(id, allowed) {
      await telling(id, (sql, { no }) =>
        sql.change('UPDATE tables SET spectators_chat = $2 WHERE no = $1', no, allowed),
      );
    },

    motions: async (id) =>
      (
        await all(
          'SELECT motions.* FROM motions JOIN tables ON table_no = no WHERE tables.id = $1 ORDER BY at, motions.id',
          id,
        )
      ).map(motionOf),
    async openMotion(table, { id, seat, what, seq, at }) {
      await telling(table, async (sql, { no }) => {
        await sql.change('DELETE FROM motions WHERE table_no = $1 AND seat = $2', no, seat);
        const about = what.do === 'takeBack' ? null : what.of;
        const text = JSON.stringify(what);
        await sql.change(
          'INSERT INTO motions VALUES ($1, $2, $3, $4, $5, $6, $7, 0)',
          no,
          id,
          seat,
          about,
          text,
          seq,
          at,
        );
      });
    },
    consent: async (table, id, seat, yes) =>
      (await telling(table, async (sql, { no }) => {
        const bits = yes ? 'consents | $3' : 'consents & ~$3::integer';
        const noted = `UPDATE motions SET consents = ${bits} WHERE table_no = $1 AND id = $2`;
        return (await sql.change(noted, no, id, 1 << seat)) > 0;
      })) ?? false,
    closeMotion: async (table, id) =>
      (await telling(
        table,
        async (sql, { no }) =>
          (await sql.change('DELETE FROM motions WHERE table_no = $1 AND id = $2', no, id)) > 0,
      )) ?? false,
  };
}
