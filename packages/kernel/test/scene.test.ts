/** Scenes: how a script is read and played, and what is said of it when something is not as expected. */

import { describe, expect, it } from 'vitest';
import { BadInput, type Json, leftovers, playStep, setScene, withNothing } from '../src/index.ts';
import { acts, at, parley, parleyWith } from './parley.ts';

const greeted = () => acts(at('greet'), [0, { greet: 'thebes' }]);
const looks = (expected: { readonly [fact: string]: Json }, table = greeted()) =>
  playStep(table, { expect: expected });

describe('A deed', () => {
  it('is done, or it is said by which clause it is refused, in words if there are any', () => {
    const table = at('greet');
    expect(playStep(table, { seat: 0, does: { greet: 'thebes' } })).toBeNull();
    expect(table.fact('greeted')).toEqual([3, 0, 0, 0]);
    const again = { seat: 1, does: { greet: 'thebes' } };
    expect(playStep(table, again)).toBe('seat 1: {"greet":"thebes"} is refused by X1-02');
    expect(playStep(table, again, ({ key }) => `says ${key}`)).toBe(
      'seat 1: {"greet":"thebes"} is refused by X1-02 (says refusal.X1-02)',
    );
  });

  it('that breaks off for another reason is no refusal', () => {
    const broken = parleyWith({
      settle: () => {
        throw new Error('a rule is broken');
      },
    });
    expect(() => playStep(at('greet', {}, broken), { seat: 0, does: { greet: 'thebes' } })).toThrow(
      'a rule is broken',
    );
  });

  it('need not say which lists are empty and which numbers are nothing', () => {
    const table = at('embassy', { purse: [2, 0, 0, 0] });
    table.does(0, { send: 'corinth', to: 1 });
    expect(table.asked()[0].about).toEqual({ by: 0, town: 'corinth', gifts: 0 });
    expect(withNothing({ pay: 'count', from: 'town' }, { from: 'argos' })).toEqual({ from: 'argos' });
    expect(withNothing({ pay: 'count', more: 'count' }, { more: 1 })).toEqual({ pay: 0, more: 1 });
    expect(withNothing({ send: 'town', taking: ['envoy'] }, {})).toEqual({ taking: [] });
  });

  it('that is no record is judged as it is', () => {
    for (const action of ['stay', null, [{ stay: true }]])
      expect(at('embassy').refuses(0, action)).toBe('K-03');
  });
});

describe('A refusal', () => {
  const refused = (by: string, does: Json = { greet: 'thebes' }) =>
    playStep(greeted(), { seat: 1, refused: does, by }, ({ key }) =>
      key === 'refusal.X1-02' ? 'taken' : '',
    );

  it('is by the clause that is expected', () => {
    expect(refused('X1-02')).toBeNull();
    expect(refused('X1-01')).toBe('refused by X1-02 (taken), not by X1-01');
    expect(refused('X1-02', { stay: true })).toBe('refused by K-02, not by X1-02');
  });
  it('is expected: what is allowed is not as it should be', () => {
    expect(refused('X1-02', { greet: 'argos' })).toBe(
      'seat 1 may {"greet":"argos"}, but should be refused by X1-02',
    );
    expect(() => greeted().refuses(1, { greet: 'argos' })).toThrow(
      new BadInput('{"greet":"argos"} by seat 1 is allowed'),
    );
  });
});

describe('What is expected of facts', () => {
  it.each([
    [{ gifts: 0 }],
    [{ greeted: [3, 0, 0, 0] }],
    [{ towns: { guests: { thebes: 0 } } }],
    [{ towns: { guests: { thebes: 0, argos: 'nobody' }, open: true }, gifts: 0 }],
    [{ bringer: 'nobody' }],
    [{ bringer: null }],
  ])('may be a part of what is known: %j', (expected) => {
    expect(looks(expected as { [fact: string]: Json })).toBeNull();
  });

  it.each([
    [{ gifts: 1 }, 'gifts is 0, not 1'],
    [{ gifts: 0, greeted: [3, 0, 0] }, 'greeted is [3,0,0,0], not [3,0,0]'],
    [{ towns: { guests: { thebes: 1 } } }, 'towns.guests.thebes is 0, not 1'],
    [{ towns: { guests: { argos: 'somebody' } } }, 'towns.guests.argos is null, not "somebody"'],
    [{ gifts: 'nobody' }, 'gifts is 0, not "nobody"'],
    [{ bringer: 0 }, 'bringer is null, not 0'],
    [{ towns: { guest: {} } }, 'towns: no part "guest"; do you mean "guests"?'],
    [{ bringer: { name: 'dion' } }, 'bringer: no part "name"'],
    // An empty record means just that.
    [{ towns: { guests: {} } }, 'towns.guests is {"argos":null,"corinth":null,"thebes":0}, not {}'],
  ])('is said, with the first place where it is otherwise: %j', (expected, message) => {
    expect(looks(expected as { [fact: string]: Json })).toBe(message);
  });
});

describe('The draws of a script', () => {
  const drawing = (...draws: string[]) => setScene(parley, { seats: 2, position: 'standard', draws });
  const ALL = [0, 1, 2];

  it('are pieces by their names, with their sort where two have the same', () => {
    const { chance } = drawing('bribe', 'envoy.dion', 'statue.dion', 'argos');
    expect([chance.draw(ALL), chance.draw(ALL), chance.draw(ALL), chance.draw(ALL)]).toEqual([2, 0, 1, 0]);
  });
  it.each([
    ['dion', "draws[0]: 'dion' may be a envoy or a statue; write envoy.dion"],
    ['bride', 'draws[0]: no piece "bride"; do you mean "bribe"?'],
    ['town.bribe', 'draws[0]: no piece "town.bribe"'],
  ])('that mean nothing, or several, are bad input: %s', (draw, message) => {
    expect(() => drawing(draw)).toThrow(message);
  });
  it('must all be made, and all dice be rolled', () => {
    const left = (dice: number[], draws: string[]) =>
      leftovers(setScene(parley, { seats: 2, position: 'standard', dice, draws }));
    expect(left([], [])).toBeNull();
    expect(left([6, 1], ['bribe'])).toBe('2 dice of the script were not rolled');
    expect(left([], ['bribe', 'bribe', 'argos'])).toBe('3 draws of the script were not made');
  });
});
