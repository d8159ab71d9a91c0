/**
 * Audiences: each seat, and all spectators together. What an entry says to one is made once, whoever listens, from the last
 * view that it had; and whatever numbers it is told count what it was told. An entry that says nothing to an audience (an
 * order of another, a pass in a window, a sealed answer) is no news to it and leaves no gap.
 */

import {
  copyOf,
  type Game,
  type Json,
  type Match,
  type Memory,
  type Message,
  type Pending,
  type Recall,
  type Seat,
  type Sink,
} from '@diadochi/kernel';
import type { FirstOptions, LogEntry, News, SeatView } from './api.ts';
import { firstOptions } from './at-seat/first-options.ts';
import { type Seen, seenBy } from './at-seat/seat-view.ts';
import { comparer } from './patch.ts';
import { playAgain } from './play-again.ts';
import type { StoredEntry } from './storage/storage.ts';

/** A seat, or null: the spectators. */
export type Audience = Seat | null;

/** What was counted so far. */
export interface Counts {
  /** How many news each seat was told, and after the last of them the spectators. */
  readonly news: readonly number[];
  /** How many questions were put to each seat. */
  readonly put: readonly number[];
  /** As in earlier days: every entry is news to everybody. */
  readonly isOld?: true;
}

/** What an entry was. */
export interface Happened {
  readonly seq: number;
  readonly by: Seat;
  readonly sink: Sink;
  readonly before: Match;
  readonly after: Match;
  /** All that is pending after it, if that is known already. */
  readonly asked?: readonly Pending[];
  /** It came while the entry before it was kept from most (`hold.ts`): to them both are one. */
  readonly isTogether?: boolean | undefined;
}

/** What an entry says to an audience. */
export interface Told {
  readonly audience: Audience;
  readonly news: News;
  /** It belongs to news that have been told already: whoever has heard them needs the whole view. */
  readonly isLate: boolean;
}
/** What somebody has not heard yet: what he saw before it, and what is to be told. */
type Unheard = { readonly base: Seen } & Pick<News, 'by' | 'events'>;

/** Where a match stands. */
interface Standing {
  readonly match: Match;
  readonly counts: Counts;
  readonly pending: readonly Pending[];
}
/** The same with what its audiences know; never changed, but replaced by the next. */
interface State extends Standing {
  readonly last: {
    readonly happened: Happened;
    readonly told: readonly boolean[];
    readonly isSealed: boolean;
  } | null;
  readonly kept: ReadonlyMap<Audience, Seen>;
  readonly unheard: ReadonlyMap<Audience, Unheard>;
  /** By audience: whether it was told something to which an entry that comes together with it would belong. */
  readonly chained: readonly boolean[];
}

/** A match as all audiences know it, from entry to entry. */
export interface Telling {
  match(): Match;
  counts(): Counts;
  /** All that is pending, with the ids that the seats know. */
  pending(): readonly Pending[];
  /** How many news an audience was told. */
  numberOf(audience: Audience): number;
  view(audience: Audience): SeatView;
  /** The first options of what a seat is asked; null if it is not. */
  options(audience: Audience): FirstOptions | null;
  /**
   * Goes on by an entry, and gives its news for those audiences that are wanted and to whom it says something. `isHeld`: they
   * do not hear them yet, but for those whom a window asks; the next news say these as well.
   */
  goOn(happened: Happened, wanted?: readonly Audience[], isHeld?: boolean): Told[];
  /**
   * Makes all that ready for an entry that is not certain yet: nothing is otherwise until what it gives is called. That gives
   * null if it has come otherwise meanwhile; then one has to go on as usual.
   */
  ahead(happened: Happened, wanted: readonly Audience[]): () => Told[] | null;
  /** An audience has heard all that it was told. */
  hasHeard(audience: Audience): void;
  /** Who hears what of the entry by which it went on last; null: nothing. */
  heard(audience: Audience): LogEntry | null;
  /** From here on it counts by audience, if it did not before. */
  renew(): void;
  /** Nobody listens any more: what was kept for the next news is let go. */
  forget(): void;
}

const audiencesOf = (seats: number): Audience[] => [
  ...Array.from({ length: seats }, (_, seat): Seat => seat),
  null,
];

/** The counts of a match that has just begun. */
export function firstCounts({ game, position }: Match): Counts {
  const news = audiencesOf(position.seats).map(() => 0);
  const put = news.slice(1);
  for (const { seat, optional } of game.pending(position)) if (!optional) put[seat] = 1;
  return { news, put };
}
/**
 * Counts beside a snapshot, as text. Those of earlier days have none: what was played then had one number for all, and so
 * it is counted until the next snapshot.
 */
export const countsAsText = ({ news, put }: Counts): string => `${news.join(' ')},${put.join(' ')}`;
export function countsFrom(text: string, { position, seq }: Match): Counts {
  const seats = position.seats;
  if (text === '')
    return { news: Array(seats + 1).fill(seq), put: Array(seats).fill(position.asks), isOld: true };
  const [news, put] = text.split(',').map((list) => list.split(' ').map(Number));
  return { news, put };
}

/** Taken back, or done again after all: it is news to those to whom it changes something. */
const isAboutTime = (event: string): boolean => event === 'undone' || event === 'redone';

export function tellingFrom(first: Match, known: Counts): Telling {
  const { game } = first;
  const { seats } = first.position;
  const all = audiencesOf(seats);
  const place = (audience: Audience): number => audience ?? seats;
  let now: State = {
    match: first,
    counts: known,
    pending: game.pending(first.position),
    last: null,
    kept: new Map(),
    unheard: new Map(),
    chained: [],
  };
  /** What is pending with the ids that the seats know, once somebody has asked for it. */
  let numbered: readonly Pending[] | null = null;
  let memory: Memory | undefined;

  function look({ match, counts, pending }: Standing, audience: Audience): Seen {
    memory ??= game.newMemory();
    const put = audience === null ? 0 : counts.put[audience];
    return seenBy(match, { seat: audience, pending, put, memory });
  }

  function options({ match, pending }: Standing, audience: Audience): FirstOptions | null {
    const question = pending.find(({ seat, optional }) => seat === audience && !optional);
    if (question === undefined) return null;
    const { kind, seat } = question;
    return firstOptions(game.options(match.position, seat, {}, { kind, refused: true }));
  }

  /** Whether an entry says something to an audience by itself, whatever it changes. */
  const speaks = ({ by, sink }: Happened, audience: Audience): boolean =>
    now.counts.isOld === true ||
    by === audience ||
    sink.some(({ event, to }) => !isAboutTime(event) && (to === null || to.includes(audience ?? -1)));

  /** How it stands after an entry, and what is told of it. */
  function step(
    happened: Happened,
    wanted: readonly Audience[],
    isHeld: boolean,
  ): { readonly next: State; readonly said: Told[] } {
    const { by, before, after, isTogether = false, asked: pending = game.pending(after.position) } = happened;
    const asked = now.pending;
    const unheard = new Map(isTogether ? now.unheard : []);
    const told = all.map((audience) => speaks(happened, audience));
    // What is told already to those who do not listen need not be looked at.
    const looking = all.filter((audience) => !told[place(audience)] || wanted.includes(audience));
    const was = new Map(looking.map((audience) => [audience, now.kept.get(audience) ?? look(now, audience)]));
    const isSealed = asked.some(({ seat, reaction }) => seat === by && reaction);

    const put = putAfter(now.counts.put, asked, pending, before, after);
    const standing: Standing = { match: after, pending, counts: { ...now.counts, put } };
    const kept = new Map<Audience, Seen>();
    const compare = comparer();
    const changes = new Map(
      looking.map((audience) => {
        const seen = look(standing, audience);
        if (wanted.includes(audience)) kept.set(audience, seen);
        const found = compare(was.get(audience) as unknown as Json, seen as unknown as Json);
        if (found !== null) told[place(audience)] = true;
        return [audience, found];
      }),
    );
    const wasTold = isTogether ? now.chained : [];
    const isNew = told.map((isTold, i) => isTold && wasTold[i] !== true);
    const news = now.counts.news.map((number, i) => (isNew[i] ? number + 1 : number));
    const isAsked = (audience: Audience) =>
      pending.some(({ seat, reaction }) => reaction && seat === audience);
    const chained = told.map((isTold, i) => (isTold || wasTold[i] === true) && !(i < seats && isAsked(i)));
    if (wanted.length === 0) memory = undefined;
    const said = wanted.flatMap((audience): Told[] => {
      if (!told[place(audience)]) return [];
      const first = options(standing, audience);
      const waiting = unheard.get(audience);
      const heard: Unheard = {
        base: waiting?.base ?? (was.get(audience) as Seen),
        by: waiting === undefined ? (isSealed && by !== audience ? null : by) : waiting.by,
        events: [
          ...(waiting?.events ?? []),
          ...heardBy(game, happened.sink, audience).map(
            ({ key, params }) => [key.slice('event.'.length), params] as const,
          ),
        ],
      };
      if (isHeld && !isAsked(audience)) unheard.set(audience, heard);
      else unheard.delete(audience);
      const changed =
        waiting === undefined
          ? changes.get(audience)
          : compare(waiting.base as unknown as Json, kept.get(audience) as unknown as Json);
      const saying: News = {
        seq: news[place(audience)],
        by: heard.by,
        events: heard.events,
        changes: changed ?? {},
        ...(first === null ? {} : { options: first }),
      };
      return [{ audience, news: saying, isLate: waiting === undefined && !isNew[place(audience)] }];
    });
    const counts = { ...now.counts, put, news };
    const last = { happened, told, isSealed };
    return { next: { match: after, counts, pending, last, kept, unheard, chained }, said };
  }
  function turnTo(next: State): void {
    now = next;
    numbered = null;
    // Whoever has looked meanwhile has led it back to the position before, which may now be used again for another.
    memory?.witness(next.match.position);
  }

  return {
    match: () => now.match,
    counts: () => now.counts,
    pending() {
      numbered ??= now.pending.map((each) =>
        each.optional ? each : { ...each, id: `${each.kind}.${now.counts.put[each.seat]}.${each.seat}` },
      );
      return numbered;
    },
    numberOf: (audience) => now.counts.news[place(audience)],
    view: (audience) => ({
      seq: now.counts.news[place(audience)],
      ...(now.kept.get(audience) ?? look(now, audience)),
    }),
    options: (audience) => options(now, audience),
    goOn(happened, wanted = [], isHeld = false) {
      const { next, said } = step(happened, wanted, isHeld);
      turnTo(next);
      return said;
    },
    ahead(happened, wanted) {
      const from = now;
      const { next, said } = step(happened, wanted, false);
      return () => {
        if (now !== from) return null;
        turnTo(next);
        return said;
      };
    },
    hasHeard(audience) {
      if (!now.unheard.has(audience)) return;
      const unheard = new Map(now.unheard);
      unheard.delete(audience);
      now = { ...now, unheard };
    },
    heard(audience) {
      const { last, counts } = now;
      if (last === null || !last.told[place(audience)]) return null;
      const { by, sink } = last.happened;
      return {
        seq: counts.news[place(audience)],
        by: last.isSealed && by !== audience ? null : by,
        messages: heardBy(game, sink, audience),
      };
    },
    renew() {
      const { news, put } = now.counts;
      now = { ...now, counts: { news, put } };
    },
    forget() {
      memory = undefined;
      now = { ...now, kept: new Map() };
    },
  };
}

/** A question is put to a seat that was not asked before, or was asked another. */
function putAfter(
  put: readonly number[],
  before: readonly Pending[],
  after: readonly Pending[],
  from: Match,
  to: Match,
): readonly number[] {
  const isAsked = (pending: readonly Pending[], seat: Seat) =>
    pending.some((each) => each.seat === seat && !each.optional);
  const isSame = numberOfQuestion(from) === numberOfQuestion(to);
  return put.map((count, seat) =>
    isAsked(after, seat) && !(isSame && isAsked(before, seat)) ? count + 1 : count,
  );
}
const numberOfQuestion = ({ position }: Match): number => position.stack.at(-1)?.no ?? 0;

/** Plays an entry as it was played, and goes on by it. */
export function retell(
  telling: Telling,
  entry: StoredEntry,
  recall: Recall,
  wanted?: readonly Audience[],
): Told[] {
  const before = telling.match();
  const after = copyOf(before);
  const sink: Sink = [];
  playAgain(after, entry, recall, sink);
  const { seq, seat: by, isTogether } = entry;
  return telling.goOn({ seq, by, sink, before, after, isTogether }, wanted, true);
}
/** What was told together stands in one place: of what has the same number the last, or what `join` makes of it. */
export function oncePerNumber<T extends { readonly seq: number }>(
  told: readonly T[],
  join: (one: T, other: T) => T = (_, other) => other,
): T[] {
  const once: T[] = [];
  for (const each of told) {
    const before = once.at(-1);
    if (before?.seq === each.seq) once[once.length - 1] = join(before, each);
    else once.push(each);
  }
  return once;
}

/** What an audience hears of an entry, without the list of who else does. */
const heardBy = (game: Game, sink: Sink, audience: Audience): Message[] =>
  game.events(sink, audience).map(({ key, params }) => ({ key, params }));
