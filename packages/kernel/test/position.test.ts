/** Positions as data: what a copy takes along, what it shares until somebody touches it, and where two differ. */

import { describe, expect, it } from 'vitest';
import { ownAllFrames, type Position, seeded } from '../src/index.ts';
import { momentOf, movedTo, positionAt } from '../src/moments.ts';
import { cellsThatDiffer, ownFrame, positionMaker } from '../src/position.ts';
import { type Board, toy } from './toy.ts';

const start = () => toy.start({ seats: 3 }, seeded(1));
const after = (p: Position, seat: number, action: object) => toy.apply(p, seat, action, seeded(1));
/** In the middle of something: a bell over the votes. */
const deep = (p: Position): Position => {
  const copy = toy.copy(p);
  copy.stack.push({ ...copy.stack[0], locals: { ...copy.stack[0].locals } });
  return copy;
};

describe('A copy', () => {
  it('is the same position', () => {
    const p = after(start(), 0, { abstain: true });
    expect(toy.canonical(toy.copy(p))).toBe(toy.canonical(p));
    const over = toy.abandoned(p);
    expect(toy.canonical(toy.copy(over))).toBe(toy.canonical(over));
    expect(toy.outcome(toy.copy(over))).toEqual(toy.outcome(over));
  });

  it('leaves nothing of what stood there before', () => {
    const p = start();
    for (const used of [deep(after(p, 0, { vote: 'blue' })), toy.abandoned(p)])
      expect(toy.canonical(toy.copyInto(used, p))).toBe(toy.canonical(p));
  });

  it('shares frames until one of the two touches them', () => {
    const p = start();
    const copy = toy.copy(p);
    expect(copy.stack[0]).toBe(p.stack[0]);
    const own = ownFrame(p);
    own.step = 3;
    expect([p.stack[0].step, copy.stack[0].step]).toEqual([3, 1]);
    // It is its own now, and is not copied again.
    expect(ownFrame(p)).toBe(own);
  });

  it('can be made to share nothing at all', () => {
    const p = deep(start());
    const copy = toy.copy(p);
    ownAllFrames(copy);
    const own = [...copy.stack];
    expect(own.map((frame, i) => frame === p.stack[i])).toEqual([false, false]);
    ownAllFrames(copy);
    expect(copy.stack.map((frame, i) => frame === own[i])).toEqual([true, true]);
    expect(toy.canonical(copy)).toBe(toy.canonical(p));
  });
});

describe('The cells in which two positions differ', () => {
  const ofSize = (cells: number) => positionMaker({ all: cells }, {}, []);

  it.each([4, 5])('are listed in ascending order, the last one too: %i cells', (size) => {
    const empty = ofSize(size);
    for (let mask = 0; mask < 1 << size; mask++) {
      const places = Array.from({ length: size }, (_, i) => i).filter((i) => mask & (1 << i));
      const other = empty();
      for (const place of places) other.cells[place] = 7;
      expect(cellsThatDiffer(empty(), other)).toEqual(places);
    }
  });
});

describe('A moment', () => {
  const of = { seat: 0, isReaction: false };
  const first = () => start();
  const votes = (p: Position) => after(p, p.stack[0].turn, { abstain: true });

  it('gives its position back, from that of the next', () => {
    const next = after(first(), 0, { vote: 'blue' });
    const moment = momentOf({ seat: 2, isReaction: true }, first(), next);
    expect(moment).toMatchObject({ seat: 2, isReaction: true });
    expect(toy.canonical(positionAt(toy, moment, next))).toBe(toy.canonical(first()));
  });

  it('shares its frames, so who goes on from there leaves them as they are', () => {
    const [inside, next] = [deep(first()), first()];
    const before = toy.canonical(inside);
    const moment = momentOf(of, inside, next);
    ownFrame(positionAt(toy, moment, next)).step = 0;
    expect(toy.canonical(positionAt(toy, moment, next))).toBe(before);
  });

  it('can be moved with those before it: something is done to the position of each', () => {
    const withPurse = (p: Position, seat: number, coins: number): Position => {
      const copy = toy.copy(p) as Board;
      copy.purse[seat] = coins;
      return copy;
    };
    const one = first();
    // What seat 1 has in between is gone again.
    const two = withPurse(votes(one), 1, 7);
    const present = withPurse(votes(two), 1, 1);
    const rich = (p: Position) => withPurse(p, 2, 9);
    const moments = [momentOf(of, one, two), momentOf({ ...of, seat: 1 }, two, present)];
    const moved = movedTo(toy, moments, present, rich);
    expect(moved.map(({ seat }) => seat)).toEqual([0, 1]);
    const second = positionAt(toy, moved[1], present);
    expect(toy.canonical(second)).toBe(toy.canonical(rich(two)));
    expect(toy.canonical(positionAt(toy, moved[0], second))).toBe(toy.canonical(rich(one)));
    // Seat 1 has none any more; that of seat 0 is found all the same.
    const [left, ...rest] = movedTo(toy, moments, present, (p, seat) => (seat === 1 ? null : rich(p)));
    expect(rest).toEqual([]);
    expect(toy.canonical(positionAt(toy, left, present))).toBe(toy.canonical(rich(one)));
  });
});
