import { describe, expect, it } from 'vitest';
import { asked, newGame, scene, told } from './scene.ts';

describe('6 Roll', () => {
  it('P6-01 all three dice are rolled, in the colours that they have', () => {
    const table = scene({ turn: 0, step: 'roll', travelling: 'WOP', dice: [5, 1, 4] });
    expect(table.fact('rolled')).toBe('W5 O1 P4');
    expect(told(table, 'rolled')).toEqual({ seat: 0, first: 5, second: 1, third: 4 });
    expect(asked(table)).toEqual(['0 act']);
  });

  it('P6-02 the first player of a game rolls the three white dice', () => {
    const table = newGame(2, {
      options: { startPlayer: 'first' },
      draws: ['X-01', 'X-02', 'X-03', 'X-04', 'X-05', 'X-06', 'X-07', 'X-08', 'X-09', 'X-10'],
      dice: [1, 2, 3, 4, 5, 6, 6, 5, 4],
    });
    table.does(0, { decline: true });
    expect(table.fact('rolled')).toBe('W6 W5 W4');
  });

  it('P6-02 every later one rolls what lay on the grey fields before him', () => {
    const table = scene({
      turn: 0,
      talents: { 1: 1 },
      rolled: 'W3 - -',
      grey: '- O2 P5',
      display: ['X-01', 'X-02', 'X-03', 'X-04', 'X-05'],
      draws: ['X-12'],
      dice: [4, 4, 1],
    });
    table.does(0, { income: 'first', at: 'top' });
    table.does(1, { decline: true });
    expect(table.fact('rolled')).toBe('W4 O4 P1');
  });

  it.each([
    [[1, 1, 1], 3],
    [[2, 3, 3], 3],
    [[2, 3, 4], 0],
    [[6, 6, 6], 0],
  ])('P6-03 a roll of 8 or less is made up for: %j brings %i talents', (dice, talents) => {
    const table = scene({ turn: 0, step: 'roll', dice });
    expect(table.fact('talents')).toEqual({ 0: talents, 1: 0 });
    expect(told(table, 'lowRoll')).toEqual(talents === 0 ? undefined : { seat: 0, talents });
  });

  it('P6-04 a die that is turned down makes no roll lower', () => {
    const table = scene({ turn: 0, step: 'roll', dice: [3, 3, 3] });
    table.does(0, { turn: 'first', to: 1 });
    expect(table.fact('rolled')).toBe('W1 W3 W3');
    expect(table.fact('talents')).toEqual({ 0: 0, 1: 0 });
  });

  it('P6-04 a die that is turned up takes nothing back', () => {
    const table = scene({ turn: 0, step: 'roll', dice: [1, 1, 1] });
    table.does(0, { turn: 'first', to: 6 });
    expect(table.fact('talents')).toEqual({ 0: 3, 1: 0 });
  });
});
