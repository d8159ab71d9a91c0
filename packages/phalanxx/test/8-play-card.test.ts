import { describe, expect, it } from 'vitest';
import { offered, scene, seen, told } from './scene.ts';

/** Seat 0 with one card in hand, and any die good enough. */
const holding = (card: string, more = {}) =>
  scene({ turn: 0, rolled: 'W6 W6 W6', hands: { 0: [card] }, ...more });
const first = { with: 'first', at: 'top' } as const;

describe('8 Play a card', () => {
  it('P8-01 only a card of the hand whose conditions are met', () => {
    const table = holding('X-04', { own: { 0: 'W5 O3 P2' } });
    expect(offered(table, 0, 'play')).toEqual([]);
    expect(table.refuses(0, { play: 'X-04', ...first })).toBe('P14-05');
    expect(table.refuses(0, { play: 'X-01', ...first })).toBe('P8-01');
  });

  it('P8-01 at the moment of playing', () => {
    const table = holding('X-04', { own: { 0: 'W5 O3 P2' } });
    table.does(0, { slide: 'first', at: 'bottom' });
    table.does(0, { play: 'X-04', with: 'second', at: 'top' });
    expect(table.fact('played')).toEqual({ 0: ['X-04'], 1: [] });
  });

  it('P8-02 with a die at least as high as the own die beside it', () => {
    const table = holding('X-01', { own: { 0: 'W5 O4 P3' }, rolled: 'W3 W1 W6' });
    expect(offered(table, 0, 'with', { play: 'X-01' })).toEqual(['first', 'third']);
    expect(offered(table, 0, 'at', { play: 'X-01', with: 'first' })).toEqual(['bottom']);
    expect(offered(table, 0, 'at', { play: 'X-01', with: 'third' })).toEqual(['top', 'middle', 'bottom']);
    expect(table.refuses(0, { play: 'X-01', with: 'second', at: 'bottom' })).toBe('P8-02');
    expect(table.refuses(0, { play: 'X-01', with: 'first', at: 'middle' })).toBe('P8-02');
  });

  it('P8-02 without such a die no card at all', () => {
    const table = holding('X-01', { own: { 0: 'W5 O4 P1' }, rolled: 'W3 W3 -', grey: '- - W1' });
    expect(offered(table, 0, 'play')).toEqual([]);
    expect(table.refuses(0, { play: 'X-01', with: 'first', at: 'middle' })).toBe('P8-02');
  });

  it('P8-03 the die comes to lie on the grey field of its row', () => {
    const table = holding('X-01', { rolled: 'O4 W2 -', grey: 'W1 - -' });
    expect(offered(table, 0, 'at', { play: 'X-01', with: 'first' })).toEqual(['middle', 'bottom']);
    table.does(0, { play: 'X-01', with: 'first', at: 'middle' });
    expect(table.fact('grey')).toBe('W1 O4 -');
    expect(table.fact('rolled')).toBe('- W2 -');
  });

  it('P8-04 the card leaves the hand and lies in front of its player, for all to see', () => {
    const table = holding('X-01');
    table.does(0, { play: 'X-01', ...first });
    expect(table.fact('hands')).toEqual({ 0: [], 1: [] });
    expect(table.fact('played')).toEqual({ 0: ['X-01'], 1: [] });
    expect(seen(table, 1).sides).toMatchObject([
      { played: [{ card: 'X-01', strength: 2, rotated: false }] },
      {},
    ]);
  });

  it('P8-05 its strength is on the track at once', () => {
    const table = holding('X-01', { played: { 0: ['X-02'] } });
    table.does(0, { play: 'X-01', ...first });
    expect(table.fact('strength')).toEqual({ 0: 5, 1: 0 });
    expect(told(table, 'played')).toEqual({ seat: 0, card: 'X-01', die: 6, own: 1, before: 3, after: 5 });
  });

  it('P8-06 a Supply Wagon helps with the very next die', () => {
    const table = scene({
      turn: 0,
      rolled: 'W6 W6 W6',
      hands: { 0: ['X-13', 'X-05'] },
      regions: { 'iv-issos': 0, 'iv-damaskos': 0 },
    });
    expect(table.refuses(0, { play: 'X-05', ...first })).toBe('P14-08');
    table.does(0, { play: 'X-13', ...first });
    expect(offered(table, 0, 'play')).toEqual(['X-05']);
  });

  it('P8-07 an archer strengthens the leaders who count him', () => {
    const table = holding('XXX-06', {
      own: { 0: 'W5 O5 P4' },
      played: { 0: ['X-02', 'X-07', 'XX-08', 'X-09'] },
    });
    expect(table.fact('strength')).toMatchObject({ 0: 10 });
    table.does(0, { play: 'XXX-06', ...first });
    expect(table.fact('worth')).toMatchObject({ 0: { 'XXX-06': 5, 'XX-08': 3, 'X-09': 3 } });
    expect(table.fact('strength')).toMatchObject({ 0: 17 });
  });

  it('P8-07 and nobody else’s', () => {
    const table = holding('X-08', { played: { 0: ['X-07'], 1: ['XX-01', 'X-09'] } });
    table.does(0, { play: 'X-08', ...first });
    expect(table.fact('strength')).toEqual({ 0: 5, 1: 4 });
  });
});
