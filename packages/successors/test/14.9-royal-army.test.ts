import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { offered, told } from './scene.ts';

/** Seat 0 has attacked a Champion, hence less Prestige: his Royal Army CUs stand aside. */
const MIXED = 'loyal 2 royal 3';

describe('14.9 Royal Army CUs that stood aside', () => {
  it('S14.9-15 they suffer no Attrition, and cannot be chosen for it', () => {
    const table = battle({
      attackers: 'loyal 3 silver-shields 1 royal 3',
      defenders: 'loyal 6',
      dice: [1, 1, 6, 6, 5],
    });
    expect(told(table, 'attrition')).toEqual({ seat: 0, column: 4, die: 5, lost: 1 });
    expect(offered(table, 0, 'lose')).toEqual(['loyal', 'silver-shields']);
    expect(table.refuses(0, { lose: 'royal' })).toBe('S14.9-15');
    table.does(0, { lose: 'loyal' });
    expect(table.fact('dispersed')).toMatchObject({ 0: { loyal: 2, 'silver-shields': 1 } });
  });

  it('S14.9-15 nor do pieces that have stayed inside a city', () => {
    const table = battle({
      into: 'sardeis',
      pcs: { sardeis: 1 },
      attackers: 'loyal 6',
      defenders: 'loyal 3',
      units: ['1 sardeis inside royal 2'],
      dice: [6, 6, 1, 1, 5],
    });
    table.does(1, { stay: true });
    expect(told(table, 'attrition')).toEqual({ seat: 1, column: 3, die: 5, lost: 1 });
    expect(table.fact('units')).toEqual(['0 sardeis loyal 6', '1 sardeis inside royal 2']);
  });

  it('S14.9-16 if their side has lost they join the winner', () => {
    const table = battle({ attackers: MIXED, dice: [1, 1, 6, 6, 1] });
    expect(told(table, 'defected')).toEqual({ seat: 0, to: 1, space: 'ephesos', count: 3 });
    expect(table.fact('units')).toEqual(['1 ephesos loyal 4 royal 3']);
  });

  it('S14.9-16 if it has won, or after a draw, they are its own again', () => {
    const won = battle({ attackers: MIXED, defenders: 'loyal 2', dice: [6, 6, 1, 1, 1] });
    expect(won.fact('units')).toEqual(['0 ephesos loyal 2 royal 3']);
    const drawn = battle({ attackers: MIXED, defenders: 'loyal 2', dice: [4, 4, 4, 4] });
    expect(told(drawn, 'drewBattle')).toMatchObject({ score: 3 });
    expect(drawn.fact('units')).toEqual(['0 pergamon loyal 1 royal 3', '1 ephesos loyal 1']);
  });

  it('S14.9-17 those that join the active General have been moved by him', () => {
    const table = battle({
      successors: [1],
      attackers: 'loyal 6',
      defenders: 'loyal 2 royal 3',
      dice: [6, 6, 1, 1, 1],
    });
    expect(told(table, 'defected')).toEqual({ seat: 1, to: 0, space: 'ephesos', count: 3 });
    table.does(0, { end: true });
    expect(table.fact('movedUnits')).toEqual({ '0 ephesos': { loyal: 6, royal: 3 } });
  });
});
