import { describe, expect, it } from 'vitest';
import { battle, toldOf } from './battle.ts';

const strengthOf = (parts: Parameters<typeof battle>[0]) =>
  toldOf(battle({ dice: [6, 6, 1, 1, 1], ...parts }), 'battleStrength', 0)?.strength;

describe('14.6 Battle Strength', () => {
  it('S14.6-01 a die for each Elephant CU', () => {
    const table = battle({ attackers: 'loyal 1 elephant 3', dice: [6, 5, 4, 6, 6, 1, 1, 1] });
    expect(toldOf(table, 'battleStrength', 0)).toMatchObject({ elephants: [4, 3, 2], strength: 11 });
    expect(toldOf(table, 'battleStrength', 1)).toMatchObject({ elephants: [] });
  });

  it('S14.6-02 worth two less than it shows, but never less than nothing', () => {
    const table = battle({ attackers: 'loyal 1 elephant 6', dice: [1, 2, 3, 4, 5, 6, 6, 6, 1, 1, 1] });
    expect(toldOf(table, 'battleStrength', 0)).toMatchObject({ elephants: [0, 0, 1, 2, 3, 4], strength: 12 });
  });

  it('S14.6-03 the Combat Strength of all CUs is added up', () => {
    expect(strengthOf({ attackers: 'mercenary 2 loyal 1 silver-shields 2' })).toBe(10);
  });

  it('S14.6-05 and Local Troops are added to it', () => {
    expect(strengthOf({ attackers: 'loyal 2' })).toBe(4);
    expect(strengthOf({ attackers: 'loyal 2', pcs: { ephesos: 0 } })).toBe(5);
  });

  it('S7.2.B-01 a Mercenary CU is worth 1', () => {
    expect(strengthOf({ attackers: 'mercenary 4' })).toBe(4);
  });

  it('S7.2.E-01 a Loyal Macedonian CU is worth 2', () => {
    expect(strengthOf({ attackers: 'loyal 3' })).toBe(6);
  });

  it('S7.2.F-01 a Royal Army CU is worth 2', () => {
    expect(strengthOf({ attackers: 'loyal 1 royal 3', successors: [0, 1] })).toBe(8);
  });

  it('S7.2.D-04 a Silver Shields CU is worth 3', () => {
    expect(strengthOf({ attackers: 'silver-shields 2' })).toBe(6);
    expect(strengthOf({ attackers: 'silver-shields 1' })).toBe(3);
  });
});
