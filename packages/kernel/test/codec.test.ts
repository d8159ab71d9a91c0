/** Positions as JSON: what is written is read again, and what nobody could have written is refused. */
import { describe, expect, it } from 'vitest';
import { type Json, type Position, seeded } from '../src/index.ts';
import { type Board, toy } from './toy.ts';

const start = (seats = 3): Position => toy.start({ seats }, seeded('1'));
/** At the stakes, where several are asked at once. */
const atStakes = () => toy.apply(start(), 0, { vote: 'blue' }, seeded('1'));

describe('A position', () => {
  it.each<[string, (p: Board) => void]>([
    ['nothing', () => {}],
    ['nothing at the end', (p) => p.purse.set([3, 0, 2, 0])],
    ['nothing at first', (p) => p.purse.set([0, 0, -2, 7])],
    ['something everywhere', (p) => p.cells.fill(5)],
  ])('has one text, that of its JSON, with %s in its columns', (_, change) => {
    const p = atStakes() as Board;
    p.cells.fill(0);
    change(p);
    expect(toy.canonical(p)).toBe(JSON.stringify(toy.toJson(p)));
    expect(toy.canonical(toy.fromJson(JSON.parse(toy.canonical(p))))).toBe(toy.canonical(p));
  });

  it('that was given up is read as such', () => {
    const given = toy.abandoned(start());
    const json = toy.toJson(given);
    expect(json).toMatchObject({ abandoned: true, stack: [] });
    expect(toy.canonical(given)).toBe(JSON.stringify(json));
    expect(toy.outcome(toy.fromJson(json))).toEqual({ winners: [], kind: 'abandoned', scores: [] });
    const { abandoned: _, ...over } = json;
    expect(toy.outcome(toy.fromJson(over))?.kind).toBe('over');
    for (const abandoned of [false, 1])
      expect(() => toy.fromJson({ ...json, abandoned })).toThrow('position.abandoned should be true');
  });
});

describe('What nobody could have written', () => {
  type Frame = { [field: string]: Json };
  const frame = (change: Frame) => () => {
    const json = toy.toJson(atStakes());
    return toy.fromJson({ ...json, stack: [{ ...json.stack[0], ...change }] });
  };
  const whole = (change: object) => () => toy.fromJson({ ...toy.toJson(start()), ...change });

  it.each<[string, () => unknown, string]>([
    ['a field too many', whole({ more: 1 }), 'position: no field "more"'],
    ['a field of a frame too many', frame({ more: 1 }), 'position.stack[0]: no field "more"'],
    ['nobody among the asked', frame({ asked: [], answers: [] }), 'should be a list of different seats'],
    ['the same seat twice', frame({ asked: [1, 1], answers: [null, null] }), 'a list of different seats'],
    ['seats that are no list', frame({ asked: 'a', answers: [null] }), 'a list of different seats'],
    ['a seat behind the last', frame({ asked: [3], answers: [null] }), 'asked[0] should be a whole number'],
    ['too many answers', frame({ asked: [1], answers: [null, null] }), 'as many answers as seats'],
    ['answers that are no list', frame({ asked: [1], answers: {} }), 'as many answers as seats'],
    ['answers of all', frame({ asked: [1], answers: [{ stake: 1 }] }), 'the last procedure asks nobody'],
  ])('is refused: %s', (_, attempt, message) => {
    expect(attempt).toThrow(message);
    expect(attempt).toThrow(expect.objectContaining({ name: 'BadInput' }));
  });

  it('is told with what it may be, where that is a short range', () => {
    expect(whole({ seats: 9 })).toThrow('position.seats should be a whole number from 2 to 4');
    expect(whole({ asks: -1 })).toThrow(/^position\.asks should be a whole number$/);
  });
});
