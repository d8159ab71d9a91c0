import { describe, expect, it } from 'vitest';
import { offered, scene, told } from './scene.ts';

/** Seat 0 with the own dice of the rulebook's example. */
const sliding = (rolled: string, more = {}) =>
  scene({ turn: 0, own: { 0: 'W4 O2 P5' }, rolled, talents: { 0: 7 }, ...more });

describe('10 Slide a die in', () => {
  it('P10-01 the rolled die becomes an own die and pushes the old one out', () => {
    const table = sliding('P6 W1 W3');
    table.does(0, { slide: 'first', at: 'top' });
    expect(table.fact('dice')).toMatchObject({ 0: 'P6 O2 P5' });
    expect(table.fact('grey')).toBe('W4 - -');
    expect(table.fact('rolled')).toBe('- W1 W3');
  });

  it('P10-02 only where the grey field is empty', () => {
    const table = sliding('P6 W1 -', { grey: 'W3 - -' });
    expect(offered(table, 0, 'at', { slide: 'first' })).toEqual(['middle', 'bottom']);
    expect(table.refuses(0, { slide: 'first', at: 'top' })).toBe('P10-02');
  });

  it('P10-03 any die into any row, be it lower, equal or higher', () => {
    const table = sliding('W1 W4 W6');
    for (const die of ['first', 'second', 'third'])
      expect(offered(table, 0, 'at', { slide: die })).toEqual(['top', 'middle', 'bottom']);
  });

  it('P10-04 a higher die brings the difference', () => {
    const table = sliding('P6 W1 W3');
    table.does(0, { slide: 'first', at: 'top' });
    expect(table.fact('talents')).toMatchObject({ 0: 9 });
    expect(told(table, 'slid')).toEqual({ seat: 0, die: 6, own: 4, talents: 2 });
  });

  it('P10-05 a lower die costs the difference', () => {
    const table = sliding('W1 W1 W1');
    table.does(0, { slide: 'first', at: 'top' });
    expect(table.fact('talents')).toMatchObject({ 0: 4 });
  });

  it('P10-06 a die of the same value changes nothing but the colour', () => {
    const table = sliding('P4 W1 W1');
    table.does(0, { slide: 'first', at: 'top' });
    expect(table.fact('dice')).toMatchObject({ 0: 'P4 O2 P5' });
    expect(table.fact('talents')).toMatchObject({ 0: 7 });
  });

  it('P10-07 whoever cannot pay the whole difference does not slide', () => {
    const table = sliding('W1 W1 W1', { talents: { 0: 2 } });
    expect(offered(table, 0, 'at', { slide: 'first' })).toEqual(['middle']);
    expect(table.refuses(0, { slide: 'first', at: 'top' })).toBe('P10-07');
  });

  it('P10-07 a die that fits nowhere is not offered', () => {
    const table = sliding('W1 W6 W1', { talents: { 0: 0 } });
    expect(offered(table, 0, 'slide')).toEqual(['second']);
    expect(table.refuses(0, { slide: 'first', at: 'bottom' })).toBe('P10-07');
  });

  it('P10-08 the die that was pushed out keeps its colour and travels on', () => {
    const table = sliding('- - P6', {
      grey: 'W1 W2 -',
      own: { 0: 'W4 O2 O5' },
      talents: { 0: 0, 1: 1 },
      display: ['X-01', 'X-02', 'X-03', 'X-04', 'X-05'],
    });
    table.does(0, { slide: 'third', at: 'bottom' });
    expect(table.fact('dice')).toMatchObject({ 0: 'W4 O2 P6' });
    expect(table.fact('travelling')).toBe('WWO');
  });
});
