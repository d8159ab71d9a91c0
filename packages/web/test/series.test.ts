/** A game from afar: steps, turns, marks and turning points of made-up moments; and the names of branches. */

import { describe, expect, it } from 'vitest';
import type { SeatView } from '../src/api.ts';
import type { Tree, Tried } from '../src/engine/requests.ts';
import type { Plot } from '../src/games/looking-back.ts';
import {
  marksOf,
  seriesOf,
  stepPath,
  thinned,
  turningPoints,
  turnsOf,
  valueAt,
} from '../src/replay/series.ts';
import { branchesOf } from '../src/trial/branches.ts';

/** Points of two seats after each entry, and the turn. */
const POINTS = [
  [0, 0, 1],
  [1, 0, 1],
  [1, 3, 1],
  [1, 3, 2],
  [6, 3, 2],
  [6, 2, 3],
];
const frames = POINTS.map(([red, blue, turn], seq) => ({
  seq,
  open: seq,
  by: seq % 2,
  messages: seq === 4 ? [{ key: 'event.battle', params: {} }] : [],
  view: { seq, table: { points: [red, blue], turn } } as unknown as SeatView,
}));
const tableOf = (view: unknown) => (view as { table: { points: number[]; turn: number } }).table;
const plot: Plot = { name: 'points', of: (view, seat) => tableOf(view).points[seat], goal: () => 10 };
const series = seriesOf(plot, frames, 2);

describe('a game from afar', () => {
  it('is told by what changes, in steps', () => {
    expect(series.seats).toEqual([
      [
        { at: 0, value: 0 },
        { at: 1, value: 1 },
        { at: 4, value: 6 },
      ],
      [
        { at: 0, value: 0 },
        { at: 2, value: 3 },
        { at: 5, value: 2 },
      ],
    ]);
    expect(valueAt(series.seats[0], 3)).toBe(1);
    const path = stepPath(series.seats[0], 5, (moment, value) => [10 * moment, 100 - value]);
    expect(path).toBe('M0 100H10V99H40V94H50');
    expect(path).not.toMatch(/L/);
    // What is to come is not drawn.
    expect(stepPath(series.seats[0], 2, (moment, value) => [10 * moment, 100 - value])).toBe(
      'M0 100H10V99H20',
    );
    expect(series.most).toBe(11);
  });

  it('works while pages are missing', () => {
    const some = [...frames];
    some[1] = undefined as never;
    some[2] = undefined as never;
    expect(seriesOf(plot, some, 2).seats[1]).toEqual([
      { at: 0, value: 0 },
      { at: 3, value: 3 },
      { at: 5, value: 2 },
    ]);
    expect(seriesOf(plot, [], 2).seats).toEqual([[], []]);
  });

  it('has turns, marks where something happened, and turning points that tell it', () => {
    expect(turnsOf(frames, (view) => tableOf(view).turn)).toEqual([
      { no: 1, from: 0, to: 3 },
      { no: 2, from: 3, to: 5 },
      { no: 3, from: 5, to: 5 },
    ]);
    const marks = marksOf(frames, ({ key }) => (key === 'event.battle' ? 'battle' : null), series);
    expect(marks).toEqual([
      { at: 2, kind: 'points', seat: 1, isLead: true },
      { at: 4, kind: 'battle', seat: 0, isLead: false },
      { at: 4, kind: 'points', seat: 0, isLead: true },
    ]);
    // Of two that lie on each other the weightier stays.
    expect(thinned(marks, 1).map(({ at, isLead }) => [at, isLead])).toEqual([
      [2, true],
      [4, true],
    ]);
    expect(turningPoints([series], 0)).toEqual([
      { at: 2, plot: 'points', seat: 1, by: 3 },
      { at: 4, plot: 'points', seat: 0, by: 5 },
    ]);
    expect(turningPoints([series], 0, 1)).toHaveLength(1);
    expect(turningPoints([series], 3).map(({ at }) => at)).toEqual([4]);
  });
});

describe('branches', () => {
  const tried = (id: number, parent: number | null, more: Partial<Tried> = {}): Tried => ({
    id,
    parent,
    depth: 0,
    seat: 0,
    messages: [],
    result: null,
    chance: null,
    hasDice: false,
    ...more,
  });
  const tree = (moments: Tried[], tip: number): Tree => ({ at: tip, tip, tried: moments, wish: 'fall' });

  it('are named in the order in which they were begun; where only the dice differ, after the first', () => {
    const moments = [
      tried(0, null),
      tried(1, 0),
      tried(2, 1, { result: 'win', chance: 0.8 }),
      tried(3, 1, { result: 'lose', chance: 0.2 }),
      tried(4, 0),
      tried(5, 3, { result: 'win', chance: 0.5 }),
    ];
    const branches = branchesOf(tree(moments, 5));
    expect(branches.map(({ name, end }) => [name, end.id])).toEqual([
      ['A', 2],
      ['B', 4],
      ['A′', 5],
    ]);
    expect(branches.map(({ chance }) => chance)).toEqual([0.8, null, 0.1]);
    expect(branches.map(({ isShown }) => isShown)).toEqual([false, false, true]);
    expect(branchesOf(tree([tried(0, null)], 0))).toEqual([]);
  });
});
