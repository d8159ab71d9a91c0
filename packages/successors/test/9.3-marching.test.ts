import { describe, expect, it } from 'vitest';
import { from } from './marches.ts';
import { asked, offered, told } from './scene.ts';

describe('9.3 Spending Movement Points', () => {
  it('S9.3-01 in any order, as long as there are enough', () => {
    const pcs = { larisa: 1, pagasai: 1 } as const;
    const first = from('lamia', { pcs });
    first.does(0, { go: 'larisa' });
    first.does(0, { removePc: true });
    first.does(0, { go: 'pagasai' });
    expect(first.fact('march')).toMatchObject({ at: 'pagasai', spent: 4, left: 0 });
    const last = from('larisa', { pcs });
    last.does(0, { removePc: true });
    last.does(0, { go: 'pagasai' });
    expect(last.refuses(0, { removePc: true })).toBe('S9.3.D-01');
    last.does(0, { go: 'lamia' });
    expect(last.fact('march')).toMatchObject({ at: 'lamia', spent: 4, left: 0 });
  });

  it('S9.3-02 an activation may end with MPs left', () => {
    const table = from('lamia');
    table.does(0, { go: 'larisa' });
    expect(table.fact('march')).toMatchObject({ left: 3 });
    table.does(0, { end: true });
    expect(told(table, 'endedActivation')).toEqual({ seat: 0, general: 'antigonos' });
    expect([asked(table), table.fact('march')]).toEqual([['0 activate'], null]);
  });

  it('S9.3-02 but not while a Procedure is open', () => {
    const table = from('lamia', {
      generals: { antigonos: '0 lamia', krateros: '1 pella' },
      units: ['0 lamia loyal 3', '1 pella loyal 1'],
    });
    table.does(0, { go: 'larisa' });
    expect(asked(table)).toEqual(['1 intercept']);
    expect(table.refuses(0, { end: true })).toBe('K-01');
  });
});

describe('9.3.A Moving between spaces', () => {
  it('S9.3.A-01 a Land path costs 1 MP', () => {
    const table = from('lamia');
    table.does(0, { go: 'larisa' });
    expect(told(table, 'marched')).toEqual({
      seat: 0,
      general: 'antigonos',
      from: 'lamia',
      space: 'larisa',
      cost: 1,
      left: 3,
    });
  });
  it('S9.3.A-02 a Mountain path costs 2', () => {
    const table = from('trikka');
    table.does(0, { go: 'molossia' });
    expect(told(table, 'marched')).toMatchObject({ cost: 2, left: 2 });
  });
  it('S9.3.A-03 a Strait path costs 2', () => {
    const table = from('kardia');
    table.does(0, { go: 'abydos' });
    expect(told(table, 'marched')).toMatchObject({ cost: 2, left: 2 });
  });

  it('S9.3.A-07 a path is taken only if the MPs pay for it', () => {
    const table = from('lamia');
    expect(offered(table, 0, 'go').sort()).toEqual(['aitolia', 'larisa', 'pagasai', 'thebai']);
    for (const go of ['larisa', 'pagasai', 'lamia']) table.does(0, { go });
    expect(offered(table, 0, 'go').sort()).toEqual(['larisa', 'pagasai', 'thebai']);
    expect(table.refuses(0, { go: 'aitolia' })).toBe('S9.3.A-07');
    table.does(0, { go: 'thebai' });
    expect([offered(table, 0, 'go'), table.fact('march')]).toMatchObject([[], { left: 0 }]);
  });
});
