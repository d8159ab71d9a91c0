import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

describe('10 A Announcing the path', () => {
  it('S10.A-01 the player names the space to which a path leads, and pays for it', () => {
    const table = scene({ die: 4, generals: { antigonos: '0 dana' }, units: ['0 dana loyal 2'] });
    table.does(0, { march: 'antigonos', from: 'dana', side: 'outside', loyal: 2 });
    expect(offered(table, 0, 'go').sort()).toEqual(['ikonion', 'mazaka', 'nora', 'tarsos']);
    expect(table.refuses(0, { go: 'kelainai' })).toBe('S10.A-01');
    expect(table.refuses(0, { go: 'dana' })).toBe('S10.A-01');
    table.does(0, { go: 'tarsos' });
    expect(told(table, 'marched')).toEqual({
      seat: 0,
      general: 'antigonos',
      from: 'dana',
      space: 'tarsos',
      cost: 2,
      left: 2,
    });
    expect([table.fact('generals'), table.fact('units')]).toMatchObject([
      { antigonos: '0 tarsos' },
      ['0 tarsos loyal 2'],
    ]);
  });
});

/**
 * Antigonos goes from Apollonia to Kallatis, which is next to Getai, a Stronghold with an Independent PC; nobody
 * Intercepts.
 */
const attacked = (parts: Scene): Table => {
  const table = scene({ die: 4, pcs: { getai: 'independent' }, ...parts });
  table.does(0, { march: 'antigonos', from: 'apollonia', side: 'outside', loyal: 3 });
  table.does(0, { go: 'kallatis' });
  table.does(1, { pass: true });
  return table;
};

describe('10 A Evasion through a Stronghold', () => {
  it('S10.A-05 who goes on from there suffers Attrition', () => {
    const table = attacked({
      generals: { antigonos: '0 apollonia', lysimachos: '1 kallatis', alketas: '1 getai' },
      units: ['0 apollonia loyal 3', '1 kallatis loyal 2', '1 getai mercenary 1'],
      dice: [3, 5],
    });
    table.does(1, { evade: true });
    table.does(1, { flee: 'getai' });
    expect(told(table, 'strongholdRoll')).toBeUndefined();
    table.does(1, { flee: 'istros' });
    expect(told(table, 'strongholdRoll')).toEqual({ seat: 1, space: 'getai', die: 5, lost: 1 });
    expect(table.fact('units')).toContain('1 istros loyal 1');
  });

  it('S10.A-07 nobody who stays there', () => {
    const table = attacked({
      generals: { antigonos: '0 apollonia', lysimachos: '1 kallatis', alketas: '1 getai' },
      units: ['0 apollonia loyal 3', '1 kallatis loyal 2', '1 getai mercenary 1'],
      dice: [3],
    });
    table.does(1, { evade: true });
    table.does(1, { flee: 'getai' });
    table.does(1, { halt: true });
    expect(table.fact('units')).toContain('1 getai mercenary 1 loyal 2');
  });

  it('S10.A-07 nobody who began there', () => {
    const table = scene({
      die: 4,
      pcs: { getai: 'independent' },
      generals: { antigonos: '0 kallatis', lysimachos: '1 getai' },
      units: ['0 kallatis loyal 3', '1 getai loyal 2'],
      dice: [3],
    });
    table.does(0, { march: 'antigonos', from: 'kallatis', side: 'outside', loyal: 3 });
    table.does(0, { go: 'getai' });
    table.does(1, { evade: true });
    table.does(1, { flee: 'istros' });
    expect(table.fact('units')).toEqual(['1 istros loyal 2', '0 getai loyal 3']);
  });
});

describe('10 A Back from a Stronghold', () => {
  /** Getai is held by a Mercenary of seat 1; Lysimachos is next to it. */
  const intoGetai = (dice: number[]): Table => {
    const table = scene({
      die: 4,
      pcs: { getai: 'independent' },
      generals: { antigonos: '0 kallatis', alketas: '1 getai', lysimachos: '1 istros' },
      units: ['0 kallatis mercenary 2', '1 getai mercenary 1', '1 istros mercenary 1'],
      dice,
    });
    table.does(0, { march: 'antigonos', from: 'kallatis', side: 'outside', mercenary: 2 });
    table.does(0, { go: 'getai' });
    table.does(1, { intercept: 'lysimachos', mercenary: 1 });
    return table;
  };

  it('S10.A-06 a Withdrawal costs nothing', () => {
    const table = intoGetai([4]);
    table.does(0, { withdraw: true });
    expect(told(table, 'withdrew')).toMatchObject({ seat: 0, from: 'getai', space: 'kallatis' });
    expect(table.fact('units')).toEqual(['0 kallatis mercenary 2', '1 getai mercenary 2']);
    expect(told(table, 'strongholdRoll')).toBeUndefined();
  });

  it('S10.A-06 nor does a Retreat, besides what the battle cost', () => {
    const table = intoGetai([4, 1, 1, 1, 1]);
    table.does(0, { stay: true });
    expect(told(table, 'retreated')).toMatchObject({ seat: 0, from: 'getai', space: 'kallatis' });
    expect(table.fact('units')).toEqual(['0 kallatis mercenary 1', '1 getai mercenary 1']);
    expect([told(table, 'strongholdRoll'), asked(table)]).toEqual([undefined, ['0 march']]);
  });
});
