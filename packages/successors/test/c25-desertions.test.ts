import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Seat 0 has the card. */
const deserting = (position: Scene): Table =>
  scene({ step: 'tyche', hands: { 0: ['desertions'] }, ...position });
const outside = (at: string) => ({ at, side: 'outside' });

describe('Card 25, Desertions', () => {
  it('C25-01 needs a location in which another player has such a CU', () => {
    const table = deserting({
      units: ['1 larisa royal 2', '2 babylon silver-shields 2', '0 tyros mercenary 2'],
      generals: { krateros: '1 larisa', leonnatos: '2 babylon', perdikkas: '0 tyros' },
    });
    expect(table.refuses(0, { event: 'desertions' })).toBe('C25-01');
  });

  it('C25-02 the player picks location and CU', () => {
    const table = deserting({
      units: ['1 larisa mercenary 2 loyal 1 elephant 1', '2 babylon royal 3', '0 tyros mercenary 2'],
      generals: { krateros: '1 larisa', leonnatos: '2 babylon', perdikkas: '0 tyros' },
    });
    table.does(0, { event: 'desertions' });
    // The only location with such a CU.
    expect([asked(table), offered(table, 0, 'unit').sort()]).toEqual([
      ['0 chooseUnit'],
      ['elephant', 'loyal', 'mercenary'],
    ]);
    table.does(0, { unit: 'elephant', count: 1 });
    expect(table.fact('units')).toContain('1 larisa mercenary 2 loyal 1');
    expect(told(table, 'deserted')).toMatchObject({ seat: 1, unit: 'elephant', count: 1, space: 'larisa' });
  });

  it('C25-01 C25-02 in any of several places', () => {
    const table = deserting({
      units: ['1 larisa mercenary 2', '2 babylon loyal 3'],
      generals: { krateros: '1 larisa', leonnatos: '2 babylon' },
    });
    table.does(0, { event: 'desertions' });
    expect(offered(table, 0, 'at').sort()).toEqual(['babylon', 'larisa']);
    expect(table.refuses(0, outside('tyros'))).toBe('C25-01');
  });

  it('C25-03 Royal Army and Silver Shields stay', () => {
    const table = deserting({
      units: ['1 larisa mercenary 1 loyal 1 royal 2 silver-shields 2'],
      generals: { krateros: '1 larisa' },
    });
    table.does(0, { event: 'desertions' });
    for (const unit of ['royal', 'silver-shields'])
      expect(table.refuses(0, { unit, count: 1 })).toBe('C25-03');
    expect(table.refuses(0, { unit: 'loyal', count: 2 })).toMatch(/C25-03|CK-02/);
  });

  it('C25-04 and so do Independent Armies', () => {
    const table = deserting({ generals: { leosthenes: 'lamia' }, units: [] });
    expect(table.refuses(0, { event: 'desertions' })).toBe('C25-01');
  });

  it('C25-05 the CU is eliminated', () => {
    const table = deserting({ units: ['1 larisa elephant 1'], generals: { krateros: '1 larisa' } });
    table.does(0, { event: 'desertions' });
    expect(table.fact('units')).toEqual([]);
  });

  it('C25-06 a Minor General left alone goes off map, an Heir passes to the owner of the PC', () => {
    const table = deserting({
      pcs: { larisa: 2 },
      units: ['1 larisa mercenary 1'],
      generals: { alketas: '1 larisa' },
      royals: { alexandros: 'larisa by 1' },
    });
    table.does(0, { event: 'desertions' });
    expect([table.fact('generals'), table.fact('royals')]).toMatchObject([
      { alketas: '1 off-map' },
      { alexandros: 'larisa by 2' },
    ]);
  });
});
