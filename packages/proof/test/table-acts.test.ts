/** What is done to the table itself: entries of the log that any game has, and that every replay meets again. */

import {
  act,
  addEntry,
  BadInput,
  beginRecord,
  dice,
  entryChance,
  type Game,
  type GameRecord,
  type Json,
  Mismatch,
  type Position,
  Refused,
  randomMove,
  readRecord,
  replay,
} from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, it } from 'vitest';

/** A game that is played at random, on record, with all its positions at hand. */
function playing(seed: string, game: Game = proof, seats = 2) {
  const pick = dice(`${seed} players`);
  const names = Array.from({ length: seats }, () => 'random');
  const { match, record } = beginRecord(game, { seats }, { seats: names, seed }, entryChance(seed, 0));
  const positions: Position[] = [match.position];
  const recall = { earlier: (seq: number) => positions[seq] };
  function done(seat: number, action: Json, sink: Parameters<typeof act>[4] = []) {
    const entry = act(match, seat, action, entryChance(seed, match.seq + 1), sink, recall);
    addEntry(record, match, entry);
    positions.push(match.position);
    return entry;
  }
  return {
    game,
    match,
    record,
    done,
    /** So many random answers, or all until the end. */
    moves(count = Number.MAX_SAFE_INTEGER) {
      for (let i = 0; i < count; i++) {
        const move = randomMove(game, match.position, pick);
        if (move === null) return;
        done(move.seat, game.action(move));
      }
    },
    hashAt: (seq: number) => game.hash(positions[seq]),
    verified: () => replay(game, readRecord(JSON.parse(JSON.stringify(record))), { verify: true }),
  };
}

describe('A take-back by consent', () => {
  it('gives the position of an earlier entry back, and stays in the log with what was undone', () => {
    const table = playing('back');
    table.moves(20);
    table.done(1, { table: 'takeBack', to: 7 });
    expect(table.match.seq).toBe(21);
    expect(table.game.hash(table.match.position)).toBe(table.hashAt(7));
    table.moves();
    expect(table.game.outcome(table.match.position)).not.toBeNull();
    const { match, replayed } = table.verified();
    expect(replayed).toBe(table.match.seq);
    expect(table.game.hash(match.position)).toBe(table.game.hash(table.match.position));
  });

  it('rolls an undone roll anew: chance goes by the numbers of entries, and these never go back', () => {
    // The same answers again and again, from the same position: some of the dice must fall otherwise.
    const table = playing('dice');
    const fallen = (): number[] => {
      const chance: number[] = [];
      while (chance.length < 3) {
        table.moves(1);
        chance.push(...(table.record.stretches[0].entries.at(-1)?.chance ?? []));
      }
      return chance;
    };
    const all = Array.from({ length: 6 }, () => {
      const chance = fallen().slice(0, 3).join();
      table.done(0, { table: 'takeBack', to: 0 });
      return chance;
    });
    expect(new Set(all).size).toBeGreaterThan(1);
    expect(table.verified().replayed).toBe(table.match.seq);
  });

  it('can be taken back again, any number of times', () => {
    const table = playing('again');
    table.moves(6);
    for (let i = 0; i < 40; i++) table.done(0, { table: 'takeBack', to: table.match.seq - 1 - (i % 3) });
    expect(table.verified().replayed).toBe(46);
  });

  it('closes undo: nobody goes back behind what all have agreed on', () => {
    const table = playing('undo');
    table.moves(5);
    table.done(0, { table: 'takeBack', to: 3 });
    for (const seat of [0, 1]) expect(() => table.done(seat, { undo: true })).toThrow(Refused);
  });

  it('goes back to what there is, and not when the game is over', () => {
    const table = playing('bounds');
    table.moves(5);
    for (const to of [5, 6, 1e9])
      expect(() => table.done(0, { table: 'takeBack', to })).toThrow('refused by K-04');
    for (const action of [
      { table: 'takeBack', to: -1 },
      { table: 'takeBack', to: 1.5 },
      { table: 'takeBack', to: 2, of: 1 },
      { table: 'nothing' },
      { table: 'resign', of: 0 },
      { table: 'resign', of: 0, by: 'force' },
    ])
      expect(() => table.done(0, action)).toThrow(Refused);
    expect(table.match.seq).toBe(5);
    table.moves();
    expect(() => table.done(0, { table: 'takeBack', to: 3 })).toThrow('refused by K-01');
    expect(() => table.done(0, { table: 'abandon' })).toThrow('refused by K-01');
  });

  it('is refused in a record that has been tampered with', () => {
    const table = playing('tampered');
    table.moves(12);
    table.done(0, { table: 'takeBack', to: 4 });
    table.moves(3);
    const changed = (change: (entry: { action: Json }) => void) => () => {
      const record = JSON.parse(JSON.stringify(table.record)) as GameRecord;
      change(record.stretches[0].entries[12]);
      replay(proof, readRecord(record), { verify: true });
    };
    expect(changed(() => {})).not.toThrow();
    expect(
      changed((entry) => {
        entry.action = { table: 'takeBack', to: 5 };
      }),
    ).toThrow(Mismatch);
    expect(
      changed((entry) => {
        entry.action = { table: 'takeBack', to: 13 };
      }),
    ).toThrow(Mismatch);
  });
});

describe('A seat that changes hands', () => {
  it('is an entry that leaves the game as it is, and what can be undone too', () => {
    const table = playing('seats');
    for (let i = 0; i < 200 && table.match.past.length === 0; i++) table.moves(1);
    const { position, past, seq } = table.match;
    const sink: { event: string; params: object; to: unknown }[] = [];
    table.done(1, { table: 'link', of: 0, by: 'consent' }, sink as never);
    expect(table.match.position).toBe(position);
    expect(table.match.past).toEqual(past);
    expect(table.match.seq).toBe(seq + 1);
    expect(sink).toEqual([{ event: 'linkGiven', params: { seat: 1, of: 0, by: 'consent' }, to: null }]);
    const [{ seat }] = past;
    table.done(seat, { undo: true });
    table.moves();
    expect(table.verified().replayed).toBe(table.match.seq);
    expect(() => table.done(0, { table: 'link', of: 2, by: 'own' })).toThrow(Refused);
  });
});

describe('A game that is given up', () => {
  it('is over, has no winner, and verifies as such', () => {
    for (const moves of [0, 1, 9]) {
      const table = playing(`given up ${moves}`);
      table.moves(moves);
      const { length } = table.record.stretches[0].entries;
      table.done(1, { table: 'abandon' });
      const { position } = table.match;
      expect(proof.outcome(position)).toEqual({ winners: [], kind: 'abandoned', scores: [] });
      expect(proof.pending(position)).toEqual([]);
      expect(table.record.outcome?.kind).toBe('abandoned');
      expect(table.verified().replayed).toBe(length + 1);
      expect(() => table.done(0, { undo: true })).toThrow(Refused);
    }
  });

  it('is no position that somebody could make up', () => {
    const { match } = playing('made up');
    const json = proof.toJson(match.position);
    for (const abandoned of [true, false, 1])
      expect(() => proof.fromJson({ ...json, abandoned })).toThrow(BadInput);
  });
});
