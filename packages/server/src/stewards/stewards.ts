/**
 * Stewards: each answers at once what the holder of its seat has settled ahead, given what the seat sees and nothing else. It
 * answers by the same door as he does, so that nobody can tell which of them it was.
 */

import {
  BadInput,
  defaultWays,
  fits,
  type Game,
  isQuiet,
  type Json,
  type Pending,
  type Position,
  passingAt,
  Refused,
  readBook,
  type Seat,
  type StewardAnswer,
  type StewardBook,
  type StewardOrder,
  seeded,
  stewardAnswer,
  windowsOf,
} from '@diadochi/kernel';
import type { OrderNow, StewardAnswered, StewardRequest, StewardState, StewardWords } from '../api.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../looking-in/logs.ts';
import { Conflict, Unavailable } from '../problems.ts';
import type { Room } from '../room.ts';
import type { Notes } from './notes.ts';
import { type KeptPlan, newPlan, nextMove, shownPlan, stepDone } from './plans.ts';

/** So many of its latest answers are told. */
const MOST_ANSWERED = 40;
/** What could not be read or stored is tried again after a while. */
const AGAIN_MS = 1000;
/** What a steward is told is no longer than this. */
const LONGEST_BOOK = 12_000;

export interface Stewards {
  /** Lets the stewards of a room answer what their seats are asked, until one has nothing to say. */
  tend(room: Room): void;
  /** Until they have done what they are at; null: nothing. */
  atWork(room: Room): Promise<unknown> | null;
  /** Somebody is about to answer himself: what is noted when he has; null: nothing. */
  answering(room: Room, seat: Seat, kind: string, action: Json): (() => void) | null;
  state(room: Room, seat: Seat): Promise<StewardState>;
  keep(room: Room, seat: Seat, request: StewardRequest): Promise<void>;
  plan(room: Room, seat: Seat, steps: Json): Promise<void>;
  /** The holder has looked at what was answered for him. */
  looked(room: Room, seat: Seat): Promise<void>;
  /** When nothing is under way any more. */
  close(): Promise<void>;
}

/** What it has answered, as it is kept. */
interface KeptAnswers {
  readonly list: readonly StewardAnswered[];
  readonly looked: number;
}
const NO_ORDERS: StewardBook = { orders: [] };

/** `onIdle`: they have nothing more to say, and whoever is still asked is asked himself. */
export function openStewards(
  notes: Notes,
  log: Log,
  clock: Clock,
  onIdle: (room: Room) => void = () => {},
): Stewards {
  const busy = new Map<Room, Promise<void>>();
  const wanted = new Set<Room>();
  const passed = new WeakMap<Room, Map<Seat, { [kind: string]: string }>>();
  let isClosed = false;
  const pause = () => new Promise<void>((resolve) => clock.after(AGAIN_MS, resolve));

  const worldFor = ({ game, glance }: Room, seat: Seat): Position =>
    glance(({ position }) => game.worldOf(game.view(position, seat), seeded('steward')));

  function answerTo(room: Room, { seat, kind, id }: Pending, book: StewardBook): StewardAnswer | null {
    if (!concerns(room, book, kind)) return null;
    const asking = { decision: id, passed: passed.get(room)?.get(seat) ?? {}, isFast: isFast(room) };
    return stewardAnswer(room.game, worldFor(room, seat), seat, book, asking);
  }

  const isAsked = (room: Room, { id, seat }: Pending): boolean =>
    room.pending().some((each) => each.id === id && each.seat === seat && !each.optional);

  /** Whether something was done for the seat: then everything is looked at anew. */
  async function serve(room: Room, asked: Pending): Promise<boolean> {
    const { id } = room.table;
    const { seat } = asked;
    const plan = await notes.of<KeptPlan>(id, seat, 'plan');
    if (plan !== null && plan.stopped === null) return carryOn(room, asked, plan);
    const book = (await notes.of<StewardBook>(id, seat, 'book')) ?? NO_ORDERS;
    if (!isAsked(room, asked)) return true;
    const answer = answerTo(room, asked, book);
    if (answer === null) return false;
    const { action, by } = answer;
    const isOnce = typeof by === 'number' && book.orders[by].once === true;
    // Noted first: should we die now, it answers this question again and no other.
    if (isOnce)
      await notes.change<StewardBook>(id, seat, 'book', (was) => was && spending(was, book, by, asked.id));
    const seq = await room.act(seat, action, { decision: asked.id });
    if (by !== 'only') await tell(room, seat, { kind: asked.kind, action, by, at: clock.now(), seq });
    if (isOnce) await askForWindows(room, seat, book);
    return true;
  }

  async function carryOn(room: Room, asked: Pending, plan: KeptPlan): Promise<boolean> {
    const { id } = room.table;
    const { seat, kind } = asked;
    // Another process has made it, or gone on with it, at an entry of which we have not heard yet: what we would ask is old.
    if (plan.since > room.match().seq) {
      await room.catchUp();
      if (plan.since <= room.match().seq) return true;
    }
    const move = await nextMove(room, seat, plan, asked);
    const isStill = (was: KeptPlan | null) => JSON.stringify(was) === JSON.stringify(plan);
    const now = await notes.change<KeptPlan>(id, seat, 'plan', (was) => (isStill(was) ? move.plan : was));
    if (move.answer === null || now !== move.plan) return true;
    const seq = await room.act(seat, move.answer, { decision: asked.id });
    await notes.change<KeptPlan>(id, seat, 'plan', (was) => {
      if (was?.doing !== asked.id) return was;
      const next = stepDone(was);
      return next.done >= next.steps.length ? null : next;
    });
    await tell(room, seat, { kind, action: move.answer, by: 'plan', at: clock.now(), seq });
    return true;
  }

  const tell = (room: Room, seat: Seat, answered: StewardAnswered) =>
    notes.change<KeptAnswers>(room.table.id, seat, 'answered', (was) => ({
      looked: was?.looked ?? 0,
      list: [...(was?.list ?? []), answered].slice(-MOST_ANSWERED),
    }));

  async function tendAll(room: Room): Promise<void> {
    for (let failures = 0; wanted.delete(room) && !isClosed; ) {
      for (const asked of room.pending()) {
        if (asked.optional || room.table.seats[asked.seat].bot !== null) continue;
        try {
          if (await serve(room, asked)) wanted.add(room);
        } catch (error) {
          // The table has moved on, or what was settled is not allowed after all: his holder is asked.
          if (error instanceof Conflict && ++failures < 3) wanted.add(room);
          else if (!(error instanceof Conflict || error instanceof Refused)) {
            log(`the steward of a seat of table ${room.table.id} failed: ${(error as Error).message}`);
            // Nobody would wake it when the database is there again, unless it had been away for all.
            if (error instanceof Unavailable) {
              await pause();
              wanted.add(room);
            }
          }
        }
        if (wanted.has(room)) break;
      }
    }
    busy.delete(room); // in the same breath as the last look
    if (!isClosed) onIdle(room);
  }

  /** The kernel asks a seat at a window if it has said so: what orders need is said for it, and taken back when they are gone. */
  async function askForWindows(room: Room, seat: Seat, before: StewardBook): Promise<void> {
    const { game, table } = room;
    const book = (await notes.of<StewardBook>(table.id, seat, 'book')) ?? NO_ORDERS;
    const [were, are] = [windowsOf(game, before), windowsOf(game, book)];
    for (const window of new Set([...were, ...are])) {
      const now = game.view(room.match().position, seat).orders?.[window];
      const when = are.includes(window) ? 'always' : 'default';
      if (now === undefined || now === when || (when === 'default' && now !== 'always')) continue;
      await room
        .act(seat, { arm: window, when }, { decision: `orders.free.${seat}` })
        .catch((error: Error) => {
          // Where the game has ended meanwhile nobody is asked anything any more; what was settled is kept all the same.
          if (game.outcome(room.match().position) === null) throw error;
        });
    }
  }

  /** Most of the time: nobody at the table has settled anything, and nothing is settled by itself. */
  const hasNothingToSay = (room: Room): boolean =>
    notes.areNone(room.table.id) &&
    !room.pending().some(({ optional, kind }) => !optional && concerns(room, NO_ORDERS, kind));

  function tend(room: Room): void {
    if (isClosed) return;
    wanted.add(room);
    if (busy.has(room)) return;
    if (hasNothingToSay(room)) {
      wanted.delete(room);
      onIdle(room);
      return;
    }
    // Noted before they begin: where only bots are asked they are done at once.
    const { promise, resolve } = Promise.withResolvers<void>();
    busy.set(room, promise);
    void tendAll(room).finally(resolve);
  }

  return {
    tend,
    atWork: (room) => busy.get(room) ?? null,
    answering(room, seat, kind, action) {
      if (typeof action !== 'object' || action === null) return null;
      const at = room.glance(({ position }) => passingAt(room.game, position, kind, action));
      if (at === null) return null;
      return () => {
        const seats = passed.get(room) ?? new Map<Seat, { [kind: string]: string }>();
        passed.set(room, seats);
        seats.set(seat, { ...seats.get(seat), [kind]: at });
      };
    },
    async state(room, seat) {
      await busy.get(room); // what they are about to do is told as done
      const { game, table } = room;
      // Another process may have acknowledged a change of which we have not heard yet.
      notes.forget(table.id);
      const book = (await notes.of<StewardBook>(table.id, seat, 'book')) ?? NO_ORDERS;
      const answers = await notes.of<KeptAnswers>(table.id, seat, 'answered');
      const plan = await notes.of<KeptPlan>(table.id, seat, 'plan');
      const asked = room.pending().find((each) => each.seat === seat && !each.optional);
      const world = worldFor(room, seat);
      return {
        words: wordsOf(game),
        orders: book.orders,
        now: book.orders.map((order) => nowOf(game, world, seat, order, asked)),
        quiet: isQuiet(game, world, book) ? (book.quiet?.until ?? null) : null,
        plan: plan === null ? null : shownPlan(plan),
        answered: (answers?.list ?? []).toReversed(),
        looked: answers?.looked ?? 0,
      };
    },
    async keep(room, seat, { orders, quiet }) {
      const { game, table } = room;
      const world = worldFor(room, seat);
      const still =
        quiet === undefined || quiet === null
          ? {}
          : { quiet: { until: quiet, since: game.steward?.moment(world, quiet) ?? '' } };
      const book = readBook(game, { orders, ...still }, table.seats.length);
      if (JSON.stringify(book).length > LONGEST_BOOK)
        throw new BadInput('That is more than a steward can remember: use fewer or shorter orders.');
      let before = NO_ORDERS;
      const isEmpty = book.orders.length === 0 && book.quiet === undefined;
      await notes.change<StewardBook>(table.id, seat, 'book', (was) => {
        before = was ?? NO_ORDERS;
        return isEmpty ? null : book;
      });
      await askForWindows(room, seat, before);
      tend(room);
    },
    async plan(room, seat, steps) {
      const { plan = [] } = readBook(room.game, { plan: steps }, room.table.seats.length);
      const since = room.match().seq;
      if (JSON.stringify(plan).length > LONGEST_BOOK) throw new BadInput('That plan is too long.');
      await notes.change<KeptPlan>(room.table.id, seat, 'plan', () =>
        plan.length === 0 ? null : newPlan(plan, since),
      );
      tend(room);
    },
    async looked(room, seat) {
      await notes.change<KeptAnswers>(
        room.table.id,
        seat,
        'answered',
        (was) => was && { ...was, looked: clock.now() },
      );
    },
    async close() {
      isClosed = true;
      await Promise.all(busy.values());
    },
  };
}

/** Nobody could learn from it who passes at once: all others are bots; or the table has agreed that he may. */
const isFast = ({ table }: Room): boolean =>
  table.pace?.fast === true || table.seats.filter(({ bot }) => bot === null).length === 1;

/** Whether a steward could have something to say to a question: most of the time nobody need look any closer. */
const concerns = (room: Room, { orders, quiet }: StewardBook, kind: string): boolean =>
  quiet !== undefined ||
  room.game.steward?.usual[kind] !== undefined ||
  (isFast(room) && Object.hasOwn(room.game.contract.windows, kind)) ||
  orders.some(({ on, off }) => on === kind && !off);

function spending(now: StewardBook, seen: StewardBook, order: number, decision: string): StewardBook {
  const isSame = JSON.stringify(now) === JSON.stringify(seen);
  if (!isSame) throw new Conflict('changed', 'The orders were changed meanwhile.');
  const orders = now.orders.map((each, i) => (i === order ? { ...each, spent: decision } : each));
  return { ...now, orders };
}

function nowOf(
  game: Game,
  world: Position,
  seat: Seat,
  order: StewardOrder,
  asked: Pending | undefined,
): OrderNow {
  if (order.off) return 'off';
  if (order.once && order.spent !== undefined) return 'spent';
  if (asked?.kind !== order.on) return 'unasked';
  return fits(game, world, seat, order) ? 'fits' : 'not';
}

/** The words in which orders are given: the questions that others bring about, and what can be tested of each. */
function wordsOf(game: Game): StewardWords {
  const { decisions, windows, nouns } = game.contract;
  const sorts = Object.values(game.steward?.tests ?? {}).flatMap(({ value }) =>
    'of' in value ? [value.of] : [],
  );
  const pieces = Object.fromEntries(sorts.flatMap((sort) => (nouns[sort] ? [[sort, nouns[sort]]] : [])));
  const kinds = [...Object.keys(decisions), ...Object.keys(windows)];
  return {
    tests: Object.fromEntries(
      Object.entries(game.steward?.tests ?? {}).map(([name, { kinds: of, value }]) => [
        name,
        { kinds: of, value },
      ]),
    ),
    pieces: { ...pieces, card: game.steward?.armable ?? nouns.card ?? [] },
    questions: Object.fromEntries(
      kinds.flatMap((kind) =>
        defaultWays(game, kind) === null
          ? []
          : [
              [
                kind,
                {
                  window: Object.hasOwn(windows, kind),
                  usual:
                    game.steward?.usual[kind]?.settled === 'always' ? ('default' as const) : ('ask' as const),
                  ways: game.forms[kind].ways.map(({ verb, first }) => ({
                    verb,
                    sort: first.yes ? null : String(first.sort),
                  })),
                },
              ],
            ],
      ),
    ),
  };
}
