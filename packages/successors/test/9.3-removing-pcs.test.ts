import { describe, expect, it } from 'vitest';
import { from } from './marches.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

describe('9.3.D Removing PCs', () => {
  /** In Larisa, which is seat 1's as all of Thessalia is. */
  const inLarisa = (position: Scene = {}) => from('larisa', { provinces: { thessalia: 1 }, ...position });

  it('S9.3.D-01 removing a PC costs 2 MPs', () => {
    const table = inLarisa();
    table.does(0, { removePc: true });
    expect(table.fact('march')).toMatchObject({ spent: 2, left: 2 });
    const tired = from('lamia', { provinces: { thessalia: 1 } });
    for (const go of ['pagasai', 'lamia', 'larisa']) tired.does(0, { go });
    expect(tired.refuses(0, { removePc: true })).toBe('S9.3.D-01');
  });

  it('S9.3.D-02 and takes three CUs', () => {
    expect(offered(inLarisa(), 0, 'removePc')).toEqual([true]);
    const few = scene({
      die: 4,
      provinces: { thessalia: 1 },
      generals: { antigonos: '0 larisa' },
      units: ['0 larisa loyal 3'],
    });
    few.does(0, { march: 'antigonos', from: 'larisa', side: 'outside', loyal: 2 });
    expect(few.refuses(0, { removePc: true })).toBe('S9.3.D-02');
  });

  it.each([
    ['larisa', 'independent'],
    ['larisa', 0],
    ['larisa', null],
    ['pella', 1],
    ['aitolia', 'independent'],
  ] as const)('S9.3.D-03 not in %s with a PC of %s', (space, pc) => {
    const table = from(space, { pcs: { [space]: pc } });
    expect([offered(table, 0, 'removePc'), table.refuses(0, { removePc: true })]).toEqual([[], 'S9.3.D-03']);
  });
  it.each(['larisa', 'aitolia'])('S9.3.D-03 but in %s with a PC of another player', (space) => {
    const table = from(space, { pcs: { [space]: 1 } });
    table.does(0, { removePc: true });
    expect(table.fact('pcs')).toEqual({});
  });

  it('S9.3.D-04 then nobody controls the space', () => {
    const table = inLarisa();
    table.does(0, { removePc: true });
    expect(told(table, 'removedPc')).toEqual({ seat: 0, space: 'larisa', from: 1 });
    expect(table.fact('pcs')).toEqual({ pagasai: 1, trikka: 1 });
  });

  it('S9.3.D-06 only when the Procedure of entering the space is over', () => {
    const table = scene({
      die: 4,
      provinces: { thessalia: 1 },
      generals: { antigonos: '0 lamia', krateros: '1 larisa' },
      units: ['0 lamia loyal 6', '1 larisa mercenary 1'],
    });
    table.does(0, { march: 'antigonos', from: 'lamia', side: 'outside', loyal: 6 });
    table.does(0, { go: 'larisa' });
    // Krateros is still there.
    expect(asked(table)).toEqual(['1 evade']);
    expect(table.refuses(0, { removePc: true })).toBe('K-01');
    expect(table.fact('pcs')).toMatchObject({ larisa: 1 });
    table.does(1, { stay: true });
    table.does(0, { removePc: true });
    expect(table.fact('pcs')).toEqual({ pagasai: 1, trikka: 1 });
  });

  it('S9.3.D-07 the Province and its Victory Points go at once', () => {
    const table = from('larisa', { pcs: { larisa: 1, pagasai: 1 } });
    expect([table.fact('provinces'), table.fact('points')]).toMatchObject([{ thessalia: 1 }, { 1: 2 }]);
    table.does(0, { removePc: true });
    expect([table.fact('provinces'), table.fact('points')]).toMatchObject([{ thessalia: null }, { 1: 0 }]);
    expect(told(table, 'lostProvince')).toEqual({ seat: 1, province: 'thessalia' });
  });

  it('S9.3.D-08 CUs of another activation do not count', () => {
    const table = scene({
      die: 4,
      provinces: { thessalia: 1 },
      generals: { antigonos: '0 lamia', demetrios: '0 larisa' },
      units: ['0 lamia loyal 2', '0 larisa mercenary 3'],
      moved: { generals: ['demetrios'], units: ['0 larisa mercenary 3'] },
    });
    table.does(0, { march: 'antigonos', from: 'lamia', side: 'outside', loyal: 2 });
    table.does(0, { go: 'larisa' });
    expect(table.fact('cus')).toEqual({ '0 larisa': 5 });
    expect(table.refuses(0, { removePc: true })).toBe('S9.3.D-02');
  });
});
