import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, offered, scene, told } from './scene.ts';
import { embarked, engaged, inTarsos, sailed } from './sea.ts';

describe('13 Naval Movement', () => {
  it('S13-01 to the sea location and over Sea paths: nobody marches there', () => {
    const table = inTarsos();
    expect(table.refuses(0, { go: 'salamis' })).toBe('S10.A-01');
    plays(table, [0, { embark: 'antigonos', loyal: 4 }]);
    expect(table.fact('voyage')).toMatchObject({ space: 'tarsos', from: 'tarsos', units: { loyal: 4 } });
    expect(table.fact('units')).toEqual([]);
    plays(table, [0, { sail: 'salamis' }]);
    expect(table.fact('voyage')).toMatchObject({ space: 'salamis' });
  });
});

describe('13.1 Naval Movement limitations', () => {
  it('S13.1-01 without a Fleet one may sail', () => {
    const table = sailed();
    expect(table.fact('fleetStrength')).toMatchObject({ 0: 0 });
    expect(table.fact('voyage')).toMatchObject({ space: 'salamis', strength: 0 });
  });

  it('S13.1-02 one Army or General sails in a Segment', () => {
    const table = scene({
      die: 4,
      generals: { antigonos: '0 tarsos', eumenes: '0 kelenderis' },
      units: ['0 tarsos loyal 2', '0 kelenderis mercenary 2'],
    });
    plays(
      table,
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 2 }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'salamis' }],
      [0, { land: 'outside' }],
      [0, { end: true }],
      [0, { march: 'eumenes', from: 'kelenderis', side: 'outside', mercenary: 2 }],
    );
    expect(table.refuses(0, { embark: 'eumenes', mercenary: 2 })).toBe('S13.1-02');
    expect(table.fact('voyage')).toMatchObject({ space: null, from: null, carried: 2 });
  });

  it('S13.1-02 in the next Segment somebody may sail again', () => {
    const table = scene({
      step: 'tyche',
      hands: { 0: ['diplomacy'] },
      generals: { antigonos: '0 tarsos' },
      units: ['0 tarsos loyal 2'],
      dice: [4],
    });
    plays(
      table,
      [0, { operations: 'diplomacy', on: 'forceMarch' }],
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 2 }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'kelenderis' }],
      [0, { land: 'outside' }],
      [0, { end: true }],
      [0, { roll: true }],
      [0, { march: 'antigonos', from: 'kelenderis', side: 'outside', loyal: 2 }],
      [0, { embark: 'antigonos', loyal: 2 }],
    );
    expect(table.fact('voyage')).toMatchObject({ from: 'kelenderis', carried: 2 });
  });

  it('S13.1-03 no more than 8 CUs in a Segment, those dropped off on the way among them', () => {
    const table = scene({
      die: 4,
      pcs: { tarsos: 0, kelenderis: 0, paphos: 0 },
      generals: { antigonos: '0 tarsos' },
      units: ['0 tarsos loyal 9', '0 paphos mercenary 1'],
    });
    plays(table, [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 9 }]);
    expect(table.refuses(0, { embark: 'antigonos', loyal: 9 })).toBe('S13.1-03');
    plays(
      table,
      [0, { embark: 'antigonos', loyal: 8 }],
      [0, { sail: 'kelenderis' }],
      [0, { dropOff: 'outside', loyal: 4 }],
      [0, { sail: 'paphos' }],
    );
    expect(table.refuses(0, { pickUp: 'outside', mercenary: 1 })).toBe('S13.1-03');
    expect(table.refuses(0, { pickUp: 'outside' })).toBe('S13.1-03');
    expect(table.fact('voyage')).toMatchObject({ carried: 8, units: { loyal: 4 } });
  });

  it('S13.1-04 Generals and Royal Family Members in any number', () => {
    const table = scene({
      die: 4,
      generals: { antigonos: '0 tarsos', demetrios: '0 tarsos', eumenes: '0 tarsos' },
      units: ['0 tarsos loyal 1'],
      royals: { herakles: 'tarsos by 0', kleopatra: 'tarsos by 0' },
    });
    plays(
      table,
      [
        0,
        {
          march: 'antigonos',
          from: 'tarsos',
          side: 'outside',
          with: ['eumenes', 'demetrios'],
          loyal: 1,
          carry: ['herakles', 'kleopatra'],
        },
      ],
      [
        0,
        {
          embark: 'antigonos',
          with: ['eumenes', 'demetrios'],
          loyal: 1,
          carry: ['herakles', 'kleopatra'],
        },
      ],
    );
    expect(table.fact('generals')).toMatchObject({
      antigonos: '0 aboard',
      eumenes: '0 aboard',
      demetrios: '0 aboard',
    });
    expect(table.fact('royals')).toMatchObject({ herakles: 'aboard by 0', kleopatra: 'aboard by 0' });
  });

  it('S13.1-05 MPs are spent on land before or after, not both', () => {
    const table = plays(
      inTarsos(),
      [0, { go: 'issos' }],
      [0, { embark: 'antigonos', loyal: 4 }],
      [0, { sail: 'myriandros' }],
    );
    expect(table.asked()).toMatchObject([{ kind: 'sail', about: { left: 2, land: 0 } }]);
    plays(table, [0, { land: 'outside' }]);
    expect(table.asked()).toMatchObject([{ kind: 'march', about: { left: 0 } }]);
    expect(table.refuses(0, { go: 'issos' })).toBe('S13.1-05');
  });

  it('S13.1-05 shifts through the own walls cost none, and stay free (D13-02, D13-26)', () => {
    const table = plays(
      scene({
        die: 4,
        pcs: { salamis: 0 },
        generals: { antigonos: '0 issos' },
        units: ['0 issos loyal 2'],
      }),
      [0, { march: 'antigonos', from: 'issos', side: 'outside', loyal: 2 }],
      [0, { go: 'tarsos' }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'salamis' }],
      [0, { land: 'outside' }],
      [0, { shift: 'antigonos', loyal: 2 }],
    );
    expect(table.fact('march')).toMatchObject({ at: 'salamis inside', left: 0 });
  });

  it('S13.1-06 removing a PC is such spending, before and after', () => {
    const parts = { pcs: { tarsos: 1, kelenderis: 1 } };
    const table = plays(
      inTarsos(parts),
      [0, { removePc: true }],
      [0, { embark: 'antigonos', loyal: 4 }],
      [0, { sail: 'kelenderis' }],
      [0, { land: 'outside' }],
    );
    expect(table.fact('voyage')).toMatchObject({ landSpent: 2 });
    expect(table.refuses(0, { go: 'tarsos' })).toBe('S13.1-05');
    const other = plays(
      inTarsos(parts),
      [0, { embark: 'antigonos', loyal: 4 }],
      [0, { sail: 'kelenderis' }],
      [0, { land: 'outside' }],
      [0, { removePc: true }],
    );
    expect(other.fact('pcs')).toMatchObject({ tarsos: 1 });
    expect(other.fact('march')).toMatchObject({ left: 1 });
  });

  it('S13.1-06 nor after having marched', () => {
    const table = plays(
      inTarsos({ pcs: { myriandros: 1 } }),
      [0, { go: 'issos' }],
      [0, { embark: 'antigonos', loyal: 4 }],
      [0, { sail: 'myriandros' }],
      [0, { land: 'outside' }],
    );
    expect(table.refuses(0, { removePc: true })).toBe('S13.1-05');
  });

  it('S13.1-05 nor is a Siege laid after it by whoever has marched before it', () => {
    const table = plays(
      scene({
        die: 4,
        pcs: { salamis: 1 },
        generals: { antigonos: '0 issos' },
        units: ['0 issos loyal 3'],
      }),
      [0, { march: 'antigonos', from: 'issos', side: 'outside', loyal: 3 }],
      [0, { go: 'tarsos' }],
      [0, { embark: 'antigonos', loyal: 3 }],
      [0, { sail: 'salamis' }],
      [0, { land: 'outside' }],
    );
    expect(table.fact('march')).toMatchObject({ spent: 2, allowance: 4 });
    expect(table.refuses(0, { siege: true, loyal: 3 })).toBe('S13.1-05');
  });

  it('S13.1-06 a Siege is such spending, before', () => {
    const table = plays(
      inTarsos({ pcs: { tarsos: 'independent' }, dice: [5] }),
      [0, { siege: true, loyal: 3 }],
      [0, { embark: 'antigonos', loyal: 4 }],
      [0, { sail: 'kelenderis' }],
      [0, { land: 'outside' }],
    );
    expect(table.fact('voyage')).toMatchObject({ landSpent: 2 });
    expect(table.fact('march')).toMatchObject({ spent: 3, allowance: 4, left: 0 });
    expect(table.refuses(0, { go: 'tarsos' })).toBe('S13.1-05');
  });

  it('S13.1-06 and after: Demetrios sails to Rhodos and lays Siege to it (E13-02)', () => {
    const table = plays(
      scene({
        die: 4,
        dice: [4],
        successors: [0],
        pcs: { rhodos: 1 },
        generals: { demetrios: '0 xanthos' },
        units: ['0 xanthos loyal 5'],
      }),
      [0, { march: 'demetrios', from: 'xanthos', side: 'outside', loyal: 5 }],
      [0, { embark: 'demetrios', loyal: 5 }],
      [0, { sail: 'rhodos' }],
      [1, { pass: true }],
      [0, { land: 'outside' }],
      [0, { siege: true, loyal: 2 }],
    );
    expect(told(table, 'siegeRoll')).toMatchObject({ seat: 0, space: 'rhodos', die: 4 });
    expect(table.fact('march')).toMatchObject({ spent: 3, left: 1 });
    expect(table.refuses(0, { siege: true, loyal: 2 })).toBe('S9.3.C-01');
    expect(table.refuses(0, { embark: 'demetrios', loyal: 5 })).toBe('S13.1-07');
  });

  it('S13.1-07 whoever has gone ashore does not go back to sea', () => {
    const table = plays(sailed(), [0, { land: 'outside' }]);
    expect(table.refuses(0, { embark: 'antigonos', loyal: 4 })).toBe('S13.1-07');
  });

  it('S13.1-08 nobody is at sea when the activation ends: without MPs one must go ashore', () => {
    const table = sailed({}, ['salamis', 'tyros', 'ake', 'gaza']);
    expect(asked(table)).toEqual(['0 sail']);
    expect(offered(table, 0, 'end')).toEqual([]);
    expect(offered(table, 0, 'sail')).toEqual([]);
    expect(offered(table, 0, 'land')).toEqual(['outside']);
  });

  it('S13.1-09 nobody Intercepts over a Sea path', () => {
    const table = plays(
      scene({
        die: 4,
        generals: { antigonos: '0 issos', perdikkas: '1 salamis' },
        units: ['0 issos loyal 2', '1 salamis loyal 3'],
      }),
      [0, { march: 'antigonos', from: 'issos', side: 'outside', loyal: 2 }],
      [0, { go: 'tarsos' }],
    );
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S13.1-11 an activation has one Naval Movement, also if its Minor General goes on elsewhere', () => {
    const table = plays(
      scene({
        die: 4,
        pcs: { kelenderis: 0, tarsos: 0, issos: 0 },
        units: ['0 kelenderis loyal 1', '0 issos loyal 2'],
      }),
      [0, { march: 'philoxenos', from: 'kelenderis', side: 'outside', loyal: 1 }],
      [0, { embark: 'philoxenos', loyal: 1 }],
      [0, { sail: 'tarsos' }],
      [0, { land: 'outside' }],
      [0, { relocate: 'issos', side: 'outside', loyal: 2 }],
    );
    expect(table.refuses(0, { embark: 'philoxenos', loyal: 2 })).toBe('S13.1-07');
  });
});

describe('2 The sea', () => {
  it('S2-10 Naval Movement begins in a port, and ends in one', () => {
    const table = plays(scene({ die: 4, generals: { antigonos: '0 dana' }, units: ['0 dana loyal 2'] }), [
      0,
      { march: 'antigonos', from: 'dana', side: 'outside', loyal: 2 },
    ]);
    expect(table.refuses(0, { embark: 'antigonos', loyal: 2 })).toBe('S2-10');
  });

  it('S2-15 inside a port city one is at the sea', () => {
    const table = plays(sailed({ pcs: { salamis: 0 }, units: [] }, ['salamis']), [
      0,
      { dropOff: 'inside', loyal: 2 },
    ]);
    plays(table, [0, { sail: 'tyros' }]);
    expect(table.fact('units')).toEqual(['0 salamis inside loyal 2']);
  });

  it('S2-17 by sea one comes to a city and leaves it without passing before its walls', () => {
    const table = plays(
      scene({
        die: 4,
        pcs: { tyros: 0 },
        generals: { antigonos: '0 tyros inside', perdikkas: '1 tyros' },
        units: ['0 tyros inside loyal 2', '1 tyros loyal 5'],
      }),
      [0, { march: 'antigonos', from: 'tyros', side: 'inside', loyal: 2 }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'ake' }],
    );
    expect(asked(table)).toEqual(['0 sail']);
    expect(table.fact('units')).toEqual(['1 tyros loyal 5']);
  });

  it('S2-18 whoever is at sea is in no land location', () => {
    const table = sailed({ generals: { perdikkas: '1 salamis' }, units: ['1 salamis loyal 5'] });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 aboard' });
    expect(table.fact('cus')).toEqual({ '1 salamis': 5 });
    expect(table.fact('commanders')).toEqual({ '1 salamis': 'perdikkas' });
    expect(asked(table)).toEqual(['0 sail']);
  });

  it('S2-20 over land one marches, over sea one sails', () => {
    const table = inTarsos();
    expect(table.refuses(0, { go: 'salamis' })).toBe('S10.A-01');
    expect(offered(table, 0, 'go')).toEqual(['kelenderis', 'dana', 'issos']);
    plays(table, [0, { embark: 'antigonos', loyal: 4 }]);
    expect(table.refuses(0, { sail: 'dana' })).toBe('S13.2-07');
    expect(offered(table, 0, 'sail')).toEqual(['kelenderis', 'issos', 'salamis']);
  });

  it('S2-21 a Sea path costs 1 MP, a Trans-Mediterranean one 2', () => {
    const table = sailed({}, ['salamis', 'paphos']);
    expect(table.asked()).toMatchObject([{ about: { left: 2 } }]);
    plays(table, [0, { sail: 'alexandria' }]);
    expect(told(table, 'sailed')).toMatchObject({ space: 'alexandria', cost: 2, left: 0 });
  });

  it('S9.3.A-04 a Sea path costs 1 MP', () => {
    expect(told(sailed(), 'sailed')).toMatchObject({ cost: 1, left: 3 });
  });

  it('S9.3.A-05 a Trans-Mediterranean path costs 2 MPs', () => {
    const table = sailed({}, ['salamis', 'paphos']);
    plays(table, [0, { sail: 'alexandria' }]);
    expect(told(table, 'sailed')).toMatchObject({ cost: 2 });
    const tired = sailed({}, ['salamis', 'tyros', 'salamis']);
    plays(tired, [0, { sail: 'paphos' }]);
    expect(tired.refuses(0, { sail: 'alexandria' })).toBe('S9.3.A-07');
  });

  it('S9.3.A-06 whoever sails past an Army is not met by it', () => {
    const table = sailed({
      generals: { perdikkas: '1 salamis', lysimachos: '2 paphos' },
      units: ['1 salamis loyal 5', '2 paphos loyal 3'],
    });
    expect(asked(table)).toEqual(['0 sail']);
  });

  it('S9.4-02 from inside a port city by sea, and through the gate by land', () => {
    const table = plays(
      scene({
        die: 4,
        pcs: { tyros: 0 },
        generals: { antigonos: '0 tyros inside' },
        units: ['0 tyros inside loyal 2'],
      }),
      [0, { march: 'antigonos', from: 'tyros', side: 'inside', loyal: 2 }],
    );
    expect(table.refuses(0, { go: 'ake' })).toBe('S9.4-01');
    plays(table, [0, { embark: 'antigonos', loyal: 2 }], [0, { sail: 'ake' }]);
    expect(table.fact('voyage')).toMatchObject({ from: 'tyros inside', space: 'ake' });
  });

  it('S9.4-03 into a port city from the sea', () => {
    const table = plays(
      embarked({ pcs: { salamis: 0 }, units: [] }),
      [0, { sail: 'salamis' }],
      [0, { dropOff: 'inside', loyal: 2 }],
    );
    expect(table.fact('units')).toContain('0 salamis inside loyal 2');
    const marched = plays(
      scene({
        die: 4,
        pcs: { salamis: 0 },
        generals: { antigonos: '0 paphos' },
        units: ['0 paphos loyal 2'],
      }),
      [0, { march: 'antigonos', from: 'paphos', side: 'outside', loyal: 2 }],
      [0, { go: 'salamis' }],
    );
    expect(marched.fact('march')).toMatchObject({ at: 'salamis' });
  });

  it('S10.A-09 past Sparta by sea alone there is no Attrition', () => {
    const table = plays(
      scene({
        die: 4,
        pcs: { sparta: 'independent' },
        generals: { antigonos: '0 athenai' },
        units: ['0 athenai loyal 2'],
      }),
      [0, { march: 'antigonos', from: 'athenai', side: 'outside', loyal: 2 }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'sparta' }],
      [0, { sail: 'elis' }],
    );
    expect(table.fact('voyage')).toMatchObject({ space: 'elis', units: { loyal: 2 } });
  });
});

describe('7.4 Fleets at sea', () => {
  it('S7.4-03 a Fleet that has lost is Dispersed, and stays whose it is', () => {
    const table = engaged({ provinces: { kypros: 0 }, dice: [1, 1, 6, 6, 1] }, ['kypros']);
    expect(table.fact('fleets')).toMatchObject({ kypros: '0 dispersed' });
  });

  it('S7.4-12 an upgraded Fleet is turned to its normal side when it is Dispersed', () => {
    const table = engaged(
      { provinces: { kypros: 0 }, fleets: { kypros: 'upgraded' }, dice: [1, 1, 6, 6, 1] },
      ['kypros'],
    );
    expect(table.fact('fleets')).toMatchObject({ kypros: '0 dispersed' });
  });
});
