import { describe, expect, it } from 'vitest';
import { battle, toldOf } from './battle.ts';
import { asked, told } from './scene.ts';

describe('14.4 Royal Army CUs', () => {
  it('S14.4-01 with Royal Army CUs on either side each side’s Prestige is determined', () => {
    const table = battle({ attackers: 'loyal 2', defenders: 'loyal 2 royal 2', dice: [1, 1, 6, 6, 1] });
    // Seat 0 has attacked a Champion.
    expect(toldOf(table, 'prestige', 0)).toEqual({ space: 'ephesos', seat: 0, prestige: 0 });
    expect(toldOf(table, 'prestige', 1)).toEqual({ space: 'ephesos', seat: 1, prestige: 3 });
  });

  it('S14.4-01 without them it does not matter', () => {
    const table = battle({ dice: [6, 6, 1, 1, 1] });
    expect(told(table, 'prestige')).toBeUndefined();
  });

  it('S14.4-01 with those who have come out of the city', () => {
    const table = battle({
      into: 'sardeis',
      pcs: { sardeis: 1 },
      generals: { krateros: '1 sardeis inside' },
      defenders: 'loyal 2 royal 2',
      dice: [6, 6, 1, 1, 1],
    });
    table.does(1, { join: true, with: ['krateros'] });
    expect(toldOf(table, 'prestige', 1)).toMatchObject({ prestige: 5 });
  });

  it('S14.4-02 the side with less Prestige sets aside all of them', () => {
    const table = battle({ attackers: 'loyal 2 royal 3', dice: [6, 6, 1, 1, 1] });
    expect(told(table, 'setAside')).toEqual({ seat: 0, space: 'ephesos', count: 3 });
    expect(toldOf(table, 'battleStrength', 0)).toMatchObject({ loyal: 2, royal: 0 });
  });

  it('S14.4-02 the other side does not, nor does anybody whose Prestige is the same', () => {
    const higher = battle({ defenders: 'loyal 2 royal 2', dice: [6, 6, 1, 1, 1] });
    expect([told(higher, 'setAside'), toldOf(higher, 'battleStrength', 1)]).toMatchObject([
      undefined,
      { loyal: 2, royal: 2 },
    ]);
    const equal = battle({ attackers: 'loyal 2 royal 3', successors: [0, 1], dice: [6, 6, 1, 1, 1] });
    expect(toldOf(equal, 'prestige', 0)).toMatchObject({ prestige: 0 });
    expect([told(equal, 'setAside'), toldOf(equal, 'battleStrength', 0)]).toMatchObject([
      undefined,
      { loyal: 2, royal: 3 },
    ]);
  });

  it('S14.4-03 what is set aside adds nothing to Battle Strength', () => {
    const table = battle({ attackers: 'loyal 2 royal 3', defenders: 'loyal 2', dice: [6, 6, 1, 1, 1] });
    expect(toldOf(table, 'battleStrength', 0)).toMatchObject({ strength: 4 });
    expect(toldOf(table, 'battleRoll', 0)).toMatchObject({ roll: 12, strength: 4, score: 6 });
    expect(asked(table)).toEqual(['0 march']);
  });
});
