import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

type Scene = Parameters<typeof scene>[0];
/** Seat 0 (strength 11) in Mesopotamia, seat 1 (strength 9) in Babylon. */
const facing = (more: Scene = {}) =>
  scene({
    turn: 0,
    rolled: 'W5 W6 W6',
    own: { 0: 'W3 O3 P3' },
    regions: { 'iv-mesopotamia': 0, 'iv-babylon': 1 },
    supply: { 0: 4, 1: 3 },
    played: { 0: ['X-02', 'XX-01', 'XX-02'], 1: ['X-04', 'XXX-03'] },
    ...more,
  });
const first = { with: 'first', at: 'top' } as const;
const second = { with: 'second', at: 'middle' } as const;
const babylon = { conquer: 'iv-babylon', ...first } as const;

describe('15 Conflict', () => {
  it('P15-01 conquering what another holds is a conflict', () => {
    const table = facing();
    table.does(0, babylon);
    expect(told(table, 'tookFrom')).toEqual({ seat: 0, region: 'iv-babylon', from: 1 });
    expect(asked(table)).toEqual(['0 rotate']);
  });

  it('P15-01 it takes a neighbouring region and a die that is high enough, like any conquest', () => {
    const far = facing({ regions: { 'iv-issos': 0, 'iv-babylon': 1 } });
    expect(far.refuses(0, babylon)).toBe('P9-02');
    const low = facing({ rolled: 'W2 W6 W6' });
    expect(low.refuses(0, babylon)).toBe('P9-01');
  });

  it.each([
    ['weaker', ['XXX-03', 'XXX-04', 'X-01']],
    ['as strong', ['XXX-03', 'XXX-04']],
  ])('P15-02 whoever is %s does not attack', (_, played) => {
    const table = facing({ played: { 0: ['X-02', 'XX-01', 'XX-02'], 1: played } });
    expect(offered(table, 0, 'conquer')).not.toContain('iv-babylon');
    expect(table.refuses(0, babylon)).toBe('P15-02');
  });

  it('P15-03 one more is enough, and no die is rolled', () => {
    const table = facing({ played: { 0: ['X-02', 'XX-01', 'XX-02'], 1: ['XXX-04', 'XXX-05'] } });
    expect(table.fact('strength')).toEqual({ 0: 11, 1: 10 });
    table.does(0, babylon);
    expect(table.fact('regions')).toMatchObject({ 'iv-babylon': 0 });
  });

  it('P15-04 the defender takes his figures back', () => {
    const table = facing();
    table.does(0, babylon);
    expect(table.fact('supply')).toMatchObject({ 1: 5 });
    expect(table.fact('figures')).toMatchObject({ 1: 0 });
  });

  it('P15-05 the attacker occupies the region with his', () => {
    const table = facing();
    table.does(0, babylon);
    expect(table.fact('regions')).toMatchObject({ 'iv-babylon': 0 });
    expect(table.fact('supply')).toMatchObject({ 0: 2 });
  });

  it('P15-06 then he rotates one of his cards and loses three strength', () => {
    const table = facing();
    table.does(0, babylon);
    expect(asked(table)).toEqual(['0 rotate']);
    expect(table.refuses(0, { rotate: 'XXX-03' })).toBe('P15-06');
    table.does(0, { rotate: 'XX-01' });
    expect(table.fact('played')).toMatchObject({ 0: ['X-02', 'XX-01*', 'XX-02'] });
    expect(table.fact('strength')).toMatchObject({ 0: 8 });
    expect(told(table, 'rotated')).toEqual({ seat: 0, card: 'XX-01', before: 11, after: 8 });
    expect(asked(table)).toEqual(['0 act']);
  });

  it('P15-07 without an unrotated card worth three there is no conflict', () => {
    const weak = facing({ played: { 0: ['X-01', 'X-05', 'X-08'] } });
    expect(weak.fact('strength')).toEqual({ 0: 6, 1: 0 });
    expect(weak.refuses(0, babylon)).toBe('P15-07');
    const spent = facing({ played: { 0: ['XXX-03*', 'X-01'] } });
    expect(spent.fact('strength')).toEqual({ 0: 5, 1: 0 });
    expect(spent.refuses(0, babylon)).toBe('P15-07');
  });

  it('P15-07 a growing card counts with its present worth', () => {
    const table = facing({ played: { 0: ['X-07', 'X-08', 'X-09', 'X-10', 'X-02'] } });
    table.does(0, babylon);
    // Parmenion has two archers, Porus one hoplite; the slingers have two points only.
    expect(offered(table, 0, 'rotate')).toEqual(['X-02', 'X-07', 'X-09']);
    expect(table.refuses(0, { rotate: 'X-08' })).toBe('P15-07');
    expect(table.refuses(0, { rotate: 'X-10' })).toBe('P15-07');
  });

  it('P15-08 whichever of them the attacker wants, of any colour', () => {
    const table = facing({ played: { 0: ['X-02', 'XXX-07', 'XX-12'] } });
    table.does(0, babylon);
    expect(offered(table, 0, 'rotate')).toEqual(['X-02', 'XX-12', 'XXX-07']);
    table.does(0, { rotate: 'XXX-07' });
    expect(table.fact('played')).toMatchObject({ 0: ['X-02', 'XX-12', 'XXX-07*'] });
  });

  it('P15-09 a rotated card is never rotated again', () => {
    const table = facing({ played: { 0: ['X-02', 'XX-01*', 'XX-02'] } });
    table.does(0, babylon);
    expect(offered(table, 0, 'rotate')).toEqual(['X-02', 'XX-02']);
    expect(table.refuses(0, { rotate: 'XX-01' })).toBe('P15-09');
  });

  it('P15-10 the defender loses no strength and rotates nothing', () => {
    const table = facing();
    table.does(0, babylon);
    table.does(0, { rotate: 'XX-01' });
    expect(table.fact('strength')).toMatchObject({ 1: 9 });
    expect(table.fact('played')).toMatchObject({ 1: ['X-04', 'XXX-03'] });
  });

  it('P15-11 several in a turn, each compared and paid for by itself', () => {
    const table = facing({
      regions: { 'iv-mesopotamia': 0, 'iv-babylon': 1, 'iv-assyria': 1, 'iv-media': 1 },
      supply: {},
      played: { 0: ['X-02', 'XX-01', 'XX-02'], 1: ['XXX-03'] },
    });
    table.does(0, babylon);
    table.does(0, { rotate: 'XX-01' });
    table.does(0, { conquer: 'iv-assyria', ...second });
    table.does(0, { rotate: 'XX-02' });
    expect(table.fact('strength')).toEqual({ 0: 5, 1: 6 });
    expect(table.refuses(0, { conquer: 'iv-media', with: 'third', at: 'bottom' })).toBe('P15-02');
  });

  it('P15-12 start regions are no safer than others, nor is somebody’s last region', () => {
    const table = facing({ regions: { 'iv-syria': 0, 'iv-issos': 1 } });
    table.does(0, { conquer: 'iv-issos', ...first });
    table.does(0, { rotate: 'XX-01' });
    expect(table.fact('regions')).toMatchObject({ 'iv-issos': 0 });
    expect(table.fact('figures')).toMatchObject({ 1: 0 });
    const oasis = facing({ regions: { 'iv-syria': 0, 'iv-tadmor': 1 } });
    expect(offered(oasis, 0, 'conquer')).toContain('iv-tadmor');
  });

  it('P15-13 without figures for the whole region there is no attack', () => {
    const table = facing({
      regions: { 'iv-assyria': 0, 'iv-mesopotamia': 1, 'iv-babylon': 1 },
      supply: { 0: 0 },
    });
    expect(table.refuses(0, babylon)).toBe('P9-08');
    expect(offered(table, 0, 'conquer')).toEqual(['iv-mesopotamia', 'iv-media']);
  });

  it('P15-13 plains help out as in any conquest', () => {
    const table = facing({ supply: { 0: 1, 1: 3 } });
    table.does(0, babylon);
    expect(table.fact('regions')).toMatchObject({ 'iv-babylon': 0, 'iv-mesopotamia': null });
    expect(asked(table)).toEqual(['0 rotate']);
  });
});
