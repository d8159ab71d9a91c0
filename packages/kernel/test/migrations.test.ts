/** Positions of an earlier version, read by a later one: also in the middle of something. */

import { describe, expect, it } from 'vitest';
import { act, type Game, matchFrom, type PositionJson, seeded } from '../src/index.ts';
import { marching } from './marching.ts';

/**
 * What the second version has changed, as its author writes it down: a column has another name, one is new; a march is
 * another procedure, whose steps have other names, and it remembers how much there was to eat.
 */
function secondFromFirst({ columns: { food, ...columns }, stack, ...rest }: PositionJson): PositionJson {
  return {
    ...rest,
    columns: { supplies: food, ...columns, standards: [1, 1] },
    stack: stack.map((frame) =>
      frame.proc === 'march'
        ? { ...frame, proc: 'campaign', step: 'B_go', locals: { ...(frame.locals as object), had: 0 } }
        : frame,
    ),
  };
}
const changes = { version: '2', food: 'supplies', march: 'campaign', more: { standards: 2 } } as const;
const first = marching({ version: '1', food: 'food', march: 'march' });
const second = marching({ ...changes, migrations: { 1: secondFromFirst } });

/** A table as a server stores it: its position as text, in the middle of a march of seat 1. */
function inTheMiddle(): string {
  const match = matchFrom(first, first.start({ seats: 2 }, seeded('march')));
  act(match, 0, { camp: true }, seeded('a'));
  act(match, 1, { march: true }, seeded('b'));
  act(match, 1, { go: 2 }, seeded('c'));
  expect(first.toJson(match.position).stack.map(({ proc, step }) => `${proc} ${step}`)).toEqual([
    'game B_march',
    'march A_go',
  ]);
  return first.canonical(match.position);
}
const tableOf = (game: Game, position: ReturnType<Game['fromJson']>) => game.view(position, null).table;

describe('a position of an earlier version', () => {
  it('is read in the middle of a march, which goes on and ends as if nothing had happened', () => {
    const text = inTheMiddle();
    const before = first.fromJson(JSON.parse(text));
    const position = second.fromEarlier(JSON.parse(text), '1');
    expect(second.toJson(position).stack.map(({ proc, step }) => `${proc} ${step}`)).toEqual([
      'game B_march',
      'campaign B_go',
    ]);
    expect(tableOf(second, position)).toEqual(tableOf(first, before));
    // The question that is put keeps its number: an answer that is under way finds it.
    expect(second.pending(position).map(({ id }) => id)).toEqual(first.pending(before).map(({ id }) => id));
    const [was, is] = [matchFrom(first, before, 3), matchFrom(second, position, 3)];
    const rest: [seat: number, action: object][] = [
      [1, { go: 1 }],
      [1, { halt: true }],
      [0, { march: true }],
      [0, { go: 3 }],
      [0, { halt: true }],
      [1, { camp: true }],
    ];
    for (const [seat, action] of rest) {
      for (const match of [was, is]) act(match, seat, action, seeded(`${match.seq}`));
      expect(tableOf(second, is.position)).toEqual(tableOf(first, was.position));
    }
    expect(second.outcome(is.position)).toEqual(first.outcome(was.position));
    expect(second.outcome(is.position)).not.toBeNull();
    // Read once, it is a position of the second version like any other.
    const again = second.fromJson(JSON.parse(second.canonical(position)));
    expect(second.hash(again)).toBe(second.hash(position));
  });

  it('is refused, with the place, if its version has no migration, or one that forgets something', () => {
    const json = JSON.parse(inTheMiddle());
    const read = (migration: (p: PositionJson) => PositionJson) => () =>
      marching({ ...changes, migrations: { 1: migration } }).fromEarlier(json, '1');
    const unchanged = (p: PositionJson) => p;
    const forgetful = (locals: object) => (p: PositionJson) => {
      const { stack, ...rest } = secondFromFirst(p);
      return { ...rest, stack: stack.map((frame) => ({ ...frame, ...locals })) as PositionJson['stack'] };
    };
    expect(read(unchanged)).toThrow(/no field "food"/);
    expect(read((p) => ({ ...secondFromFirst(p), columns: p.columns }))).toThrow(/no field "food"/);
    expect(read(forgetful({ step: 'A_go' }))).toThrow(/A_go/);
    expect(read(forgetful({ locals: { seat: 1, gone: 0 } }))).toThrow(/position\.stack/);
    expect(() => marching(changes).fromEarlier(json, '1')).toThrow(/no field "food"/);
    expect(read(secondFromFirst)).not.toThrow();
  });

  it('from a later version than ours is refused', () => {
    expect(() => first.fromEarlier(JSON.parse(inTheMiddle()), '2')).toThrow(
      "the position is from version '2' of marching; this is version '1'",
    );
  });
});
