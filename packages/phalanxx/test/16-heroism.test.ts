import { describe, expect, it } from 'vitest';
import { asked, newGame, offered, scene } from './scene.ts';

type Scene = Parameters<typeof scene>[0];
const HEROISM = ['X-01', 'X-03', 'H', 'X-05', 'X-06'];
/** The rulebook's example: seat 0 counts three coloured cards less one, seat 1 one, but is stronger. */
const facing = (more: Scene = {}) =>
  scene({
    turn: 0,
    rolled: 'W6 W6 W6',
    regions: { 'iv-mesopotamia': 0, 'iv-babylon': 1, 'iv-assyria': 1 },
    played: { 0: ['X-02*', 'XX-10', 'XXX-11', 'XXX-12'], 1: ['X-16', 'XXX-03', 'XXX-04'] },
    display: HEROISM,
    ...more,
  });
const babylon = { conquer: 'iv-babylon', with: 'first', at: 'top' } as const;
const assyria = { conquer: 'iv-assyria', with: 'second', at: 'middle' } as const;
/** Seat 0 about to buy, with Heroism somewhere. */
const buying = (display: readonly (string | null)[], more: Scene = {}) =>
  scene({ turn: 0, step: 'buy', talents: { 0: 9 }, display, ...more });

describe('16 Heroism', () => {
  it('P16-01 it is laid into the display when it is turned up', () => {
    const table = buying(['X-01', 'X-02', 'X-03', 'X-04', 'X-05'], {
      stack: [0, 0, 0, 7],
      draws: ['H'],
      dice: [6, 6, 6],
    });
    table.does(0, { buy: 'X-03' });
    expect(table.fact('display')).toEqual(['H', 'X-01', 'X-02', 'X-04', 'X-05']);
  });

  it('P16-01 and moves to the right with the others', () => {
    const table = buying(['X-01', 'H', 'X-03', 'X-04', 'X-05'], { draws: ['X-06'], dice: [6, 6, 6] });
    table.does(0, { buy: 'X-04' });
    expect(table.fact('display')).toEqual(['X-06', 'X-01', 'H', 'X-03', 'X-05']);
  });

  it('P16-02 it cannot be bought', () => {
    const table = buying(HEROISM);
    expect(offered(table, 0, 'buy')).toEqual(['X-01', 'X-03', 'X-05', 'X-06']);
    expect(table.refuses(0, { buy: 'H' })).toBe('P16-02');
  });

  it('P16-02 nor taken by an exchange', () => {
    const table = buying(HEROISM, { hands: { 0: ['X-08'] } });
    table.does(0, { buy: 'X-03' });
    expect(offered(table, 0, 'for', { give: 'X-08' })).toEqual(['X-01', 'X-05', 'X-06']);
    expect(table.refuses(0, { give: 'X-08', for: 'H' })).toBe('P16-02');
  });

  it('P16-02 nor bought with the Scout, who only puts it back', () => {
    const table = buying(['X-01', 'X-03', 'X-04', 'X-05', 'X-06'], {
      played: { 0: ['X-14'] },
      stack: [0, 0, 0, 7],
      draws: ['H'],
    });
    table.does(0, { look: true });
    expect(asked(table)).toEqual(['0 scouted']);
    expect(table.refuses(0, { take: true })).toBe('P16-02');
    table.does(0, { leave: true });
    expect(asked(table)).toEqual(['0 buy']);
  });

  it('P16-03 while it lies in the display strength is not compared', () => {
    const table = facing();
    expect(table.fact('strength')).toEqual({ 0: 12, 1: 13 });
    expect(offered(table, 0, 'conquer')).toContain('iv-babylon');
    table.does(0, babylon);
    expect(table.fact('regions')).toMatchObject({ 'iv-babylon': 0 });
  });

  it('P16-04 orange and purple cards count, less all that are rotated', () => {
    const table = facing({
      played: { 0: ['X-02*', 'XX-10', 'XXX-11', 'XXX-12*'], 1: ['XXX-01*', 'XXX-02*', 'XXX-03'] },
    });
    expect(table.fact('heroism')).toEqual({ 0: 1, 1: -2 });
  });

  it.each([
    [['X-16', 'XXX-13'], 2],
    [['X-16', 'XXX-13', 'X-15'], 3],
  ])('P16-05 as many are not enough: %j count %i', (played, count) => {
    const table = facing({ played: { 0: ['X-02*', 'XX-10', 'XXX-11', 'XXX-12'], 1: played } });
    expect(table.fact('heroism')).toEqual({ 0: 2, 1: count });
    expect(table.refuses(0, babylon)).toBe('P16-05');
  });

  it('P16-06 the attacker pays as in any conflict', () => {
    const table = facing();
    table.does(0, babylon);
    expect(offered(table, 0, 'rotate')).toEqual(['XX-10', 'XXX-11', 'XXX-12']);
    table.does(0, { rotate: 'XXX-11' });
    expect(table.fact('strength')).toMatchObject({ 0: 9 });
    expect(table.fact('heroism')).toEqual({ 0: 1, 1: 1 });
    expect(table.refuses(0, assyria)).toBe('P16-05');
  });

  it('P16-06 under the same limits: a card worth three is needed', () => {
    const table = facing({ played: { 0: ['X-12', 'X-13', 'X-16', 'X-08'] } });
    expect(table.refuses(0, babylon)).toBe('P15-07');
  });

  it('P16-07 at the far right it leaves the game when nothing is bought', () => {
    const table = buying(['X-01', 'X-02', 'X-03', 'X-04', 'H'], { draws: ['X-06'], dice: [6, 6, 6] });
    table.does(0, { decline: true });
    expect(table.fact('display')).toEqual(['X-06', 'X-01', 'X-02', 'X-03', 'X-04']);
    expect(table.fact('out')).toEqual(['H']);
  });

  it('P16-07 and stays there when something is bought', () => {
    const table = buying(['X-01', 'X-02', 'X-03', 'X-04', 'H'], { draws: ['X-06'], dice: [6, 6, 6] });
    table.does(0, { buy: 'X-01' });
    table.does(0, { keep: true });
    expect(table.fact('display')).toEqual(['X-06', 'X-02', 'X-03', 'X-04', 'H']);
    expect(table.fact('out')).toEqual([]);
  });

  it('P16-08 once it is gone strength decides again', () => {
    const table = facing({ display: ['X-01', 'X-03', 'X-04', 'X-05', 'X-06'], out: ['H'] });
    expect(table.refuses(0, babylon)).toBe('P15-02');
  });

  it.each([
    [2, [1, 7, 1, 7]],
    [4, [3, 13, 7, 7]],
  ])(
    'P16-09 with %i players it is one of the last seven cards, of no hand and not in the first display',
    (seats, parts) => {
      const table = newGame(seats, {
        options: { startPlayer: 'first' },
        draws: Array.from({ length: 5 + 2 * seats }, (_, i) => `X-${String(i + 1).padStart(2, '0')}`),
        dice: Array.from({ length: 3 * seats }, () => 1),
      });
      expect(table.fact('stackParts')).toEqual(parts);
      expect(() => newGame(seats, { options: { startPlayer: 'first' }, draws: ['H'] })).toThrow(
        'is not among what can be drawn',
      );
    },
  );

  it('P16-09 above those seven it is not drawn', () => {
    const display = ['X-01', 'X-02', 'X-03', 'X-04', 'X-05'];
    const above = buying(display, { stack: [0, 0, 1, 7], draws: ['H'] });
    expect(() => above.does(0, { buy: 'X-03' })).toThrow('is not among what can be drawn');
    const within = buying(display, { stack: [0, 0, 0, 7], draws: ['H'], dice: [6, 6, 6] });
    within.does(0, { buy: 'X-03' });
    expect(within.fact('stackParts')).toEqual([0, 0, 0, 6]);
  });
});
