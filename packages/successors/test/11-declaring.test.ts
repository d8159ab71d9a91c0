import { describe, expect, it } from 'vitest';
import { entering, plays } from './reactions.ts';
import { asked, offered, type Scene, told } from './scene.ts';

/** Of seat 1: Perdikkas and Seleukos with four CUs at Ephesos, Eumenes with two at Abydos; both next to Pergamon. */
const both: Scene = {
  generals: { perdikkas: '1 ephesos', seleukos: '1 ephesos', eumenes: '1 abydos' },
  units: ['1 ephesos loyal 3 mercenary 1', '1 abydos loyal 2'],
};
/** Who rolled, in this order. */
const rolls = (table: ReturnType<typeof entering>) =>
  table
    .events('all')
    .filter(({ key }) => key === 'event.interceptionRoll')
    .map(({ params }) => params.seat);

describe('11.2 Declaring', () => {
  it('S11.2-01 all attempts, before any is resolved', () => {
    const table = entering({ ...both, dice: [1, 1] });
    plays(table, [1, { intercept: 'perdikkas', loyal: 3 }]);
    expect([asked(table), rolls(table)]).toEqual([['1 intercept'], []]);
    plays(table, [1, { intercept: 'eumenes', loyal: 2 }]);
    expect([asked(table), rolls(table)]).toEqual([['0 march'], [1, 1]]);
  });

  it('S11.2-02 one from each space', () => {
    const table = entering(both);
    plays(table, [1, { intercept: 'perdikkas', loyal: 3 }]);
    expect(offered(table, 1, 'intercept')).toEqual(['eumenes']);
    expect(table.refuses(1, { intercept: 'seleukos' })).toBe('S11.2-02');
  });

  it('S11.2-03 from as many spaces as the player likes', () => {
    const table = entering({ ...both, dice: [1, 1] });
    plays(table, [1, { intercept: 'perdikkas', loyal: 3 }]);
    expect(told(table, 'declaredInterception')).toMatchObject({ general: 'perdikkas', from: 'ephesos' });
    plays(table, [1, { intercept: 'eumenes', loyal: 2 }]);
    expect(told(table, 'declaredInterception')).toMatchObject({ general: 'eumenes', from: 'abydos' });
  });

  it('S11.2-04 in Turn Order, and resolved in Turn Order', () => {
    const table = entering({
      first: 2,
      direction: 'right',
      active: 0,
      generals: { perdikkas: '1 ephesos', lysimachos: '2 abydos' },
      dice: [1, 1],
    });
    expect(table.fact('order')).toEqual([2, 1, 0, 3]);
    expect(asked(table)).toEqual(['2 intercept']);
    plays(table, [2, { intercept: 'lysimachos' }]);
    expect(asked(table)).toEqual(['1 intercept']);
    plays(table, [1, { intercept: 'perdikkas' }]);
    expect(rolls(table)).toEqual([2, 1]);
  });

  it('S11.2-05 with the Generals, CUs and Royal Family Members who will come', () => {
    const table = entering({
      ...both,
      royals: { herakles: 'ephesos by 1', thessalonike: 'ephesos by 1' },
      dice: [4],
    });
    const company = { with: ['seleukos'], loyal: 2, mercenary: 1, carry: ['herakles'] };
    plays(table, [1, { intercept: 'perdikkas', ...company }], [1, { pass: true }]);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 pergamon', seleukos: '1 pergamon' });
    expect(table.fact('units')).toContain('1 pergamon mercenary 1 loyal 2');
    expect(table.fact('royals')).toMatchObject({
      herakles: 'pergamon by 1',
      thessalonike: 'ephesos by 1',
    });
  });

  it('S11.2-06 not every General: the Commanding General may stay', () => {
    const table = entering({ ...both, dice: [3] });
    expect(table.fact('commanders')).toMatchObject({ '1 ephesos': 'perdikkas' });
    plays(table, [1, { intercept: 'seleukos', loyal: 2 }], [1, { pass: true }]);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 ephesos', seleukos: '1 pergamon' });
  });

  it('S11.2-07 with a part of the Army', () => {
    const table = entering({ ...both, dice: [4] });
    plays(table, [1, { intercept: 'perdikkas', loyal: 1 }], [1, { pass: true }]);
    expect(table.fact('units')).toEqual([
      '1 abydos loyal 2',
      '0 pergamon loyal 4',
      '1 pergamon loyal 1',
      '1 ephesos mercenary 1 loyal 2',
    ]);
  });

  it('S11.2-08 the most Senior of them is the Intercepting General', () => {
    const table = entering({ ...both, dice: [3] });
    expect(table.refuses(1, { intercept: 'seleukos', with: ['perdikkas'] })).toBe('S11.2-08');
    // Seleukos alone would need 3.
    plays(table, [1, { intercept: 'perdikkas', with: ['seleukos'], loyal: 3 }], [1, { pass: true }]);
    expect(told(table, 'interceptionRoll')).toMatchObject({
      general: 'perdikkas',
      needed: 4,
      success: false,
    });
  });

  it('S11.2-17 openly: everybody hears of it before a die is rolled', () => {
    const table = entering(both);
    plays(table, [1, { intercept: 'perdikkas', with: ['seleukos'], loyal: 2, mercenary: 1 }]);
    const declared = { seat: 1, general: 'perdikkas', with: ['seleukos'], loyal: 2, mercenary: 1 };
    for (const seat of [0, 1, 2, 3, null])
      expect(told(table, 'declaredInterception', seat)).toMatchObject(declared);
    expect(rolls(table)).toEqual([]);
  });
});

describe('11.2 A Minor General', () => {
  it('S11.2-09 is placed from off map to take part', () => {
    const table = entering({ ...both, dice: [5] });
    expect(offered(table, 1, 'appoint')).toEqual(['alketas', 'polemaios', 'nikanor', 'kleitos']);
    plays(table, [1, { appoint: 'alketas', at: 'ephesos', side: 'outside' }]);
    plays(table, [1, { intercept: 'alketas', loyal: 1 }], [1, { pass: true }]);
    expect(told(table, 'interceptionRoll')).toMatchObject({ general: 'alketas', needed: 5, success: true });
    expect(table.fact('generals')).toMatchObject({ alketas: '1 pergamon', perdikkas: '1 ephesos' });
  });

  it('S11.2-09 or to stay behind', () => {
    const table = entering({ generals: { perdikkas: '1 ephesos' }, units: ['1 ephesos loyal 3'], dice: [4] });
    plays(
      table,
      [1, { appoint: 'alketas', at: 'ephesos', side: 'outside' }],
      [1, { intercept: 'perdikkas', loyal: 2 }],
      [0, { withdraw: true }],
    );
    expect(table.fact('generals')).toMatchObject({ alketas: '1 ephesos', perdikkas: '1 pergamon' });
    expect(table.fact('units')).toContain('1 ephesos loyal 1');
  });

  it('S11.2-10 only where the player has a General and a CU', () => {
    const table = entering({
      pcs: { abydos: 1 },
      generals: { perdikkas: '1 ephesos', eumenes: '1 lesbos' },
      units: ['1 ephesos loyal 3', '1 abydos loyal 2'],
    });
    expect(offered(table, 1, 'at', { appoint: 'alketas' })).toEqual(['ephesos']);
    for (const at of ['abydos', 'lesbos'])
      expect(table.refuses(1, { appoint: 'alketas', at, side: 'outside' })).toBe('S11.2-10');
  });
});
