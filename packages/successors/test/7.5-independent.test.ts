import { describe, expect, it } from 'vitest';
import { offered, scene } from './scene.ts';

describe('7.5 Independent Armies', () => {
  it('S7.5-01 there are five, each a General and his CUs', () => {
    const table = scene({
      generals: {
        leosthenes: 'lamia',
        ariarathes: 'komana',
        philon: 'rhagai',
        glaukias: 'epidamnos',
        seuthes: 'istros',
      },
    });
    expect(table.fact('cus')).toEqual({
      'independent lamia': 6,
      'independent komana': 5,
      'independent rhagai': 5,
      'independent epidamnos': 4,
      'independent istros': 5,
    });
  });

  /** Where seat 0, who has Larisa, can place a PC while Leosthenes is in Lamia. */
  const aroundLamia = (general: string, units: string[] = []) => {
    const table = scene({
      step: 'tyche',
      pcs: { larisa: 0 },
      generals: { [general]: units.length === 0 ? 'lamia' : '0 lamia' },
      units,
      hands: { 0: ['diplomacy'] },
    });
    table.does(0, { operations: 'diplomacy', on: 'placePcs' });
    return offered(table, 0, 'place');
  };

  it('S7.5-04 an Independent Army is every player’s enemy', () => {
    expect(aroundLamia('krateros', ['0 lamia loyal 1'])).toContain('lamia');
    expect(aroundLamia('leosthenes')).not.toContain('lamia');
    expect(aroundLamia('leosthenes')).toContain('pagasai');
  });

  it('S7.5-04 Independent Armies and Independent spaces are friends: nobody is besieged', () => {
    const table = scene({
      pcs: { komana: 'independent', istros: 'independent' },
      generals: { ariarathes: 'komana', seuthes: 'istros', glaukias: 'istros' },
    });
    expect(table.fact('besieged')).toEqual({});
  });

  it('S7.5-06 what holds for Armies holds for them: one outside a player’s Major City besieges it', () => {
    const table = scene({ pcs: { pella: 0, larisa: 0 }, generals: { glaukias: 'pella' } });
    expect(table.fact('besieged')).toEqual({ pella: 'independent' });
  });
});
