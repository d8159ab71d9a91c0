/** Guests at the tables of a server: they sit down and answer through the API, whatever they like best. */

import { dice } from '../packages/kernel/src/index.ts';
import type { Fields, SeatView } from '../packages/server/src/api.ts';

export type { SeatView } from '../packages/server/src/api.ts';

export interface Seat {
  readonly id: string;
  readonly seat: number;
  readonly token: string;
  readonly name: string;
}
export interface NewTable {
  readonly game: string;
  readonly name: string;
  /** Who sits where: a guest by name, a bot, or nobody yet. */
  readonly seats: readonly (string | { readonly bot: string } | null)[];
  readonly options?: { readonly [key: string]: number | boolean | string };
  /** Whether it is listed in the lobby. */
  readonly open?: boolean;
}

/** What is liked best comes first; what is not named comes after it, and last what moves pieces to and fro. */
const LIKED = ['play', 'conquer', 'buy', 'take', 'income', 'slide'];
const DISLIKED = ['appoint', 'recall', 'disband', 'relocate', 'regroup', 'shift', 'garrison', 'muster'];

export interface Guests {
  /** Opens a table and seats its guests. */
  table(wanted: NewTable): Promise<Seat[]>;
  view<Table>(seat: Seat): Promise<SeatView<Table>>;
  /** Plays on until the view of the first seat is as it shall be (true), or the game is over (false). */
  playUntil<Table>(seats: readonly Seat[], isFound: (view: SeatView<Table>) => boolean): Promise<boolean>;
}

export function guestsOf(address: string, seed: string): Guests {
  const pick = dice(seed);

  async function ask<T>(path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<T> {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const answer = await fetch(
      `${address}/api/tables${path}`,
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  const view = async <Table>({ id, token }: Seat): Promise<SeatView<Table>> =>
    (await ask<{ view: SeatView<Table> }>(`/${id}/view`, { token })).view;

  async function answer({ id, seat, token }: Seat, kind: string, no: number): Promise<void> {
    let action: Fields = {};
    for (;;) {
      const query = new URLSearchParams({ kind, partial: JSON.stringify(action) });
      const found = await ask<{ complete: boolean; options: Fields[] }>(`/${id}/options?${query}`, { token });
      if (found.complete) break;
      action = { ...action, ...liked(found.options) };
    }
    await ask(`/${id}/actions`, { token, body: { decision: `${kind}.${no}.${seat}`, action } });
  }

  /** One of those who are asked answers; says whether any did. Who is asked in secret is known to himself alone. */
  async function isAnswered(seats: readonly Seat[], asked: readonly number[]): Promise<boolean> {
    const known = seats.filter(({ seat }) => asked.includes(seat));
    for (const guest of known.length > 0 ? known : seats) {
      const own = (await view(guest)).asked;
      if (own?.seats.includes(guest.seat) !== true) continue;
      await answer(guest, own.kind, own.no).catch(lookAgain);
      return true;
    }
    return false;
  }

  function liked(options: readonly Fields[]): Fields {
    const next = options.map((option) => Object.entries(option)[0]);
    const rank = ([field]: [string, unknown]) => {
      if (DISLIKED.includes(field)) return LIKED.length + 1;
      return LIKED.includes(field) ? LIKED.indexOf(field) : LIKED.length;
    };
    const best = Math.min(...next.map(rank));
    const among = next.filter((each) => rank(each) === best);
    return Object.fromEntries([among[pick(among.length)]]);
  }

  return {
    view,
    async table({ game, name, seats, options = {}, open = true }) {
      const { id, secrets } = await ask<{ id: string; secrets: string[] }>('', {
        body: {
          game,
          name,
          options,
          seats: seats.map((each) => (each !== null && typeof each === 'object' ? each : { person: '' })),
          open,
        },
      });
      const sitting: Seat[] = [];
      for (const [i, guest] of seats.entries())
        if (typeof guest === 'string') {
          const body = { secret: secrets[i], name: guest };
          const { seat, token } = await ask<{ seat: number; token: string }>(`/${id}/join`, { body });
          sitting.push({ id, seat, token, name: guest });
        }
      return sitting;
    },
    async playUntil(seats, isFound) {
      for (;;) {
        const { asked, outcome, ...rest } = await view(seats[0]);
        if (isFound({ asked, outcome, ...rest } as never)) return true;
        if (outcome !== null) return false;
        if (!(await isAnswered(seats, asked?.seats ?? []))) await new Promise((done) => setTimeout(done, 30)); // a bot's turn
      }
    },
  };
}

/** What the server and the kernel (K-01) say of a question that is not put to one any more. */
const PAST = /stale-decision|"clause":"K-01"/;
/** Where several are asked at once a bot may have been quicker: it is looked at anew. */
function lookAgain(fault: Error): void {
  if (!PAST.test(fault.message)) throw fault;
}
