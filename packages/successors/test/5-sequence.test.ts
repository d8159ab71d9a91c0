import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, scene, told } from './scene.ts';

/** Two players with a city each, and no cards: a Game Turn in which little has to be answered. */
const quiet = (more = {}) =>
  scene({
    seats: 2,
    turn: 2,
    step: 'preparations',
    pcs: { memphis: 0, pella: 1, krokodilopolis: 1 },
    provinces: { rhodos: 0 },
    successors: [1], // so that seat 0 has the most Legitimacy
    emptyPile: true,
    ...more,
  });
const keys = (table: Table) => [...new Set(table.events().map(({ key }) => key.replace('event.', '')))];

describe('5 Sequence of play', () => {
  it('S5-01 a game has five Game Turns and no sixth', () => {
    for (const turn of [1, 2, 3, 4]) {
      const table = quiet({ turn, step: 'nextTurn' });
      expect(table.fact('turn')).toBe(turn + 1);
      expect(table.fact('outcome')).toBeNull();
    }
    const last = quiet({ turn: 5, step: 'nextTurn' });
    expect(last.fact('turn')).toBe(5);
    expect(last.fact('outcome')).toMatchObject({ kind: 'end-of-game', winners: [0] });
  });

  it('S5-02 Preparations, Reinforcements, cards, Strategy, Isolation, Turn End', () => {
    const table = quiet({ royals: { 'funeral-cart': 'memphis by 0' }, units: ['0 memphis loyal 1'] });
    const phases = [table.fact('phase')];
    const look = () => phases.push(table.fact('phase'));
    table.does(1, { first: 0, direction: 'left' });
    look();
    table.does(0, { units: 'mercenary', at: 'memphis', side: 'outside', count: 4 });
    table.does(0, { units: 'loyal', at: 'memphis', side: 'outside', count: 1 });
    table.does(1, { units: 'mercenary', at: 'pella', side: 'outside', count: 2 });
    look();
    for (let round = 1; round <= 5; round++) {
      table.does(0, { pass: true });
      table.does(0, { wait: true }); // he could bury Alexander
      table.does(1, { pass: true });
    }
    look();
    table.does(0, { wait: true });
    expect(phases).toEqual(['preparations', 'reinforcements', 'strategy', 'turnEnd']);
    expect(keys(table).filter((key) => PHASE_EVENTS.includes(key))).toEqual(PHASE_EVENTS);
    expect(table.fact('turn')).toBe(3);
    expect(table.fact('phase')).toBe('preparations');
  });
  const PHASE_EVENTS = ['turnOrder', 'reinforced', 'dealt', 'round', 'isolated', 'gameTurn'];

  it('S5-03 no phase begins before everybody is done with the one before', () => {
    const table = quiet({ step: 'reinforcements' });
    table.does(0, { units: 'mercenary', at: 'memphis', side: 'outside', count: 4 });
    table.does(0, { units: 'loyal', at: 'memphis', side: 'outside', count: 1 });
    expect(asked(table)).toEqual(['1 reinforce']);
    expect(table.fact('phase')).toBe('reinforcements');
    expect(told(table, 'dealt')).toBeUndefined();
    table.does(1, { units: 'mercenary', at: 'pella', side: 'inside', count: 2 });
    expect(table.fact('phase')).toBe('strategy');
    expect(told(table, 'dealt')).toEqual({ count: 5, facedown: 10 });
  });
});

describe('5 The end of the game', () => {
  it('S5-04 an Instant Victory ends it at once, in the middle of a phase', () => {
    const table = quiet({
      step: 'reinforcements',
      royals: { alexandros: 'memphis by 0', olympias: 'memphis by 0', kleopatra: 'memphis by 0' },
      burier: 0,
    });
    expect(table.fact('outcome')).toMatchObject({ kind: 'instant-legitimacy', winners: [0] });
    expect(asked(table)).toEqual([]);
    expect(table.fact('phase')).toBe('reinforcements');
  });

  it('S5-04 so does a Regency Victory', () => {
    const table = quiet({ turn: 4, royals: { alexandros: 'memphis by 0' }, units: ['0 memphis loyal 1'] });
    expect(table.fact('outcome')).toMatchObject({ kind: 'regency', winners: [0] });
    expect(asked(table)).toEqual([]);
    expect(table.fact('phase')).toBe('preparations');
  });

  it('S5-04 an End Game Victory ends it, too', () => {
    const table = quiet({ turn: 5, step: 'turnEnd' });
    expect(table.fact('outcome')).toMatchObject({ kind: 'end-of-game', winners: [0] });
    expect(asked(table)).toEqual([]);
  });
});

describe('5.6 Turn End', () => {
  it('S5.6-02 the marker goes one box on, and the next Game Turn begins', () => {
    const table = quiet({ turn: 2, step: 'turnEnd' });
    expect(table.fact('turn')).toBe(3);
    expect(told(table, 'gameTurn')).toEqual({ turn: 3 });
    expect(table.fact('phase')).toBe('preparations');
    expect(asked(table)).toEqual(['1 turnOrder']);
  });
});
