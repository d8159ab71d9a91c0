import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../src/content.ts';
import { asked, scene, told } from './scene.ts';

/** Nobody has a card, and nobody does anything, until the Strategy Phase is over; gives whose turns those were. */
function idleTurns(table: Table): number[] {
  const turns: number[] = [];
  for (let [next] = table.asked(); next?.kind === 'activate'; [next] = table.asked()) {
    turns.push(next.seat);
    table.does(next.seat, { pass: true });
  }
  return turns;
}
/** Different Victory Points: no dice are needed for the Usurper and the Turn Order that follow. */
const wealth = { provinces: { aigyptos: 0, makedonia: 1, lydia: 2, karia: 3 } };
const richest = (seats: number) => ({
  provinces: Object.fromEntries(Object.entries(wealth.provinces).filter(([, seat]) => seat < seats - 1)),
});

describe('6 Strategy Phase', () => {
  it.each([2, 3, 4])('S6-01 with %i players it has five Rounds', (seats) => {
    const table = scene({ seats, ...richest(seats) });
    expect(idleTurns(table)).toHaveLength(5 * seats);
    expect(told(table, 'round')).toEqual({ round: 5 });
    expect(table.fact('turn')).toBe(2);
  });

  it('S6-02 with five players it has four Rounds', () => {
    const table = scene({ seats: 5, ...richest(5) });
    expect(idleTurns(table)).toHaveLength(4 * 5);
    expect(told(table, 'round')).toEqual({ round: 4 });
  });

  it('S6-03 in each Round everybody has one turn, in Turn Order', () => {
    const table = scene({ first: 2, direction: 'right', round: 4, ...richest(4) });
    expect(idleTurns(table)).toEqual([2, 1, 0, 3, 2, 1, 0, 3]);
  });

  it('S6-04 a turn is Surrender, Tyche, Activation and Forage, one after the other', () => {
    const table = scene({
      step: 'surrender',
      pcs: { lamia: 1 },
      generals: { perdikkas: '0 lamia' },
      units: ['0 lamia mercenary 5 loyal 4'],
      hands: { 0: ['minor-raid'] },
    });
    const segments = [table.fact('segment')];
    const next = (action: { [verb: string]: string | boolean }) => {
      table.does(0, action);
      segments.push(table.fact('segment'));
    };
    next({ done: true });
    next({ operations: 'minor-raid', on: 'placePcs' }); // and nowhere to place one
    next({ pass: true });
    expect(segments).toEqual(['surrender', 'tyche', 'activation', 'forage']);
    table.does(0, { lose: 'mercenary', side: 'outside' });
    expect(asked(table)).toEqual(['1 activate']);
  });
});

describe('6 End of a Round', () => {
  const facedown = { step: 'endOfRound', round: 2 } as const;

  it('S6-05 with two players two of the cards on the table are revealed', () => {
    const table = scene({ seats: 2, ...facedown, facedown: 8, draws: ['condemnation', 'scouts'] });
    expect([table.fact('facedown'), table.fact('round')]).toEqual([6, 3]);
  });

  it('S6-06 with three players one of the cards on the table is revealed', () => {
    const table = scene({ seats: 3, ...facedown, facedown: 4, draws: ['condemnation'] });
    expect([table.fact('facedown'), table.fact('round')]).toEqual([3, 3]);
  });

  it('S6-10 what was revealed goes to the discard pile, for all to see', () => {
    const table = scene({ seats: 2, ...facedown, facedown: 8, draws: ['condemnation', 'scouts'] });
    expect(table.fact('discard')).toEqual(['condemnation', 'scouts']);
    expect(told(table, 'revealed', null)).toEqual({ card: 'scouts' });
  });

  it('S6-07 only what has the ornament is resolved', () => {
    const table = scene({
      seats: 2,
      ...facedown,
      facedown: 8,
      draws: ['partition-at-triparadeisos', 'minor-raid'],
      generals: { antigonos: '0 thebai' },
      units: ['0 thebai loyal 3'],
      pcs: { thebai: 0, lamia: 1 },
    });
    expect([asked(table), table.fact('round')]).toEqual([['0 activate'], 3]);
    expect(table.fact('discard')).toEqual(['minor-raid', 'partition-at-triparadeisos']);
  });

  it('S6-07 which six cards have', () => {
    const six = content.cards.flatMap(({ name, ornament }) => (ornament ? [name.en] : []));
    expect(six.sort()).toEqual([
      '23 000 Greek Soldiers',
      'Migration of Illyrian Tribes',
      'Plans of Their Own',
      'Scythian Invasion',
      'Unrest',
      'Unrest Spreads',
    ]);
  });

  it('S6-07 Unrest is, and nobody’s turn is on', () => {
    const table = scene({
      seats: 3,
      ...facedown,
      facedown: 4,
      provinces: { lydia: 0, karia: 1 },
      draws: ['unrest'],
      dice: [3],
    });
    expect([asked(table), table.fact('active')]).toEqual([['2 chooseSpace'], null]);
    expect(told(table, 'resolves')).toEqual({ seat: 2, card: 'unrest' });
    table.does(2, { at: 'naukratis' });
    expect([asked(table), table.fact('round')]).toEqual([['0 activate'], 3]);
    expect([table.fact('pcs'), table.fact('discard')]).toMatchObject([
      { naukratis: 'independent' },
      ['unrest'],
    ]);
  });

  it('S6-08 for its event only, and one after the other as they were revealed', () => {
    const table = scene({
      seats: 2,
      ...facedown,
      facedown: 8,
      provinces: { lydia: 0 },
      draws: ['unrest-spreads', 'unrest'],
      dice: [6, 5, 3],
    });
    expect(told(table, 'resolves')).toEqual({ seat: 1, card: 'unrest-spreads' });
    expect([table.fact('front'), table.fact('beside')]).toMatchObject([
      { 'unrest-spreads': 1 },
      expect.arrayContaining(['unrest']),
    ]);
    table.does(1, { at: 'ouxioi' });
    table.does(1, { at: 'mardoi' });
    expect(told(table, 'resolves')).toEqual({ seat: 1, card: 'unrest' });
    table.does(1, { at: 'memphis' });
    // No OPs are left to be used.
    expect([asked(table), table.fact('discard')]).toEqual([['0 activate'], ['unrest', 'unrest-spreads']]);
  });

  it('S6-09 by whoever has the least VP, ties by the lowest die', () => {
    const table = scene({ seats: 3, ...facedown, facedown: 4, draws: ['unrest'], dice: [4, 2, 5, 3] });
    expect([asked(table), told(table, 'tieRoll')]).toEqual([['1 chooseSpace'], { seat: 2, die: 5 }]);
  });

  it('S6-09 determined anew for each of them', () => {
    // With Memphis goes the lead of seat 0.
    const table = scene({
      seats: 2,
      ...facedown,
      facedown: 8,
      provinces: { lydia: 1, aigyptos: 0 },
      draws: ['unrest', 'unrest-spreads'],
      dice: [3, 6, 6],
    });
    expect(asked(table)).toEqual(['1 chooseSpace']);
    table.does(1, { at: 'memphis' });
    expect([asked(table), table.fact('points')]).toMatchObject([['0 chooseSpace'], { 0: 0 }]);
    table.does(0, { at: 'persepolis' });
    table.does(0, { at: 'ouxioi' });
  });

  it('S6-11 after the last Round comes the Isolation Phase', () => {
    const table = scene({
      seats: 2,
      step: 'endOfRound',
      round: 5,
      provinces: { rhodos: 1 },
      pcs: { kyrene: 0 },
    });
    expect(told(table, 'isolated')).toEqual({ seat: 0, space: 'kyrene' });
    expect(table.fact('pcs')).toEqual({ rhodos: 1 });
  });

  it('S6-11 and before it no other Isolation Phase', () => {
    const table = scene({ seats: 2, step: 'endOfRound', round: 4, pcs: { kyrene: 0 } });
    expect([asked(table), table.fact('round')]).toEqual([['0 activate'], 5]);
    expect(table.fact('pcs')).toEqual({ kyrene: 0 });
  });
});
