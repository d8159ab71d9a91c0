import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

describe('6.3 Activation Segment', () => {
  it('S6.3-02 a Mercenary can be raised, and is placed as a Reinforcement', () => {
    const table = scene({ pcs: { pella: 0, larisa: 0, lamia: 1 } });
    table.does(0, { raise: true });
    expect(told(table, 'raised')).toEqual({ seat: 0, count: 1 });
    expect(offered(table, 0, 'units')).toEqual(['mercenary']);
    expect(offered(table, 0, 'at', { units: 'mercenary' }).sort()).toEqual(['larisa', 'pella']);
    table.does(0, { units: 'mercenary', at: 'larisa', side: 'outside', count: 1 });
    expect([table.fact('units'), asked(table)]).toEqual([['0 larisa mercenary 1'], ['1 activate']]);
  });

  it('S6.3-02 only one, and nobody has to', () => {
    const table = scene({ pcs: { pella: 0 } });
    table.does(0, { raise: true });
    expect(table.asked()).toMatchObject([{ kind: 'reinforce', about: { left: 1 } }]);
    const idle = scene({ pcs: { pella: 0 } });
    idle.does(0, { pass: true });
    expect([idle.fact('units'), asked(idle)]).toEqual([[], ['1 activate']]);
  });
});

describe('7.1 C: a Minor General comes to the Mercenary that is raised', () => {
  const levied = (more: Scene = {}) => {
    const table = scene({ turn: 2, pcs: { larisa: 0 }, ...more });
    table.does(0, { levy: true });
    return table;
  };

  it('S7.1.C-03 D7-03 from off map, though nobody is activated any more', () => {
    const table = levied({ pcs: { larisa: 0, trikka: 0 } });
    table.does(0, { units: 'mercenary', at: 'larisa', side: 'outside', count: 1 });
    expect([table.fact('units'), table.fact('commanders')]).toEqual([
      ['0 larisa mercenary 1'],
      { '0 larisa': 'philoxenos' },
    ]);
    expect([asked(table), told(table, 'raised'), told(table, 'appointed')]).toEqual([
      ['1 activate'],
      { seat: 0, count: 1 },
      { seat: 0, general: 'philoxenos', space: 'larisa', side: 'outside' },
    ]);
  });

  it('S7.1.C-03 D7-03 to the side of the walls where it has come', () => {
    const table = levied({ pcs: { pella: 0 }, generals: { antigonos: '0 pella' } });
    table.does(0, { units: 'mercenary', at: 'pella', side: 'inside', count: 1 });
    expect(table.fact('commanders')).toEqual({ '0 pella': 'antigonos', '0 pella inside': 'philoxenos' });
  });

  it('S7.1.C-12 but not where a General of his commands', () => {
    const table = levied({ generals: { antigonos: '0 larisa' } });
    expect([table.fact('commanders'), table.fact('generals')]).toMatchObject([
      { '0 larisa': 'antigonos' },
      { philoxenos: '0 off-map' },
    ]);
  });

  it('D7-03 as long as one of them is off map; S6.3-03 and the die has not been rolled', () => {
    const pcs = { pella: 0, larisa: 0, trikka: 0, lamia: 0 };
    const minors = offMapOf(scene({ turn: 2, pcs }));
    expect(minors).toHaveLength(4);
    const spaces = Object.keys(pcs);
    const table = scene({
      turn: 2,
      pcs,
      generals: Object.fromEntries(minors.map((minor, i) => [minor, `0 ${spaces[i]}`])),
      units: spaces.map((space) => `0 ${space} mercenary 1`),
    });
    expect(table.refuses(0, { levy: true })).toBe('D7-03');
    const rolled = scene({ turn: 2, die: 3, pcs, generals: { antigonos: '0 pella' } });
    expect(rolled.refuses(0, { levy: true })).toBe('S6.3-03');
  });
  const offMapOf = (table: ReturnType<typeof scene>): string[] =>
    Object.entries(table.fact('generals') as Record<string, string>)
      .filter(([, at]) => at === '0 off-map')
      .map(([general]) => general);
});
