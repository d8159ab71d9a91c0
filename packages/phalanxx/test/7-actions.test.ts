import { describe, expect, it } from 'vitest';
import { asked, offered, scene } from './scene.ts';

/** The last turn of a game: nothing follows it. */
const last = { turn: 1, last: true } as const;
const verbsOf = (table: ReturnType<typeof scene>): string[] => [
  ...new Set(table.options(0).flatMap((option) => Object.keys(option as object))),
];

describe('7 Actions', () => {
  it('P7-01 each rolled die is used for one action, and after three the turn is over', () => {
    const table = scene({ ...last, rolled: 'W1 W2 W3' });
    expect(table.asked()[0].about).toEqual({ left: 3 });
    table.does(1, { income: 'first', at: 'top' });
    table.does(1, { income: 'second', at: 'middle' });
    expect(asked(table)).toEqual(['1 act']);
    expect(table.asked()[0].about).toEqual({ left: 1 });
    expect(offered(table, 1, 'income')).toEqual(['third']);
    expect(table.refuses(1, { income: 'first', at: 'bottom' })).toBe('P7-01');
    table.does(1, { income: 'third', at: 'bottom' });
    expect(table.fact('outcome')).not.toBe(null);
  });

  it('P7-01 no action is carried out with a die that has been used', () => {
    const table = scene({ turn: 0, rolled: 'W6 - W6', grey: '- W6 -', regions: { 'iv-issos': 0 } });
    const used = { with: 'second', at: 'top' };
    expect(table.refuses(0, { conquer: 'iv-syria', ...used })).toBe('P7-01');
    expect(table.refuses(0, { slide: 'second', at: 'top' })).toBe('P7-01');
    expect(table.refuses(0, { trade: 'second', at: 'top', of: 1, for: 'top' })).toBe('P7-01');
  });

  it('P7-02 four actions: a card, a region, a die, or income with an exchange', () => {
    const table = scene({
      turn: 0,
      rolled: 'W1 W2 W3',
      hands: { 0: ['X-01'] },
      regions: { 'iv-issos': 0 },
      supply: { 0: 1 },
    });
    expect(verbsOf(table)).toEqual(['play', 'conquer', 'slide', 'income', 'trade', 'turn']);
    expect(offered(table, 0, 'slide')).toEqual(['first', 'second', 'third']);
  });

  it('P7-03 the same action three times, with dice and rows in any order', () => {
    const table = scene({ ...last, rolled: 'W1 W2 W3' });
    table.does(1, { income: 'third', at: 'middle' });
    table.does(1, { income: 'first', at: 'bottom' });
    expect(table.fact('grey')).toBe('- W3 W1');
    table.does(1, { income: 'second', at: 'top' });
    expect(table.fact('talents')).toEqual({ 0: 0, 1: 9 });
  });

  it('P7-04 a grey field is filled once a turn, whatever the action', () => {
    const table = scene({
      turn: 0,
      rolled: 'W6 W6 -',
      grey: '- - W1',
      hands: { 0: ['X-01'] },
      regions: { 'iv-issos': 0 },
    });
    const full = { with: 'first', at: 'bottom' };
    expect(offered(table, 0, 'at', { income: 'first' })).toEqual(['top', 'middle']);
    expect(table.refuses(0, { income: 'first', at: 'bottom' })).toBe('P7-04');
    expect(table.refuses(0, { play: 'X-01', ...full })).toBe('P7-04');
    expect(table.refuses(0, { conquer: 'iv-syria', ...full })).toBe('P7-04');
    expect(table.refuses(0, { trade: 'first', at: 'bottom', of: 1, for: 'bottom' })).toBe('P7-04');
  });

  it('P7-05 whoever can do nothing else takes his income', () => {
    const table = scene({
      turn: 0,
      own: { 0: 'W6 O6 P6' },
      rolled: 'W1 W1 W1',
      hands: { 0: ['X-01'] },
      supply: { 0: 0 },
    });
    expect(verbsOf(table)).toEqual(['income']);
    expect(offered(table, 0, 'income')).toEqual(['first', 'second', 'third']);
    expect(offered(table, 0, 'at', { income: 'first' })).toEqual(['top', 'middle', 'bottom']);
  });

  it('P7-05 nobody passes', () => {
    const table = scene({ turn: 0, rolled: 'W1 W1 W1' });
    expect(table.refuses(0, { decline: true })).toBe('K-02');
  });

  it('P7-06 from a region just conquered one conquers the next', () => {
    const table = scene({ turn: 0, rolled: 'W6 W6 W6', regions: { 'iv-issos': 0 } });
    expect(offered(table, 0, 'conquer')).not.toContain('iv-babylon');
    table.does(0, { conquer: 'iv-mesopotamia', with: 'first', at: 'top' });
    expect(offered(table, 0, 'conquer')).toContain('iv-babylon');
    table.does(0, { conquer: 'iv-babylon', with: 'second', at: 'middle' });
    expect(table.fact('regions')).toMatchObject({ 'iv-mesopotamia': 0, 'iv-babylon': 0 });
  });
});
