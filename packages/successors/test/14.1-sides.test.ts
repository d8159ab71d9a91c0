import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { asked, scene, told } from './scene.ts';

describe('14 Land Battle', () => {
  it('S14-01 two Factions with CUs in one location fight', () => {
    const table = battle({ attackers: 'loyal 4', defenders: 'loyal 1', dice: [6, 6, 1, 1, 1] });
    expect(told(table, 'battle')).toMatchObject({ space: 'ephesos', attacker: 0, defender: 1 });
    expect(told(table, 'wonBattle')).toEqual({ seat: 0, against: 1, space: 'ephesos', score: 8, other: 0 });
  });

  it('S14-01 not where five times as many Overrun the others', () => {
    const table = battle({ attackers: 'loyal 5', defenders: 'loyal 1', dice: [1] });
    expect(told(table, 'overran')).toMatchObject({ seat: 0, against: 1, space: 'ephesos' });
    expect(told(table, 'battle')).toBeUndefined();
  });

  it('S14-02 only when somebody moves: enemies who happen to be together do not fight', () => {
    const table = scene({
      step: 'settle',
      generals: { antigonos: '0 ephesos', lysimachos: '1 ephesos' },
      units: ['0 ephesos loyal 2', '1 ephesos loyal 2'],
    });
    expect([told(table, 'battle'), asked(table)]).toEqual([undefined, ['0 activate']]);
    expect(table.fact('units')).toEqual(['0 ephesos loyal 2', '1 ephesos loyal 2']);
  });
});

describe('14.1 Attacker and Defender', () => {
  it('S14.1-01 the owner of the active Army attacks, in whose space ever', () => {
    const table = battle({ pcs: { ephesos: 0, pergamon: 1 }, dice: [6, 6, 1, 1, 1] });
    expect(told(table, 'battle')).toMatchObject({ attacker: 0, attackers: 'antigonos' });
    expect(told(table, 'becameSuccessor')).toEqual({ seat: 0, against: 1 });
  });

  it('S14.1-02 the other Faction with CUs defends', () => {
    const table = battle({ dice: [6, 6, 1, 1, 1] });
    expect(told(table, 'battle')).toMatchObject({ defender: 1, defenders: 'lysimachos' });
  });

  it('S14.1-02 even if it has only just Intercepted', () => {
    const table = scene({
      die: 4,
      pcs: { ephesos: 1 },
      generals: { antigonos: '0 pergamon', lysimachos: '1 sardeis' },
      units: ['0 pergamon loyal 4', '1 sardeis loyal 4'],
      dice: [4, 6, 6, 1, 1, 1],
    });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal: 4 });
    table.does(0, { go: 'ephesos' });
    table.does(1, { intercept: 'lysimachos', loyal: 4 });
    table.does(0, { stay: true });
    expect(told(table, 'battle')).toMatchObject({ attacker: 0, defender: 1, defenders: 'lysimachos' });
  });
});
