import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { battle, toldOf } from './battle.ts';
import { sceneWith, withData } from './cards.ts';
import { plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';
import { embarked } from './sea.ts';
import { alone, passes } from './surprises.ts';

const [LIAR, LIAR2] = ['cretan-liar', 'cretan-liar-2'];
const AED = 'anti-elephant-devices';
const WIN = [6, 6, 1, 1];
/** Seat 0 plays Anti-Elephant Devices against seat 1. */
const answered = (parts: Parameters<typeof battle>[0] = {}): Table =>
  plays(battle({ hands: { 0: [AED], 1: [LIAR] }, defenders: 'loyal 1 elephant 2', ...parts }), [
    0,
    { play: AED },
  ]);

describe('Card 56, Cretan Liar', () => {
  it('C56-01 is played right after another has played a Surprise card, before it takes effect', () => {
    const table = answered();
    expect([asked(table), offered(table, 1, 'play')]).toEqual([['1 surprisePlayed'], [LIAR]]);
    expect(told(table, 'elephantsFail')).toBeUndefined();
  });
  it('C56-01 not by who has played it', () => {
    const table = answered({
      hands: { 0: [AED, LIAR], 1: ['fog'] },
      orders: { 0: { surprisePlayed: 'always' } },
    });
    expect(asked(table)).toEqual(['1 surprisePlayed']);
  });
  it('C56-02 that card has no effect, and is discarded', () => {
    const table = answered({ draws: ['unrest', 'diplomacy'], dice: [1, 1, ...WIN, 1] });
    alone(table, 1, { play: LIAR });
    expect(told(table, 'cancelledCard')).toEqual({ seat: 0, card: AED });
    expect(toldOf(table, 'battleStrength', 1)).toMatchObject({ elephants: [0, 0] });
    expect(table.fact('discard')).toEqual(expect.arrayContaining([AED, LIAR]));
  });
  it('C56-03 its player draws a replacement all the same: the inner card is finished first (D6-38)', () => {
    const table = answered({ draws: ['unrest', 'diplomacy'], dice: [1, 1, ...WIN, 1] });
    alone(table, 1, { play: LIAR });
    expect(table.fact('hands')).toMatchObject({ 0: ['diplomacy'], 1: ['unrest'] });
  });
  it.each(['ahura-mazda', 'ahriman'])('C56-03 never for %s, cancelled or not', (card) => {
    const table = scene({
      hands: { 0: [card], 1: [LIAR] },
      orders: { 1: { surprisePlayed: 'always' } },
      discard: ['fog'],
      draws: ['unrest'],
    });
    table.does(0, card === 'ahriman' ? { rob: card, whom: 1 } : { invoke: card });
    table.does(1, { play: LIAR });
    expect(table.fact('hands')).toMatchObject({ 0: [], 1: ['unrest'] });
    expect(asked(table)).toEqual(['0 activate']);
  });
  it('C56-04 may be answered by another: the last answer resolves first', () => {
    const table = answered({
      hands: { 0: [AED, LIAR2], 1: [LIAR] },
      draws: ['unrest', 'diplomacy', 'major-raid'],
      dice: [...WIN, 1],
    });
    table.does(1, { play: LIAR });
    expect(asked(table)).toEqual(['0 surprisePlayed']);
    alone(table, 0, { play: LIAR2 });
    expect(toldOf(table, 'battleStrength', 1)).toMatchObject({ elephants: [] });
    expect(table.fact('hands')).toMatchObject({ 0: ['major-raid', 'unrest'], 1: ['diplomacy'] });
  });
  it('C56-05 Event and Bonus cards cannot be cancelled', () => {
    const table = scene({
      step: 'tyche',
      hands: { 0: ['diplomacy', 'unrest'], 1: [LIAR] },
      orders: { 1: { surprisePlayed: 'always' } },
      pcs: { ephesos: 1 },
      draws: [],
    });
    table.does(0, { operations: 'diplomacy', on: 'train' });
    expect(asked(table)).toEqual(['0 train']);
    expect(table.refuses(1, { play: LIAR })).toBe('K-01');
  });

  it('D6-09 nobody is asked when all of them lie open', () => {
    const table = answered({
      hands: { 0: [AED], 1: ['fog'] },
      discard: [LIAR, LIAR2],
      draws: ['unrest'],
      dice: [...WIN, 1],
    });
    expect(asked(passes(table))[0]).not.toBe('1 surprisePlayed');
    expect(toldOf(table, 'battleStrength', 1)).toMatchObject({ elephants: [] });
  });
});

describe('D6-07 Storm, Liar, Liar, Liar among four', () => {
  const always = { seaCards: 'always', surprisePlayed: 'always' };
  /** A deck in which Scouts deny as well: each of seats 0, 2 and 3 holds such a card. */
  const storm = (): Table => {
    const table = sceneWith(
      withData('scouts', {
        window: ['surprise-card-played'],
        clauses: { moment: 'C56-01', another: 'C56-01', cardType: 'C56-05' },
        effects: [{ kind: 'cancel-card', types: ['surprise'] }],
      }),
      {
        die: 4,
        generals: { antigonos: '0 tarsos' },
        units: ['0 tarsos loyal 4'],
        hands: { 0: [LIAR], 1: ['storms-at-sea'], 2: [LIAR2], 3: ['scouts'] },
        orders: { 0: always, 1: always, 2: always, 3: always },
        emptyPile: true,
      },
    );
    return plays(
      table,
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 4 }],
      [0, { embark: 'antigonos', loyal: 4, escort: [] }],
      [0, { sail: 'salamis' }],
      [1, { play: 'storms-at-sea' }],
    );
  };
  const held: { readonly [seat: number]: string } = { 0: LIAR, 2: LIAR2, 3: 'scouts' };
  it.each([[], [0], [2], [3], [0, 2], [0, 3], [2, 3], [0, 2, 3]].map((deny) => [deny]))(
    'D6-07 C56-04 with those of %s played as soon as they can be, the last answer resolves first',
    (deny) => {
      const table = storm();
      for (
        let asked = table.asked();
        asked.some(({ kind }) => kind === 'seaCards' || kind === 'surprisePlayed');
        asked = table.asked()
      ) {
        const { seat } = asked[0];
        table.does(
          seat,
          deny.includes(seat) && offered(table, seat, 'play').length > 0
            ? { play: held[seat] }
            : { pass: true },
        );
      }
      // One of them stops the storm, two let it blow, three stop it.
      expect(asked(table)).toEqual([deny.length % 2 === 1 ? '0 sail' : '0 activate']);
      for (const seat of [0, 2, 3] as const)
        expect((table.fact('hands') as { [seat: number]: string[] })[seat]).toEqual(
          deny.includes(seat) ? [] : [held[seat]],
        );
    },
  );
});

describe('6.2 Several Surprise cards at once', () => {
  const STORMS = ['storms-at-sea', 'storms-at-sea-2'];
  const always = { seaCards: 'always', surprisePlayed: 'always' };
  /** Seats 1 and 2 hold Storms at Sea; seat 3 is first, and turns go to the left. */
  const sailing = (parts: Scene = {}): Table =>
    plays(
      embarked({
        first: 3,
        active: 0,
        hands: { 1: [STORMS[0]], 2: [STORMS[1]] },
        orders: { 1: always, 2: always },
        ...parts,
      }),
      [0, { sail: 'salamis' }],
    );
  it('S6.2-08 sealed answers count in Turn Order; what has become impossible was not played and stays unseen', () => {
    const table = sailing({ draws: ['unrest'] });
    expect(asked(table)).toEqual(['1 seaCards', '2 seaCards']);
    table.does(2, { play: STORMS[1] });
    expect(told(table, 'surprise')).toBeUndefined();
    table.does(1, { play: STORMS[0] });
    passes(table);
    expect(table.events().filter(({ key }) => key === 'event.surprise')).toMatchObject([
      { params: { seat: 1, card: STORMS[0] } },
    ]);
    expect(table.fact('hands')).toMatchObject({ 1: ['unrest'], 2: [STORMS[1]] });
  });
  it('S6.2-08 from the First Player on', () => {
    const table = sailing({ first: 2, draws: ['unrest'] });
    table.does(1, { play: STORMS[0] });
    table.does(2, { play: STORMS[1] });
    passes(table);
    expect(told(table, 'surprise')).toEqual({ seat: 2, card: STORMS[1] });
  });
});
