/**
 * What is done to the table itself, in whatever game: a seat changes hands, something is taken back by consent, a game is
 * given up. Each is an entry of the log with a number of its own, in order with the answers: so it is durable as they are, no
 * two can be the same one, and whoever plays the log again meets it where it happened. Who may do it is the server's affair.
 */

import { BadInput } from './bad-input.ts';
import type { Happening } from './events.ts';
import type { Position } from './position.ts';
import type { Json, Seat } from './shape.ts';

/** The verb of all of them, which no game may have. */
export const TABLE_VERB = 'table';

/** What can happen to a seat, and which event tells of it. */
const SEAT_EVENTS = {
  /** A bot plays for whoever holds it, who stays. */
  bot: 'botSitsIn',
  back: 'tookSeatBack',
  /** Its holder has left for good; a bot plays on. */
  resign: 'resigned',
  /** The others have freed it; a bot plays on. */
  free: 'seatFreed',
  /** There is a new link for it: whoever uses it takes it over. */
  link: 'linkGiven',
  taken: 'seatTakenOver',
} as const;
export type SeatAct = keyof typeof SEAT_EVENTS;
/** By whose leave: that of its holder, that of all others, or because it has given no sign for long. */
const LEAVES = ['own', 'consent', 'absent'] as const;
export type Leave = (typeof LEAVES)[number];

export type TableAct =
  /** All is as it was after that entry, but for the numbers of entries: what falls from here on falls anew. */
  | { readonly table: 'takeBack'; readonly to: number }
  | { readonly table: 'abandon' }
  | { readonly table: SeatAct; readonly of: Seat; readonly by: Leave };

/** The act of the table in an action; null if it is something else. A malformed one is something else, too. */
export function tableActIn(action: unknown): TableAct | null {
  if (typeof action !== 'object' || action === null || !Object.hasOwn(action, TABLE_VERB)) return null;
  const { table, ...rest } = action as { table: unknown; to?: unknown; of?: unknown; by?: unknown };
  const keys = Object.keys(rest).sort().join();
  if (table === 'abandon') return keys === '' ? { table } : null;
  if (table === 'takeBack') return keys === 'to' && isCount(rest.to) ? { table, to: rest.to } : null;
  if (typeof table !== 'string' || !Object.hasOwn(SEAT_EVENTS, table) || !isCount(rest.of)) return null;
  const by = LEAVES.find((each) => each === rest.by);
  return keys === 'by,of' && by !== undefined ? { table: table as SeatAct, of: rest.of, by } : null;
}
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What everybody hears of it; `seat` is whoever has done it. */
export function tableEvent(seat: Seat, act: TableAct): Happening {
  if (act.table === 'takeBack') return { event: 'tookBack', params: { seat }, to: null };
  if (act.table === 'abandon') return { event: 'abandoned', params: { seat }, to: null };
  return { event: SEAT_EVENTS[act.table], params: { seat, of: act.of, by: act.by }, to: null };
}

/** The positions that some entries go back to, kept while these are played again. */
export interface Recall {
  /** To be told of the match before the first of them, and after each. */
  keep(match: { readonly seq: number; readonly position: Position }): void;
  earlier(seq: number): Position;
}

/** `known`: those that lie before the first entry that is played again. */
export function recallFor(
  entries: readonly { readonly action: Json }[],
  known: ReadonlyMap<number, Position> = new Map(),
): Recall {
  const kept = new Map(known);
  const wanted = new Set(entries.flatMap(({ action }) => goesBackTo(action) ?? []));
  return {
    keep({ seq, position }) {
      if (wanted.has(seq)) kept.set(seq, position);
    },
    earlier(seq) {
      const position = kept.get(seq);
      if (position === undefined) throw new BadInput(`there is no entry ${seq} to go back to`);
      return position;
    },
  };
}

/** The entry to which an action goes back, or null. */
export function goesBackTo(action: Json): number | null {
  const act = tableActIn(action);
  return act?.table === 'takeBack' ? act.to : null;
}
