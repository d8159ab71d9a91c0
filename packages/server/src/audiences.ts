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
}

/** What an entry says to an audience. */
export interface Told {
  readonly audience: Audience;
  readonly news: News;
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
  /** Goes on by an entry, and gives its news for those audiences that are wanted and to whom it says something. */
  goOn(happened: Happened, wanted?: readonly Audience[]): Told[];
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
  let match = first;
  let counts = known;
  let pending: readonly Pending[] = game.pending(first.position);
  /** The same with the ids that the seats know, once somebody has asked for it. */
  let numbered: readonly Pending[] | null = null;
  let memory: Memory | undefined;
  let last: {
    readonly happened: Happened;
    readonly told: readonly boolean[];
    readonly isSealed: boolean;
  } | null = null;
  const kept = new Map<Audience, Seen>();

  function look(audience: Audience): Seen {
    memory ??= game.newMemory();
    const put = audience === null ? 0 : counts.put[audience];
    return seenBy(match, { seat: audience, pending, put, memory });
  }

  function options(audience: Audience): FirstOptions | null {
    const question = pending.find(({ seat, optional }) => seat === audience && !optional);
    if (question === undefined) return null;
    const { kind, seat } = question;
    return firstOptions(game.options(match.position, seat, {}, { kind, refused: true }));
  }

  /** Whether an entry says something to an audience by itself, whatever it changes. */
  const speaks = ({ by, sink }: Happened, audience: Audience): boolean =>
    counts.isOld === true ||
    by === audience ||
    sink.some(({ event, to }) => !isAboutTime(event) && (to === null || to.includes(audience ?? -1)));

  return {
    match: () => match,
    counts: () => counts,
    pending() {
      numbered ??= pending.map((each) =>
        each.optional ? each : { ...each, id: `${each.kind}.${counts.put[each.seat]}.${each.seat}` },
      );
      return numbered;
    },
    numberOf: (audience) => counts.news[place(audience)],
    view: (audience) => ({ seq: counts.news[place(audience)], ...(kept.get(audience) ?? look(audience)) }),
    options,
    goOn(happened, wanted = []) {
      const { by, before, after, asked: next = game.pending(after.position) } = happened;
      const told = all.map((audience) => speaks(happened, audience));
      // What is told already to those who do not listen need not be looked at.
      const looking = all.filter((audience) => !told[place(audience)] || wanted.includes(audience));
      const was = new Map(looking.map((audience) => [audience, kept.get(audience) ?? look(audience)]));
      const isSealed = pending.some(({ seat, reaction }) => seat === by && reaction);

      const asked = pending;
      match = after;
      pending = next;
      numbered = null;
      counts = { ...counts, put: putAfter(counts.put, asked, pending, before, after) };
      kept.clear();
      const compare = comparer();
      const changes = new Map(
        looking.map((audience) => {
          const seen = look(audience);
          if (wanted.includes(audience)) kept.set(audience, seen);
          const found = compare(was.get(audience) as unknown as Json, seen as unknown as Json);
          if (found !== null) told[place(audience)] = true;
          return [audience, found];
        }),
      );
      counts = { ...counts, news: counts.news.map((number, i) => (told[i] ? number + 1 : number)) };
      last = { happened, told, isSealed };
      if (wanted.length === 0) memory = undefined;
      return wanted.flatMap((audience) => {
        if (!told[place(audience)]) return [];
        const first = options(audience);
        const news: News = {
          seq: counts.news[place(audience)],
          by: isSealed && by !== audience ? null : by,
          events: heardBy(game, happened.sink, audience).map(
            ({ key, params }) => [key.slice('event.'.length), params] as const,
          ),
          changes: changes.get(audience) ?? {},
          ...(first === null ? {} : { options: first }),
        };
        return [{ audience, news }];
      });
    },
    heard(audience) {
      if (last === null || !last.told[place(audience)]) return null;
      const { by, sink } = last.happened;
      return {
        seq: counts.news[place(audience)],
        by: last.isSealed && by !== audience ? null : by,
        messages: heardBy(game, sink, audience),
      };
    },
    renew() {
      const { news, put } = counts;
      counts = { news, put };
    },
    forget() {
      memory = undefined;
      kept.clear();
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
  return telling.goOn({ seq: entry.seq, by: entry.seat, sink, before, after }, wanted);
}

/** What an audience hears of an entry, without the list of who else does. */
const heardBy = (game: Game, sink: Sink, audience: Audience): Message[] =>
  game.events(sink, audience).map(({ key, params }) => ({ key, params }));
