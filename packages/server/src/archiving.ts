/**
 * The archive of a finished game. Its record: what was played, with the hashes that were noted while it was. And its open
 * replay: what a spectator saw and heard of each entry, as changes, so that a later version can show it without these rules.
 */

import { brotliCompressSync, constants } from 'node:zlib';
import {
  BadInput,
  FAIR,
  FORMAT,
  type Game,
  type GameRecord,
  hashText,
  isFair,
  type Json,
  type Match,
  Mismatch,
  matchFrom,
  type Outcome,
  type PositionJson,
  type RecordedChance,
  recallFor,
  type Stretch,
  withAsked,
} from '@diadochi/kernel';
import type { OpenReplay, SeatView, Side } from './api.ts';
import { type Counts, countsFrom, firstCounts, retell, type Telling, tellingFrom } from './audiences.ts';
import { changesBetween } from './patch.ts';
import type { StoredEntry, StoredSnapshot, StoredTable } from './storage/storage.ts';
import { hasWords } from './table-dice.ts';
import { hashOf } from './tokens.ts';

/** As records and replays are kept. */
export const packDocument = (document: unknown): Uint8Array =>
  brotliCompressSync(JSON.stringify(document), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });

/** News that are numbered one after another need no numbers: those are a tenth of what a replay takes. */
export function packReplay({ view, sides, news }: OpenReplay): Uint8Array {
  let last = view.seq;
  const told = news.map(({ seq = last + 1, ...each }) => {
    const isNext = seq === last + 1;
    last = seq;
    return isNext ? each : { seq, ...each };
  });
  return packDocument({ view, sides, news: told });
}

/** All that is stored of a game that is over. */
export interface Finished {
  readonly table: StoredTable;
  readonly entries: readonly StoredEntry[];
  /** The positions with which its stretches begin. */
  readonly starts: readonly StoredSnapshot[];
  readonly hashes: readonly { readonly seq: number; readonly stretch: number; readonly hash: string }[];
  readonly outcome: Outcome | null;
}

export function recordOf({ table, entries, starts, hashes, outcome }: Finished): GameRecord {
  const { game, seats, options, started, stretches } = table;
  return {
    format: FORMAT,
    game,
    players: seats.length,
    options,
    seats: seats.map(({ bot, name }) => bot ?? name ?? ''),
    chance: chanceOf(table, outcome !== null),
    setup: started?.setup ?? [],
    stretches: stretches.map(({ seq: from, version, content }, no) => {
      const until = stretches[no + 1]?.seq ?? Number.POSITIVE_INFINITY;
      const noted = new Map(
        hashes.flatMap(({ seq, stretch, hash }) => (stretch === no ? [[seq, hash]] : [])),
      );
      return {
        version,
        content,
        start: JSON.parse(starts[no].position) as PositionJson,
        entries: entries
          .filter(({ seq }) => seq > from && seq <= until)
          .map(({ seq, seat, action, chance }) => ({
            seq,
            seat,
            action,
            chance,
            hash: noted.get(seq) ?? '',
          })),
      };
    }),
    outcome,
  };
}

/** As long as it runs the dice to come are nobody's business. */
function chanceOf(table: StoredTable, over: boolean): RecordedChance {
  const { secret, seats, words } = table;
  if (!hasWords(table)) return { seed: over ? secret : null };
  return {
    scheme: FAIR,
    commitment: hashOf(secret),
    secret: over ? secret : null,
    seats: words.map((each, seat) => ({ bot: seats[seat].bot !== null, ...each })),
  };
}

/** With what was asked of chance, so that the page can check the dice; as it is, where these rules cannot tell. */
export function withQuestions(game: Game, record: GameRecord): GameRecord {
  try {
    return isFair(record.chance) ? withAsked(game, record) : record;
  } catch (error) {
    if (error instanceof Mismatch || error instanceof BadInput) return record;
    throw error;
  }
}

/**
 * Plays it once more, and compares with every hash that was noted. What earlier rules have played is told as far as the
 * present ones can play it, from its position on: whatever lies before a stretch that they cannot play is left out. Null if
 * they cannot play the last.
 */
export function replayOf(game: Game, { stretches }: GameRecord): OpenReplay | null {
  let shown: OpenReplay | null = null;
  let last: { readonly view: SeatView; readonly counts: Counts } | null = null;
  let seq = 0;
  for (const stretch of stretches) {
    const isOurs = stretch.version === game.version && stretch.content === game.contentHash;
    try {
      const start = isOurs ? game.fromJson(stretch.start) : game.fromEarlier(stretch.start, stretch.version);
      const match = matchFrom(game, start, seq);
      const telling = tellingFrom(
        match,
        last?.counts ?? (seq === 0 ? firstCounts(match) : lateCounts(match)),
      );
      const view: SeatView = last?.view ?? telling.view(null);
      const seen = sidesOf(telling);
      const sides = seen();
      const news = newsOf(telling, stretch, view, seen, isOurs);
      shown =
        shown === null ? { view, sides, news } : { ...(shown as OpenReplay), news: [...shown.news, ...news] };
      last = { view: telling.view(null), counts: telling.counts() };
    } catch (error) {
      if (isOurs) throw error;
      shown = null;
      last = null;
    }
    seq += stretch.entries.length;
  }
  return shown;
}

/** What was told before cannot be told again: each entry counts as one that was news to all. */
function lateCounts(match: Match): Counts {
  const { news, put } = countsFrom('', match);
  return { news, put };
}

/** What a spectator sees and hears of a stretch. */
function newsOf(
  telling: Telling,
  { entries }: Stretch,
  before: SeatView,
  sides: () => Side[],
  isOurs: boolean,
): OpenReplay['news'] {
  const recall = recallFor(entries);
  recall.keep(telling.match());
  // Later rules may show what they begin with otherwise than the earlier ones left it.
  let start: SeatView | null = before;
  return entries.flatMap(({ seq, seat, action, chance, hash }) => {
    const told = retell(telling, { seq, seat, action, chance, at: 0 }, recall, [null]);
    const { game, position } = telling.match();
    if (isOurs && hash !== '' && hashText(game.canonical(position)) !== hash)
      throw new Mismatch(`entry ${seq} leads to another position than was noted`);
    return told.map(({ news }) => {
      const seen = sides();
      const besides = seen.length > 0 && { sides: seen };
      if (start === null) return { ...news, ...besides };
      const now = { ...telling.view(null), seq: start.seq };
      const changes = changesBetween(start as unknown as Json, now as unknown as Json) ?? {};
      start = null;
      return { ...news, changes, ...besides };
    });
  });
}

/** What each seat sees of the table that spectators do not, as it now is: those for whom that has changed since it was asked last. */
function sidesOf(telling: Telling): () => Side[] {
  const known: string[] = [];
  return () => {
    const open = telling.view(null).table as Json;
    return Array.from({ length: telling.match().position.seats }, (_, seat): Side => {
      const own = telling.view(seat).table as Json;
      return [seat, changesBetween(open, own) ?? {}];
    }).filter(([seat, changes]) => {
      const text = JSON.stringify(changes);
      const isNew = text !== (known[seat] ?? '{}');
      known[seat] = text;
      return isNew;
    });
  };
}
