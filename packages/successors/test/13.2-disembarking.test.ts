import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, type Scene, scene, told } from './scene.ts';
import { embarked, sailed } from './sea.ts';

describe('13.2 (8) Disembarking', () => {
  it('S13.2-27 it ends the Naval Movement', () => {
    const table = plays(sailed(), [0, { land: 'outside' }]);
    expect(told(table, 'landed')).toMatchObject({ space: 'salamis', side: 'outside', cus: 4 });
    expect(table.fact('voyage')).toMatchObject({ space: null, from: 'tarsos', units: {} });
    expect(table.fact('march')).toMatchObject({
      at: 'salamis',
      units: { loyal: 4 },
      left: 3,
      way: ['tarsos'],
    });
  });

  it('S13.2-27 not where one has just embarked (D13-19)', () => {
    expect(embarked().refuses(0, { land: 'outside' })).toBe('D13-19');
  });

  it('S13.2-27 inside if everybody fits (D13-24)', () => {
    const parts: Scene = { pcs: { salamis: 0 } };
    const table = sailed(parts);
    expect(table.refuses(0, { land: 'inside' })).toBe('D13-24');
    plays(table, [0, { dropOff: 'outside', loyal: 2 }], [0, { land: 'inside' }]);
    expect(table.fact('units')).toEqual(['0 salamis loyal 2', '0 salamis inside loyal 2']);
    expect(sailed().refuses(0, { land: 'inside' })).toBe('S9.4-05');
    expect(sailed({}, ['kelenderis']).refuses(0, { land: 'inside' })).toBe('S2-13');
  });

  it('S13.2-17 also among enemy CUs', () => {
    const table = plays(
      sailed({ generals: { perdikkas: '1 salamis' }, units: ['1 salamis loyal 4'], dice: [3, 4, 3, 4] }),
      [0, { land: 'outside' }],
    );
    if (asked(table)[0] === '1 evade') plays(table, [1, { stay: true }]);
    expect(told(table, 'battle')).toMatchObject({ space: 'salamis', attacker: 0, defender: 1 });
  });

  it('S13.2-28 near enemies it is a movement into the location: the city shifts, others Intercept', () => {
    const table = plays(
      sailed({
        pcs: { salamis: 1 },
        generals: { perdikkas: '1 salamis inside', lysimachos: '2 paphos' },
        units: ['1 salamis inside loyal 1', '2 paphos loyal 3'],
      }),
      [0, { land: 'outside' }],
    );
    expect(asked(table)).toEqual(['1 hold']);
    plays(table, [1, { keep: true }]);
    expect(asked(table)).toEqual(['0 march']);
    const open = plays(sailed({ generals: { lysimachos: '2 paphos' }, units: ['2 paphos loyal 3'] }), [
      0,
      { land: 'outside' },
    ]);
    expect(asked(open)).toEqual(['2 intercept']);
  });

  it('S11.1-04 whoever lands inside is not Intercepted', () => {
    const besieged: Scene = {
      pcs: { salamis: 0 },
      generals: { pleistarchos: '2 salamis', lysimachos: '2 paphos' },
      units: ['2 salamis mercenary 1', '2 paphos loyal 3'],
    };
    const table = plays(
      scene({
        die: 4,
        step: 'sailing',
        ...besieged,
        generals: { antigonos: '0 aboard', ...besieged.generals },
        voyage: { at: 'salamis', from: 'tarsos', units: 'loyal 2' },
      }),
      [0, { land: 'inside' }],
    );
    expect(asked(table)).toEqual(['0 march']);
    expect(asked(plays(sailed(besieged), [0, { land: 'outside' }]))).toEqual(['2 intercept']);
  });

  it('S13.2-29 MPs that are left may be spent on land if none were before', () => {
    const table = plays(sailed(), [0, { land: 'outside' }], [0, { go: 'paphos' }]);
    expect(table.fact('march')).toMatchObject({ at: 'paphos', left: 2 });
    const marched = plays(embarked(), [0, { sail: 'issos' }], [0, { land: 'outside' }]);
    expect(marched.fact('march')).toMatchObject({ left: 3 });
    const before = plays(
      scene({ die: 4, generals: { antigonos: '0 issos' }, units: ['0 issos loyal 2'] }),
      [0, { march: 'antigonos', from: 'issos', side: 'outside', loyal: 2 }],
      [0, { go: 'tarsos' }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'salamis' }],
      [0, { land: 'outside' }],
    );
    expect(before.refuses(0, { go: 'paphos' })).toBe('S13.1-05');
  });

  it('S11.3-03 landed pieces Withdraw to the Embarkation Port, wherever they marched before', () => {
    const table = plays(
      scene({
        die: 4,
        dice: [5],
        generals: { antigonos: '0 issos', lysimachos: '2 paphos' },
        units: ['0 issos loyal 2', '2 paphos loyal 3'],
      }),
      [0, { march: 'antigonos', from: 'issos', side: 'outside', loyal: 2 }],
      [0, { go: 'tarsos' }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'salamis' }],
      [0, { land: 'outside' }],
      [2, { intercept: 'lysimachos', loyal: 3 }],
      [0, { withdraw: true }],
    );
    expect(table.fact('units')).toEqual(['2 salamis loyal 3', '0 tarsos loyal 2']);
  });

  it('S11.3-10 nobody meets those who Withdraw', () => {
    const table = plays(
      sailed({
        dice: [5],
        provinces: { phoinike: 3 },
        fleets: { phoinike: 'dispersed' },
        generals: { lysimachos: '2 paphos', perdikkas: '1 issos' },
        units: ['2 paphos loyal 3', '1 issos loyal 3'],
      }),
      [0, { land: 'outside' }],
      [2, { intercept: 'lysimachos', loyal: 3 }],
      [0, { withdraw: true }],
    );
    expect(table.fact('units')).toContain('0 tarsos loyal 4');
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S14.10-02 after a draw landed pieces go to the Embarkation Port', () => {
    const table = plays(
      sailed({ generals: { perdikkas: '1 salamis' }, units: ['1 salamis loyal 4'], dice: [3, 4, 3, 4] }),
      [0, { land: 'outside' }],
    );
    if (asked(table)[0] === '1 evade') plays(table, [1, { stay: true }]);
    expect(told(table, 'drewBattle')).toMatchObject({ space: 'salamis' });
    expect(table.fact('units')).toEqual(['1 salamis loyal 3', '0 tarsos loyal 3']);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 tarsos' });
  });

  it('S10.C-01 whoever lands may ask for Free Passage, to go on by land (D10-19)', () => {
    const parts: Scene = { generals: { perdikkas: '1 paphos' }, units: ['1 paphos loyal 3'] };
    const table = plays(sailed(parts, ['kelenderis', 'paphos']), [0, { request: true }]);
    expect(asked(table)).toEqual(['1 passage']);
    plays(table, [1, { grant: true }], [0, { honour: true }]);
    expect(table.fact('march')).toMatchObject({ at: 'paphos', bound: 'leave', left: 2 });
    const marched = plays(
      scene({
        die: 4,
        generals: { antigonos: '0 issos', ...parts.generals },
        units: ['0 issos loyal 2', '1 paphos loyal 3'],
      }),
      [0, { march: 'antigonos', from: 'issos', side: 'outside', loyal: 2 }],
      [0, { go: 'tarsos' }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'kelenderis' }],
      [0, { sail: 'paphos' }],
    );
    expect(marched.refuses(0, { request: true })).toBe('S10.C-03');
    expect(sailed({}, ['kelenderis']).refuses(0, { request: true })).toBe('S10.C-01');
  });

  it('S10.G-01 Generals alone who may spend nothing on land go back to the port (D13-26)', () => {
    const table = plays(
      scene({
        die: 4,
        generals: { antigonos: '0 issos', perdikkas: '1 salamis' },
        units: [],
      }),
      [0, { march: 'antigonos', from: 'issos', side: 'outside' }],
      [0, { go: 'tarsos' }],
      [0, { embark: 'antigonos' }],
      [0, { sail: 'salamis' }],
      [0, { land: 'outside' }],
    );
    if (asked(table)[0] === '1 evade') plays(table, [1, { stay: true }]);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 tarsos', perdikkas: '1 salamis' });
  });

  it('S12.1-01 after a landing no neighbouring space is closed to who Evades (D12-09)', () => {
    const table = plays(
      scene({
        die: 4,
        dice: [6],
        generals: { antigonos: '0 tarsos', perdikkas: '1 issos' },
        units: ['0 tarsos loyal 2', '1 issos loyal 1'],
        pcs: { issos: 1 },
      }),
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 2 }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'issos' }],
      [0, { land: 'outside' }],
      [1, { evade: true }],
      [1, { flee: 'tarsos' }],
    );
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 tarsos' });
  });

  /** Out of Tyros with two CUs; two more are picked up in Ake, and Lysimachos Intercepts the landing in Gaza. */
  const crowd = (besieger: Scene = {}) =>
    plays(
      scene({
        die: 4,
        dice: [5],
        pcs: { tyros: 0, ake: 0 },
        generals: { antigonos: '0 tyros inside', lysimachos: '2 hierosolyma', ...besieger.generals },
        units: [
          '0 tyros inside loyal 2',
          '0 ake mercenary 2',
          '2 hierosolyma loyal 3',
          ...(besieger.units ?? []),
        ],
      }),
      [0, { march: 'antigonos', from: 'tyros', side: 'inside', loyal: 2 }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'ake' }],
      [0, { pickUp: 'outside', mercenary: 2 }],
      [0, { sail: 'gaza' }],
      [0, { land: 'outside' }],
      [2, { intercept: 'lysimachos', loyal: 3 }],
      [0, { withdraw: true }],
    );
  it('S11.3-03 those who had left from inside go outside where not all find room (D13-11)', () => {
    const table = crowd();
    expect(table.fact('cus')).toMatchObject({ '0 tyros': 4 });
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S11.3-03 in a Besieged city what finds no room is Dispersed, as its owner chooses (D13-11)', () => {
    const table = crowd({ generals: { perdikkas: '1 tyros' }, units: ['1 tyros loyal 5'] });
    expect(table.asked()).toMatchObject([
      { seat: 0, kind: 'lose', about: { cause: 'port', left: 2, among: ['mercenary', 'loyal'] } },
    ]);
    expect(table.refuses(0, { lose: 'royal' })).toBe('D13-11');
    plays(table, [0, { lose: 'mercenary' }], [0, { lose: 'loyal' }]);
    expect(table.fact('units')).toContain('0 tyros inside mercenary 1 loyal 1');
    expect(table.fact('dispersed')).toMatchObject({ 0: { mercenary: 1, loyal: 1 } });
    expect(asked(table)).toEqual(['0 march']);
  });
});
