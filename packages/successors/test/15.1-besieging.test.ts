import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';

describe('15.1 Besieged', () => {
  it('S15.1-01 a player’s Major City and any space with an Independent PC, with hostile CUs in it', () => {
    const table = scene({
      pcs: { sardeis: 1, athenai: 'independent', lamia: 'independent', aitolia: 'independent', pella: 0 },
      generals: {
        antigonos: '0 sardeis',
        krateros: '0 athenai',
        eumenes: '0 lamia',
        peithon: '0 aitolia',
        seleukos: '0 pella',
      },
      units: ['sardeis', 'athenai', 'lamia', 'aitolia', 'pella'].map((space) => `0 ${space} loyal 2`),
    });
    expect(table.fact('besieged')).toEqual({ sardeis: 0, athenai: 0, lamia: 0, aitolia: 0 });
  });

  it('S15.1-01 not by a General without CUs', () => {
    const table = scene({ pcs: { sardeis: 1 }, generals: { antigonos: '0 sardeis' } });
    expect(table.fact('besieged')).toEqual({});
  });

  it('S15.1-02 one CU is enough, without a roll and without a Siege Point', () => {
    const table = scene({
      pcs: { sardeis: 1 },
      generals: { antigonos: '0 sardeis' },
      units: ['0 sardeis mercenary 1'],
    });
    expect([table.fact('besieged'), table.fact('sieges')]).toEqual([{ sardeis: 0 }, {}]);
  });

  /** Lysimachos inside Sardeis, Antigonos before it. */
  const shutIn = {
    pcs: { sardeis: 1 },
    generals: { antigonos: '0 sardeis', lysimachos: '1 sardeis inside', eumenes: '1 ephesos' },
    units: ['0 sardeis loyal 1', '1 sardeis inside loyal 1'],
  } as const;

  it('S15.1-03 with the city all who are inside', () => {
    expect(scene(shutIn).fact('besiegedGenerals')).toEqual(['lysimachos']);
    expect(
      scene({ ...shutIn, generals: { lysimachos: '1 sardeis inside' }, units: [] }).fact('besiegedGenerals'),
    ).toEqual([]);
  });

  it('S15.1-04 and nobody who is outside', () => {
    expect(scene(shutIn).fact('besiegedGenerals')).not.toContain('antigonos');
  });

  it('S15.1-05 neither an uncontrolled space nor a player’s Minor City', () => {
    const table = scene({
      pcs: { larisa: 1 },
      generals: { antigonos: '0 sardeis', krateros: '0 larisa' },
      units: ['0 sardeis loyal 3', '0 larisa loyal 3'],
    });
    expect(table.fact('besieged')).toEqual({});
  });

  it('S15.1-06 from the moment in which an Army comes to that in which its last CU goes', () => {
    const table = scene({
      die: 5,
      pcs: { sardeis: 1 },
      generals: { antigonos: '0 ephesos' },
      units: ['0 ephesos loyal 1'],
    });
    expect(table.fact('besieged')).toEqual({});
    table.does(0, { march: 'antigonos', from: 'ephesos', side: 'outside', loyal: 1 });
    table.does(0, { go: 'sardeis' });
    expect(table.fact('besieged')).toEqual({ sardeis: 0 });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('besieged')).toEqual({});
  });
});
