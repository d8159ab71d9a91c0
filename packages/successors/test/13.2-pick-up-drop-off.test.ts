import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';
import { embarked, sailed } from './sea.ts';

/** Seat 1's Perdikkas with three CUs in Sidon, next to Tyros by land. */
const perdikkas: Scene = { generals: { perdikkas: '1 sidon' }, units: ['1 sidon loyal 3'] };
/** Antigonos lies off Ake with four CUs, and Demetrios; Tyros and Gaza are next to it by land. */
const offAke = ({ generals, ...rest }: Scene = {}) =>
  scene({
    die: 6,
    step: 'sailing',
    generals: { antigonos: '0 aboard', demetrios: '0 aboard', ...generals },
    voyage: { at: 'ake', from: 'tarsos', units: 'loyal 4' },
    ...rest,
  });

describe('13.2 (6) Picking up', () => {
  it('S13.2-14 in each space entered pieces come aboard or go ashore, and a General stays at sea', () => {
    const table = sailed({
      pcs: { salamis: 0, tyros: 0 },
      generals: { eumenes: '0 salamis' },
      units: ['0 salamis mercenary 2'],
      royals: { herakles: 'salamis by 0' },
    });
    plays(
      table,
      [0, { pickUp: 'outside', with: ['eumenes'], mercenary: 1, carry: ['herakles'] }],
      [0, { sail: 'tyros' }],
      [0, { dropOff: 'outside', with: ['eumenes'], loyal: 1, carry: ['herakles'] }],
    );
    expect(told(table, 'droppedOff')).toEqual({ seat: 0, space: 'tyros', side: 'outside', cus: 1 });
    expect(table.fact('units')).toEqual(['0 salamis mercenary 1', '0 tyros loyal 1']);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 aboard', eumenes: '0 tyros' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'tyros by 0' });
    expect(table.refuses(0, { dropOff: 'outside', with: ['antigonos'] })).toBe('S13.2-14');
  });

  it('S13.2-14 not in the Embarkation Port itself', () => {
    const table = embarked({ pcs: { tarsos: 0 }, units: ['0 tarsos mercenary 2'] });
    expect(table.refuses(0, { pickUp: 'outside', mercenary: 2 })).toBe('S13.2-14');
    expect(table.refuses(0, { dropOff: 'outside', loyal: 1 })).toBe('S13.2-14');
    plays(table, [0, { sail: 'issos' }], [0, { sail: 'tarsos' }], [0, { pickUp: 'outside', mercenary: 2 }]);
    expect(table.fact('voyage')).toMatchObject({ carried: 6 });
  });

  it('S13.2-15 from any location of the space', () => {
    const table = sailed({
      pcs: { salamis: 0 },
      units: ['0 salamis mercenary 1', '0 salamis inside royal 2'],
    });
    plays(table, [0, { pickUp: 'inside', royal: 2 }], [0, { pickUp: 'outside', mercenary: 1 }]);
    expect(table.fact('voyage')).toMatchObject({ units: { loyal: 4, royal: 2, mercenary: 1 } });
    expect(table.fact('units')).toEqual([]);
  });

  it('S13.2-21 at a Besieged city from inside the own, or from outside another’s', () => {
    const table = sailed({
      pcs: { salamis: 0 },
      generals: { perdikkas: '1 salamis' },
      units: ['0 salamis inside royal 2', '1 salamis loyal 3'],
    });
    expect(table.refuses(0, { pickUp: 'outside', loyal: 1 })).toBe('S13.2-21');
    plays(table, [0, { pickUp: 'inside', royal: 2 }]);
    const besieging = sailed({
      pcs: { salamis: 1 },
      generals: { eumenes: '0 salamis' },
      units: ['0 salamis mercenary 2', '1 salamis inside loyal 2'],
    });
    expect(besieging.refuses(0, { pickUp: 'inside' })).toBe('S13.2-21');
    plays(besieging, [0, { pickUp: 'outside', mercenary: 1 }]);
    expect(besieging.fact('voyage')).toMatchObject({ units: { loyal: 4, mercenary: 1 } });
  });

  it('S9.1-23 what has moved is not picked up', () => {
    const table = sailed({
      pcs: { salamis: 0 },
      units: ['0 salamis mercenary 2'],
      moved: { units: ['0 salamis mercenary 2'] },
    });
    expect(table.refuses(0, { pickUp: 'outside', mercenary: 1 })).toBe('S9.1-23');
  });

  it('S9.1-16 nobody of the Royal Family boards without a CU (D13-18)', () => {
    const table = scene({
      die: 4,
      step: 'sailing',
      generals: { antigonos: '0 aboard' },
      voyage: { at: 'salamis', from: 'tarsos' },
      pcs: { salamis: 0 },
      units: ['0 salamis mercenary 1'],
      royals: { herakles: 'salamis by 0' },
    });
    expect(table.refuses(0, { pickUp: 'outside', carry: ['herakles'] })).toBe('S9.1-16');
    plays(table, [0, { pickUp: 'outside', mercenary: 1, carry: ['herakles'] }]);
    expect(table.fact('royals')).toMatchObject({ herakles: 'aboard by 0' });
  });

  it('D13-18 without a CU the Royal Family goes no farther', () => {
    const table = plays(
      scene({
        die: 4,
        step: 'sailing',
        generals: { antigonos: '0 aboard' },
        voyage: { at: 'salamis', from: 'tarsos', units: 'loyal 1' },
        pcs: { salamis: 0 },
        royals: { herakles: 'aboard by 0' },
      }),
      [0, { dropOff: 'outside', loyal: 1 }],
    );
    expect(table.refuses(0, { sail: 'tyros' })).toBe('D13-18');
    plays(table, [0, { dropOff: 'outside', carry: ['herakles'] }], [0, { sail: 'tyros' }]);
    expect(table.fact('royals')).toMatchObject({ herakles: 'salamis by 0' });
  });
});

describe('13.2 (6) Dropping off', () => {
  it('S13.2-16 not among enemy CUs', () => {
    const table = offAke({ generals: { perdikkas: '1 ake' }, units: ['1 ake loyal 1'] });
    expect(table.refuses(0, { dropOff: 'outside', with: ['demetrios'], loyal: 2 })).toBe('S13.2-16');
  });

  it('S13.2-16 beside a General without CUs one may: he is Dispersed if he does not Evade (D13-10)', () => {
    const table = plays(offAke({ generals: { perdikkas: '1 ake' }, pcs: { ake: 1 } }), [
      0,
      { dropOff: 'outside', with: ['demetrios'], loyal: 2 },
    ]);
    if (asked(table)[0] === '1 evade') plays(table, [1, { stay: true }]);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 dispersed', demetrios: '0 ake' });
    expect(asked(table)).toEqual(['0 sail']);
  });

  it('S13.2-18 not at a city that somebody else Besieges', () => {
    const table = sailed({
      pcs: { salamis: 1 },
      generals: { perdikkas: '2 salamis', demetrios: '0 tarsos' },
      units: ['1 salamis inside loyal 2', '2 salamis loyal 3'],
    });
    expect(table.refuses(0, { dropOff: 'outside', loyal: 1 })).toBe('S13.2-18');
  });

  it('S13.2-19 in the own Besieged city inside, as many as there is room for', () => {
    const table = sailed({
      pcs: { salamis: 0 },
      generals: { perdikkas: '1 salamis' },
      units: ['0 salamis inside royal 1', '1 salamis loyal 3'],
    });
    expect(table.refuses(0, { dropOff: 'outside', loyal: 1 })).toBe('S13.2-19');
    expect(table.refuses(0, { dropOff: 'inside', loyal: 2 })).toBe('S9.4-06');
    plays(table, [0, { dropOff: 'inside', loyal: 1 }]);
    expect(table.fact('units')).toEqual(
      ['0 salamis inside loyal 1 royal 1', '1 salamis loyal 3'].sort().reverse(),
    );
  });

  it('S13.2-20 at a city that the own Army Besieges they join it outside', () => {
    const table = sailed({
      pcs: { salamis: 1 },
      generals: { eumenes: '0 salamis' },
      units: ['0 salamis mercenary 1', '1 salamis inside loyal 2'],
    });
    expect(table.refuses(0, { dropOff: 'inside', loyal: 1 })).toBe('S13.2-20');
    plays(table, [0, { dropOff: 'outside', loyal: 2 }]);
    expect(table.fact('cus')).toMatchObject({ '0 salamis': 3 });
    expect(asked(table)).toEqual(['0 sail']);
  });

  it('S13.2-23 near an enemy there is a Procedure for those who were dropped off', () => {
    const table = plays(offAke({ generals: { perdikkas: '1 tyros' }, units: ['1 tyros loyal 3'] }), [
      0,
      { dropOff: 'outside', with: ['demetrios'], loyal: 2 },
    ]);
    expect(table.asked()).toMatchObject([{ seat: 1, kind: 'intercept', about: { by: 0, space: 'ake' } }]);
  });

  it('S13.2-23 not for those who land inside', () => {
    const table = plays(
      sailed({ pcs: { tyros: 0 }, ...perdikkas, generals: perdikkas.generals ?? {} }, ['salamis', 'tyros']),
      [0, { dropOff: 'inside', loyal: 2 }],
    );
    expect(asked(table)).toEqual(['0 sail']);
  });

  it('S11.1-02 an Heir who is put ashore alone meets nobody', () => {
    const table = plays(
      offAke({
        generals: { perdikkas: '1 tyros', demetrios: '0 ake' },
        units: ['1 tyros loyal 3'],
        royals: { herakles: 'aboard by 0' },
      }),
      [0, { dropOff: 'outside', carry: ['herakles'] }],
    );
    expect(asked(table)).toEqual(['0 sail']);
    expect(table.fact('royals')).toMatchObject({ herakles: 'ake by 0' });
  });

  it('S13.2-24 what becomes of them changes nothing for the others', () => {
    const table = plays(
      offAke({
        generals: { perdikkas: '1 tyros' },
        units: ['1 tyros loyal 3'],
        dice: [5, 1, 1, 6, 6, 1],
      }),
      [0, { dropOff: 'outside', with: ['demetrios'], loyal: 2 }],
      [1, { intercept: 'perdikkas', loyal: 3 }],
      [0, { stay: true }],
    );
    while (asked(table)[0] === '1 lose') plays(table, [1, { lose: 'loyal' }]);
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 1 });
    expect(table.fact('generals')).toMatchObject({ demetrios: '0 dispersed', antigonos: '0 aboard' });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'sail', about: { space: 'ake', left: 3 } }]);
    plays(table, [0, { sail: 'gaza' }]);
    expect(table.fact('voyage')).toMatchObject({ space: 'gaza', units: { loyal: 2 } });
  });

  it('S13.2-25 a Minor General may be placed with them', () => {
    const table = offAke();
    expect(table.refuses(0, { dropOff: 'outside', loyal: 2 })).toBe('S9.1-21');
    expect(
      table.refuses(0, { dropOff: 'outside', with: ['demetrios'], guard: ['philoxenos'], loyal: 2 }),
    ).toBe('S13.2-25');
    plays(table, [0, { dropOff: 'outside', guard: ['philoxenos'], loyal: 2 }]);
    expect(table.fact('generals')).toMatchObject({ philoxenos: '0 ake' });
    expect(table.fact('movedUnits')).toEqual({ '0 ake': { loyal: 2 } });
    // He has not been activated.
    expect(table.fact('moved')).toMatchObject({ generals: [] });
  });

  it('S7.1.C-03 but only with CUs that are dropped off', () => {
    const table = offAke();
    expect(table.refuses(0, { dropOff: 'outside', guard: ['philoxenos'] })).toBe('S7.1.C-03');
    plays(table, [0, { dropOff: 'outside', with: ['demetrios'], loyal: 4 }], [0, { sail: 'gaza' }]);
    expect(table.refuses(0, { dropOff: 'outside', guard: ['philoxenos'] })).toBe('S7.1.C-03');
  });

  it('S13.2-23 who drops nobody off, or nobody but Royal Family, is met by nobody (D11-01)', () => {
    const parts = { generals: { perdikkas: '1 tyros' }, units: ['1 tyros loyal 3'] };
    const table = plays(offAke(parts), [0, { dropOff: 'outside' }]);
    expect(asked(table)).toEqual(['0 sail']);
    expect(table.refuses(0, { dropOff: 'outside', with: ['demetrios'], loyal: 2 })).toBe('D9-26');
    const withWard = offAke({ ...parts, pcs: { ake: 0 }, royals: { herakles: 'aboard by 0' } });
    plays(withWard, [0, { dropOff: 'outside', carry: ['herakles'] }]);
    expect(withWard.fact('royals')).toMatchObject({ herakles: 'ake by 0' });
    expect(asked(withWard)).toEqual(['0 sail']);
  });

  it('S13.2-25 he is placed before the Procedure, and leads them (D13-27)', () => {
    const table = plays(
      offAke({ generals: { perdikkas: '1 tyros' }, units: ['1 tyros loyal 3'], dice: [5] }),
      [0, { dropOff: 'outside', guard: ['philoxenos'], loyal: 2 }],
      [1, { intercept: 'perdikkas', loyal: 3 }],
      [0, { withdraw: true }],
    );
    expect(table.fact('generals')).toMatchObject({ philoxenos: '0 tarsos' });
    expect(table.fact('units')).toEqual(['0 tarsos loyal 2', '1 ake loyal 3']);
  });

  it('S11.3-03 dropped-off pieces Withdraw to the Embarkation Port', () => {
    const table = plays(
      offAke({ generals: { perdikkas: '1 tyros' }, units: ['1 tyros loyal 3'], dice: [5] }),
      [0, { dropOff: 'outside', with: ['demetrios'], loyal: 2 }],
      [1, { intercept: 'perdikkas', loyal: 3 }],
    );
    expect(table.asked()).toMatchObject([{ kind: 'withdraw', about: { back: 'tarsos' } }]);
    plays(table, [0, { withdraw: true }]);
    expect(table.fact('generals')).toMatchObject({ demetrios: '0 tarsos', antigonos: '0 aboard' });
    expect(table.fact('movedUnits')).toEqual({ '0 tarsos': { loyal: 2 } });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'sail', about: { left: 3 } }]);
  });

  it('S14.10-02 after a draw dropped-off pieces go to the Embarkation Port', () => {
    const table = plays(
      offAke({ generals: { perdikkas: '1 tyros' }, units: ['1 tyros loyal 2'], dice: [5, 3, 4, 3, 4] }),
      [0, { dropOff: 'outside', with: ['demetrios'], loyal: 2 }],
      [1, { intercept: 'perdikkas', loyal: 2 }],
      [0, { stay: true }],
    );
    expect(told(table, 'drewBattle')).toMatchObject({ space: 'ake' });
    expect(table.fact('units')).toEqual(['0 tarsos loyal 1', '1 ake loyal 1']);
    expect(table.fact('generals')).toMatchObject({ demetrios: '0 tarsos' });
    expect(asked(table)).toEqual(['0 sail']);
  });

  it('S10.G-02 Generals who were dropped off alone beside another go back to the port (D13-10)', () => {
    const table = plays(offAke({ generals: { perdikkas: '1 ake' } }), [
      0,
      { dropOff: 'outside', with: ['demetrios'] },
    ]);
    if (asked(table)[0] === '1 evade') plays(table, [1, { stay: true }]);
    expect(table.fact('generals')).toMatchObject({ demetrios: '0 tarsos', perdikkas: '1 ake' });
    expect(asked(table)).toEqual(['0 sail']);
  });

  it('S11.1-02 landings and drop-offs can be Intercepted', () => {
    const parts: Scene = { generals: { perdikkas: '1 tyros' }, units: ['1 tyros loyal 3'] };
    expect(asked(plays(offAke(parts), [0, { dropOff: 'outside', with: ['demetrios'], loyal: 1 }]))).toEqual([
      '1 intercept',
    ]);
    expect(asked(plays(offAke(parts), [0, { land: 'outside' }]))).toEqual(['1 intercept']);
  });

  it('D13-01 an active Minor General at sea cannot be put elsewhere', () => {
    const table = scene({
      die: 4,
      step: 'sailing',
      generals: { philoxenos: '0 aboard' },
      voyage: { at: 'salamis', from: 'tarsos', units: 'loyal 1' },
      pcs: { tarsos: 0 },
      units: ['0 tarsos loyal 2'],
    });
    expect(table.refuses(0, { appoint: 'philoxenos', at: 'tarsos', side: 'outside' })).toBe('D13-01');
    expect(table.refuses(0, { recall: 'philoxenos' })).toBe('D13-01');
    expect(offered(table, 0, 'appoint')).not.toContain('philoxenos');
  });
});
