/** Seats in a SQLite file: who holds them, by which links they are taken, when they last gave a sign, and what is asked of all. */

import type { Seat } from '@diadochi/kernel';
import type { SeatInfo } from '../api.ts';
import { bitsAsSeats } from './packing.ts';
import type { Row, Statements } from './sqlite-file.ts';
import type { LinkKind, SeatChange, SeatStorage, StoredMotion } from './storage.ts';

/** A seat is open in so many browsers; with the next one the first is forgotten. */
const MOST_TOKENS = 8;

export function seatsIn(
  { all, first, change }: Statements,
  noOf: (id: string) => number,
  write: <T>(work: () => T) => Promise<T>,
) {
  const addToken = (no: number, seat: Seat, tokenHash: string): void => {
    change('INSERT INTO tokens (table_no, seat, token_hash) VALUES (?, ?, ?)', no, seat, tokenHash);
    change(
      `DELETE FROM tokens WHERE table_no = ?1 AND seat = ?2 AND no NOT IN
         (SELECT no FROM tokens WHERE table_no = ?1 AND seat = ?2 ORDER BY no DESC LIMIT ?3)`,
      no,
      seat,
      MOST_TOKENS,
    );
  };
  /** Nothing opens it any more. */
  const shut = (no: number, seat: Seat): void => {
    change('DELETE FROM tokens WHERE table_no = ? AND seat = ?', no, seat);
    change('DELETE FROM links WHERE table_no = ? AND seat = ?', no, seat);
    // What its holder has asked, what was asked about it, and what he has consented to goes with him.
    change('DELETE FROM motions WHERE table_no = ? AND (seat = ? OR about = ?)', no, seat, seat);
    change('UPDATE motions SET consents = consents & ~? WHERE table_no = ?', 1 << seat, no);
    // So do his orders.
    change('DELETE FROM notes WHERE table_no = ? AND seat = ?', no, seat);
  };
  /** `commitment`: to words for the dice; whoever takes a seat of a running game over has those that are in them. */
  const hold = (
    no: number,
    seat: Seat,
    { tokenHash, name, commitment }: { tokenHash: string; name: string | null; commitment?: string | null },
  ): void => {
    addToken(no, seat, tokenHash);
    if (commitment !== undefined)
      change('UPDATE seats SET words_hash = ? WHERE table_no = ? AND seat = ?', commitment, no, seat);
    // What was its first link opens it no more, whatever happens to the seat later.
    change(
      'UPDATE seats SET taken = 1, name = ?, secret_hash = NULL WHERE table_no = ? AND seat = ?',
      name,
      no,
      seat,
    );
  };
  const setBot = (no: number, seat: Seat, bot: string | null): void => {
    change('UPDATE seats SET bot = ? WHERE table_no = ? AND seat = ?', bot, no, seat);
    change(`UPDATE tables SET bots = ${bot === null ? 'bots & ~?' : 'bots | ?'} WHERE no = ?`, 1 << seat, no);
  };
  const keepLink = (no: number, secretHash: string, seat: Seat, kind: LinkKind, at: number): void => {
    change('DELETE FROM links WHERE table_no = ? AND seat = ? AND kind = ?', no, seat, kind);
    change('INSERT INTO links VALUES (?, ?, ?, ?, ?)', no, secretHash, seat, kind, at);
  };
  /** Spends a link; false if there is none. */
  const spend = (no: number, secretHash: string, kind: LinkKind): Seat | null => {
    const row = first(
      'DELETE FROM links WHERE table_no = ? AND secret_hash = ? AND kind = ? RETURNING seat',
      no,
      secretHash,
      kind,
    );
    return row === undefined ? null : (row.seat as Seat);
  };
  /** The number of a table that has not begun. */
  const waitingNo = (id: string): number | null => {
    const row = first('SELECT no FROM tables WHERE id = ? AND started IS NULL', id);
    return row === undefined ? null : (row.no as number);
  };
  /** Once words have been shown nobody comes who could choose his knowing them: the game is about to begin. */
  const changeableNo = (id: string): number | null => {
    const no = waitingNo(id);
    const shown = 'SELECT 1 FROM seats WHERE table_no = ? AND words IS NOT NULL';
    return no === null || first(shown, no) !== undefined ? null : no;
  };
  const motionOf = ({ id, seat, what, seq, at, consents }: Row): StoredMotion => ({
    id: id as string,
    seat: seat as Seat,
    what: JSON.parse(what as string),
    seq: seq as number,
    at: at as number,
    consents: bitsAsSeats(consents as number),
  });

  const storage: SeatStorage = {
    takeSeat: (id, secretHash, tokenHash, name, commitment = null) =>
      write(() => {
        const row = first(
          'SELECT table_no, seat FROM seats WHERE table_no = ? AND secret_hash = ? AND taken = 0',
          noOf(id),
          secretHash,
        );
        if (row === undefined) return null;
        hold(row.table_no as number, row.seat as Seat, { tokenHash, name, commitment });
        return row.seat as Seat;
      }),
    seatBot: (id, secretHash, bot) =>
      write(() => {
        const row = first(
          `SELECT no, seat FROM tables JOIN seats ON table_no = no
           WHERE id = ? AND started IS NULL AND secret_hash = ? AND taken = 0`,
          id,
          secretHash,
        );
        if (row === undefined) return null;
        const { no, seat } = row as { no: number; seat: Seat };
        // The link of the seat is good for nothing any more.
        change('UPDATE seats SET name = NULL, secret_hash = NULL WHERE table_no = ? AND seat = ?', no, seat);
        setBot(no, seat, bot);
        return seat;
      }),
    takeAnySeat: (id, tokenHash, name, commitment = null) =>
      write(() => {
        const row = first(
          `SELECT no, seat FROM tables JOIN seats ON table_no = no
           WHERE id = ? AND open = 1 AND started IS NULL AND bot IS NULL AND taken = 0 ORDER BY seat`,
          id,
        );
        if (row === undefined) return null;
        hold(row.no as number, row.seat as Seat, { tokenHash, name, commitment });
        return row.seat as Seat;
      }),
    takeThisSeat: (id, seat, tokenHash, name, commitment = null) =>
      write(() => {
        const no = waitingNo(id);
        const isFree = 'SELECT 1 FROM seats WHERE table_no = ? AND seat = ? AND bot IS NULL AND taken = 0';
        if (no === null || first(isFree, no, seat) === undefined) return false;
        hold(no, seat, { tokenHash, name, commitment });
        return true;
      }),
    async seatOf(id, tokenHash) {
      const row = first(
        'SELECT seat FROM tokens JOIN tables ON tables.no = table_no WHERE id = ? AND token_hash = ?',
        id,
        tokenHash,
      );
      return row === undefined ? null : (row.seat as Seat);
    },

    async link(id, secretHash) {
      const no = noOf(id);
      const own = first(
        'SELECT seat FROM seats WHERE table_no = ? AND secret_hash = ? AND taken = 0',
        no,
        secretHash,
      );
      if (own !== undefined) return { seat: own.seat as Seat, kind: 'seat', at: 0 };
      const row = first(
        'SELECT seat, kind, at FROM links WHERE table_no = ? AND secret_hash = ?',
        no,
        secretHash,
      );
      return row === undefined
        ? null
        : { seat: row.seat as Seat, kind: row.kind as LinkKind, at: row.at as number };
    },
    keepLink: (id, secretHash, { seat, kind, at }) =>
      write(() => keepLink(noOf(id), secretHash, seat, kind, at)),
    addBrowser: (id, secretHash, tokenHash) =>
      write(() => {
        const no = noOf(id);
        const seat = spend(no, secretHash, 'second');
        if (seat !== null) addToken(no, seat, tokenHash);
        return seat;
      }),
    takeOver: (id, secretHash, tokenHash, name, commitment = null) =>
      write(() => {
        const no = changeableNo(id);
        const seat = no === null ? null : spend(no, secretHash, 'over');
        if (no === null || seat === null) return null;
        shut(no, seat);
        hold(no, seat, { tokenHash, name, commitment });
        return seat;
      }),
    freeSeat: (id, seat, secretHash) =>
      write(() => {
        const no = changeableNo(id);
        if (no === null) return false;
        shut(no, seat);
        setBot(no, seat, null);
        return (
          change(
            'UPDATE seats SET taken = 0, name = NULL, words_hash = NULL, secret_hash = ? WHERE table_no = ? AND seat = ?',
            secretHash,
            no,
            seat,
          ) > 0
        );
      }),
    sign: (id, seat, at) =>
      write(() => {
        change('UPDATE seats SET seen_at = ? WHERE table_no = ? AND seat = ?', at, noOf(id), seat);
      }),
    signs: async (id) =>
      all('SELECT seen_at FROM seats WHERE table_no = ? ORDER BY seat', noOf(id)).map(
        ({ seen_at }) => seen_at as number | null,
      ),

    isOwner: async (id, ownerHash) =>
      first('SELECT 1 FROM tables WHERE id = ? AND owner_hash = ?', id, ownerHash) !== undefined,
    setOpen: (id, open) =>
      write(
        () => change('UPDATE tables SET open = ? WHERE id = ? AND started IS NULL', Number(open), id) > 0,
      ),
    setSpectatorsChat: (id, allowed) =>
      write(() => {
        change('UPDATE tables SET spectators_chat = ? WHERE id = ?', Number(allowed), id);
      }),

    motions: async (id) =>
      all('SELECT * FROM motions WHERE table_no = ? ORDER BY at, id', noOf(id)).map(motionOf),
    openMotion: (table, { id, seat, what, seq, at }) =>
      write(() => {
        const no = noOf(table);
        change('DELETE FROM motions WHERE table_no = ? AND seat = ?', no, seat);
        const about = what.do === 'takeBack' ? null : what.of;
        const text = JSON.stringify(what);
        change('INSERT INTO motions VALUES (?, ?, ?, ?, ?, ?, ?, 0)', no, id, seat, about, text, seq, at);
      }),
    consent: (table, id, seat, yes) =>
      write(() => {
        const bits = yes ? 'consents | ?' : 'consents & ~?';
        const sql = `UPDATE motions SET consents = ${bits} WHERE table_no = ? AND id = ?`;
        return change(sql, 1 << seat, noOf(table), id) > 0;
      }),
    closeMotion: (table, id) =>
      write(() => change('DELETE FROM motions WHERE table_no = ? AND id = ?', noOf(table), id) > 0),
  };

  return {
    storage,
    seatsOf: (no: number): SeatInfo[] =>
      all('SELECT seat, bot, name, taken FROM seats WHERE table_no = ? ORDER BY seat', no).map((row) => ({
        seat: row.seat as Seat,
        bot: row.bot as string | null,
        name: row.name as string | null,
        taken: row.taken === 1,
      })),
    /** Takes a motion that is carried out away; false if it is not there any more. */
    carry: (no: number, motion: string): boolean =>
      change('DELETE FROM motions WHERE table_no = ? AND id = ?', no, motion) > 0,
    /** Whether a change can be made; only the use of a link cannot be made twice. */
    canMake: (no: number, made: SeatChange): boolean =>
      made.to !== 'taken' ||
      first(
        "SELECT 1 FROM links WHERE table_no = ? AND secret_hash = ? AND kind = 'over'",
        no,
        made.secretHash,
      ) !== undefined,
    /** What an entry changes in the seats of a running table. */
    make(no: number, made: SeatChange): void {
      const { seat } = made;
      if (made.to === 'link') keepLink(no, made.secretHash, seat, 'over', made.at);
      else if (made.to === 'bot') setBot(no, seat, made.bot);
      else if (made.to === 'back') setBot(no, seat, null);
      else if (made.to === 'freed') {
        shut(no, seat);
        change('UPDATE seats SET taken = 0 WHERE table_no = ? AND seat = ?', no, seat);
        setBot(no, seat, made.bot);
      } else {
        shut(no, seat);
        hold(no, seat, made);
        setBot(no, seat, null);
      }
    },
  };
}
