import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

const turning = (more = {}) => scene({ turn: 0, rolled: 'W1 W2 W3', ...more });

describe('12 Turning a die', () => {
  it('P12-01 a rolled die is set to any other value, and is still to be used', () => {
    const table = turning();
    expect(offered(table, 0, 'turn')).toEqual(['first', 'second', 'third']);
    expect(offered(table, 0, 'to', { turn: 'second' })).toEqual([1, 3, 4, 5, 6]);
    table.does(0, { turn: 'second', to: 6 });
    expect(table.fact('rolled')).toBe('W1 W6 W3');
    expect(asked(table)).toEqual(['0 act']);
    expect(told(table, 'turned')).toEqual({ seat: 0, die: 2, to: 6 });
  });

  it('P12-01 there is no seven', () => {
    expect(turning().refuses(0, { turn: 'first', to: 7 })).toBe('P12-01');
    expect(turning().refuses(0, { turn: 'first', to: 1 })).toBe('P12-01');
  });

  it('P12-02 it costs a figure of the supply, for good', () => {
    const table = turning({ supply: { 0: 5 } });
    expect(table.fact('givenUp')).toMatchObject({ 0: 7 });
    table.does(0, { turn: 'first', to: 6 });
    expect(table.fact('supply')).toMatchObject({ 0: 4 });
    expect(table.fact('givenUp')).toMatchObject({ 0: 8 });
  });

  it('P12-03 figures on the board are no payment', () => {
    const table = turning({ regions: { 'iv-issos': 0, 'iv-syria': 0, 'iv-damaskos': 0 }, supply: { 0: 0 } });
    expect(offered(table, 0, 'turn')).toEqual([]);
    expect(table.refuses(0, { turn: 'first', to: 6 })).toBe('P12-03');
  });

  it('P12-04 several times in a turn, even with the same die, and for any action', () => {
    const table = turning({ own: { 0: 'W5 O5 P6' }, regions: { 'iv-issos': 0 }, hands: { 0: ['X-01'] } });
    table.does(0, { turn: 'first', to: 4 });
    table.does(0, { turn: 'first', to: 5 });
    table.does(0, { conquer: 'iv-syria', with: 'first', at: 'top' });
    table.does(0, { turn: 'second', to: 5 });
    table.does(0, { play: 'X-01', with: 'second', at: 'middle' });
    table.does(0, { turn: 'third', to: 6 });
    expect(offered(table, 0, 'slide')).toEqual(['third']);
    expect(offered(table, 0, 'income')).toEqual(['third']);
    expect(table.fact('supply')).toMatchObject({ 0: 12 - 2 - 1 - 4 });
  });

  it('P12-05 an own die is not turned, nor one that has become one', () => {
    const table = turning();
    table.does(0, { slide: 'third', at: 'top' });
    expect(offered(table, 0, 'turn')).toEqual(['first', 'second']);
    expect(table.refuses(0, { turn: 'third', to: 6 })).toBe('P12-01');
    expect(table.fact('dice')).toMatchObject({ 0: 'W3 O1 P1' });
  });

  it('P12-06 a turned die keeps its value as an own die, and the talents follow it', () => {
    const table = turning({ own: { 0: 'W1 O2 P1' }, talents: { 0: 4 } });
    table.does(0, { turn: 'first', to: 6 });
    table.does(0, { slide: 'first', at: 'middle' });
    expect(table.fact('dice')).toMatchObject({ 0: 'W1 W6 P1' });
    expect(table.fact('talents')).toMatchObject({ 0: 8 });
  });
});
