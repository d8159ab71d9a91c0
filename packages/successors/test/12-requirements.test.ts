import { describe, expect, it } from 'vitest';
import { entering, plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Perdikkas (seat 1) with two CUs at Ephesos, where Antigonos comes from Sardeis: three other spaces are next to it. */
const met = (parts: Scene = {}) =>
  entering({ generals: { perdikkas: '1 ephesos' }, units: ['1 ephesos loyal 2'], ...parts }, 'ephesos');
const [HALIKARNASSOS, TRANSIT, PERGAMON] = ['halikarnassos', 'transit-halikarnassos-kelainai', 'pergamon'];
/** He is alone. */
const alone = (parts: Scene = {}) => met({ units: [], ...parts });
/** He has rolled a 4, and may go. */
const flees = (table: ReturnType<typeof met>) => offered(plays(table, [1, { evade: true }]), 1, 'flee');

describe('12 Evasion', () => {
  it('S12-01 is for Generals of other Factions in the location that was entered', () => {
    const table = met({ generals: { perdikkas: '1 ephesos', lysimachos: '2 abydos' }, dice: [4] });
    expect(table.asked()).toMatchObject([{ seat: 1, kind: 'evade', about: { by: 0, space: 'ephesos' } }]);
    plays(table, [1, { evade: true }]);
    expect(table.refuses(1, { halt: true })).toBe('S12-01');
    plays(table, [1, { flee: PERGAMON }], [1, { halt: true }]);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 pergamon', antigonos: '0 ephesos' });
  });

  it('S12-02 he takes everybody along', () => {
    const table = met({
      generals: { perdikkas: '1 ephesos', seleukos: '1 ephesos' },
      units: ['1 ephesos loyal 2 mercenary 1'],
      royals: { herakles: 'ephesos by 1' },
      dice: [4],
    });
    plays(table, [1, { evade: true }], [1, { flee: PERGAMON }], [1, { halt: true }]);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 pergamon', seleukos: '1 pergamon' });
    expect(table.fact('units')).toEqual(['1 pergamon mercenary 1 loyal 2', '0 ephesos loyal 4']);
    expect(table.fact('royals')).toMatchObject({ herakles: 'pergamon by 1' });
  });

  it('S12-03 one space or two', () => {
    const table = plays(met({ dice: [4] }), [1, { evade: true }], [1, { flee: PERGAMON }]);
    expect(table.options(1)).toEqual([{ flee: 'abydos' }, { halt: true }]);
    plays(table, [1, { flee: 'abydos' }]);
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 abydos' });
  });

  it('S12-04 no Independent Army Evades', () => {
    const table = scene({ die: 4, generals: { antigonos: '0 sardeis', philon: 'ephesos' } });
    plays(table, [0, { march: 'antigonos', from: 'sardeis', side: 'outside' }], [0, { go: 'ephesos' }]);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 dispersed', philon: 'ephesos' });
    expect(told(table, 'evasionRoll')).toBeUndefined();
  });

  it('S12-05 a General without CUs may try', () => {
    const table = alone({ dice: [4] });
    expect(offered(table, 1, 'evade')).toEqual([true]);
    plays(table, [1, { evade: true }], [1, { flee: PERGAMON }], [1, { halt: true }]);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 pergamon' });
  });
});

describe('12.1 Where to', () => {
  it('S12.1-01 nobody Evades without a way out', () => {
    const table = alone({
      pcs: { halikarnassos: 2, pergamon: 2 },
      generals: { perdikkas: '1 ephesos', lysimachos: `2 ${TRANSIT}` },
    });
    plays(table, [2, { pass: true }]);
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 dispersed' });
  });

  it('S12.1-02 to one’s own spaces, to uncontrolled ones, to one’s own CUs', () => {
    expect(flees(met({ pcs: { pergamon: 1 }, dice: [4] }))).toEqual([HALIKARNASSOS, TRANSIT, PERGAMON]);
    for (const pergamon of [0, 2, 'independent'] as const) {
      const table = met({ pcs: { pergamon }, dice: [4] });
      expect(flees(table)).toEqual([HALIKARNASSOS, TRANSIT]);
      expect(table.refuses(1, { flee: PERGAMON })).toBe('S12.1-02');
    }
    const held = met({
      pcs: { pergamon: 2 },
      generals: { perdikkas: '1 ephesos', seleukos: '1 pergamon' },
      units: ['1 ephesos loyal 2', '1 pergamon loyal 1'],
      dice: [4],
    });
    plays(held, [1, { pass: true }]);
    expect(flees(held)).toEqual([HALIKARNASSOS, TRANSIT, PERGAMON]);
  });

  it('S12.1-03 not to enemy CUs', () => {
    const table = met({
      generals: { perdikkas: '1 ephesos', lysimachos: '2 pergamon' },
      units: ['1 ephesos loyal 2', '2 pergamon loyal 1'],
      dice: [4],
    });
    expect(flees(table)).toEqual([HALIKARNASSOS, TRANSIT]);
    expect(table.refuses(1, { flee: PERGAMON })).toBe('S12.1-03');
  });

  it('S12.1-04 to an enemy General only with a CU', () => {
    const generals = { perdikkas: '1 ephesos', lysimachos: '2 pergamon' };
    const without = plays(alone({ generals, dice: [4] }), [2, { pass: true }]);
    expect(flees(without)).toEqual([HALIKARNASSOS, TRANSIT]);
    expect(without.refuses(1, { flee: PERGAMON })).toBe('S12.1-04');
    const withCus = met({ generals, dice: [4] });
    expect(flees(withCus)).toEqual([HALIKARNASSOS, TRANSIT, PERGAMON]);
  });

  it('S12.1-05 over Land paths only', () => {
    const table = scene({
      die: 4,
      generals: { antigonos: '0 kardia', perdikkas: '1 byzantion' },
      units: ['0 kardia loyal 4'],
      dice: [4],
    });
    plays(
      table,
      [0, { march: 'antigonos', from: 'kardia', side: 'outside', loyal: 4 }],
      [0, { go: 'byzantion' }],
    );
    expect(flees(table)).toEqual(['apollonia', 'transit-byzantion-philippopolis']);
    expect(table.refuses(1, { flee: 'chalkedon' })).toBe('S12.1-05');
  });
});

describe('12.1 Other restrictions', () => {
  it('S12.1-06 nobody Evades from where a General has Intercepted', () => {
    const generals = { perdikkas: '1 ephesos', lysimachos: '2 ephesos', eumenes: '1 pergamon' };
    const table = plays(alone({ generals, dice: [3], unsettled: true }), [1, { intercept: 'eumenes' }]);
    expect(asked(table)).toEqual(['0 withdraw']);
    plays(table, [0, { stay: true }]);
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('generals')).toMatchObject({
      perdikkas: '1 dispersed',
      eumenes: '1 dispersed',
      lysimachos: '2 dispersed',
    });
  });

  it('S12.1-07 nor Generals of the moving player', () => {
    const generals = { seleukos: '0 ephesos', lysimachos: '2 ephesos' };
    expect(asked(alone({ generals, unsettled: true }))).toEqual(['2 evade']);
  });

  it('S12.1-08 not from pieces that Withdraw', () => {
    // Lysimachos has let them pass through Abydos; then they come back.
    const table = scene({
      die: 4,
      dice: [4],
      generals: { antigonos: '0 daskyleion', lysimachos: '2 abydos', perdikkas: '1 ephesos' },
      units: ['0 daskyleion loyal 4', '1 ephesos loyal 3'],
    });
    plays(
      table,
      [0, { march: 'antigonos', from: 'daskyleion', side: 'outside', loyal: 4 }],
      [0, { request: 'abydos' }],
      [2, { grant: true }],
      [0, { honour: true }],
      [0, { go: 'pergamon' }],
      [1, { intercept: 'perdikkas', loyal: 3 }],
      [2, { pass: true }],
      [0, { withdraw: true }],
    );
    expect(table.fact('march')).toMatchObject({ at: 'abydos' });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '2 dispersed' });
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S12.1-09 nor from pieces that Evade', () => {
    const table = met({ generals: { perdikkas: '1 ephesos', lysimachos: '2 abydos' }, dice: [4] });
    plays(table, [1, { evade: true }], [1, { flee: PERGAMON }], [1, { flee: 'abydos' }]);
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 abydos', lysimachos: '2 dispersed' });
  });

  it('S12.1-10 no Minor General is placed for it', () => {
    const table = scene({
      die: 4,
      pcs: { ephesos: 1 },
      generals: { antigonos: '0 sardeis' },
      units: ['1 ephesos loyal 1'],
    });
    plays(table, [0, { march: 'antigonos', from: 'sardeis', side: 'outside' }], [0, { go: 'ephesos' }]);
    expect(told(table, 'declaredEvasion')).toBeUndefined();
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 dispersed', alketas: '1 off-map' });
    expect(table.fact('units')).toEqual(['1 ephesos loyal 1']);
  });
});
