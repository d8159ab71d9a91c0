/**
 * A game record: one JSON document with everything needed to play the game again. It is a list of stretches,
 * each with its rules version, content hash and starting position; when the rules change, a running game goes
 * on from its latest position in a new stretch.
 */

import { BadInput } from './bad-input.ts';
import { type Chance, entryChance, recorded } from './chance.ts';
import { type PositionJson, wholeNumber } from './codec.ts';
import type { Sink } from './events.ts';
import { type Event, type Game, type Outcome, Refused, type Setup } from './game.ts';
import { act, beginMatch, type Entry, type Match, matchFrom } from './match.ts';
import type { Chosen } from './settings.ts';
import { type Json, recordAt, refuseOtherKeys, unknownName } from './shape.ts';

export const FORMAT = 1;

export interface Stretch {
  readonly version: string;
  readonly content: string;
  readonly start: PositionJson;
  readonly entries: Entry[];
}
export interface GameRecord {
  readonly format: number;
  readonly game: string;
  readonly players: number;
  readonly options: Chosen;
  readonly seats: readonly string[];
  /** Where chance came from: a seed, or only what fell. */
  readonly chance: { readonly seed: string | null };
  /** What fell during set-up. */
  readonly setup: readonly number[];
  readonly stretches: Stretch[];
  outcome: Outcome | null;
}

/** A match at its beginning, with a record that is still empty. */
export function beginRecord(
  game: Game,
  setup: Setup,
  { seats, seed }: { readonly seats: readonly string[]; readonly seed: string | null },
  source: Chance,
  sink?: Sink,
): { match: Match; record: GameRecord } {
  const { match, chance } = beginMatch(game, setup, source, sink);
  const record: GameRecord = {
    format: FORMAT,
    game: game.name,
    players: setup.seats,
    options: setup.options ?? {},
    seats,
    chance: { seed },
    setup: chance,
    stretches: [],
    outcome: null,
  };
  beginStretch(record, match);
  return { match, record };
}

/** From here on the rules (or the content) are those of this match's game. */
export function beginStretch(record: GameRecord, { game, position }: Match): void {
  const { version, contentHash } = game;
  record.stretches.push({ version, content: contentHash, start: game.toJson(position), entries: [] });
}

/** Adds what has just been done. */
export function addEntry(record: GameRecord, { game, position }: Match, entry: Entry): void {
  record.stretches.at(-1)?.entries.push(entry);
  record.outcome = game.outcome(position);
}

/** A check that failed: the record was tampered with, or was played by other rules than it says. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

/** The record behind its JSON, its form checked. */
export function readRecord(json: unknown): GameRecord {
  const record = recordAt(json, 'the record');
  if (record.format !== FORMAT)
    throw new BadInput(
      `the record has format ${JSON.stringify(record.format)?.slice(0, 20)}; this version reads format ${FORMAT}`,
    );
  const keys = ['format', 'game', 'players', 'options', 'seats', 'chance', 'setup', 'stretches', 'outcome'];
  refuseOtherKeys(record, keys, 'the record');
  for (const key of keys) if (!Object.hasOwn(record, key)) throw new BadInput(`the record has no '${key}'`);
  const { seed } = recordAt(record.chance, 'chance');
  if (seed !== null && typeof seed !== 'string') throw new BadInput('chance.seed should be a text or null');
  return {
    format: FORMAT,
    game: text(record.game, 'game'),
    players: wholeNumber(record.players, 1, 32, 'players'),
    options: recordAt(record.options, 'options') as Chosen,
    seats: list(record.seats, 'seats').map((name, i) => text(name, `seats[${i}]`)),
    chance: { seed },
    setup: outcomes(record.setup, 'setup'),
    stretches: list(record.stretches, 'stretches').map(readStretch),
    outcome: record.outcome as Outcome | null,
  };
}

function readStretch(json: unknown, at: number): Stretch {
  const where = `stretches[${at}]`;
  const stretch = recordAt(json, where);
  refuseOtherKeys(stretch, ['version', 'content', 'start', 'entries'], where);
  return {
    version: text(stretch.version, `${where}.version`),
    content: text(stretch.content, `${where}.content`),
    start: recordAt(stretch.start, `${where}.start`) as unknown as PositionJson,
    entries: list(stretch.entries, `${where}.entries`).map((json, i): Entry => {
      const place = `${where}.entries[${i}]`;
      const entry = recordAt(json, place);
      refuseOtherKeys(entry, ['seq', 'seat', 'action', 'chance', 'hash'], place);
      return {
        seq: wholeNumber(entry.seq, 1, Number.MAX_SAFE_INTEGER, `${place}.seq`),
        seat: wholeNumber(entry.seat, 0, 31, `${place}.seat`),
        action: recordAt(entry.action, `${place}.action`) as Json,
        chance: outcomes(entry.chance, `${place}.chance`),
        hash: text(entry.hash, `${place}.hash`),
      };
    }),
  };
}

function text(json: unknown, where: string): string {
  if (typeof json !== 'string') throw new BadInput(`${where} should be a text`);
  return json;
}
function list(json: unknown, where: string): unknown[] {
  if (!Array.isArray(json)) throw new BadInput(`${where} should be a list`);
  return json;
}
const outcomes = (json: unknown, where: string): number[] =>
  list(json, where).map((value, i) => wholeNumber(value, -32768, 32767, `${where}[${i}]`));

export interface Replay {
  readonly match: Match;
  /** Entries that were played again. */
  readonly replayed: number;
  /** Entries of stretches that were played by other rules and cannot be. */
  readonly skipped: number;
}

export interface ReplayOptions {
  readonly until?: number;
  readonly verify?: boolean;
  /** Hears what happened before the first entry: what was dealt and drawn. */
  readonly onSetup?: (events: Event[]) => void;
  /** Hears every entry with what happened. */
  readonly onEntry?: (entry: Entry, events: Event[]) => void;
}

/**
 * Plays a record again, up to an entry if one is named. With `verify`, every hash, the set-up, all dice and the
 * outcome are checked; the first difference is a `Mismatch` that names the entry.
 */
export function replay(game: Game, record: GameRecord, options: ReplayOptions = {}): Replay {
  const { verify = false, until = Number.MAX_SAFE_INTEGER, onSetup, onEntry } = options;
  if (record.game !== game.name) throw new BadInput(unknownName(record.game, [game.name], 'game'));
  const ours = ({ version, content }: Stretch) => version === game.version && content === game.contentHash;
  const last = record.stretches.at(-1);
  if (last === undefined) throw new BadInput('the record has no stretch');
  if (!ours(last))
    throw new BadInput(
      last.version === game.version
        ? `the record was played with other content (${last.content}); this is ${game.contentHash}`
        : `the record was played by version '${last.version}' of ${game.name}; this is version '${game.version}'`,
    );
  const seed = verify ? record.chance.seed : null;
  if ((verify || onSetup !== undefined) && ours(record.stretches[0])) {
    const sink: Sink = [];
    setUpAgain(game, record, verify, sink);
    onSetup?.(game.events(sink, 'all'));
  }
  let match = matchFrom(game, game.fromJson(last.start, 'start'));
  let replayed = 0;
  let skipped = 0;
  for (const stretch of record.stretches) {
    if (!ours(stretch)) {
      skipped += stretch.entries.length;
      continue;
    }
    const seq = (stretch.entries[0]?.seq ?? 1) - 1;
    match = matchFrom(game, game.fromJson(stretch.start, 'start'), seq);
    for (const entry of stretch.entries) {
      if (entry.seq > until) return { match, replayed, skipped };
      const sink: Sink | undefined = onEntry === undefined ? undefined : [];
      playEntry(match, entry, verify, seed, sink);
      replayed++;
      if (sink !== undefined) onEntry?.(entry, game.events(sink, 'all'));
    }
  }
  if (verify) checkOutcome(game, match, record);
  return { match, replayed, skipped };
}

/** The set-up again; where it is verified, from the seed if there is one. */
function setUpAgain(game: Game, record: GameRecord, verify: boolean, sink: Sink): void {
  const { options, players, setup, chance, stretches } = record;
  const fell = checked(recorded(setup), verify ? chance.seed : null, 0);
  const start = game.start({ seats: players, options }, fell, sink);
  if (verify && game.canonical(start) !== JSON.stringify(stretches[0].start))
    throw new Mismatch('the set-up does not give the position with which the record starts');
}

function playEntry(match: Match, entry: Entry, verify: boolean, seed: string | null, sink?: Sink): void {
  const here = `entry ${entry.seq}`;
  if (entry.seq !== match.seq + 1)
    throw new Mismatch(`${here} follows entry ${match.seq}: one is missing or doubled`);
  const fell = recorded(entry.chance);
  let played: Entry;
  try {
    played = act(match, entry.seat, entry.action, checked(fell, seed, entry.seq), sink);
  } catch (error) {
    if (error instanceof Refused) throw new Mismatch(`${here} is refused by ${error.refusal.clause}`);
    if (error instanceof BadInput) throw new Mismatch(`${here}: ${error.message}`);
    throw error;
  }
  if (fell.left() > 0) throw new Mismatch(`${here} has more outcomes of chance than the game asks for`);
  if (verify && played.hash !== entry.hash)
    throw new Mismatch(`${here} leads to another position than its hash says`);
}

/** What was recorded, refused where the seed gives something else. */
function checked(fell: Chance, seed: string | null, seq: number): Chance {
  if (seed === null) return fell;
  const source = entryChance(seed, seq);
  const same = (there: number, value: number): number => {
    if (there !== value)
      throw new Mismatch(
        `${seq === 0 ? 'the set-up' : `entry ${seq}`}: chance fell as ${there}, but the seed gives ${value}`,
      );
    return value;
  };
  return {
    die: (sides) => same(fell.die(sides), source.die(sides)),
    draw: (pieces, count) => same(fell.draw(pieces, count), source.draw(pieces, count)),
    reveal: () => {},
  };
}

function checkOutcome(game: Game, match: Match, record: GameRecord): void {
  const outcome = game.outcome(match.position);
  // An older record may not say all that an outcome says today.
  const said = outcome === null || record.outcome === null ? outcome : onlyAs(record.outcome, outcome);
  if (JSON.stringify(said) !== JSON.stringify(record.outcome))
    throw new Mismatch(
      `the record ends with the outcome ${JSON.stringify(record.outcome)}, play with ${JSON.stringify(outcome)}`,
    );
}

/** Of an outcome what another one says too, in its order. */
const onlyAs = (other: Outcome, outcome: Outcome): object =>
  Object.fromEntries(Object.keys(other).map((key) => [key, outcome[key as keyof Outcome]]));
