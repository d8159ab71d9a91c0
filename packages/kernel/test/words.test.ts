/** Pieces by their words, and what is wrong with one, by its name. */

import { describe, expect, it } from 'vitest';
import {
  BadInput,
  firstWrong,
  listAt,
  nameOf,
  namesOf,
  namesWhere,
  ofAll,
  ofSome,
  placeOf,
  wrongOfEach,
} from '../src/index.ts';
import { outlineOf, type Worded } from '../src/words.ts';

/** Two of four seats are taken. */
const p = {
  seats: 2,
  box: { words: { ship: ['argo', 'nais', 'salaminia'], seat: [0, 1, 2, 3] } },
} as unknown as Worded;

describe('A word', () => {
  it('stands for its place', () => {
    expect(placeOf(p, 'ship', 'nais', 'here')).toBe(1);
    expect(placeOf(p, 'seat', 1, 'here')).toBe(1);
  });
  it.each([
    ['ship', 'argos', 'here: no ship "argos"; do you mean "argo"?'],
    ['ship', 1, 'here: no ship "1"'],
    ['seat', 2, 'here: no seat "2"'],
    ['seat', 3, 'here: no seat "3"'],
  ])('that there is not is bad input: %s %j', (sort, name, message) => {
    expect(() => placeOf(p, sort, name, 'here')).toThrow(new BadInput(message));
  });
  it('can be had for pieces', () => {
    expect(nameOf(p, 'ship', 2)).toBe('salaminia');
    expect(namesOf(p, 'ship', [2, 0])).toEqual(['salaminia', 'argo']);
    expect(namesWhere(p, 'ship', (ship) => ship !== 1)).toEqual(['argo', 'salaminia']);
    expect(namesWhere(p, 'seat', () => true)).toEqual([0, 1]);
  });
});

describe('A record', () => {
  it('of all pieces has each of them, and only seats that are taken', () => {
    expect(ofAll(p, 'ship', (ship) => ship * 10)).toEqual({ argo: 0, nais: 10, salaminia: 20 });
    expect(ofAll(p, 'seat', (seat) => seat > 0)).toEqual({ 0: false, 1: true });
    expect(ofAll({ ...p, seats: 3 }, 'seat', (seat) => seat)).toEqual({ 0: 0, 1: 1, 2: 2 });
  });
  it('of all pieces is another one each time', () => {
    const first = ofAll(p, 'ship', () => 1);
    ofAll(p, 'ship', () => 2);
    expect(first).toEqual({ argo: 1, nais: 1, salaminia: 1 });
  });
  it('of some has those that have something', () => {
    expect(ofSome(p, 'ship', (ship) => (ship === 1 ? null : ship))).toEqual({ argo: 0, salaminia: 2 });
    expect(ofSome(p, 'seat', (seat) => seat)).toEqual({ 0: 0, 1: 1 });
  });
  it('is outlined by its keys, to be filled', () => {
    const outline = outlineOf(['argo', 'nais']);
    expect(Object.keys(outline)).toEqual(['argo', 'nais']);
  });
});

it('A list is one, or bad input', () => {
  expect(listAt(['argo'], 'here')).toEqual(['argo']);
  expect(() => listAt({ 0: 'argo' }, 'here')).toThrow(new BadInput('here should be a list'));
});

describe('What is wrong', () => {
  const leaks = (ship: number) => (ship > 0 ? 'leaks' : null);

  it('is said of the first piece that is not as it should be, by its name', () => {
    expect(wrongOfEach(p, 'ship', leaks)).toBe('nais: leaks');
    expect(wrongOfEach(p, 'ship', () => null)).toBeNull();
  });
  it('is said as it is where nothing has a name', () => {
    expect(firstWrong([0, 2, 1], leaks)).toBe('leaks');
    expect(firstWrong([0, 2, 1], leaks, (ship) => `ship ${ship}`)).toBe('ship 2: leaks');
    expect(firstWrong([], leaks)).toBeNull();
  });
});
