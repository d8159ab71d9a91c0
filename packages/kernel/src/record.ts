/**
 * A game record: one JSON document with everything needed to play the game again. It is a list of stretches,
 * each with its rules version, content hash and starting position; when the rules change, a running game goes
 * on from its latest position in a new stretch.
 */

import { BadInput } from './bad-input.ts';
import { type Chance, recorded } from './chance.ts';
import { type PositionJson, wholeNumber } from './codec.ts';
import type { Sink } from './events.ts';
import { type Event, type Game, type Outcome, Refused, type Setup } from './game.ts';
import { act, beginMatch, type Entry, type Match, matchFrom } from './match.ts';
import { Mismatch } from './mismatch.ts';
import {
  type Asked,
  type CheckedChance,
  checkedChance,
  checkSeals,
  diceOf,
  type RecordedChance,
  readAsked,
  readChance,
  sourceWords,
} from './recorded-chance.ts';
import type { Chosen } from './settings.ts';
import { type Json, recordAt, refuseOtherKeys, unknownName } from './shape.ts';
import { type Recall, recallFor } from './table-acts.ts';

export const FORMAT = 1;

export interface Stretch {
  readonly version: string;
  readonly content: string;
  readonly start: PositionJson;
  readonly entries: RecordedEntry[];
}
export interface RecordedEntry extends Entry {
  /** What was asked of chance, outcome by outcome: with it the outcomes can be checked without the rules. */
  readonly asked?: readonly Asked[];
}
export interface GameRecord {
  readonly format: number;
  readonly game: string;
  readonly players: number;
  readonly options: Chosen;
  readonly seats: readonly string[];
  /** Where chance came from: a seed, the server's secret and the players' words, or only what fell. */
  readonly chance: RecordedChance;
  /** What fell during set-up, and what was asked of chance there. */
  readonly setup: readonly number[];
  readonly setupAsked?: readonly Asked[];
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

/** Adds what has just been done. The entry itself: its hash is made when somebody reads it, and most records nobody does. */
export function addEntry(record: GameRecord, { game, position }: Match, entry: Entry): void {
  record.stretches.at(-1)?.entries.push(entry);
  record.outcome = game.outcome(position);
}

/** The record behind its JSON, its form checked. */
export function readRecord(json: unknown): GameRecord {
  const record = recordAt(json, 'the record');
  if (record.format !== FORMAT)
    throw new BadInput(
      `the record has format ${JSON.stringify(record.format)?.slice(0, 20)}; this version reads format ${FORMAT}`,
    );
  const keys = ['format', 'game', 'players', 'options', 'seats', 'chance', 'setup', 'stretches', 'outcome'];
  refuseOtherKeys(record, [...keys, 'setupAsked'], 'the record');
  for (const key of keys) if (!Object.hasOwn(record, key)) throw new BadInput(`the record has no '${key}'`);
  return {
    format: FORMAT,
    game: text(record.game, 'game'),
    players: wholeNumber(record.players, 1, 32, 'players'),
    options: recordAt(record.options, 'options') as Chosen,
    seats: list(record.seats, 'seats').map((name, i) => text(name, `seats[${i}]`)),
    chance: readChance(record.chance),
    setup: outcomes(record.setup, 'setup'),
    ...(record.setupAsked === undefined ? {} : { setupAsked: readAsked(record.setupAsked, 'setupAsked') }),
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
    entries: list(stretch.entries, `${where}.entries`).map((json, i): RecordedEntry => {
      const place = `${where}.entries[${i}]`;
      const entry = recordAt(json, place);
      refuseOtherKeys(entry, ['seq', 'seat', 'action', 'chance', 'asked', 'hash'], place);
      return {
        seq: wholeNumber(entry.seq, 1, Number.MAX_SAFE_INTEGER, `${place}.seq`),
        seat: wholeNumber(entry.seat, 0, 31, `${place}.seat`),
        action: recordAt(entry.action, `${place}.action`) as Json,
        chance: outcomes(entry.chance, `${place}.chance`),
        ...(entry.asked === undefined ? {} : { asked: readAsked(entry.asked, `${place}.asked`) }),
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
  /** How many outcomes of chance were found to follow from where they are said to come from. */
  readonly outcomes: number;
}

export interface ReplayOptions {
  readonly until?: number;
  readonly verify?: boolean;
  /** Hears what happened before the first entry: what was dealt and drawn. */
  readonly onSetup?: (events: Event[]) => void;
  /** Hears every entry with what happened. */
  readonly onEntry?: (entry: Entry, events: Event[]) => void;
  /** Hears what an entry (0: the set-up) asked of chance, if it did. */
  readonly onAsked?: (seq: number, asked: readonly Asked[]) => void;
}

/**
 * Plays a record again, up to an entry if one is named. With `verify`, what was committed to, every hash, the set-up, all
 * dice and the outcome are checked; the first difference is a `Mismatch` that names the entry.
 */
export function replay(game: Game, record: GameRecord, options: ReplayOptions = {}): Replay {
  const { verify = false, until = Number.MAX_SAFE_INTEGER, onSetup, onEntry, onAsked } = options;
  if (record.game !== game.name) throw new BadInput(unknownName(record.game, [game.name], 'game'));
  const ours = ({ version, content }: Stretch) => version === game.version && content === game.contentHash;
  const last = record.stretches.at(-1);
  if (last === undefined) throw new BadInput('the record has no stretch');
  const known = record.stretches.find(ours);
  if (known === undefined)
    throw new BadInput(
      last.version === game.version
        ? `the record was played with other content (${last.content}); this is ${game.contentHash}`
        : `the record was played by version '${last.version}' of ${game.name}; this is version '${game.version}'`,
    );
  if (verify) checkSeals(record.chance);
  let outcomes = 0;
  const chances = chanceChecks(record, verify, (seq, asked, isChecked) => {
    if (isChecked) outcomes += asked.length;
    if (asked.length > 0) onAsked?.(seq, asked);
  });
  if ((verify || onSetup !== undefined || onAsked !== undefined) && ours(record.stretches[0])) {
    const sink: Sink = [];
    setUpAgain(game, record, verify, chances, sink);
    onSetup?.(game.events(sink, 'all'));
  }
  let match = matchFrom(game, game.fromJson(known.start, 'start'));
  let replayed = 0;
  let skipped = 0;
  for (const stretch of record.stretches) {
    if (!ours(stretch)) {
      skipped += stretch.entries.length;
      continue;
    }
    const seq = (stretch.entries[0]?.seq ?? 1) - 1;
    match = matchFrom(game, game.fromJson(stretch.start, 'start'), seq);
    const recall = recallFor(stretch.entries);
    recall.keep(match);
    for (const entry of stretch.entries) {
      if (entry.seq > until) return { match, replayed, skipped, outcomes };
      const sink: Sink | undefined = onEntry === undefined ? undefined : [];
      playEntry(match, entry, { verify, chances, recall }, sink);
      recall.keep(match);
      replayed++;
      if (sink !== undefined) onEntry?.(entry, game.events(sink, 'all'));
    }
  }
  if (verify && ours(last)) checkOutcome(game, match, record);
  return { match, replayed, skipped, outcomes };
}

/** The record with what was asked of chance, so that its outcomes can be checked without the rules. */
export function withAsked(game: Game, record: GameRecord): GameRecord {
  const heard = new Map<number, readonly Asked[]>();
  replay(game, record, { verify: true, onAsked: (seq, asked) => heard.set(seq, asked) });
  const askedAt = (seq: number) => {
    const asked = heard.get(seq);
    return asked === undefined ? {} : { asked };
  };
  const setupAsked = heard.get(0);
  return {
    ...record,
    ...(setupAsked === undefined ? {} : { setupAsked }),
    stretches: record.stretches.map((stretch) => ({
      ...stretch,
      entries: stretch.entries.map((entry) => ({ ...entry, ...askedAt(entry.seq) })),
    })),
  };
}

/** Chance as it fell in an entry, checked; to be ended when the entry is played. */
type Checks = (fell: Chance, seq: number, asked: readonly Asked[] | undefined) => CheckedChance;

function chanceChecks(
  { chance }: GameRecord,
  verify: boolean,
  onEnd: (seq: number, asked: readonly Asked[], isChecked: boolean) => void,
): Checks {
  const dice = verify ? diceOf(chance) : null;
  return (fell, seq, said) => {
    const checked = checkedChance(fell, {
      asked: dice === null ? undefined : said, // which of several equal pieces was drawn only the numbers tell
      source: dice === null ? null : () => dice(seq),
      here: seq === 0 ? 'the set-up' : `entry ${seq}`,
      from: sourceWords(chance),
    });
    return {
      ...checked,
      end() {
        checked.end();
        onEnd(seq, checked.asked, dice !== null);
      },
    };
  };
}

/** The set-up again; where it is verified, from the seed if there is one. */
function setUpAgain(game: Game, record: GameRecord, verify: boolean, chances: Checks, sink: Sink): void {
  const { options, players, setup, setupAsked, stretches } = record;
  const fell = recorded(setup);
  const chance = chances(fell, 0, setupAsked);
  const start = game.start({ seats: players, options }, chance, sink);
  if (verify && fell.left() > 0)
    throw new Mismatch('the set-up has more outcomes of chance than the game asks for');
  chance.end();
  if (verify && game.canonical(start) !== JSON.stringify(stretches[0].start))
    throw new Mismatch('the set-up does not give the position with which the record starts');
}

interface Playing {
  readonly verify: boolean;
  readonly chances: Checks;
  readonly recall: Recall;
}
function playEntry(
  match: Match,
  entry: RecordedEntry,
  { verify, chances, recall }: Playing,
  sink?: Sink,
): void {
  const here = `entry ${entry.seq}`;
  if (entry.seq !== match.seq + 1)
    throw new Mismatch(`${here} follows entry ${match.seq}: one is missing or doubled`);
  const fell = recorded(entry.chance);
  const chance = chances(fell, entry.seq, entry.asked);
  let played: Entry;
  try {
    played = act(match, entry.seat, entry.action, chance, sink, recall);
  } catch (error) {
    if (error instanceof Refused) throw new Mismatch(`${here} is refused by ${error.refusal.clause}`);
    if (error instanceof BadInput) throw new Mismatch(`${here}: ${error.message}`);
    throw error;
  }
  if (fell.left() > 0) throw new Mismatch(`${here} has more outcomes of chance than the game asks for`);
  chance.end();
  if (verify && entry.hash !== '' && played.hash !== entry.hash)
    throw new Mismatch(`${here} leads to another position than its hash says`);
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
