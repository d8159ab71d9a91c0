/** The laws of a whole game: what was played can be played again, stored, taken back, and ends. */

import { expect } from 'vitest';
import {
  act,
  beginMatch,
  type Chance,
  dice,
  type Entry,
  type Game,
  type Match,
  matchFrom,
  mayUndo,
  type Position,
  randomMove,
  recorded,
  recording,
  type Seat,
  seeded,
} from '../../src/index.ts';
import { keptIn, type Played } from './play.ts';
import { anotherWorld, spectatorAndSeats } from './worlds.ts';

/** Nobody goes back further than so many entries. */
const REACH = 50;

interface GameLaw {
  readonly name: string;
  /** `oneIn`: of a long game one rest in so many is looked at closely. */
  readonly holds: (game: Game, played: Played, oneIn: number) => void;
}

export const GAME_LAWS: readonly GameLaw[] = [
  {
    name: 'replay equals play',
    holds(game, { deal, entries, fell, end }) {
      const again = beginMatch(game, deal.setup, recorded(fell)).match;
      expect(replayed(again, entries)).toEqual(entries.map(({ hash }) => hash));
      expect(game.canonical(again.position)).toBe(game.canonical(end));
    },
  },
  {
    name: 'a snapshot and the entries after it give the same game',
    holds(game, { entries, snapshots }) {
      for (const [i, { seq, from, text, kept }] of snapshots.entries()) {
        // As far as the next snapshot: from there on the next one tells the same.
        const rest = entries.slice(seq, snapshots[i + 1]?.from);
        const match = matchFrom(game, game.fromJson(JSON.parse(text)), seq);
        for (const entry of rest.slice(0, from - seq)) replayed(match, [entry]);
        expect(keptIn(match)).toEqual(kept);
        const later = rest.slice(from - seq);
        expect(replayed(match, later)).toEqual(later.map(({ hash }) => hash));
        if (i + 1 < snapshots.length) expect(keptIn(match)).toEqual(snapshots[i + 1].kept);
      }
    },
  },
  {
    name: 'a game saved and reloaded at every question goes on the same',
    holds(game, { entries, start }, oneIn) {
      const match = matchFrom(game, game.fromJson(JSON.parse(start)));
      for (const [i, entry] of entries.entries()) {
        expect(act(match, entry.seat, entry.action, recorded(entry.chance)).hash).toBe(entry.hash);
        if (i % oneIn === 0) match.position = game.fromJson(JSON.parse(game.canonical(match.position)));
      }
    },
  },
  {
    name: 'undo and redo restore the same position, never past what was learned or past the end',
    holds(game, { deal }) {
      const pick = dice(`undo ${deal.seed}`);
      const chance = seeded(`undo ${deal.seed}`);
      const { match } = beginMatch(game, deal.setup, chance);
      let move = randomMove(game, match.position, pick);
      let free = 0; // entries of one seat, one after another, by which nothing was learned
      let last: Seat | null = null;
      for (; move !== null; move = randomMove(game, match.position, pick)) {
        const watching = recording(chance);
        const was = match.position;
        act(match, move.seat, game.action(move), watching);
        const after = game.canonical(match.position);
        // What the mover has shown himself is known from then on; that, and nothing else, is otherwise than before.
        const known = watching.shown.length === 0 ? was : game.withShown(was, move.seat, watching.shown);
        const learned = watching.learned || known === null;
        free = learned ? 0 : 1 + (last === move.seat ? free : 0);
        last = move.seat;
        if (free >= REACH) free = 0;
        const final = free === 0 || match.position.stack.length === 0;
        expect(mayUndo(match, move.seat)).toBe(!final);
        for (let seat = 0; seat < match.position.seats; seat++)
          if (seat !== move.seat) expect(mayUndo(match, seat)).toBe(false);
        if (final || known === null || free > REACH - 2) continue;
        free += 2;
        act(match, move.seat, { undo: true }, chance);
        expect(game.canonical(match.position)).toBe(game.canonical(known));
        if (game.canonical(known) !== game.canonical(was))
          staysTheSame(game, was, match.position, move.seat, chance);
        act(match, move.seat, { redo: true }, chance);
        expect(game.canonical(match.position)).toBe(after);
      }
    },
  },
  {
    name: 'who remembers what was seen before sees the same',
    holds(game, { deal, entries, fell }) {
      const memory = game.newMemory();
      const { match } = beginMatch(game, deal.setup, recorded(fell));
      const audiences = [...spectatorAndSeats(match.position)];
      for (const [i, entry] of entries.entries()) {
        const seen = audiences.map((seat) => game.seen(match.position, seat, memory));
        // Each in its turn, from scratch.
        const seat = audiences[i % audiences.length];
        expect(seen[i % audiences.length]).toEqual(game.seen(match.position, seat));
        act(match, entry.seat, entry.action, recorded(entry.chance));
      }
    },
  },
  {
    name: 'kept counts agree with what lies on the board, and the game ends',
    holds(game, { deal, end, fault }) {
      expect(fault).toBe(null);
      expect(game.pending(end)).toEqual([]);
      const outcome = game.outcome(end);
      // Alone one can lose; among several somebody wins.
      expect(outcome?.winners.length).toBeGreaterThan(deal.setup.seats === 1 ? -1 : 0);
      expect(game.outcomes).toContain(outcome?.how ?? outcome?.kind);
    },
  },
];

function replayed(match: Match, entries: readonly Entry[]): string[] {
  return entries.map((entry) => act(match, entry.seat, entry.action, recorded(entry.chance)).hash);
}

/**
 * A move that showed something was taken back: for the mover all is as it was, and whatever the others now know they know
 * in each of their worlds. (That nothing else has become known: their views do not hang on what is hidden, by the law below.)
 */
function staysTheSame(game: Game, was: Position, now: Position, mover: Seat, chance: Chance): void {
  const { table: before, ...rest } = game.view(was, mover);
  const { table: after, ...same } = game.view(now, mover);
  expect(same).toEqual(rest);
  expect(Object.keys(after as object)).toEqual(Object.keys(before as object));
  const asked = game.pending(was);
  expect(game.pending(now)).toEqual(asked);
  for (const { seat, kind } of asked)
    expect(game.options(now, seat, {}, { kind })).toEqual(game.options(was, seat, {}, { kind }));
  const seen = (p: Position, seat: Seat | null) => JSON.stringify(game.view(p, seat));
  for (const seat of spectatorAndSeats(now)) {
    expect(seen(now, seat)).not.toBe(seen(was, seat));
    expect(seen(anotherWorld(game, now, seat, chance), seat)).toBe(seen(now, seat));
  }
}
