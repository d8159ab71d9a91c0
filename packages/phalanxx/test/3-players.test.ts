import { describe, expect, it } from 'vitest';
import { dealt, idleTurn, offered, scene, seen } from './scene.ts';

const regionsOf = (seats: number) => Object.keys(dealt(seats).fact('regions') as object);
const halves = { left: 'iv-issos', right: 'iv-marakanda' };

describe('3 Set-up by number of players', () => {
  it('P3-01 four play on both halves of side II/IV, with all cards: 30 are in the stack', () => {
    expect(seen(dealt(4), null)).toMatchObject({ side: 'II/IV', half: null });
    expect(regionsOf(4)).toHaveLength(30);
    expect(dealt(4).fact('stackParts')).toEqual([3, 13, 7, 7]);
  });

  it('P3-02 three play on side III, with three cards of each epoch less: 23 are in the stack', () => {
    expect(seen(dealt(3), null)).toMatchObject({ side: 'III', half: null });
    expect(regionsOf(3)).toHaveLength(25);
    expect(dealt(3).fact('stackParts')).toEqual([2, 10, 4, 7]);
  });

  it('P3-03 two play on side II/IV, with six cards of each epoch less: 16 are in the stack', () => {
    expect(seen(dealt(2), null)).toMatchObject({ side: 'II/IV' });
    expect(dealt(2).fact('stackParts')).toEqual([1, 7, 1, 7]);
  });

  it('P3-04 two play on the left half alone', () => {
    expect(seen(dealt(2), null)).toMatchObject({ half: 'left' });
    expect(regionsOf(2)).toHaveLength(16);
    expect(regionsOf(2)).toContain(halves.left);
    expect(regionsOf(2)).not.toContain(halves.right);
  });

  it('P3-05 the right half can neither be entered nor crossed', () => {
    const table = scene({
      turn: 0,
      rolled: 'W6 W6 W6',
      regions: { 'iv-karmania': 0, 'iv-media': 0 },
      advantages: { 0: 'forcedMarch' },
    });
    for (const conquer of ['iv-zranka', 'iv-gedrosia', 'iv-hyrkania', 'iv-areia'])
      expect(table.refuses(0, { conquer, with: 'first', at: 'top' })).toBe('P3-05');
    const left = regionsOf(2);
    for (const region of offered(table, 0, 'conquer')) expect(left).toContain(region);
  });

  it('P3-05 with four players the same borders are open', () => {
    const table = scene({ seats: 4, turn: 0, rolled: 'W6 W6 W6', regions: { 'iv-karmania': 0 } });
    expect(offered(table, 0, 'conquer')).toEqual(
      expect.arrayContaining(['iv-media', 'iv-persepolis', 'iv-zranka', 'iv-gedrosia']),
    );
  });

  it('P3-06 of two, one starts in Persepolis and oasis 2, the other in Issos and oasis 4', () => {
    const held = Object.entries(dealt(2).fact('regions') as object).filter(([, holder]) => holder !== null);
    const pairs = [0, 1].map((seat) =>
      held.flatMap(([region, holder]) => (holder === seat ? [region] : [])).sort(),
    );
    expect(pairs.sort()).toEqual([
      ['iv-dumatha', 'iv-issos'],
      ['iv-persepolis', 'iv-tadmor'],
    ]);
  });

  it.each([
    ['first', 0],
    ['second', 1],
  ])('P3-07 Issos and oasis 4 are the start player’s: %s', (startPlayer, start) => {
    expect(dealt(2, { startPlayer }).fact('regions')).toMatchObject({
      'iv-issos': start,
      'iv-dumatha': start,
      'iv-persepolis': 1 - start,
      'iv-tadmor': 1 - start,
    });
  });

  it('P3-08 what was removed is never seen', () => {
    // The last card of X has just been turned up: six have been removed.
    const table = scene({
      turn: 0,
      step: 'buy',
      talents: { 0: 1, 1: 1 },
      stack: [1, 7, 1, 7],
      hands: { 0: ['X-06', 'X-07'], 1: ['X-08', 'X-09'] },
      display: ['X-01', 'X-02', 'X-03', 'X-04', 'X-05'],
      draws: ['X-10', 'XX-01'],
      dice: [3, 3, 3, 3, 3, 3],
    });
    idleTurn(table, 0);
    idleTurn(table, 1);
    for (const seat of [0, 1, null])
      for (const removed of ['X-11', 'X-12', 'X-13', 'X-14', 'X-15', 'X-16'])
        expect(JSON.stringify(seen(table, seat))).not.toContain(`"${removed}"`);
    expect(table.fact('stackParts')).toEqual([0, 6, 1, 7]);
  });
});
