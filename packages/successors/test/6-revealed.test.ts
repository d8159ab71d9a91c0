import { describe, expect, it } from 'vitest';
import { content } from '../src/content.ts';
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
/** One, of three players. */
const one = { seats: 3, facedown: 4 } as const;

describe('6 Cards that are revealed', () => {
  it('S6-05 with two players two of the cards on the table are', () => {
    const table = revealing(['condemnation', 'scouts']);
    expect([table.fact('facedown'), table.fact('round')]).toEqual([6, 3]);
  });
  it('S6-06 with three players one of them is', () => {
    const table = revealing(['condemnation'], one);
    expect([table.fact('facedown'), table.fact('round')]).toEqual([3, 3]);
  });
  it('S6-10 they go to the discard pile, for all to see', () => {
    const table = revealing(['condemnation', 'scouts']);
    expect(table.fact('discard')).toEqual(['condemnation', 'scouts']);
    expect(told(table, 'revealed', null)).toEqual({ card: 'scouts' });
  });
  it('S6-07 D6-02 most are only discarded, though their events could do something', () => {
    const table = revealing(['partition-at-triparadeisos', 'minor-raid'], {
      generals: { antigonos: '0 thebai' },
      units: ['0 thebai loyal 3'],
      pcs: { thebai: 0, lamia: 1 },
    });
    expect([told(table, 'resolves'), asked(table)]).toEqual([undefined, ['0 activate']]);
    expect(table.fact('round')).toBe(3);
    expect(table.fact('discard')).toEqual(['minor-raid', 'partition-at-triparadeisos']);
  });
  it('S6-07 resolved are those with the ornament: six', () => {
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

  it('S6-08 their events are carried out in the order in which they were revealed, and not their OPs', () => {
    const table = revealing([CARDS.seuthes, 'unrest'], { dice: [3] });
    expect([table.fact('front'), table.fact('beside')]).toMatchObject([
      { [CARDS.seuthes]: 1 },
      expect.arrayContaining(['unrest']),
    ]);
    plays(table, [1, { enter: 'seuthes', at: 'istros' }], [1, { end: true }]);
    // Nothing else could be done with the first: now the second.
    expect(told(table, 'resolves')).toEqual({ seat: 1, card: 'unrest' });
    plays(table, [1, { at: 'naukratis' }]);
    expect(table.fact('pcs')).toMatchObject({ naukratis: 'independent' });
    expect([asked(table), table.fact('round')]).toEqual([['0 activate'], 3]);
    expect(table.fact('discard')).toEqual(['unrest', CARDS.seuthes]);
  });
  it('D9-28 an Army that has moved for one of them moves for the next as well', () => {
    const table = revealing([CARDS.seuthes, CARDS.glaukias]);
    plays(table, [1, { enter: 'seuthes', at: 'istros' }], [1, { end: true }]);
    expect(told(table, 'woke')).toEqual({ seat: 1, general: 'glaukias' });
    plays(table, [1, { enter: 'glaukias', at: 'dardanoi' }], [1, { end: true }]);
    plays(table, [1, { move: 'seuthes' }], [1, { go: 'kallatis' }], [1, { end: true }]);
    expect(table.fact('generals')).toMatchObject({ seuthes: 'kallatis', glaukias: 'dardanoi' });
  });
  it('S6-09 by whoever has the least VP', () => {
    const table = revealing([CARDS.seuthes, 'scouts']);
    expect(told(table, 'resolves')).toEqual({ seat: 1, card: CARDS.seuthes });
    expect(asked(table)).toEqual(['1 independents']);
  });
  it('S6-09 the lowest die breaks a tie', () => {
    const table = revealing(['unrest'], { ...one, provinces: {}, dice: [4, 2, 5, 3] });
    expect([asked(table), told(table, 'tieRoll')]).toEqual([['1 chooseSpace'], { seat: 2, die: 5 }]);
  });
  it('S6-09 and is rolled anew until it does', () => {
    const table = revealing([CARDS.seuthes, 'scouts'], { provinces: {}, dice: [2, 2, 3, 5] });
    expect(asked(table)).toEqual(['0 independents']);
  });
  it('S6-09 D6-01 determined anew for each of them', () => {
    // With Memphis goes the lead of seat 0.
    const table = revealing(['unrest', 'unrest-spreads'], {
      provinces: { lydia: 1, aigyptos: 0 },
      dice: [3, 6, 6],
    });
    expect(asked(table)).toEqual(['1 chooseSpace']);
    plays(table, [1, { at: 'memphis' }]);
    expect([asked(table), table.fact('points')]).toMatchObject([['0 chooseSpace'], { 0: 0 }]);
    plays(table, [0, { at: 'persepolis' }], [0, { at: 'ouxioi' }]);
    expect(asked(table)).toEqual(['0 activate']);
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
