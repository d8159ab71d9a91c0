import {
  act,
  addEntry,
  beginRecord,
  beginStretch,
  dice,
  entryChance,
  type Game,
  type GameRecord,
  matchFrom,
  randomMove,
  readRecord,
  replay,
  seeded,
} from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, it } from 'vitest';

/** A whole game of two bots, on record. */
function played(seed = 'record', game: Game = proof): GameRecord {
  const pick = dice(`${seed} bots`);
  const { match, record } = beginRecord(
    game,
    { seats: 2 },
    { seats: ['random', 'random'], seed },
    entryChance(seed, 0),
  );
  for (;;) {
    const move = randomMove(game, match.position, pick);
    if (move === null) return JSON.parse(JSON.stringify(record));
    addEntry(record, match, act(match, move.seat, game.action(move), entryChance(seed, match.seq + 1)));
  }
}

/** A record as someone with a text editor sees it. */
interface Editable {
  setup: number[];
  chance: { seed: string | null };
  outcome: unknown;
  stretches: {
    start: { columns: Record<string, number[]> };
    entries: { seq: number; seat: number; action: unknown; chance: number[]; hash: string }[];
  }[];
}
const edited = (record: GameRecord): Editable => structuredClone(record) as unknown as Editable;
const entriesOf = (record: Editable) => record.stretches[0].entries;

/** A record in which somebody has changed something. */
function tampered(change: (record: Editable) => void): () => unknown {
  const record = edited(played());
  change(record);
  return () => replay(proof, readRecord(record), { verify: true });
}

describe('A record', () => {
  it('verifies, and ends where the game ended', () => {
    const record = played();
    const { match, replayed, skipped } = replay(proof, readRecord(record), { verify: true });
    expect(proof.hash(match.position)).toBe(entriesOf(edited(record)).at(-1)?.hash);
    expect(proof.outcome(match.position)).toEqual(record.outcome);
    expect([replayed, skipped]).toEqual([entriesOf(edited(record)).length, 0]);
  });

  it('is replayed as far as one likes', () => {
    const record = played();
    const { match } = replay(proof, readRecord(record), { until: 5 });
    expect(match.seq).toBe(5);
    expect(proof.hash(match.position)).toBe(entriesOf(edited(record))[4].hash);
  });

  it('tells what happened, entry by entry', () => {
    const record = played();
    const told: string[] = [];
    replay(proof, readRecord(record), { onEntry: (_, events) => told.push(...events.map(({ key }) => key)) });
    expect(told.filter((key) => key === 'event.assaulted').length).toBeGreaterThan(0);
    expect(told.at(-1)).toMatch(/^event\./);
  });

  it.each([
    [
      'another action',
      tampered((r) => {
        entriesOf(r)[3].action = { rest: true };
      }),
      /^entry 4\b/,
    ],
    [
      'another seat',
      tampered((r) => {
        entriesOf(r)[3].seat = 1 - entriesOf(r)[3].seat;
      }),
      /^entry 4\b/,
    ],
    [
      'another hash',
      tampered((r) => {
        entriesOf(r)[3].hash = 'f'.repeat(32);
      }),
      /^entry 4 leads to another position/,
    ],
    [
      'an entry left out',
      tampered((r) => {
        entriesOf(r).splice(3, 1);
      }),
      /^entry 5 follows entry 3/,
    ],
    [
      'the last entry left out',
      tampered((r) => {
        entriesOf(r).pop();
      }),
      /outcome/,
    ],
    [
      'an entry doubled',
      tampered((r) => {
        entriesOf(r).splice(3, 0, entriesOf(r)[3]);
      }),
      /^entry 4 follows entry 4/,
    ],
    [
      'another outcome',
      tampered((r) => {
        r.outcome = { winners: [1, 0], kind: 'points', scores: [1, 1] };
      }),
      /outcome/,
    ],
    [
      'another deal',
      tampered((r) => {
        r.setup[0] = (r.setup[0] + 1) % 5;
      }),
      /^the set-up/,
    ],
    [
      'another seed',
      tampered((r) => {
        r.chance.seed = 'a better one';
      }),
      /the seed gives/,
    ],
    [
      'another start',
      tampered((r) => {
        r.stretches[0].start.columns.camp[0] = 5;
      }),
      /^the set-up does not give/,
    ],
  ])('with %s is found out', (_, attempt, message) => {
    expect(attempt).toThrow(expect.objectContaining({ name: 'Mismatch' }));
    expect(attempt).toThrow(message);
  });

  it('with a chosen die is found out, even if all hashes are made to fit', () => {
    const honest = played();
    const place = entriesOf(edited(honest)).findIndex(({ chance }) => chance.length > 0);
    for (let value = 0; value < 7; value++) {
      const record = edited(honest);
      const entry = entriesOf(record)[place];
      if (entry.chance[0] === value) continue;
      entry.chance[0] = value;
      expect(() => replay(proof, readRecord(record), { verify: true })).toThrow(
        expect.objectContaining({ name: 'Mismatch' }),
      );
    }
  });

  it.each([
    ['no object', [], 'the record should be an object'],
    ['another format', { ...played(), format: 2 }, 'reads format 1'],
    ['a key too many', { ...played(), extra: 1 }, 'no field "extra"'],
    ['no stretches', { ...played(), stretches: [] }, 'has no stretch'],
    ['a stretch that is none', { ...played(), stretches: [7] }, 'stretches[0] should be an object'],
    ['a seat that is none', { ...played(), players: 1.5 }, 'players should be a whole number'],
  ])('that is malformed (%s) is bad input', (_, json, message) => {
    const attempt = () => replay(proof, readRecord(json));
    expect(attempt).toThrow(expect.objectContaining({ name: 'BadInput' }));
    expect(attempt).toThrow(message);
  });
});

describe('When the rules change', () => {
  const newer: Game = { ...proof, version: '2' };

  it('a running game goes on from its position in a new stretch', () => {
    const chance = seeded('change');
    const pick = dice('change bots');
    const { match, record } = beginRecord(proof, { seats: 3 }, { seats: [], seed: null }, chance);
    for (let i = 0; i < 10; i++) {
      const move = randomMove(proof, match.position, pick);
      if (move !== null) addEntry(record, match, act(match, move.seat, proof.action(move), chance));
    }
    const on = matchFrom(newer, match.position, match.seq);
    beginStretch(record, on);
    for (;;) {
      const move = randomMove(newer, on.position, pick);
      if (move === null) break;
      addEntry(record, on, act(on, move.seat, newer.action(move), chance));
    }
    const { replayed, skipped, match: again } = replay(newer, record, { verify: true });
    expect([replayed, skipped]).toEqual([on.seq - 10, 10]);
    expect(newer.hash(again.position)).toBe(newer.hash(on.position));
  });

  it('a record of another version says so', () => {
    expect(() => replay(newer, played())).toThrow("played by version '1' of proof; this is version '2'");
    expect(() => replay({ ...proof, contentHash: 'other' }, played())).toThrow('other content');
  });
});
