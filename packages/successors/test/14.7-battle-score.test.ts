import { describe, expect, it } from 'vitest';
import { againstLeosthenes, battle, toldOf } from './battle.ts';
import { told } from './scene.ts';

describe('14.7 Battle Score', () => {
  it('S14.7-01 each side rolls two dice', () => {
    const table = battle({ dice: [5, 6, 3, 4, 1] });
    expect(toldOf(table, 'battleRoll', 0)).toMatchObject({ dice: [5, 6], roll: 11 });
    expect(toldOf(table, 'battleRoll', 1)).toMatchObject({ dice: [3, 4], roll: 7 });
  });

  it('S14.7-02 each die below the Battle Rating of who commands is raised to it', () => {
    const table = battle({ dice: [2, 5, 1, 4, 1] });
    expect(toldOf(table, 'battleRoll', 0)).toMatchObject({ dice: [2, 5], rating: 3, roll: 8 });
    expect(toldOf(table, 'battleRoll', 1)).toMatchObject({ dice: [1, 4], rating: 3, roll: 7 });
  });

  it('S14.7-02 without a General none is (D14-15)', () => {
    const table = battle({ against: [], pcs: { ephesos: 1 }, dice: [6, 6, 1, 2, 1] });
    expect(toldOf(table, 'battleRoll', 1)).toMatchObject({ dice: [1, 2], rating: 0, roll: 3 });
  });

  it('S14.7-04 roll and strength give the score', () => {
    const table = battle({ attackers: 'loyal 4', defenders: 'loyal 5 mercenary 1', dice: [4, 4, 1, 3] });
    expect(toldOf(table, 'battleRoll', 0)).toMatchObject({ roll: 8, strength: 8, score: 5 });
    expect(toldOf(table, 'battleRoll', 1)).toMatchObject({ roll: 6, strength: 11, score: 5 });
  });

  it('S14.7-05 equal scores are a draw', () => {
    const table = battle({ dice: [4, 4, 4, 4] });
    expect(told(table, 'drewBattle')).toEqual({ space: 'ephesos', score: 5 });
    expect(table.fact('units')).toEqual(['0 pergamon loyal 3', '1 ephesos loyal 3']);
  });

  it('S14.7-06 the higher score wins, whoever attacks', () => {
    const won = battle({ dice: [6, 6, 1, 1, 1] });
    expect(told(won, 'wonBattle')).toEqual({ seat: 0, against: 1, space: 'ephesos', score: 8, other: 3 });
    expect(won.fact('units')).toEqual(['0 ephesos loyal 4']);
    const lost = battle({ dice: [1, 1, 6, 6, 1] });
    expect(told(lost, 'wonBattle')).toEqual({ seat: 1, against: 0, space: 'ephesos', score: 8, other: 3 });
    expect(lost.fact('units')).toEqual(['1 ephesos loyal 4']);
  });

  it('S14.7-07 a Major General who defeats an Independent Army gains a P', () => {
    const table = againstLeosthenes({ dice: [6, 6, 1, 1] });
    expect(told(table, 'gainedPopularity')).toEqual({ seat: 0, general: 'antigonos', by: 1 });
    expect(table.fact('popularity')).toMatchObject({ antigonos: 1 });
  });

  it('S14.7-07 a Minor General does not, nor who does not win', () => {
    const minor = againstLeosthenes({ led: ['attalos'], dice: [6, 6, 1, 1] });
    expect([told(minor, 'wonBattle'), told(minor, 'gainedPopularity')]).toMatchObject([
      { seat: 0 },
      undefined,
    ]);
    const draw = againstLeosthenes({ attackers: 'loyal 3', dice: [4, 4, 4, 4] });
    expect([told(draw, 'drewBattle'), draw.fact('popularity')]).toMatchObject([
      { score: 4 },
      { antigonos: 0 },
    ]);
  });
});
