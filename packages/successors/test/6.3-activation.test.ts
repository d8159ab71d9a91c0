import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

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
