/** Plain data by its declared shape: by names, back again, and copied. */

import { describe, expect, it } from 'vitest';
import { BadInput, copyData, fromNames, toNames, unknownName } from '../src/index.ts';
import { nothingOf } from '../src/shape.ts';

const NOUNS = { town: ['argos', 'thebes'] };
const SHAPE = {
  by: 'seat',
  into: 'town',
  worth: 'count',
  next: 'town?',
  seen: ['town'],
  sure: 'flag',
} as const;
const DATA = { by: 1, into: 0, worth: -3, next: null, seen: [1, 0], sure: false };
const NAMED = { by: 1, into: 'argos', worth: -3, next: null, seen: ['thebes', 'argos'], sure: false };
const read = (change: object) => () => fromNames(NOUNS, SHAPE, { ...NAMED, ...change }, 'here');

describe('Data', () => {
  it('has names outside and numbers inside', () => {
    expect(toNames(NOUNS, SHAPE, DATA)).toEqual(NAMED);
    expect(fromNames(NOUNS, SHAPE, NAMED, 'here')).toEqual(DATA);
    expect(read({ next: 'thebes', sure: true, by: 31 })()).toEqual({ ...DATA, next: 1, sure: true, by: 31 });
    expect(toNames(NOUNS, 'town?', 1)).toBe('thebes');
  });

  it.each([
    [{ by: -1 }, 'here.by should be a seat number'],
    [{ by: 32 }, 'here.by should be a seat number'],
    [{ by: '1' }, 'here.by should be a seat number'],
    [{ worth: 1.5 }, 'here.worth should be a whole number'],
    [{ worth: '2' }, 'here.worth should be a whole number'],
    [{ sure: 1 }, 'here.sure should be true or false'],
    [{ into: 'argo' }, 'here.into: no town "argo"; do you mean "argos"?'],
    [{ into: null }, 'here.into: no town "null"'],
    [{ into: 0 }, 'here.into: no town "0"'],
    [{ seen: 'argos' }, 'here.seen should be a list'],
    [{ seen: ['argos', 'sparta'] }, 'here.seen[1]: no town "sparta"'],
    [{ seem: [] }, 'here: no field "seem"; do you mean "seen"?'],
  ])('that does not fit is bad input, with its place: %j', (change, message) => {
    expect(read(change)).toThrow(new BadInput(message));
  });

  it('of which something is missing is bad input, and so is what is no record', () => {
    const { worth: _, ...rest } = NAMED;
    expect(() => fromNames(NOUNS, SHAPE, rest, 'here')).toThrow(new BadInput("here has no 'worth'"));
    for (const given of [null, [], 'argos'])
      expect(() => fromNames(NOUNS, SHAPE, given, 'here')).toThrow(new BadInput('here should be an object'));
  });

  it('that can only be yes is that', () => {
    expect(fromNames(NOUNS, 'yes', true, 'here')).toBe(true);
    expect(() => fromNames(NOUNS, 'yes', false, 'here')).toThrow(new BadInput('here should be true'));
  });

  it('can be nothing where it is a list, a number, a flag, or need not be there', () => {
    expect([['town'], 'town?', 'count', 'flag'].map((shape) => nothingOf(shape as never))).toEqual([
      [],
      null,
      0,
      false,
    ]);
    for (const shape of ['town', 'seat', 'yes', { by: 'seat' }]) expect(nothingOf(shape)).toBeUndefined();
  });
});

describe('A name that there is not', () => {
  it.each([
    ['athen', 'no city "athen"; do you mean "athens"?'],
    ['ATHENS', 'no city "ATHENS"; do you mean "athens"?'],
    ['snathe', 'no city "snathe"'],
    ['athxxx', 'no city "athxxx"; do you mean "athens"?'],
    ['atxxxx', 'no city "atxxxx"'],
    ['hai', 'no city "hai"; do you mean "ai"?'],
    [7, 'no city "7"'],
    [undefined, 'no city "undefined"'],
    [`${'x'.repeat(56)}yyyy`, `no city "${'x'.repeat(56)}yyyy"; do you mean "${'x'.repeat(56)}"?`],
    ['x'.repeat(61), `no city "${'x'.repeat(60)}"`],
    ['x'.repeat(70), `no city "${'x'.repeat(60)}"`],
    [['y'.repeat(70)], `no city ${JSON.stringify(`["${'y'.repeat(38)}`)}`],
  ])('is said, shortened, with the nearest that there is: %j', (given, message) => {
    expect(unknownName(given, ['sparta', 'athens', 'ai', 'x'.repeat(56)], 'city')).toBe(message);
  });
});

describe('A copy', () => {
  it('shares no part with what it was made of', () => {
    const data = { list: [[1], { at: 2 }, null, 'x'], record: { none: null, deep: { at: [3] } }, flag: true };
    const copy = copyData(data);
    expect(copy).toEqual(data);
    (copy.list[0] as number[]).push(9);
    (copy.list[1] as { at: number }).at = 9;
    copy.record.deep.at.push(9);
    expect(data).toEqual({
      list: [[1], { at: 2 }, null, 'x'],
      record: { none: null, deep: { at: [3] } },
      flag: true,
    });
  });
});
