import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

/** Seat 0 about to conquer with three sixes. */
const marching = (more = {}) => scene({ turn: 0, rolled: 'W6 W6 W6', ...more });
const first = { with: 'first', at: 'top' } as const;
const second = { with: 'second', at: 'middle' } as const;

describe('9 Conquer', () => {
  it('P9-01 with a die at least as high as the own die beside it', () => {
    const table = marching({
      own: { 0: 'W3 O1 P4' },
      rolled: 'W3 W2 -',
      grey: '- - W6',
      regions: { 'iv-issos': 0 },
    });
    const syria = { conquer: 'iv-syria' };
    expect(offered(table, 0, 'at', { ...syria, with: 'first' })).toEqual(['top', 'middle']);
    expect(offered(table, 0, 'at', { ...syria, with: 'second' })).toEqual(['middle']);
    expect(table.refuses(0, { ...syria, with: 'second', at: 'top' })).toBe('P9-01');
    table.does(0, { ...syria, with: 'second', at: 'middle' });
    expect(table.fact('grey')).toBe('- W2 W6');
    expect(told(table, 'conquered')).toEqual({ seat: 0, region: 'iv-syria', die: 2, own: 1 });
  });

  it('P9-01 without such a die nothing is conquered', () => {
    const table = marching({
      own: { 0: 'W5 O4 P1' },
      rolled: 'W3 W3 -',
      grey: '- - W6',
      regions: { 'iv-issos': 0 },
    });
    expect(offered(table, 0, 'conquer')).toEqual([]);
    expect(table.refuses(0, { conquer: 'iv-syria', with: 'first', at: 'top' })).toBe('P9-01');
  });

  it('P9-02 only what borders on a region of one’s own', () => {
    const table = marching({ regions: { 'iv-issos': 0, 'iv-babylon': 1 } });
    expect(offered(table, 0, 'conquer')).toEqual(['iv-kappadokia', 'iv-mesopotamia', 'iv-syria']);
    expect(table.refuses(0, { conquer: 'iv-tadmor', ...first })).toBe('P9-02');
    expect(table.refuses(0, { conquer: 'iv-arabia', ...first })).toBe('P9-02');
  });

  it.each([
    ['iv-damaskos', 2],
    ['iv-tadmor', 1],
    ['iv-issos', 2],
  ])('P9-03 %s is held with %i figures of the supply', (region, figures) => {
    const table = marching({ regions: { 'iv-syria': 0 } });
    table.does(0, { conquer: region, ...first });
    expect(table.fact('regions')).toMatchObject({ [region]: 0 });
    expect(table.fact('supply')).toMatchObject({ 0: 11 - figures });
    expect(table.fact('figures')).toMatchObject({ 0: 1 + figures });
  });

  it('P9-04 what another holds is not for the weaker', () => {
    const table = marching({
      regions: { 'iv-syria': 0, 'iv-tadmor': 1 },
      played: { 0: ['X-02'], 1: ['X-04'] },
    });
    expect(offered(table, 0, 'conquer')).toEqual(['iv-issos', 'iv-damaskos']);
    expect(table.refuses(0, { conquer: 'iv-tadmor', ...first })).toBe('P15-02');
  });

  it('P9-05 what the supply lacks comes from plains, never from cities and oases', () => {
    const table = marching({
      regions: { 'iv-issos': 0, 'iv-mesopotamia': 0, 'iv-syria': 0, 'iv-tadmor': 0 },
      supply: { 0: 1 },
    });
    table.does(0, { conquer: 'iv-damaskos', ...first });
    expect(asked(table)).toEqual(['0 lift']);
    expect(table.asked()[0].about).toEqual({ region: 'iv-damaskos', missing: 1 });
    expect(offered(table, 0, 'lift')).toEqual(['iv-mesopotamia', 'iv-syria']);
    expect(table.refuses(0, { lift: 'iv-issos' })).toBe('P9-05');
    expect(table.refuses(0, { lift: 'iv-tadmor' })).toBe('P9-05');
    table.does(0, { lift: 'iv-syria' });
    expect(table.fact('regions')).toMatchObject({ 'iv-damaskos': 0, 'iv-mesopotamia': 0, 'iv-syria': null });
    expect(table.fact('supply')).toMatchObject({ 0: 0 });
  });

  it('P9-06 no plain is emptied as long as the supply will do', () => {
    const table = marching({
      regions: { 'iv-issos': 0, 'iv-mesopotamia': 0, 'iv-syria': 0 },
      supply: { 0: 2 },
    });
    table.does(0, { conquer: 'iv-damaskos', ...first });
    expect(asked(table)).toEqual(['0 act']);
    expect(table.fact('regions')).toMatchObject({ 'iv-mesopotamia': 0, 'iv-syria': 0 });
    expect(table.fact('supply')).toMatchObject({ 0: 0 });
  });

  it('P9-06 without any supply a city takes two plains, one after the other', () => {
    const table = marching({
      regions: { 'iv-mesopotamia': 0, 'iv-syria': 0, 'iv-kappadokia': 0 },
      supply: { 0: 0 },
    });
    table.does(0, { conquer: 'iv-damaskos', ...first });
    expect(table.asked()[0].about).toMatchObject({ missing: 2 });
    expect(table.refuses(0, { lift: 'iv-media' })).toBe('P9-06');
    table.does(0, { lift: 'iv-mesopotamia' });
    expect(table.asked()[0].about).toMatchObject({ missing: 1 });
    table.does(0, { lift: 'iv-kappadokia' });
    expect(table.fact('regions')).toMatchObject({ 'iv-damaskos': 0, 'iv-syria': 0, 'iv-kappadokia': null });
    expect(asked(table)).toEqual(['0 act']);
  });

  it('P9-07 the only link to the region may be the plain that is left, and it is free at once', () => {
    const table = marching({
      regions: { 'iv-issos': 0, 'iv-mesopotamia': 0, 'iv-syria': 0 },
      supply: { 0: 1 },
    });
    table.does(0, { conquer: 'iv-babylon', ...first });
    expect(offered(table, 0, 'lift')).toEqual(['iv-mesopotamia', 'iv-syria']);
    table.does(0, { lift: 'iv-mesopotamia' });
    expect(table.fact('regions')).toMatchObject({ 'iv-babylon': 0, 'iv-mesopotamia': null });
    expect(offered(table, 0, 'conquer')).toContain('iv-mesopotamia');
  });

  it('P9-08 if supply and plains do not suffice, the region is out of reach', () => {
    const table = marching({ regions: { 'iv-issos': 0, 'iv-syria': 0 }, supply: { 0: 0 } });
    expect(offered(table, 0, 'conquer')).toEqual(['iv-kappadokia', 'iv-mesopotamia', 'iv-tadmor']);
    expect(table.refuses(0, { conquer: 'iv-damaskos', ...first })).toBe('P9-08');
    table.does(0, { conquer: 'iv-tadmor', ...first });
    expect(offered(table, 0, 'conquer')).toEqual([]);
    expect(table.refuses(0, { conquer: 'iv-syria', ...second })).toBe('P9-08');
  });

  it('P9-09 who holds nothing conquers nothing', () => {
    const table = marching({ regions: { 'iv-issos': 1 } });
    expect(offered(table, 0, 'conquer')).toEqual([]);
    expect(table.refuses(0, { conquer: 'iv-syria', ...first })).toBe('P9-09');
  });
});
