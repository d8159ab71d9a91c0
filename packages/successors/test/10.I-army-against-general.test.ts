import { describe, expect, it } from 'vitest';
import { asked, scene, told } from './scene.ts';

describe('10 I Generals without CUs among enemies', () => {
  it('S10.I-01 are Dispersed', () => {
    const table = scene({
      die: 4,
      generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos', eumenes: '1 ephesos' },
      units: ['0 pergamon loyal 1'],
    });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal: 1 });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    expect(table.fact('generals')).toMatchObject({
      antigonos: '0 ephesos',
      lysimachos: '1 dispersed',
      eumenes: '1 dispersed',
    });
    expect([asked(table), told(table, 'battle')]).toEqual([['0 march'], undefined]);
  });

  it('S10.I-01 not those with a CU of their own', () => {
    const table = scene({
      die: 4,
      generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos' },
      units: ['0 pergamon loyal 1', '1 ephesos loyal 1'],
      dice: [1, 1, 1, 1],
    });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal: 1 });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    expect(told(table, 'drewBattle')).toMatchObject({ space: 'ephesos' });
    expect(told(table, 'dispersedGeneral')).toBeUndefined();
  });

  it('S10.I-02 those of him who moves, and of everybody else', () => {
    const table = scene({
      die: 4,
      unsettled: true, // one of them has just come
      generals: { antigonos: '0 pergamon', eumenes: '2 ephesos', lysimachos: '1 ephesos' },
      units: ['1 ephesos loyal 2'],
    });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside' });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    table.does(2, { stay: true });
    expect(table.fact('generals')).toMatchObject({
      antigonos: '0 dispersed',
      eumenes: '2 dispersed',
      lysimachos: '1 ephesos',
    });
    // And not because he would have no CUs for a battle.
    expect(told(table, 'noBattle')).toBeUndefined();
    expect([table.fact('march'), told(table, 'battle')]).toEqual([null, undefined]);
  });

  it('S7.2.F-20 also by Royal Army CUs alone, whatever their Prestige', () => {
    const table = scene({
      die: 4,
      successors: [0],
      generals: { antigonos: '0 pergamon', krateros: '1 ephesos' },
      units: ['0 pergamon royal 1'],
    });
    expect(table.fact('prestige')).toEqual({ '0 pergamon': 0, '1 ephesos': 5 });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', royal: 1 });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    expect(table.fact('generals')).toMatchObject({ krateros: '1 dispersed' });
    expect(table.fact('units')).toEqual(['0 ephesos royal 1']);
  });
});
