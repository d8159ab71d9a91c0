import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';

describe('6 Victory', () => {
  it('T6-01 points are what the villages are worth, and go with them', () => {
    const table = scene({ turn: 0, villages: { delphi: 0, thebes: 1, argos: 1 }, dice: [6] });
    expect(table.fact('points')).toEqual({ 0: 4, 1: 4 });
    table.does(0, { raid: 'thebes', led: 'veteran', with: 1 });
    expect(table.fact('points')).toEqual({ 0: 7, 1: 1 });
    expect(table.fact('outcome')).toMatchObject({ scores: [7, 1] });
  });

  const nearly = { delphi: 0, thebes: 0 };
  it('T6-02 the tenth point ends the game in the middle of a season', () => {
    const table = scene({ turn: 0, first: 0, options: { seasons: 3 }, villages: nearly, dice: [6] });
    table.does(0, { raid: 'olynthos', led: 'veteran', with: 1 });
    expect(table.fact('outcome')).toEqual({ winners: [0], kind: 'glory', scores: [10, 0] });
    expect(table.asked()).toEqual([]);
  });

  it('T6-02 nine points do not', () => {
    const table = scene({
      turn: 0,
      first: 0,
      options: { seasons: 3 },
      villages: nearly,
      dice: [6],
      draws: ['omen'],
    });
    table.does(0, { raid: 'megara', led: 'veteran', with: 1 });
    expect(table.fact('points')).toEqual({ 0: 9, 1: 0 });
    expect(table.fact('outcome')).toBe(null);
  });

  it('T6-03 after the last season the most points win', () => {
    const table = scene({ turn: 0, villages: { argos: 0, megara: 1 }, camp: { 0: 6, 1: 1 } });
    table.does(0, { rest: true });
    expect(table.fact('outcome')).toEqual({ winners: [1], kind: 'points', scores: [1, 2] });
  });

  it('T6-04 of equal points the fuller camp wins', () => {
    const table = scene({ turn: 0, villages: { argos: 0, elis: 1 }, camp: { 0: 3, 1: 5 } });
    table.does(0, { rest: true });
    expect(table.fact('outcome')).toEqual({ winners: [1], kind: 'points', scores: [1, 1] });
  });

  it('T6-05 who is equal in both shares the victory', () => {
    const table = scene({ seats: 3, turn: 0, villages: { argos: 0, elis: 2 }, camp: { 0: 3, 1: 6, 2: 4 } });
    table.does(0, { rest: true });
    expect(table.fact('outcome')).toEqual({ winners: [0, 2], kind: 'points', scores: [1, 0, 1] });
  });
});
