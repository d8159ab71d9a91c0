/** Random games for the laws: each is played once, and all laws are checked on what it left. */

import fc from 'fast-check';
import { expect } from 'vitest';
import {
  act,
  beginMatch,
  copyOf,
  dice,
  type Entry,
  type Game,
  type Json,
  type Match,
  mayRedo,
  mayUndo,
  ORDERS,
  type Position,
  randomMove,
  restOf,
  type Seat,
  type Setting,
  type Setup,
  seeded,
} from '../../src/index.ts';

export interface Deal {
  readonly seed: number;
  readonly setup: Setup;
}

/** A position at which somebody is asked, and where it comes from. */
export interface Rest {
  readonly from: string;
  readonly position: Position;
}

/** A position as it is stored: after so many entries, and from where on it tells all. */
export interface Snapshot {
  readonly seq: number;
  readonly from: number;
  readonly text: string;
  /** What could be undone and redone there, or as soon as it tells that. */
  readonly kept: readonly number[];
}

/** A game that was played to its end, with what the laws want to know of it. */
export interface Played {
  readonly deal: Deal;
  readonly entries: readonly Entry[];
  /** What fell at set-up. */
  readonly fell: Entry['chance'];
  readonly start: string;
  readonly end: Position;
  readonly rests: readonly Rest[];
  readonly snapshots: readonly Snapshot[];
  /** What was first found to be wrong with a position. */
  readonly fault: string | null;
}

/** What a random player says: usually an answer, now and then an interjection, an order, an undo or a redo. */
function randomAction(match: Match, pick: (below: number) => number): { seat: Seat; action: Json } | null {
  const { game, position } = match;
  const move = randomMove(game, position, pick);
  if (move === null) return null;
  const whim = pick(20);
  const seat = pick(position.seats);
  if (whim === 0 && mayUndo(match, seat)) return { seat, action: { undo: true } };
  if (whim <= 1 && mayRedo(match, seat)) return { seat, action: { redo: true } };
  const windows = Object.keys(game.contract.windows);
  if (whim === 2 && windows.length > 0)
    return { seat, action: { arm: windows[pick(windows.length)], when: ORDERS[pick(ORDERS.length)] } };
  return { seat: move.seat, action: game.action(move) };
}

/** A game that takes this many actions has no end. */
const ENDLESS = 50_000;
const SNAPSHOT_EVERY = 7;

/** `oneIn`: of a long game one rest in so many is kept. */
export function playOut(game: Game, deal: Deal, oneIn: number): Played {
  const { seed, setup } = deal;
  const chance = seeded(`game ${seed}`);
  const pick = dice(`players ${seed}`);
  const { match, chance: fell } = beginMatch(game, setup, chance);
  const start = game.canonical(match.position);
  const entries: Entry[] = [];
  const rests: Rest[] = [];
  const snapshots: Snapshot[] = [];
  let fault: string | null = null;
  for (;;) {
    const next = randomAction(match, pick);
    if (next === null) return { deal, entries, fell, start, end: match.position, rests, snapshots, fault };
    const { length } = entries;
    if (length % oneIn === 0)
      rests.push({ from: `${JSON.stringify(deal)}, entry ${length}`, position: game.copy(match.position) });
    fault ??= game.check(match.position);
    const before = copyOf(match);
    entries.push({ ...act(match, next.seat, next.action, chance) });
    const rest = restOf(before, match);
    if (rest !== null && rest.seq - (snapshots.at(-1)?.seq ?? -7) >= SNAPSHOT_EVERY)
      snapshots.push({
        seq: rest.seq,
        from: rest.from,
        text: game.canonical(rest.position),
        kept: keptIn(rest.from === match.seq ? match : before),
      });
    expect(match.seq - match.since, 'undo reaches too far').toBeLessThanOrEqual(50);
    if (length > ENDLESS) expect.fail(`no end after ${ENDLESS} actions (seed ${seed})`);
  }
}

/** How much of a match can be undone and redone. */
export const keptIn = ({ past, future, since }: Match): number[] => [past.length, future.length, since];

/** Set-ups of a game, with any of its options. */
export function dealsOf(game: Game): fc.Arbitrary<Deal> {
  const choices = Object.entries(game.settings).map(([key, setting]) => [key, anyChoice(setting)]);
  return fc.record({
    seed: fc.nat(),
    setup: fc.record({
      seats: fc.integer({ min: game.seats.least, max: game.seats.most }),
      options: fc.record(Object.fromEntries(choices)),
    }),
  });
}

function anyChoice(setting: Setting): fc.Arbitrary<number | boolean | string> {
  if (setting.type === 'flag') return fc.boolean();
  if (setting.type === 'choice') return fc.constantFrom(...setting.among);
  return fc.integer({ min: setting.least, max: setting.most });
}
