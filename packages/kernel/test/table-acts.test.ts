/** What is done to the table itself: which entries of a log are that, what is told of them, and where they go back to. */

import { describe, expect, it } from 'vitest';
import { BadInput, goesBackTo, type Json, type Position, recallFor, tableActIn } from '../src/index.ts';
import { tableEvent } from '../src/table-acts.ts';
import { toy } from './toy.ts';

describe('An act of the table', () => {
  it.each([
    [{ table: 'abandon' }],
    [{ table: 'takeBack', to: 0 }],
    [{ table: 'takeBack', to: 7 }],
    [{ table: 'bot', of: 0, by: 'own' }],
    [{ table: 'back', of: 1, by: 'own' }],
    [{ table: 'resign', of: 2, by: 'own' }],
    [{ table: 'free', of: 1, by: 'consent' }],
    [{ table: 'link', of: 1, by: 'absent' }],
    [{ table: 'taken', of: 3, by: 'consent' }],
  ])('is read as it was written: %j', (act) => {
    expect(tableActIn(act)).toEqual(act);
  });

  it.each([
    ['an answer of the game', { vote: 'red' }],
    ['a text', 'table'],
    ['nothing', null],
    ['a text of an inherited name', { table: 'toString', of: 1, by: 'own' }],
    ['no such act', { table: 'burn', of: 1, by: 'own' }],
    ['no text', { table: 3, of: 1, by: 'own' }],
    ['an end of the game with something else', { table: 'abandon', to: 3 }],
    ['a way back to nowhere', { table: 'takeBack' }],
    ['a way back to before the beginning', { table: 'takeBack', to: -1 }],
    ['a way back to no entry', { table: 'takeBack', to: 1.5 }],
    ['a way back to a text', { table: 'takeBack', to: '3' }],
    ['a way back with something else', { table: 'takeBack', to: 3, of: 1 }],
    ['a seat too few', { table: 'bot', by: 'own' }],
    ['a seat below the first', { table: 'bot', of: -1, by: 'own' }],
    ['by nobody’s leave', { table: 'bot', of: 1 }],
    ['by a leave that there is not', { table: 'bot', of: 1, by: 'force' }],
    ['with something else', { table: 'bot', of: 1, by: 'own', to: 3 }],
    ['with a leave, and something else than a seat', { table: 'bot', by: 'own', to: 3 }],
  ])('is something else if it is %s', (_, action) => {
    expect(tableActIn(action)).toBeNull();
  });

  it('is told to everybody, with who did it, to whom, and by whose leave', () => {
    expect(tableEvent(1, { table: 'takeBack', to: 4 })).toEqual({
      event: 'tookBack',
      params: { seat: 1 },
      to: null,
    });
    expect(tableEvent(2, { table: 'abandon' })).toEqual({
      event: 'abandoned',
      params: { seat: 2 },
      to: null,
    });
    expect(tableEvent(0, { table: 'free', of: 2, by: 'consent' })).toEqual({
      event: 'seatFreed',
      params: { seat: 0, of: 2, by: 'consent' },
      to: null,
    });
  });
});

describe('What an entry goes back to', () => {
  it('is another entry, the first as well, if it takes something back', () => {
    expect(goesBackTo({ table: 'takeBack', to: 5 })).toBe(5);
    expect(goesBackTo({ table: 'takeBack', to: 0 })).toBe(0);
  });
  it('is nothing if it does not', () => {
    expect(goesBackTo({ table: 'abandon' })).toBeNull();
    expect(goesBackTo({ table: 'bot', of: 1, by: 'own' })).toBeNull();
    expect(goesBackTo({ vote: 'red' })).toBeNull();
  });

  const entry = (action: Json) => ({ action });
  const entries = [entry({ vote: 'red' }), entry({ table: 'takeBack', to: 3 }), entry({ abstain: true })];
  const at = (seq: number): { seq: number; position: Position } => ({ seq, position: toy.empty() });

  it('is kept when it comes by, and nothing else is', () => {
    const recall = recallFor(entries);
    const [second, third] = [at(2), at(3)];
    for (const match of [second, third]) recall.keep(match);
    expect(recall.earlier(3)).toBe(third.position);
    expect(() => recall.earlier(2)).toThrow(new BadInput('there is no entry 2 to go back to'));
  });

  it('may have been known before', () => {
    const first = at(1).position;
    expect(recallFor(entries, new Map([[1, first]])).earlier(1)).toBe(first);
  });
});
