import { describe, expect, it } from 'vitest';
import { asked, offered, scene, sealed, told } from './scene.ts';

describe('2 A Muster', () => {
  it('T2-01 each player gets one hoplite', () => {
    const table = scene({ seats: 3, camp: { 0: 3, 1: 0, 2: 5 } });
    expect(table.fact('camp')).toEqual({ 0: 4, 1: 1, 2: 6 });
  });

  it('T2-02 a camp of six gets no seventh', () => {
    const table = scene({ camp: { 0: 6, 1: 6 } });
    expect(table.fact('camp')).toEqual({ 0: 6, 1: 6 });
  });
});

describe('2 B Auguries', () => {
  it('T2-03 one offers from none to all of the hoplites in camp', () => {
    const table = scene({ camp: { 0: 2, 1: 5 } });
    expect(offered(table, 0, 'offer')).toEqual([0, 1, 2, 3]);
    expect(offered(table, 1, 'offer')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(table.refuses(0, { offer: 4 })).toBe('T2-03');
  });

  it('T2-04 the highest offer takes the first turn', () => {
    const table = scene({ draws: ['omen'] });
    table.does(0, { offer: 1 });
    table.does(1, { offer: 2 });
    expect(table.fact('first')).toBe(1);
    expect(asked(table)).toEqual(['1 turn']);
  });

  it('T2-05 of equal offers the earlier in the order of turns counts', () => {
    const table = scene({ seats: 3, first: 2, draws: ['omen'] });
    for (const seat of [0, 1, 2]) table.does(seat, { offer: seat === 2 ? 1 : 3 });
    // From seat 2 on the order is 2, 0, 1.
    expect(table.fact('first')).toBe(0);
  });

  it('T2-05 when nobody offers anything the first turn stays where it was', () => {
    const table = scene({ first: 1, draws: ['omen'] });
    table.does(0, { offer: 0 });
    table.does(1, { offer: 0 });
    expect(table.fact('first')).toBe(1);
  });

  it('T2-07 the highest offer is paid, the others are not', () => {
    const table = scene({ seats: 3, draws: ['omen'] });
    for (const seat of [0, 1, 2]) table.does(seat, { offer: seat + 1 });
    expect(table.fact('camp')).toEqual({ 0: 6, 1: 6, 2: 3 });
  });

  it('T2-09 nobody sees an offer before all are made', () => {
    const table = scene({ draws: ['omen'] });
    expect(asked(table)).toEqual(['0 augury', '1 augury']);
    table.does(0, { offer: 5 });
    expect(asked(table)).toEqual(['1 augury']);
    expect(sealed(table, 0)).toEqual([{ offer: 5 }, null]);
    expect(sealed(table, 1)).toEqual([null, null]);
    expect(told(table, 'offered')).toBeUndefined();

    table.does(1, { offer: 0 });
    expect(table.events(1).filter(({ key }) => key === 'event.offered')).toHaveLength(2);
  });

  it('T2-10 without auguries nobody is asked and the first turn stays where it was', () => {
    const table = scene({ first: 1, options: { auguries: false }, draws: ['omen'] });
    expect(asked(table)).toEqual(['1 turn']);
    expect(table.fact('first')).toBe(1);
  });
});

describe('2 C Turns', () => {
  it('T2-06 each has one turn, round the table from the first', () => {
    const table = scene({
      seats: 3,
      first: 2,
      options: { auguries: false },
      draws: ['omen', 'omen', 'omen'],
    });
    const turns = [];
    while (table.fact('outcome') === null) {
      const [{ seat }] = table.asked();
      turns.push(seat);
      table.does(seat, { rest: true });
    }
    expect(turns).toEqual([2, 0, 1]);
  });

  it.each([1, 2, 6])('T2-08 a game of %i seasons ends after the last of them', (seasons) => {
    const last = scene({ season: seasons, turn: 0, options: { seasons } });
    last.does(0, { rest: true });
    expect(last.fact('outcome')).not.toBe(null);
    if (seasons === 1) return;

    const before = scene({ season: seasons - 1, turn: 0, options: { seasons } });
    before.does(0, { rest: true });
    expect(before.fact('outcome')).toBe(null);
    expect(before.fact('season')).toBe(seasons);
  });

  it('T2-08 there are three seasons unless something else was agreed', () => {
    const { seasons } = scene({ turn: 0 }).game.settings;
    expect(seasons).toEqual({ type: 'count', least: 1, most: 6, default: 3 });
  });
});
