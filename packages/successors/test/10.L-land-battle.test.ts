import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

/** Antigonos with four CUs attacks two in Ephesos. */
const fought = (dice: number[]): Table => {
  const table = scene({
    die: 4,
    generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos' },
    units: ['0 pergamon mercenary 4', '1 ephesos mercenary 2'],
    dice,
  });
  table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', mercenary: 4 });
  expect(table.fact('march')).toMatchObject({ left: 4 });
  table.does(0, { go: 'ephesos' });
  table.does(1, { stay: true });
  return table;
};

describe('10 L Land Battle', () => {
  it('S10.L-01 is fought where the Procedure has not ended before', () => {
    const table = fought([6, 6, 1, 1]);
    expect(told(table, 'battle')).toMatchObject({ space: 'ephesos', attacker: 0, defender: 1 });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 ephesos', lysimachos: '1 dispersed' });
  });

  it('S10.L-02 takes all MPs that are left', () => {
    const table = fought([6, 6, 1, 1]);
    expect([asked(table), table.fact('march')]).toMatchObject([['0 march'], { at: 'ephesos', left: 0 }]);
    expect(offered(table, 0, 'go')).toEqual([]);
    expect(table.refuses(0, { go: 'sardeis' })).toBe('S9.3.A-07');
  });

  it('S10.L-02 however it ends', () => {
    const table = fought([1, 1, 4, 3]);
    expect(told(table, 'drewBattle')).toMatchObject({ space: 'ephesos' });
    expect(table.fact('march')).toMatchObject({ at: 'pergamon', left: 0 });
  });
});
