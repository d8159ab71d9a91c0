import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { asked, offered, told } from './scene.ts';

/** Lysimachos wins with a 9, and is killed. */
const fallen = (parts: Parameters<typeof battle>[0] = {}) => battle({ dice: [1, 1, 3, 6, 6, 1], ...parts });
/** Antigonos wins with a 9, and is killed. */
const victor = (parts: Parameters<typeof battle>[0] = {}) => battle({ dice: [3, 6, 1, 1, 6, 1], ...parts });
describe('14.8 Who takes command', () => {
  it('S14.8-07 the most Senior Major General who is there', () => {
    const table = fallen({ against: ['lysimachos', 'asandros', 'kassandros'] });
    expect(told(table, 'tookCommand')).toEqual({ seat: 1, general: 'kassandros', space: 'ephesos' });
    expect(table.fact('commanders')).toEqual({ '1 ephesos': 'kassandros' });
  });

  it('S14.8-07 without one a Minor General whom his player places there', () => {
    const table = fallen();
    expect(table.asked()).toMatchObject([
      { seat: 1, kind: 'succeed', about: { space: 'ephesos', fallen: 'lysimachos' } },
    ]);
    table.does(1, { appoint: 'kleitos' });
    expect(told(table, 'tookCommand')).toEqual({ seat: 1, general: 'kleitos', space: 'ephesos' });
    expect(table.fact('units')).toEqual(['1 ephesos loyal 4']);
  });

  it('S14.8-07 in his own turn also one from elsewhere on the map (D14-21)', () => {
    const table = victor({
      pcs: { lamia: 0 },
      generals: { attalos: '0 lamia' },
      units: ['0 lamia loyal 1'],
    });
    expect(offered(table, 0, 'appoint')).toEqual(['philoxenos', 'andronikos', 'attalos', 'dokimos']);
    table.does(0, { appoint: 'attalos' });
    expect(table.fact('commanders')).toEqual({ '0 ephesos': 'attalos', '0 lamia': null });
  });

  it('S7.1.C-10 in another player’s turn from off map only', () => {
    const table = fallen({ generals: { alketas: '1 tarsos' }, units: ['1 tarsos loyal 1'] });
    expect(offered(table, 1, 'appoint')).toEqual(['polemaios', 'nikanor', 'kleitos']);
    expect(table.refuses(1, { appoint: 'alketas' })).toBe('S14.8-07');
    table.does(1, { appoint: 'nikanor' });
    expect(table.fact('commanders')).toMatchObject({ '1 ephesos': 'nikanor', '1 tarsos': 'alketas' });
  });

  it('S14.8-08 without anybody in a space that is not his, his CUs are Dispersed', () => {
    const table = victor();
    table.does(0, { none: true });
    // D2-01: he is asked once more when the battle is over.
    expect(asked(table)).toEqual(['0 guard']);
    expect(table.fact('units')).toEqual(['0 ephesos loyal 4']);
    table.does(0, { disperse: true });
    expect(told(table, 'dispersedUnits')).toEqual({ seat: 0, unit: 'loyal', count: 4 });
    expect(table.fact('units')).toEqual([]);
  });

  it('S14.8-08 not in a space of his own', () => {
    const table = victor({ pcs: { ephesos: 0 } });
    table.does(0, { none: true });
    expect([asked(table), table.fact('units')]).toEqual([['0 activate'], ['0 ephesos loyal 4']]);
  });

  it('S14.8-09 the enemy takes whom he has with him only after the battle', () => {
    const table = battle({
      attackers: 'loyal 4 mercenary 1',
      royals: { herakles: 'ephesos by 1' },
      dice: [4, 6, 3, 6, 5, 1],
    });
    expect(told(table, 'survivalRoll')).toMatchObject({ general: 'lysimachos', killed: true });
    table.does(1, { none: true });
    expect([asked(table), table.fact('royals')]).toMatchObject([['0 lose'], { herakles: 'ephesos by 1' }]);
    table.does(0, { lose: 'loyal' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'ephesos by 0' });
  });

  it('S14.8-10 without a General in a space that is not his he loses his Royal Family Members too', () => {
    const table = victor({ royals: { herakles: 'pergamon by 0' }, carry: ['herakles'] });
    table.does(0, { none: true });
    expect(table.fact('royals')).toMatchObject({ herakles: 'ephesos by 0' });
    table.does(0, { disperse: true });
    expect(table.fact('royals')).toMatchObject({ herakles: 'ephesos' });
  });
});
