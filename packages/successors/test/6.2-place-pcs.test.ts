import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene } from './scene.ts';

/** Seat 0 places PCs with a card of three OPs. */
function placing(position: Scene): Table {
  const table = scene({ step: 'tyche', hands: { 0: ['olympias'] }, ...position });
  table.does(0, { operations: 'olympias', on: 'placePcs' });
  return table;
}

describe('6.2.B Operations', () => {
  it('S6.2.B-01 no more OPs than are printed, all for the same', () => {
    const table = placing({ pcs: { pella: 0 } });
    for (const place of ['larisa', 'stoboi', 'poteidaia']) table.does(0, { place });
    expect([asked(table), table.fact('training')]).toEqual([
      ['0 activate'],
      { 0: null, 1: null, 2: null, 3: null },
    ]);
  });

  it('S6.2.B-01 but fewer, if one likes', () => {
    const table = placing({ pcs: { pella: 0 } });
    table.does(0, { place: 'larisa' });
    table.does(0, { stop: true });
    expect([asked(table), table.fact('pcs')]).toEqual([['0 activate'], { pella: 0, larisa: 0 }]);
  });
});

describe('6.2.B2 Placing PCs', () => {
  it('S6.2.B2-01 one for each OP, on an uncontrolled space without enemy CUs', () => {
    const table = placing({
      pcs: { pella: 0, larisa: 1, poteidaia: 'independent' },
      generals: { perdikkas: '1 stoboi' },
      units: ['1 stoboi mercenary 1'],
    });
    for (const place of ['larisa', 'poteidaia', 'stoboi', 'pella'])
      expect(table.refuses(0, { place })).toBe('S6.2.B2-01');
    table.does(0, { place: 'amphipolis' });
    expect(table.fact('pcs')).toMatchObject({ amphipolis: 0 });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'placePc', about: { left: 2 } }]);
  });

  it('S6.2.B2-01 a General without CUs is in nobody’s way', () => {
    const table = placing({ pcs: { pella: 0 }, generals: { perdikkas: '1 stoboi' } });
    expect(offered(table, 0, 'place')).toContain('stoboi');
  });

  it('S6.2.B2-02 within 2 MP of an own PC', () => {
    const table = placing({ pcs: { pella: 0 } });
    expect(offered(table, 0, 'place').sort()).toEqual([
      'abdera', // over Amphipolis
      'amphipolis',
      'herakleia-lynkestis',
      'lamia', // over Larisa
      'larisa',
      'pagasai', // over Larisa, or by land and sea over Poteidaia
      'poteidaia',
      'stoboi',
      'trikka',
    ]);
    expect(table.refuses(0, { place: 'thebai' })).toBe('S6.2.B2-02');
  });

  it('S6.2.B2-03 by land and by sea for 1 MP, over mountains and Straits for 2', () => {
    const table = placing({ pcs: { molossia: 0, abydos: 0 } });
    const places = offered(table, 0, 'place');
    expect(places).toContain('trikka'); // a mountain path from Molossia
    expect(places).not.toContain('larisa'); // and a land path on from there
    expect(places).toContain('kyklades'); // two sea paths from Abydos
    expect(places).toContain('kardia');
  });

  it('S6.2.B2-03 never across the Mediterranean', () => {
    const table = placing({ pcs: { rhodos: 0 } });
    expect(offered(table, 0, 'place')).toContain('gortyn'); // three islands by sea and land
    expect(table.refuses(0, { place: 'alexandria' })).toBe('S6.2.B2-02');
  });

  it.each([
    ['an enemy PC', { pcs: { pella: 0, larisa: 1 } }],
    ['an Independent PC', { pcs: { pella: 0, larisa: 'independent' } }],
    [
      'enemy CUs',
      { pcs: { pella: 0 }, generals: { perdikkas: '1 larisa' }, units: ['1 larisa mercenary 1'] },
    ],
  ] as [string, Scene][])('S6.2.B2-04 not through a space with %s', (_, position) => {
    const table = placing(position);
    expect(table.refuses(0, { place: 'trikka' })).toBe('S6.2.B2-02');
    expect(offered(table, 0, 'place')).toContain('stoboi');
  });

  it('S6.2.B2-04 not even by sea', () => {
    const table = placing({ pcs: { abydos: 0, lesbos: 1 } });
    expect(table.refuses(0, { place: 'kyklades' })).toBe('S6.2.B2-02');
  });

  it('S6.2.B2-05 a Besieged city of one’s own can be where it starts', () => {
    const table = placing({
      pcs: { pella: 0 },
      generals: { perdikkas: '1 pella' },
      units: ['1 pella mercenary 3'],
    });
    expect(table.fact('besieged')).toEqual({ pella: 1 });
    table.does(0, { place: 'larisa' });
    expect(table.fact('pcs')).toEqual({ pella: 0, larisa: 0 });
  });

  it('S6.2.B2-06 a PC that has just been placed cannot be where it starts', () => {
    const table = placing({ pcs: { pella: 0 } });
    table.does(0, { place: 'lamia' });
    expect(table.refuses(0, { place: 'thebai' })).toBe('S6.2.B2-02');
    table.does(0, { stop: true });
    expect(table.fact('pcs')).toEqual({ pella: 0, lamia: 0 });
  });

  it('S6.2.B2-06 in the next Tyche Segment it can', () => {
    const table = placing({ pcs: { pella: 0, lamia: 0 }, newPcs: ['lamia'] });
    expect(offered(table, 0, 'place')).toContain('thebai');
  });
});
