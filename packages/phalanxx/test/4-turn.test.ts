import { describe, expect, it } from 'vitest';
import { asked, idleTurn, offered, scene, told } from './scene.ts';

const shop = { step: 'buy', display: ['X-01', 'X-02', 'X-03', 'X-04', 'X-05'] } as const;

describe('4 Turn', () => {
  it('P4-01 one buys, rolls, acts three times, and passes the dice on', () => {
    const table = scene({
      ...shop,
      turn: 0,
      talents: { 0: 3, 1: 1 },
      stack: [5, 7, 1, 7],
      draws: ['X-06'],
      dice: [2, 3, 6],
    });
    table.does(0, { buy: 'X-05' });
    table.does(0, { income: 'third', at: 'top' });
    table.does(0, { slide: 'second', at: 'middle' });
    table.does(0, { income: 'first', at: 'bottom' });
    expect(table.events().map(({ key }) => key.replace('event.', ''))).toEqual([
      'bought',
      'revealed',
      'rolled',
      'income',
      'slid',
      'income',
      'passedOn',
    ]);
    expect(told(table, 'passedOn')).toEqual({ seat: 0, to: 1 });
    expect([asked(table), table.fact('grey')]).toEqual([['1 buy'], '- - -']);
  });

  it('P4-02 nothing is rolled before the purchase, and nothing bought after it', () => {
    const table = scene({ ...shop, start: 0, talents: { 0: 9 }, draws: ['X-06'], dice: [2, 3, 6] });
    expect([asked(table), table.fact('rolled')]).toEqual([['0 buy'], '- - -']);
    expect(table.refuses(0, { income: 'first', at: 'top' })).toMatch(/^K-/);
    table.does(0, { decline: true });
    expect([asked(table), table.fact('rolled')]).toEqual([['0 act'], 'W2 W3 W6']);
    expect(table.refuses(0, { buy: 'X-01' })).toMatch(/^K-/);
  });

  it('P4-03 nobody has to buy', () => {
    const table = scene({ ...shop, turn: 0, talents: { 0: 9 } });
    expect(offered(table, 0, 'decline')).toEqual([true]);
  });

  it('P4-03 everybody has to roll and to act with each die', () => {
    const table = scene({ ...shop, turn: 0, talents: { 0: 1, 1: 1 }, draws: ['X-06'], dice: [3, 3, 3] });
    table.does(0, { decline: true });
    for (const [income, at] of Object.entries({ first: 'top', second: 'middle', third: 'bottom' })) {
      expect(asked(table)).toEqual(['0 act']);
      expect(offered(table, 0, 'decline')).toEqual([]);
      expect(table.refuses(0, { decline: true })).toMatch(/^K-/);
      table.does(0, { income, at });
    }
    expect(asked(table)).toEqual(['1 buy']);
  });

  it('P4-04 turns go clockwise, and the last round is played to its end', () => {
    const table = scene({
      ...shop,
      seats: 4,
      start: 2,
      turn: 2,
      talents: { 0: 1, 1: 1, 2: 1, 3: 1 },
      stack: [0, 0, 0, 0],
      dice: Array(12).fill(3),
    });
    for (const seat of [2, 3, 0, 1]) {
      expect(asked(table)).toEqual([`${seat} buy`]);
      expect(table.fact('outcome')).toBe(null);
      idleTurn(table, seat);
      expect(table.fact('last')).toBe(true);
    }
    expect(asked(table)).toEqual([]);
    expect(table.fact('outcome')).not.toBe(null);
  });
});
