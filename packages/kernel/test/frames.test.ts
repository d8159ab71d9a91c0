/** Procedures asked for by name, and steps that say where they lead when nobody is asked. A guest goes through a house. */

import { describe, expect, it } from 'vitest';
import {
  type Contract,
  defineGame,
  language,
  type Position,
  type PositionOf,
  setScene,
} from '../src/index.ts';
import { pebbles, contract as pebblesContract } from './pebbles.ts';

const contract = {
  nouns: {},
  decisions: { knock: { about: {}, answers: [{ enter: 'yes' }, { leave: 'yes' }] } },
  procedures: {
    game: { args: {} },
    hall: { args: { guest: 'count' }, marks: ['indoors'] },
    closet: { args: { guest: 'count' } },
  },
  windows: {},
  interjections: {},
  events: {},
} as const satisfies Contract;
const layout = { locked: 1, left: 1 };
type Board = PositionOf<typeof layout>;
const { procedure, decision, under, isIn, isUnderMark, isInMark } = language<typeof contract, Board>();

const knock = { ask: 'knock', of: () => [0], about: () => ({}) } as const;
const house = defineGame<typeof contract, typeof layout>({
  name: 'house',
  version: '1',
  seats: { least: 1, most: 1 },
  settings: {},
  contract,
  layout,
  content: {},
  whole: 'game',
  procedures: {
    game: procedure('game', () => ({})).steps({
      A_door: {
        ...knock,
        of: (p) => (p.locked[0] === 1 ? [] : [0]),
        none: 'C_garden',
        then: (_p, _f, _seat, answer) => ('enter' in answer ? undefined : 'C_garden'),
      },
      B_hall: { call: 'hall', with: () => ({ guest: 7 }), then: 'A_door' },
      C_garden: { ...knock, then: 'D_gate' },
      C_pond: () => {
        throw new Error('nobody goes there');
      },
      D_gate: { call: 'hall', with: () => null, none: 'E_street' },
      D_ditch: () => {
        throw new Error('nor there');
      },
      E_street: (p) => {
        p.left[0] = 1;
      },
    }),
    hall: procedure('hall', (_, args) => args).steps({
      A_look: { ...knock, then: (_p, _f, _seat, answer) => ('enter' in answer ? undefined : 'C_out') },
      B_closet: { call: 'closet', with: () => ({ guest: 8 }) },
      C_out: (p) => {
        p.locked[0] = 1;
      },
    }),
    closet: procedure('closet', (_, args) => args).steps({ A_hide: { ...knock, then: () => {} } }),
  },
  decisions: { knock: decision('knock', [{ enter: {} }, { leave: {} }]) },
  windows: {},
  interjections: {},
  turnOrder: () => [0],
  outcomes: ['over'],
  outcome: () => ({ winners: [0], kind: 'over', scores: [0] }),
  view: () => null,
  worldOf: () => {},
  scenes: { parts: {}, underWay: () => [], facts: {} },
});

/** As far as these answers lead. */
function gone(...answers: readonly ('enter' | 'leave')[]): Board {
  const table = setScene(house, { seats: 1, position: 'standard' });
  for (const answer of answers) table.does(0, { [answer]: true });
  return table.position as Board;
}

describe('Procedures under way', () => {
  it('are found by name, with what the innermost of that name holds', () => {
    expect(under(gone(), 'hall')).toBeNull();
    expect(under(gone(), 'game')).toEqual({});
    expect(under(gone('enter'), 'hall')).toEqual({ guest: 7 });
    expect(under(gone('enter', 'enter'), 'hall')).toEqual({ guest: 7 });
    expect(under(gone('enter', 'enter'), 'closet')).toEqual({ guest: 8 });
  });
  it('ask themselves, or have called another that asks', () => {
    expect(isIn(gone('enter'), 'hall')).toBe(true);
    expect(isIn(gone('enter', 'enter'), 'hall')).toBe(false);
  });
  it('have marks, for all that goes on in them, or for what they ask themselves', () => {
    expect([isUnderMark(gone(), 'indoors'), isInMark(gone(), 'indoors')]).toEqual([false, false]);
    const inHall = gone('enter');
    expect([isUnderMark(inHall, 'indoors'), isInMark(inHall, 'indoors')]).toEqual([true, true]);
    const inCloset = gone('enter', 'enter');
    expect([isUnderMark(inCloset, 'indoors'), isInMark(inCloset, 'indoors')]).toEqual([true, false]);
  });
  it('are none when the game is over', () => {
    const p = gone('leave', 'leave');
    expect([under(p, 'game'), isIn(p, 'game')]).toEqual([null, false]);
    expect([isUnderMark(p, 'indoors'), isInMark(p, 'indoors')]).toEqual([false, false]);
  });
});

describe('Windows that are open', () => {
  const { rounds } = language<typeof pebblesContract, Position>();
  const table = () => {
    const sitting = setScene(pebbles(), { seats: 3, position: 'standard' });
    sitting.does(2, { arm: 'noise', when: 'always' });
    sitting.does(0, { shout: true });
    return sitting;
  };
  const openAt = (p: Position) => rounds(p, pebblesContract);
  it('are told with what they are about', () => {
    expect(openAt(table().position)).toEqual([{ window: 'noise', subject: { of: 0 }, played: null }]);
  });
  it('are told with the answer that is being carried out', () => {
    const sitting = table();
    sitting.does(2, { hush: true });
    expect(sitting.fact('asked')).toEqual([{ 2: 'how' }]);
    const played = { seat: 2, answer: { hush: true } };
    expect(openAt(sitting.position)).toEqual([{ window: 'noise', subject: { of: 0 }, played }]);
  });
  it('are none otherwise', () => {
    const sitting = table();
    sitting.does(2, { pass: true });
    expect(openAt(sitting.position)).toEqual([]);
  });
});

describe('A step says by name where it leads', () => {
  it('after an answer or a call', () => {
    expect(gone('leave', 'enter').left[0]).toBe(1);
    expect(isIn(gone('enter', 'leave'), 'game')).toBe(true);
  });
  it('when nobody is asked, and when nothing is called', () => {
    // The hall locks the door behind the guest: the next question is that of the garden, the gate leads to the street.
    expect(gone('enter', 'leave', 'enter').left[0]).toBe(1);
  });
});
