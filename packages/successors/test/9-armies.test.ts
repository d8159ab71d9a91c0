import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

const SARDEIS = { from: 'sardeis', side: 'outside' } as const;

describe('9 Activation and movement', () => {
  it('S9-01 an activation gives MPs, and they are spent on moving and on removing PCs', () => {
    const table = scene({
      die: 2,
      pcs: { pergamon: 1 },
      generals: { antigonos: '0 sardeis' },
      units: ['0 sardeis loyal 3'],
    });
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 3 });
    expect(table.fact('march')).toMatchObject({ allowance: 3, spent: 0, left: 3 });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('march')).toMatchObject({ spent: 1, left: 2 });
    table.does(0, { removePc: true });
    expect(table.fact('march')).toMatchObject({ spent: 3, left: 0 });
    expect(table.refuses(0, { go: 'sardeis' })).toBe('S9.3.A-07');
  });

  it('S9-01 a lone General has them too', () => {
    const table = scene({ die: 2, generals: { antigonos: '0 sardeis' } });
    table.does(0, { march: 'antigonos', ...SARDEIS });
    expect(table.fact('march')).toMatchObject({ units: {}, left: 3 });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 pergamon' });
  });

  it('S9-02 the CUs of a location can be divided among its Generals', () => {
    const table = scene({
      die: 4,
      pcs: { sardeis: 0 },
      generals: { antigonos: '0 sardeis', demetrios: '0 sardeis' },
      units: ['0 sardeis loyal 3 mercenary 2'],
    });
    expect(offered(table, 0, 'loyal', { march: 'demetrios', ...SARDEIS, with: [], ...none })).toEqual([
      0, 1, 2, 3,
    ]);
    table.does(0, { march: 'demetrios', ...SARDEIS, loyal: 2 });
    table.does(0, { go: 'ephesos' });
    table.does(0, { end: true });
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 1, mercenary: 1 });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('units')).toEqual([
      '0 sardeis mercenary 1',
      '0 pergamon mercenary 1 loyal 1',
      '0 ephesos loyal 2',
    ]);
  });

  it('S9-03 a Minor General can be placed to lead some of them', () => {
    const table = scene({
      die: 4,
      generals: { antigonos: '0 sardeis' },
      units: ['0 sardeis loyal 3'],
    });
    table.does(0, { march: 'attalos', ...SARDEIS, loyal: 1 });
    expect(told(table, 'appointed')).toMatchObject({ general: 'attalos', space: 'sardeis' });
    table.does(0, { go: 'ephesos' });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 sardeis', attalos: '0 ephesos' });
    expect(table.fact('units')).toEqual(['0 sardeis loyal 2', '0 ephesos loyal 1']);
  });

  it('S9-04 Royal Family Members go with one of the Armies, or stay', () => {
    const table = scene({
      die: 4,
      pcs: { sardeis: 1 },
      generals: { antigonos: '0 sardeis', demetrios: '0 sardeis' },
      units: ['0 sardeis loyal 3'],
      royals: { philippos: 'sardeis by 0', herakles: 'sardeis by 0', alexandros: 'sardeis inside by 1' },
    });
    const naming = { march: 'demetrios', ...SARDEIS, with: [], ...none, loyal: 1, royal: 0 };
    expect(offered(table, 0, 'carry', { ...naming, 'silver-shields': 0 })).toEqual([
      [],
      ['philippos'],
      ['herakles'],
    ]);
    table.does(0, { march: 'demetrios', ...SARDEIS, loyal: 1, carry: ['philippos'] });
    table.does(0, { go: 'ephesos' });
    expect(table.fact('royals')).toMatchObject({ philippos: 'ephesos by 0', herakles: 'sardeis by 0' });
  });

  it('S9-05 otherwise all CUs of a location are one Army under the most Senior General', () => {
    const table = scene({
      generals: { demetrios: '0 sardeis', antigonos: '0 sardeis', krateros: '0 sardeis inside' },
      pcs: { sardeis: 0 },
      units: ['0 sardeis loyal 3 mercenary 2', '0 sardeis inside loyal 1'],
    });
    expect(table.fact('commanders')).toEqual({ '0 sardeis': 'antigonos', '0 sardeis inside': 'krateros' });
    expect(table.fact('cus')).toEqual({ '0 sardeis': 5, '0 sardeis inside': 1 });
  });

  it('S9-06 there is no limit to the CUs and Generals in a space', () => {
    const table = scene({
      die: 4,
      generals: {
        antigonos: '0 sardeis',
        demetrios: '0 ephesos',
        krateros: '0 ephesos',
        eumenes: '0 ephesos',
      },
      units: ['0 sardeis mercenary 20', '0 ephesos mercenary 30'],
    });
    table.does(0, { march: 'antigonos', ...SARDEIS, mercenary: 20 });
    table.does(0, { go: 'ephesos' });
    table.does(0, { end: true });
    expect(table.fact('units')).toEqual(['0 ephesos mercenary 50']);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 ephesos', eumenes: '0 ephesos' });
  });
});

describe('7.2 Armies', () => {
  it('S7.2-06 an Army is a General and at least one CU of his Faction in the same location', () => {
    const withUnits = (...units: string[]) => {
      const pcs = { sardeis: 0 } as const;
      const royals = { philippos: 'sardeis by 0' };
      return scene({ die: 4, pcs, generals: { antigonos: '0 sardeis' }, units, royals });
    };
    const alone = { march: 'antigonos', ...SARDEIS, carry: ['philippos'] };
    expect(withUnits().refuses(0, alone)).toBe('S9.1-16');
    expect(withUnits('0 sardeis inside loyal 1').refuses(0, { ...alone, loyal: 1 })).toBe('S9.1-10');
    const army = withUnits('0 sardeis loyal 1');
    army.does(0, { ...alone, loyal: 1 });
    expect(army.fact('march')).toMatchObject({ generals: ['antigonos'], units: { loyal: 1 } });
  });

  it('S7.2-06 an Independent Army is one too', () => {
    const table = scene({
      die: 4,
      pcs: { larisa: 0 },
      generals: { antigonos: '0 larisa', leosthenes: 'lamia' },
    });
    table.does(0, { march: 'antigonos', from: 'larisa', side: 'outside' });
    table.does(0, { go: 'lamia' });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 dispersed', leosthenes: 'lamia' });
  });

  it('S7.2-07 CUs that have lost their General go no further', () => {
    const table = scene({
      die: 4,
      pcs: { ephesos: 0 },
      generals: { antigonos: '0 sardeis', krateros: '1 ephesos' },
      units: ['0 sardeis loyal 6', '1 ephesos mercenary 2'],
      dice: [6, 3, 1, 1, 6],
    });
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 6 });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    expect(told(table, 'survivalRoll')).toMatchObject({ general: 'antigonos', killed: true });
    table.does(0, { none: true });
    expect([asked(table), table.fact('march')]).toEqual([['0 activate'], null]);
    expect(table.fact('units')).toEqual(['0 ephesos loyal 6']);
  });

  it('S7.2-07 and those without one are not activated, and do not Intercept', () => {
    const table = scene({
      die: 4,
      pcs: { abydos: 1, ephesos: 0 },
      generals: { antigonos: '0 sardeis' },
      units: ['0 sardeis loyal 1', '1 abydos loyal 3', '0 ephesos loyal 1'],
    });
    expect(table.refuses(0, { march: 'antigonos', from: 'ephesos', side: 'outside', loyal: 1 })).toBe(
      'S9.1-01',
    );
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 1 });
    table.does(0, { go: 'daskyleion' });
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S7.2.D-06 the Silver Shields are not divided', () => {
    const table = scene({
      die: 4,
      pcs: { sardeis: 0 },
      generals: { antigonos: '0 sardeis' },
      units: ['0 sardeis silver-shields 2 loyal 2'],
    });
    const naming = { march: 'antigonos', ...SARDEIS, with: [], ...none, loyal: 1, royal: 0 };
    expect(offered(table, 0, 'silver-shields', naming)).toEqual([0, 2]);
    expect(table.refuses(0, { march: 'antigonos', ...SARDEIS, 'silver-shields': 1 })).toBe('S7.2.D-06');
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 1, 'silver-shields': 2 });
    // There is room for two CUs inside: the Silver Shields alone, or none of them.
    expect(table.refuses(0, { shift: 'antigonos', loyal: 1, 'silver-shields': 1 })).toBe('S9.4-06');
    table.does(0, { shift: 'antigonos', 'silver-shields': 2 });
    expect(table.fact('units')).toEqual(['0 sardeis loyal 2', '0 sardeis inside silver-shields 2']);
  });
});

/** What comes before Loyal Macedonians in an answer. */
const none = { mercenary: 0, elephant: 0, cavalry: 0 };
