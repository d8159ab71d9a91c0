import { describe, expect, it } from 'vitest';
import { CARDS } from './independents.ts';
import { plays } from './reactions.ts';
import { asked, type Scene, scene, told } from './scene.ts';

/** Two cards are revealed at the end of a Round of two players. Seat 0 has 1 VP from Rhodos, or as said otherwise. */
const revealing = (draws: readonly string[], position: Scene = {}) =>
  scene({
    seats: 2,
    step: 'endOfRound',
    round: 2,
    facedown: 8,
    draws,
    provinces: { rhodos: 0 },
    ...position,
  });

describe('6 Cards that are revealed', () => {
  it('D6-02 most are only discarded, though they have events', () => {
    const table = revealing(['diplomacy', 'scouts'], { pcs: { stoboi: 1, knidos: 1 } });
    expect([told(table, 'resolves'), table.fact('round')]).toEqual([undefined, 3]);
    expect(table.fact('discard')).toEqual(['diplomacy', 'scouts']);
  });
  it('S6-08 the events of some are carried out, in their order, and not their OPs', () => {
    const table = revealing([CARDS.seuthes, CARDS.glaukias]);
    expect(told(table, 'woke')).toEqual({ seat: 1, general: 'seuthes' });
    plays(table, [1, { enter: 'seuthes', at: 'istros' }], [1, { end: true }]);
    // Nothing else could be done with the first: now the second.
    expect(told(table, 'woke')).toEqual({ seat: 1, general: 'glaukias' });
    plays(table, [1, { enter: 'glaukias', at: 'dardanoi' }], [1, { end: true }], [1, { done: true }]);
    expect([asked(table), table.fact('round')]).toEqual([['0 activate'], 3]);
    expect(table.fact('discard')).toEqual([CARDS.glaukias, CARDS.seuthes].sort());
  });
  it('S6-09 by whoever has the least VP', () => {
    const table = revealing([CARDS.seuthes, 'scouts']);
    expect(told(table, 'resolves')).toEqual({ seat: 1, card: CARDS.seuthes });
    expect(asked(table)).toEqual(['1 independents']);
  });
  it('S6-09 the lowest die breaks a tie', () => {
    const table = revealing([CARDS.seuthes, 'scouts'], { provinces: {}, dice: [2, 2, 3, 5] });
    expect(asked(table)).toEqual(['0 independents']);
  });
  it('S9.5-06 then Independent Armies move, and it is nobody’s turn', () => {
    const table = revealing([CARDS.seuthes, 'scouts']);
    expect([table.fact('active'), table.fact('segment')]).toEqual([null, null]);
    plays(table, [1, { enter: 'seuthes', at: 'istros' }]);
    expect(table.fact('march')).toMatchObject({ owner: 'independent', generals: ['seuthes'] });
  });

  /** SEUTHES attacks Antipatros, who defends with a roll of 9 and is killed. */
  const antipatros = (die: number, position: Scene = {}) =>
    plays(
      revealing([CARDS.seuthes, 'scouts'], {
        generals: { seuthes: 'kallatis', antipatros: '0 apollonia' },
        units: ['0 apollonia loyal 3'],
        dice: [1, 1, 4, 5, die],
        ...position,
      }),
      [1, { move: 'seuthes' }],
      [1, { go: 'apollonia' }],
      [0, { stay: true }],
    );
  it('D7-09 who comes for a General that is killed is placed then, too', () => {
    const table = antipatros(6);
    plays(table, [0, { none: true }]);
    expect([asked(table), table.fact('generals')]).toMatchObject([['0 inherit'], { antipatros: '0 killed' }]);
    plays(table, [0, { at: 'rhodos', side: 'inside' }]);
    expect(table.fact('generals')).toMatchObject({ polyperchon: '0 rhodos inside' });
    expect(table.fact('round')).toBe(3);
  });
  it('S15.2.A-07 nobody’s Segment: nobody need remember who fought', () => {
    expect(antipatros(1).fact('fought')).toEqual({ generals: [], spaces: [], units: {} });
  });
});
