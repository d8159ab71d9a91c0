import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Antigonos goes from Pergamon to Ephesos, where seat 1 has a PC and CUs: `mercenary 5` against `loyal 1`. */
const attack = (attackers: string, defenders: string, { dice = [], ...parts }: Scene = {}): Table => {
  const table = scene({
    die: 4,
    pcs: { ephesos: 1 },
    generals: { antigonos: '0 pergamon' },
    units: [`0 pergamon ${attackers}`, `1 ephesos ${defenders}`],
    dice,
    ...parts,
  });
  const [unit, count] = attackers.split(' ');
  table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', [unit]: Number(count) });
  table.does(0, { go: 'ephesos' });
  return table;
};

describe('10 J Overrun', () => {
  it.each([
    [5, 1],
    [10, 2],
    [15, 3],
  ])('S10.J-01 %i CUs Overrun %i', (by, cus) => {
    const table = attack(`mercenary ${by}`, `mercenary ${cus}`);
    expect(told(table, 'overran')).toEqual({ seat: 0, against: 1, space: 'ephesos', cus, by });
    expect(table.fact('units')).toEqual([`0 ephesos mercenary ${by}`]);
  });

  it.each([
    [4, 1],
    [9, 2],
    [14, 3],
  ])('S10.J-01 %i against %i fight', (by, cus) => {
    const table = attack(`mercenary ${by}`, `mercenary ${cus}`, { dice: [6, 6, 1, 1] });
    expect([told(table, 'overran'), told(table, 'wonBattle')]).toMatchObject([undefined, { seat: 0 }]);
  });

  it('S10.J-02 what counts is the number of CUs, not their Combat Strength', () => {
    const few = attack('mercenary 5', 'loyal 1', { dice: [1] });
    expect(told(few, 'overran')).toMatchObject({ cus: 1, by: 5 });
    // Eight to one by strength.
    const strong = attack('loyal 4', 'mercenary 1', { dice: [6, 6, 1, 1] });
    expect(told(strong, 'overran')).toBeUndefined();
  });

  it('S10.J-03 Royal Army CUs count, whatever the Prestige', () => {
    const table = attack('royal 5', 'loyal 1', { successors: [0], dice: [1] });
    expect(told(table, 'overran')).toMatchObject({ seat: 0, against: 1, cus: 1, by: 5 });
    expect(table.fact('units')).toEqual(['0 ephesos royal 5']);
  });

  it('S10.J-03 also those that are attacked: they do not defect', () => {
    const table = attack('mercenary 5', 'royal 1', { successors: [1], dice: [1] });
    expect(told(table, 'overran')).toMatchObject({ seat: 0, against: 1, cus: 1, by: 5 });
    expect([told(table, 'defected'), table.fact('dispersed')]).toMatchObject([
      undefined,
      { 1: { royal: 1 } },
    ]);
  });

  it('S10.J-04 the Army that moves is never Overrun', () => {
    const table = attack('mercenary 1', 'mercenary 5', { dice: [6, 6, 1, 1] });
    expect([told(table, 'overran'), told(table, 'battle')]).toMatchObject([
      undefined,
      { attacker: 0, defender: 1 },
    ]);
  });

  it('S10.J-05 it costs no MPs', () => {
    const table = attack('mercenary 5', 'mercenary 1');
    expect(table.fact('march')).toMatchObject({ at: 'ephesos', spent: 1 });
  });

  it('S10.J-09 the Army stays active, with what MPs it has left', () => {
    const table = attack('mercenary 5', 'mercenary 1');
    expect([asked(table), table.fact('march')]).toMatchObject([['0 march'], { left: 3 }]);
    expect(offered(table, 0, 'go')).toContain('sardeis');
    table.does(0, { go: 'sardeis' });
    expect(table.fact('units')).toEqual(['0 sardeis mercenary 5']);
  });

  it('D10-10 an Independent Army is Overrun too, and its victor gains no P', () => {
    const table = scene({
      die: 4,
      generals: { antigonos: '0 larisa', leosthenes: 'lamia' },
      units: ['0 larisa mercenary 30'],
    });
    table.does(0, { march: 'antigonos', from: 'larisa', side: 'outside', mercenary: 30 });
    table.does(0, { go: 'lamia' });
    expect(told(table, 'overran')).toEqual({ seat: 0, against: null, space: 'lamia', cus: 6, by: 30 });
    expect(table.fact('generals')).toMatchObject({ leosthenes: 'killed' });
    expect(table.fact('popularity')).toMatchObject({ antigonos: 0 });
  });
});

describe('10 J What the Overrun suffer', () => {
  it('S10.J-08 the same as the losing side of a battle', () => {
    const table = attack('mercenary 15', 'loyal 2 mercenary 1', {
      generals: { antigonos: '0 pergamon', eumenes: '1 ephesos', lysimachos: '1 ephesos' },
      royals: { kleopatra: 'ephesos by 1' },
      dice: [1],
    });
    table.does(1, { stay: true });
    expect(told(table, 'eliminated')).toMatchObject({ seat: 1, unit: 'mercenary', count: 1 });
    expect(table.fact('dispersed')).toMatchObject({ 1: { loyal: 2 } });
    expect(table.fact('generals')).toMatchObject({ eumenes: '1 dispersed', lysimachos: '1 dispersed' });
    expect(told(table, 'lostRoyal')).toEqual({ seat: 1, royal: 'kleopatra' });
  });

  it.each([
    [3, 4, 1],
    [3, 3, 0],
    [4, 6, 2],
    [1, 5, 0],
  ])('S7.3-05 of %i CUs, with a %i, as many as the table says: %i', (cus, die, lost) => {
    const table = attack(`mercenary ${5 * cus}`, `loyal ${cus}`, { dice: [die] });
    expect(told(table, 'attrition')).toEqual({ seat: 1, column: cus, die, lost });
    expect(table.fact('dispersed')).toMatchObject({ 1: { loyal: cus - lost } });
  });
});
