import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { asked, offered, told } from './scene.ts';

describe('14.9 Losses of the winner and after a draw', () => {
  const MIXED = 'loyal 3 mercenary 2';

  it('S14.9-01 after a draw each side loses a CU of its choice, the Attacker first', () => {
    const table = battle({ attackers: MIXED, defenders: MIXED, dice: [4, 4, 4, 4] });
    expect(asked(table)).toEqual(['0 lose']);
    table.does(0, { lose: 'mercenary' });
    expect(asked(table)).toEqual(['1 lose']);
    table.does(1, { lose: 'loyal' });
    expect(told(table, 'lostUnit')).toEqual({ seat: 1, unit: 'loyal', space: 'ephesos', cause: 'drawn' });
    expect(table.fact('units')).toEqual(['0 pergamon mercenary 1 loyal 3', '1 ephesos mercenary 2 loyal 2']);
  });

  it('S14.9-02 the winner loses a CU of his choice', () => {
    const table = battle({ attackers: MIXED, dice: [4, 4, 1, 1, 1] });
    expect(told(table, 'wonBattle')).toMatchObject({ score: 5, other: 3 });
    expect(offered(table, 0, 'lose')).toEqual(['mercenary', 'loyal']);
    table.does(0, { lose: 'mercenary' });
    expect(told(table, 'lostUnit')).toEqual({ seat: 0, unit: 'mercenary', space: 'ephesos', cause: 'won' });
    expect(table.fact('units')).toEqual(['0 ephesos mercenary 1 loyal 3']);
  });

  it('S14.9-03 none, if his score is twice the loser’s', () => {
    const table = battle({ attackers: MIXED, dice: [4, 5, 1, 1, 1, 1] });
    expect(told(table, 'wonBattle')).toMatchObject({ score: 6, other: 3 });
    expect(told(table, 'lostUnit')).toBeUndefined();
    expect(table.fact('units')).toEqual(['0 ephesos mercenary 2 loyal 3']);
  });

  it('S14.9-04 none, if the loser’s is 0', () => {
    const table = battle({ attackers: 'mercenary 3', defenders: 'mercenary 1', dice: [1, 1, 1, 1] });
    expect(told(table, 'wonBattle')).toMatchObject({ score: 1, other: 0 });
    expect(table.fact('units')).toEqual(['0 ephesos mercenary 3']);
  });

  it('S14.9-18 it must be one that took part', () => {
    const table = battle({
      into: 'sardeis',
      pcs: { sardeis: 1 },
      attackers: 'loyal 2 mercenary 3',
      defenders: 'loyal 2 mercenary 1',
      units: ['1 sardeis inside elephant 1'],
      dice: [1, 1, 4, 4, 1],
    });
    table.does(1, { stay: true });
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 1 });
    expect(offered(table, 1, 'lose')).toEqual(['mercenary', 'loyal']);
    expect(table.refuses(1, { lose: 'elephant' })).toBe('S14.9-18');
    table.does(1, { lose: 'loyal' });
    expect(table.fact('units')).toEqual(['1 sardeis mercenary 1 loyal 1', '1 sardeis inside elephant 1']);
  });

  it('S14.9-18 hence no Royal Army CU that stood aside', () => {
    const table = battle({ attackers: 'loyal 3 mercenary 2 royal 2', dice: [4, 4, 1, 1, 1] });
    expect(told(table, 'setAside')).toMatchObject({ seat: 0, count: 2 });
    expect(offered(table, 0, 'lose')).toEqual(['mercenary', 'loyal']);
    expect(table.refuses(0, { lose: 'royal' })).toBe('S14.9-18');
    table.does(0, { lose: 'loyal' });
    expect(table.fact('units')).toEqual(['0 ephesos mercenary 2 loyal 2 royal 2']);
  });
});
