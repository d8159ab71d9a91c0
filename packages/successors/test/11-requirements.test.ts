import { describe, expect, it } from 'vitest';
import { entering, plays } from './reactions.ts';
import { asked, offered, type Scene, scene } from './scene.ts';

/** Perdikkas (seat 1) with three CUs at Ephesos, next to Sardeis and Pergamon. */
const perdikkas: Scene = { generals: { perdikkas: '1 ephesos' }, units: ['1 ephesos loyal 3'] };
const perdikkasAnd = (generals: Scene['generals'], ...units: string[]): Scene => ({
  generals: { perdikkas: '1 ephesos', ...generals },
  units: ['1 ephesos loyal 3', ...units],
});

describe('11 Who Intercepts', () => {
  it('S11-01 only players who are not moving', () => {
    const table = entering(perdikkasAnd({ seleukos: '0 abydos' }));
    expect(asked(table)).toEqual(['1 intercept']);
    expect(asked(plays(table, [1, { pass: true }]))).toEqual(['0 march']);
  });

  it('S11-03 no Independent Army', () => {
    expect(asked(entering({ generals: { philon: 'ephesos' } }))).toEqual(['0 march']);
  });

  it('S11-04 the same General again and again', () => {
    const table = entering({ ...perdikkas, dice: [1, 1] });
    plays(table, [1, { intercept: 'perdikkas', loyal: 3 }], [0, { go: 'sardeis' }]);
    expect(asked(table)).toEqual(['1 intercept']);
    expect(asked(plays(table, [1, { intercept: 'perdikkas', loyal: 3 }]))).toEqual(['0 march']);
  });
});

describe('11.1 When', () => {
  it('S11.1-01 an enemy Army enters a space next to a General', () => {
    const table = entering(perdikkasAnd({ seleukos: '1 kelainai' }));
    expect([asked(table), offered(table, 1, 'intercept')]).toEqual([['1 intercept'], ['perdikkas']]);
    expect(table.refuses(1, { intercept: 'seleukos' })).toBe('S11.1-01');
    expect(asked(entering({ generals: { seleukos: '1 kelainai' } }))).toEqual(['0 march']);
  });

  it('S11.1-01 or an enemy General without CUs', () => {
    const table = scene({ die: 4, ...perdikkasAnd({ antigonos: '0 sardeis' }) });
    plays(table, [0, { march: 'antigonos', from: 'sardeis', side: 'outside' }], [0, { go: 'pergamon' }]);
    expect(asked(table)).toEqual(['1 intercept']);
  });

  it('S11.1-03 into a Major City space: outside the walls', () => {
    const table = scene({
      die: 4,
      dice: [4],
      pcs: { sardeis: 1 },
      ...perdikkasAnd({ antigonos: '0 pergamon' }, '0 pergamon loyal 4'),
    });
    plays(
      table,
      [0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal: 4 }],
      [0, { go: 'sardeis' }],
      [1, { intercept: 'perdikkas', loyal: 3 }],
    );
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 sardeis' });
    expect(table.fact('units')).toEqual(['0 sardeis loyal 4', '1 sardeis loyal 3']);
  });

  it('S11.1-05 with a General, who may be without CUs', () => {
    const alone = entering({ generals: { perdikkas: '1 ephesos' }, dice: [4] });
    expect(offered(alone, 1, 'intercept')).toEqual(['perdikkas']);
    plays(alone, [1, { intercept: 'perdikkas' }]);
    expect(alone.fact('generals')).toMatchObject({ perdikkas: '1 pergamon' });
    const leaderless = entering({ pcs: { ephesos: 1 }, units: ['1 ephesos loyal 3'] });
    expect(asked(leaderless)).toEqual(['0 march']);
  });
});

describe('11.1 A Requirements', () => {
  it('S11.1.A-01 over a Land path, neither a Strait nor the sea', () => {
    const table = scene({
      die: 4,
      generals: {
        antigonos: '0 daskyleion',
        perdikkas: '1 kardia',
        seleukos: '1 lesbos',
        eumenes: '1 pergamon',
      },
    });
    plays(table, [0, { march: 'antigonos', from: 'daskyleion', side: 'outside' }], [0, { go: 'abydos' }]);
    expect(offered(table, 1, 'intercept')).toEqual(['eumenes']);
    for (const intercept of ['perdikkas', 'seleukos'])
      expect(table.refuses(1, { intercept })).toBe('S11.1.A-01');
  });

  it('S11.1.A-01 nor mountains', () => {
    const table = scene({ die: 4, generals: { antigonos: '0 mazaka', perdikkas: '1 tarsos' } });
    plays(table, [0, { march: 'antigonos', from: 'mazaka', side: 'outside' }], [0, { go: 'dana' }]);
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S11.1.A-02 into a space with the Interceptor’s PC, without a PC, or with his CU', () => {
    expect(asked(entering({ ...perdikkas, pcs: { pergamon: 1 } }))).toEqual(['1 intercept']);
    expect(asked(entering(perdikkas))).toEqual(['1 intercept']);
    for (const pergamon of [0, 2, 'independent'] as const)
      expect(asked(entering({ ...perdikkas, pcs: { pergamon } }))).toEqual(['0 march']);
    const held = perdikkasAnd({ eumenes: '1 pergamon' }, '1 pergamon loyal 1');
    expect(asked(entering({ ...held, pcs: { pergamon: 2 } }))).toEqual(['1 intercept']);
  });
});

describe('11.1 B Restrictions', () => {
  it('S11.1.B-02 not where there was a CU that is the Interceptor’s enemy', () => {
    const third = perdikkasAnd({ lysimachos: '2 pergamon' }, '2 pergamon loyal 1');
    expect(asked(entering(third))).toEqual(['2 evade']);
    const movers = perdikkasAnd({ seleukos: '0 pergamon' }, '0 pergamon loyal 1');
    expect(asked(entering(movers))).toEqual(['0 march']);
  });

  it('S11.1.B-03 not pieces that Withdraw', () => {
    const table = entering({ ...perdikkasAnd({ lysimachos: '2 kelainai' }), dice: [4] });
    plays(table, [1, { intercept: 'perdikkas', loyal: 3 }], [0, { withdraw: true }]);
    expect(table.fact('march')).toMatchObject({ at: 'sardeis' });
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S11.1.B-03 not pieces that Retreat', () => {
    const generals = { perdikkas: '1 ephesos', lysimachos: '2 kelainai' };
    // Four loyal CUs on each side, and the same roll: a draw.
    const table = entering({ generals, units: ['1 ephesos loyal 4'], dice: [4, 4, 4, 4, 4] });
    plays(table, [1, { intercept: 'perdikkas', loyal: 4 }], [0, { stay: true }]);
    expect(table.fact('march')).toMatchObject({ at: 'sardeis' });
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S11.1.B-04 not pieces that Intercept', () => {
    const table = entering({ ...perdikkasAnd({ lysimachos: '2 abydos' }), dice: [4] });
    plays(table, [1, { intercept: 'perdikkas', loyal: 3 }], [2, { pass: true }]);
    expect(asked(table)).toEqual(['0 withdraw']);
  });

  it('S11.1.B-04 not pieces that Evade', () => {
    const generals = { perdikkas: '1 pergamon', lysimachos: '2 daskyleion' };
    const table = entering({ generals, units: ['1 pergamon loyal 1'], dice: [4] });
    plays(table, [1, { evade: true }], [1, { flee: 'abydos' }], [1, { halt: true }]);
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S11.1.B-05 not by a Besieged General', () => {
    const pcs = { halikarnassos: 1 as const };
    const generals = { perdikkas: '1 halikarnassos inside' };
    const units = ['1 halikarnassos inside loyal 2'];
    expect(asked(entering({ pcs, generals, units }, 'ephesos'))).toEqual(['1 intercept']);
    const siege = { lysimachos: '2 halikarnassos', ...generals };
    const table = entering({ pcs, generals: siege, units: [...units, '2 halikarnassos loyal 2'] }, 'ephesos');
    expect(table.fact('besiegedGenerals')).toEqual(['perdikkas']);
    expect(asked(table)).toEqual(['2 intercept']);
    expect(asked(plays(table, [2, { pass: true }]))).toEqual(['0 march']);
  });

  it('S11.1.B-06 not by one whose Besieger has just left, until that activation is over', () => {
    const table = entering({
      pcs: { sardeis: 1 },
      generals: { perdikkas: '1 sardeis inside', seleukos: '0 abydos' },
      units: ['1 sardeis inside loyal 2', '0 abydos loyal 1'],
    });
    expect(table.fact('besieged')).toEqual({});
    expect(asked(table)).toEqual(['0 march']);
    expect(asked(plays(table, [0, { go: 'ephesos' }]))).toEqual(['0 march']);
    plays(
      table,
      [0, { end: true }],
      [0, { march: 'seleukos', from: 'abydos', side: 'outside', loyal: 1 }],
      [0, { go: 'daskyleion' }],
    );
    expect(asked(table)).toEqual(['1 intercept']);
  });

  it('S11.1.B-06 nor by one whose Besieger, a third player’s, has left to Intercept (D11-04)', () => {
    const table = scene({
      die: 4,
      dice: [6],
      pcs: { sardeis: 1 },
      generals: { antigonos: '0 abydos', perdikkas: '1 sardeis inside', lysimachos: '2 sardeis' },
      units: ['0 abydos loyal 5', '1 sardeis inside loyal 2', '2 sardeis mercenary 1'],
    });
    plays(
      table,
      [0, { march: 'antigonos', from: 'abydos', side: 'outside', loyal: 5 }],
      [0, { go: 'pergamon' }],
      [2, { intercept: 'lysimachos', mercenary: 1 }],
      [0, { stay: true }],
    );
    expect(table.fact('besieged')).toEqual({});
    expect(asked(plays(table, [0, { go: 'ephesos' }]))).toEqual(['0 march']);
  });
});
