import { describe, expect, it } from 'vitest';
import { againstLeosthenes, toldOf } from './battle.ts';
import { offered, scene, told } from './scene.ts';

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

  it('S7.5-02 an Independent Army that wins or draws loses no CU', () => {
    const won = againstLeosthenes({ attackers: 'loyal 3', dice: [1, 1, 4, 4, 1] });
    expect(told(won, 'wonBattle')).toMatchObject({ seat: null, against: 0, score: 4, other: 2 });
    expect(won.fact('cus')).toEqual({ 'independent lamia': 6 });
    const drawn = againstLeosthenes({ attackers: 'loyal 3', dice: [4, 4, 4, 4] });
    expect([told(drawn, 'drewBattle'), told(drawn, 'lostUnit')]).toMatchObject([{ score: 4 }, { seat: 0 }]);
    expect(drawn.fact('cus')).toMatchObject({ 'independent lamia': 6 });
  });

  it('S7.5-03 its Combat Strength is the number of its CUs', () => {
    const table = againstLeosthenes({ dice: [6, 6, 1, 1] });
    expect(toldOf(table, 'battleStrength', null)).toMatchObject({ independents: 6, local: 0, strength: 6 });
  });

  it('S7.3-04 and if it loses, it suffers no Attrition', () => {
    const table = againstLeosthenes({ dice: [6, 6, 1, 1] });
    expect([told(table, 'beaten'), told(table, 'attrition')]).toEqual([
      { general: 'leosthenes', space: 'lamia' },
      undefined,
    ]);
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
