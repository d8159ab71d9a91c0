/** Answers that are given for somebody: by a wish, or by the default of the question. */

import { describe, expect, it } from 'vitest';
import { defaultAnswer, defaultWays, type Table, type Wish, wished } from '../src/index.ts';
import { acts, at, parley } from './parley.ts';
import { toy } from './toy.ts';

const comesTo = (table: Table, seat: number, wish: Wish) => wished(parley, table.position, seat, wish);

describe('A wish', () => {
  const embassy = () => at('embassy', { purse: [2, 0, 0, 0] });

  it('comes to as little as is possible of what it does not name', () => {
    expect(comesTo(embassy(), 0, { do: 'send' })).toEqual({ send: 'argos', taking: [], gifts: 0, to: 1 });
  });

  it('or to as much: everybody joins a list, a count is the highest; of pieces the first is taken', () => {
    expect(comesTo(embassy(), 0, { do: 'send', most: true })).toEqual({
      send: 'argos',
      taking: ['dion', 'leon', 'myron'],
      gifts: 2,
      to: 1,
    });
  });

  it('names values: the first that is allowed; of a list all who may join; seats and counts by their numbers', () => {
    const wish: Wish = {
      do: 'send',
      with: { send: ['thebes', 'corinth'], taking: ['myron', 'dion'], gifts: ['9', '1'], to: ['2'] },
    };
    const answer = { send: 'thebes', taking: ['dion', 'myron'], gifts: 1, to: 2 };
    expect(comesTo(embassy(), 0, wish)).toEqual(answer);
    expect(comesTo(embassy(), 0, { ...wish, most: true })).toEqual(answer);
  });

  it('goes by what is named first, not by what is listed first', () => {
    const greeted = acts(at('greet'), [0, { greet: 'thebes' }]);
    const wish: Wish = { do: 'greet', with: { greet: ['thebes', 'corinth', 'argos'] } };
    expect(comesTo(greeted, 1, wish)).toEqual({ greet: 'corinth' });
  });

  it('comes to nothing if nothing that it names is allowed', () => {
    expect(comesTo(embassy(), 0, { do: 'send', with: { gifts: ['3'] } })).toBeNull();
    const greeted = acts(at('greet'), [0, { greet: 'thebes' }]);
    expect(comesTo(greeted, 1, { do: 'greet', with: { greet: ['thebes'] } })).toBeNull();
  });

  it('comes to nothing if the seat is not asked so, or not asked', () => {
    expect(comesTo(embassy(), 0, { do: 'swear' })).toBeNull();
    expect(comesTo(embassy(), 1, { do: 'stay' })).toBeNull();
    expect(comesTo(embassy(), 0, { do: 'stay' })).toEqual({ stay: true });
  });

  it('of one way never comes to another', () => {
    // Seat 1 has nothing to pay with.
    const table = at('tribute', { purse: [1, 0, 1, 0] });
    expect(comesTo(table, 0, { do: 'pay' })).toEqual({ pay: 1 });
    expect(comesTo(table, 0, { do: 'refuse' })).toEqual({ refuse: true });
    expect(comesTo(at('herald'), 1, { do: 'play', with: { play: ['bribe', 'spy1'] } })).toEqual({
      play: 'spy1',
    });
    expect(comesTo(at('herald'), 1, { do: 'play', with: { play: ['bribe'] } })).toBeNull();
  });
});

describe('The default of a question', () => {
  it('is what its contract says, in a window to pass, and nothing of what there is not', () => {
    expect(defaultWays(parley, 'tribute')).toEqual(['refuse']);
    expect(defaultWays(parley, 'herald')).toEqual(['pass']);
    expect(defaultWays(parley, 'embassy')).toBeNull();
    for (const kind of ['riot', 'orders', 'toString']) expect(defaultWays(parley, kind)).toBeNull();
  });

  it('is answered in the way it names', () => {
    expect(defaultAnswer(parley, at('tribute', { purse: [1, 1, 1, 0] }).position, 1)).toEqual({
      refuse: true,
    });
    expect(defaultAnswer(parley, at('herald').position, 2)).toEqual({ pass: true });
  });

  it('is answered with the first of the values it names that is allowed', () => {
    const table = at('greet');
    expect(defaultAnswer(parley, table.position, 0)).toEqual({ greet: 'thebes' });
    table.does(0, { greet: 'thebes' });
    expect(defaultAnswer(parley, table.position, 1)).toEqual({ greet: 'corinth' });
  });

  it('is none where none of them is allowed, where there is none, and for those who are not asked', () => {
    const both = at('greet', { seats: 3, greeted: [0, 0, 3, 2] });
    expect(both.asked().map(({ seat }) => seat)).toEqual([0]);
    expect(defaultAnswer(parley, both.position, 0)).toBeNull();
    expect(defaultAnswer(parley, at('embassy').position, 0)).toBeNull();
    expect(defaultAnswer(parley, at('tribute').position, 9)).toBeNull();
    expect(defaultWays(toy, 'vote')).toBeNull();
  });
});
