import { describe, expect, it } from 'vitest';
import { asked, scene, told } from './scene.ts';

/** The last action of a turn; the next player will be asked what he buys. */
const passing = (more = {}) =>
  scene({
    seats: 3,
    turn: 0,
    rolled: 'P6 - -',
    grey: '- O2 W5',
    own: { 0: 'W4 O2 P5' },
    talents: { 0: 1, 1: 1, 2: 1 },
    display: ['X-01', 'X-02', 'X-03', 'X-04', 'X-05'],
    ...more,
  });

describe('13 Pass the dice', () => {
  it('P13-01 the dice of the grey fields go to the left neighbour', () => {
    const table = passing();
    table.does(0, { slide: 'first', at: 'top' });
    expect(told(table, 'passedOn')).toEqual({ seat: 0, to: 1 });
    expect(table.fact('travelling')).toBe('WOW');
    expect(asked(table)).toEqual(['1 buy']);
  });

  it('P13-01 the last player’s left neighbour is the first', () => {
    const table = passing({ turn: 2, own: { 2: 'W4 O2 P5' } });
    table.does(2, { income: 'first', at: 'top' });
    expect(told(table, 'passedOn')).toEqual({ seat: 2, to: 0 });
    expect(asked(table)).toEqual(['0 buy']);
  });

  it('P13-02 no die stays behind on a grey field', () => {
    const table = passing();
    table.does(0, { slide: 'first', at: 'top' });
    expect(table.fact('grey')).toBe('- - -');
    expect(table.fact('rolled')).toBe('- - -');
  });
});
