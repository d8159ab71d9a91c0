import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Antigonos goes from Pergamon to Sardeis, a Major City of seat 1. */
const atTheGates = ({ generals = {}, units = [], ...parts }: Scene): Table => {
  const table = scene({
    die: 4,
    pcs: { sardeis: 1 },
    generals: { antigonos: '0 pergamon', ...generals },
    units: ['0 pergamon loyal 4', ...units],
    ...parts,
  });
  table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal: 4 });
  table.does(0, { go: 'sardeis' });
  return table;
};

describe('10 B An enemy comes to an Unbesieged Major City', () => {
  /** Before the walls a General, two CUs and a Female; behind them a Mercenary. */
  const court: Scene = {
    generals: { lysimachos: '1 sardeis' },
    units: ['1 sardeis loyal 2', '1 sardeis inside mercenary 1'],
    royals: { kleopatra: 'sardeis by 1' },
  };

  it('S10.B-01 its controller may put his pieces behind the walls, and bring others out', () => {
    const table = atTheGates(court);
    expect(asked(table)).toEqual(['1 hold']);
    expect(offered(table, 1, 'with', { hold: true })).toContainEqual(['lysimachos']);
    table.does(1, { hold: true, with: ['lysimachos'], loyal: 2, carry: ['kleopatra'] });
    expect(told(table, 'held')).toEqual({ seat: 1, space: 'sardeis', cus: 2 });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 sardeis inside' });
    expect(table.fact('royals')).toMatchObject({ kleopatra: 'sardeis inside by 1' });
    expect(table.fact('units')).toEqual([
      '0 sardeis loyal 4',
      '1 sardeis mercenary 1',
      '1 sardeis inside loyal 2',
    ]);
  });

  it('S10.B-01 he need not', () => {
    const table = atTheGates(court);
    table.does(1, { keep: true });
    expect([asked(table), told(table, 'held')]).toEqual([['1 evade'], undefined]);
    expect(table.fact('units')).toEqual([
      '0 sardeis loyal 4',
      '1 sardeis loyal 2',
      '1 sardeis inside mercenary 1',
    ]);
  });

  it('S10.B-01 even if he has nobody there but a Royal Family Member', () => {
    const table = atTheGates({ royals: { kleopatra: 'sardeis by 1' } });
    table.does(1, { hold: true, carry: ['kleopatra'] });
    expect(table.fact('royals')).toMatchObject({ kleopatra: 'sardeis inside by 1' });
    expect(asked(table)).toEqual(['0 march']);
  });

  it.each([
    ['nobody who has nothing there', { pcs: { sardeis: 1 } }],
    ['nobody in a city without a PC', { pcs: {}, generals: { lysimachos: '1 sardeis' } }],
    ['not the mover in his own city', { pcs: { sardeis: 0 }, units: ['0 sardeis inside loyal 1'] }],
  ] as const)('S10.B-01 %s', (_, parts) => {
    const table = atTheGates(parts as Scene);
    expect(asked(table)).not.toContain('1 hold');
    expect(asked(table)).not.toContain('0 hold');
  });

  it('S10.B-02 in any combination, with at most 2 CUs inside', () => {
    const table = atTheGates({
      units: ['1 sardeis loyal 3', '1 sardeis inside mercenary 2'],
      generals: { lysimachos: '1 sardeis', alketas: '1 sardeis inside' },
    });
    expect(table.refuses(1, { hold: true, loyal: 3 })).toBe('S10.B-02');
    expect(table.refuses(1, { hold: true, mercenary: 2, loyal: 1 })).toBe('S10.B-02');
    table.does(1, { hold: true, with: ['lysimachos'], mercenary: 1, loyal: 1 });
    expect(table.fact('units')).toContain('1 sardeis inside mercenary 1 loyal 1');
    expect(table.fact('units')).toContain('1 sardeis mercenary 1 loyal 2');
    expect(table.fact('generals')).toMatchObject({
      lysimachos: '1 sardeis inside',
      alketas: '1 sardeis',
    });
  });

  it('S10.B-03 before anybody declares an Interception', () => {
    const table = atTheGates({
      generals: { lysimachos: '1 kelainai' },
      units: ['1 kelainai loyal 2', '1 sardeis inside loyal 1'],
    });
    expect(asked(table)).toEqual(['1 hold']);
    table.does(1, { keep: true });
    expect(asked(table)).toEqual(['1 intercept']);
  });

  it('S10.B-04 not if it was Besieged before the activation', () => {
    const table = atTheGates({
      generals: { philoxenos: '0 sardeis' },
      units: ['0 sardeis loyal 1', '1 sardeis inside loyal 1'],
    });
    expect(asked(table)).toEqual(['0 march']);
    expect(table.fact('besieged')).toEqual({ sardeis: 0 });
  });
});
