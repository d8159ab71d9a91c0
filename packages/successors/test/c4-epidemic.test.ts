import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Seat 0 has the card; seat 1 has an Army at Larisa, one inside Pella, and CUs alone at Trikka. */
const ill = (position: Scene = {}): Table =>
  scene({
    step: 'tyche',
    hands: { 0: ['epidemic'] },
    pcs: { pella: 1, trikka: 1 },
    units: ['1 larisa mercenary 4 elephant 1', '1 pella inside loyal 2', '1 trikka mercenary 1'],
    generals: { krateros: '1 larisa', peithon: '1 pella inside' },
    ...position,
  });
/** He plays it against the Army at Larisa. */
function infect(die: number, position: Scene = {}): Table {
  const table = ill({ dice: [die], ...position });
  table.does(0, { event: 'epidemic' });
  table.does(0, { at: 'larisa', side: 'outside' });
  return table;
}

describe('Card 4, Epidemic', () => {
  it('C4-01 strikes one Army of another player: CUs with a General in one location', () => {
    const table = ill({
      units: ['1 larisa mercenary 4', '1 pella inside loyal 2', '1 trikka mercenary 1', '0 babylon royal 3'],
      generals: {
        krateros: '1 larisa',
        peithon: '1 pella inside',
        perdikkas: '0 babylon',
        leonnatos: '2 tyros',
      },
    });
    table.does(0, { event: 'epidemic' });
    expect(offered(table, 0, 'at').sort()).toEqual(['larisa', 'pella']);
    for (const at of ['trikka', 'babylon', 'tyros'])
      expect(table.refuses(0, { at, side: 'outside' })).toBe('C4-01');
    expect(table.refuses(0, { at: 'pella', side: 'outside' })).toBe('C4-01');
  });

  it('C4-01 of which it needs one', () => {
    const table = ill({ units: ['1 trikka mercenary 1'], generals: { krateros: '1 larisa' } });
    expect(table.refuses(0, { event: 'epidemic' })).toBe('C4-01');
  });

  it('C4-01 where two players share a location he says whose Army it is', () => {
    const table = ill({
      unsettled: true,
      units: ['1 larisa mercenary 4', '2 larisa mercenary 3'],
      generals: { krateros: '1 larisa', leonnatos: '2 larisa' },
      dice: [1],
    });
    table.does(0, { event: 'epidemic' });
    if (asked(table)[0] === '0 chooseLocation') table.does(0, { at: 'larisa', side: 'outside' });
    expect(asked(table)).toEqual(['0 chooseSeat']);
    expect(offered(table, 0, 'whom')).toEqual([1, 2]);
    expect(table.refuses(0, { whom: 3 })).toBe('C4-01');
    table.does(0, { whom: 2 });
    expect(told(table, 'attrition')).toMatchObject({ seat: 2, column: 3 });
  });

  it('C4-02 an Independent Army is immune', () => {
    const table = ill({ generals: { leosthenes: 'lamia', krateros: '1 larisa' }, dice: [1] });
    table.does(0, { event: 'epidemic' });
    expect(told(table, 'attrition')).toMatchObject({ seat: 1 });
  });

  it('C4-03 S7.3-01 rolls one die in the column of its CUs, and its owner chooses', () => {
    const table = infect(5);
    expect(told(table, 'attrition')).toMatchObject({ seat: 1, column: 5, die: 5, lost: 1 });
    expect(asked(table)).toEqual(['1 lose']);
    table.does(1, { lose: 'mercenary' });
    expect([asked(table), table.fact('units')]).toEqual([
      ['0 activate'],
      ['1 pella inside loyal 2', '1 larisa mercenary 3 elephant 1', '1 trikka mercenary 1'],
    ]);
  });

  it('S7.3-07 a result with an e takes an Elephant first', () => {
    const table = infect(6);
    // Two CUs: the Elephant, then one of the others, which are alike.
    expect(table.fact('units')).toContain('1 larisa mercenary 3');
  });
});
