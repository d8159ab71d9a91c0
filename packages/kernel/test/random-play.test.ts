/** Play by chance: mostly an answer to what is asked, now and then something that nobody asked for. */

import { describe, expect, it } from 'vitest';
import { type Dice, dice, randomInterjection, randomMove, seeded, type Table } from '../src/index.ts';
import { marching } from './marching.ts';
import { at, parley } from './parley.ts';

/** Dice that fall as they are told, one after another. */
const falling = (...all: number[]): Dice => {
  const left = [...all];
  return () => left.shift() as number;
};
const moves = (table: Table, fall: Dice) => {
  const q = randomMove(parley, table.position, fall);
  return q && [q.seat, parley.action(q)];
};

describe('A random move', () => {
  const first = () => at('tribute', { purse: [0, 2, 0, 0] });

  it('answers what is asked', () => {
    expect(moves(first(), falling(1, 0))).toEqual([1, { pay: 1 }]);
    expect(moves(first(), falling(7, 1))).toEqual([1, { pay: 2 }]);
    expect(moves(first(), falling(3, 2))).toEqual([1, { refuse: true }]);
  });

  it('is now and then something that somebody says uninvited', () => {
    // Seat 2, the first kind of it, the only way to say it.
    expect(moves(first(), falling(0, 2, 0, 0))).toEqual([2, { riot: true }]);
  });

  it('is none when the game is over', () => {
    expect(randomMove(parley, parley.abandoned(first().position), dice(1))).toBeNull();
  });
});

describe('A random interjection', () => {
  const said = (calm: number, ...fall: number[]) =>
    randomInterjection(parley, at('oath', { calm: [calm] }).position, falling(...fall));

  it('is made one time in eight', () => {
    const sides: number[] = [];
    randomInterjection(parley, at('oath').position, (below) => below - sides.push(below));
    expect(sides).toEqual([8]);
    for (let fall = 1; fall < 8; fall++) expect(said(0, fall, 0, 0)).toBeNull();
    expect(said(0, 0, 1, 0)).toMatchObject({ seat: 1, form: { kind: 'riot' } });
  });

  it('is none where it is closed to all, or nothing could be said', () => {
    expect(said(1, 0, 1, 0)).toBeNull();
    expect(said(2, 0, 1, 0)).toBeNull();
  });

  it('is none in a game that has none', () => {
    const march = marching({ version: '1', food: 'food', march: 'march' });
    const p = march.start({ seats: 2 }, seeded(1));
    expect(randomInterjection(march, p, falling(0, 0, 0))).toBeNull();
  });
});
