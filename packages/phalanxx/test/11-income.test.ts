import { describe, expect, it } from 'vitest';
import { offered, scene, told } from './scene.ts';

/** The own dice of the example; seat 0 has 5 talents. */
const trading = (more = {}) =>
  scene({
    turn: 0,
    own: { 0: 'W2 O4 P6', 1: 'P4 W5 O1' },
    rolled: 'W1 W6 W4',
    talents: { 0: 5 },
    ...more,
  });

describe('11 Income', () => {
  it('P11-01 any die on any empty grey field brings three talents', () => {
    const table = trading();
    expect(offered(table, 0, 'income')).toEqual(['first', 'second', 'third']);
    expect(offered(table, 0, 'at', { income: 'first' })).toEqual(['top', 'middle', 'bottom']);
    table.does(0, { income: 'first', at: 'bottom' });
    expect(table.fact('talents')).toEqual({ 0: 8, 1: 0 });
    expect(table.fact('grey')).toBe('- - W1');
    expect(told(table, 'income')).toEqual({ seat: 0, talents: 3 });
  });
});

describe('11 Exchange of dice', () => {
  it('P11-02 the own die of that row for an own die of another player', () => {
    const table = trading();
    expect(offered(table, 0, 'at', { trade: 'first' })).toEqual(['middle']);
    expect(offered(table, 0, 'of', { trade: 'first', at: 'middle' })).toEqual([1]);
    expect(table.refuses(0, { trade: 'first', at: 'middle', of: 0, for: 'middle' })).toBe('P11-02');
  });

  it('P11-03 both dice show the same value', () => {
    const table = trading();
    const middle = { trade: 'first', at: 'middle', of: 1 };
    expect(offered(table, 0, 'for', middle)).toEqual(['top']);
    expect(table.refuses(0, { ...middle, for: 'middle' })).toBe('P11-03');
    expect(table.refuses(0, { ...middle, for: 'bottom' })).toBe('P11-03');
    expect(table.refuses(0, { trade: 'first', at: 'top', of: 1, for: 'top' })).toBe('P11-03');
  });

  it('P11-03 with nobody to exchange with, there is only the income', () => {
    const table = trading({ own: { 0: 'W2 O4 P6', 1: 'P3 W5 O1' } });
    expect(offered(table, 0, 'trade')).toEqual([]);
    expect(table.refuses(0, { trade: 'first', at: 'middle', of: 1, for: 'top' })).toBe('P11-03');
  });

  it('P11-04 each die takes the field of the other, and the talents are those of the income', () => {
    const table = trading();
    table.does(0, { trade: 'first', at: 'middle', of: 1, for: 'top' });
    expect(table.fact('dice')).toEqual({ 0: 'W2 P4 P6', 1: 'O4 W5 O1' });
    expect(table.fact('talents')).toEqual({ 0: 8, 1: 0 });
    expect(table.fact('grey')).toBe('- W1 -');
  });

  it('P11-05 dice on grey fields and rolled ones are not exchanged, and nobody is asked', () => {
    // Seat 1 has what the rolled die shows, and what lies on a grey field, but not what lies beside it.
    const table = trading({ rolled: 'W1 W6 -', grey: '- - W5' });
    expect(table.refuses(0, { trade: 'first', at: 'middle', of: 1, for: 'bottom' })).toBe('P11-03');
    expect(table.refuses(0, { trade: 'first', at: 'bottom', of: 1, for: 'middle' })).toBe('P7-04');
    table.does(0, { trade: 'first', at: 'middle', of: 1, for: 'top' });
    expect(table.asked().map(({ seat }) => seat)).toEqual([0]);
  });

  it('P11-05 an exchange of equal dice is allowed, too', () => {
    const table = trading({ own: { 0: 'W2 O4 P6', 1: 'O4 W5 P1' } });
    table.does(0, { trade: 'first', at: 'middle', of: 1, for: 'top' });
    expect(table.fact('dice')).toEqual({ 0: 'W2 O4 P6', 1: 'O4 W5 P1' });
  });
});
