import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
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

describe('6 End of the Strategy Phase', () => {
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
