import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

/** Lydia and Phrygia give three points each, Rhodos and Kypros two, Krete and Libye one. */
const usurper = (provinces: { [province: string]: number }, more = {}) =>
  scene({ turn: 2, step: 'usurper', provinces, emptyPile: true, ...more });

describe('5.1.B The Usurper', () => {
  it('S5.1.B-01 is the player with the most Victory Points', () => {
    const table = usurper({ phrygia: 2, rhodos: 1, kypros: 0, libye: 3 });
    expect(table.fact('usurper')).toBe(2);
    expect(told(table, 'usurper')).toEqual({ seat: 2 });
  });

  it('S5.1.B-01 keeps the marker when others overtake him', () => {
    const table = usurper(
      { phrygia: 2, rhodos: 1, krete: 0, libye: 0, lykia: 3 },
      { turn: 1, pcs: { paphos: 1 }, generals: { krateros: '1 salamis' }, units: ['1 salamis loyal 2'] },
    );
    table.does(3, { first: 1, direction: 'left' });
    table.does(1, { place: 'salamis' }); // Kypros, and the largest fleet
    expect(table.fact('points')).toEqual({ 0: 2, 1: 7, 2: 3, 3: 1 });
    expect(table.fact('usurper')).toBe(2);
  });

  it('S5.1.B-02 of several with the most it is the one with the most Senior General', () => {
    const table = usurper(
      { lydia: 1, phrygia: 2, rhodos: 0, libye: 3 },
      { generals: { perdikkas: '0 rhodos', eumenes: '1 sardeis', ptolemaios: '2 dispersed' } },
    );
    expect(table.fact('points')).toEqual({ 0: 2, 1: 3, 2: 3, 3: 1 });
    expect(table.fact('usurper')).toBe(2);
  });
});

describe('5.1.C Turn Order', () => {
  const order = (provinces: { [province: string]: number }, more = {}) =>
    scene({ turn: 2, step: 'turnOrder', provinces, emptyPile: true, ...more });

  it('S5.1.C-01 the player with the fewest Victory Points names the First Player', () => {
    const table = order({ phrygia: 0, libye: 3, rhodos: 1, kypros: 2 });
    expect(asked(table)).toEqual(['3 turnOrder']);
    expect([...new Set(offered(table, 3, 'first'))]).toEqual([0, 1, 2, 3]);
    expect(table.refuses(0, { first: 0, direction: 'left' })).toBe('K-01');
  });

  it('S5.1.C-01 it may be himself', () => {
    const table = order({ phrygia: 0, libye: 3, rhodos: 1, kypros: 2 }, { successors: [1, 2, 3] });
    table.does(3, { first: 3, direction: 'left' });
    expect(table.fact('order')).toEqual([3, 0, 1, 2]);
  });

  it('S5.1.C-02 of several with the fewest it is the one with the lowest die', () => {
    const table = order({ phrygia: 0, rhodos: 1 }, { dice: [5, 2] });
    expect(told(table, 'tieRoll')).toEqual({ seat: 3, die: 2 });
    expect(asked(table)).toEqual(['3 turnOrder']);
  });

  it('S5.1.C-02 those who are still level roll again', () => {
    const table = order({ phrygia: 0 }, { dice: [3, 5, 3, 1, 6] });
    expect(asked(table)).toEqual(['1 turnOrder']);
  });

  it('S5.1.C-03 he also says whether it goes to the left or to the right', () => {
    const points = { phrygia: 0, libye: 3, rhodos: 1, kypros: 2 };
    const table = order(points, { successors: [1, 2, 3] });
    expect(offered(table, 3, 'direction', { first: 1 })).toEqual(['left', 'right']);
    table.does(3, { first: 1, direction: 'right' });
    expect(table.fact('order')).toEqual([1, 0, 3, 2]);
    expect(told(table, 'turnOrder')).toEqual({ seat: 3, first: 1, direction: 'right' });
    const other = order(points, { successors: [1, 2, 3] });
    other.does(3, { first: 1, direction: 'left' });
    expect(other.fact('order')).toEqual([1, 2, 3, 0]);
  });

  it('S5.1.C-04 every Round of the Game Turn keeps to it', () => {
    const table = scene({
      turn: 2,
      round: 1,
      step: 'endOfRound',
      first: 1,
      direction: 'right',
      emptyPile: true,
    });
    for (let round = 2; round <= 5; round++)
      for (const seat of [1, 0, 3, 2]) {
        expect(table.fact('round')).toBe(round);
        expect(asked(table)).toEqual([`${seat} activate`]);
        if (round < 5 || seat !== 2) table.does(seat, { pass: true });
      }
    expect(table.fact('order')).toEqual([1, 0, 3, 2]);
  });
});
