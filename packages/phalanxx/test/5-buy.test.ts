import { describe, expect, it } from 'vitest';
import { asked, idleTurn, offered, scene, seen, told } from './scene.ts';

// What lies in the display, from the stack to the far right, and what comes next.
const [a, b, c, d, e, f] = ['X-01', 'X-02', 'X-03', 'X-04', 'X-05', 'X-06'];
const [h, i] = ['X-09', 'X-10'];
const display = [a, b, c, d, e];
type Scene = Parameters<typeof scene>[0];

/** Seat 0 is asked to buy; afterwards the display is filled up with `f`, and the dice are rolled. */
const shop = (more: Scene = {}) =>
  scene({
    turn: 0,
    step: 'buy',
    display,
    talents: { 0: 9 },
    draws: [f],
    dice: [3, 3, 3],
    ...more,
  });
/** The same, for a look at the purchase alone. */
const counter = (more: Scene = {}) => shop({ draws: [], dice: [], ...more });

describe('5 Buying', () => {
  it('P5-01 one card, and the dice are rolled', () => {
    const table = shop();
    table.does(0, { buy: e });
    expect(asked(table)).toEqual(['0 act']);
    expect(table.fact('hands')).toMatchObject({ 0: [e] });
  });

  it.each([
    [a, 5],
    [b, 4],
    [c, 3],
    [d, 2],
    [e, 1],
  ])('P5-02 P5-03 %s costs %i', (card, price) => {
    const table = shop(price < 4 ? {} : { draws: [], dice: [] });
    table.does(0, { buy: card });
    expect(table.fact('talents')).toMatchObject({ 0: 9 - price });
    expect(told(table, 'bought')).toEqual({ seat: 0, card, price });
  });

  it('P5-02 what does not lie in the display cannot be bought', () => {
    expect(counter().refuses(0, { buy: f })).toBe('P5-02');
  });

  it('P5-03 the prices fall from the stack to the far right', () => {
    expect(seen(counter(), 0).prices).toEqual([5, 4, 3, 2, 1]);
  });

  it('P5-04 one must be able to pay the whole price', () => {
    const table = counter({ talents: { 0: 3 } });
    expect(offered(table, 0, 'buy')).toEqual([c, d, e]);
    expect(table.refuses(0, { buy: b })).toBe('P5-04');
  });

  it('P5-05 a card goes to the hand, whether its condition is met or not', () => {
    const table = shop({ own: { 0: 'O1 O1 P1' }, draws: [], dice: [] });
    table.does(0, { buy: b });
    expect(seen(table, 0).conditions).toMatchObject({ [b]: [[0, 2, 0]] });
    expect(table.fact('hands')).toMatchObject({ 0: [b] });
    expect(table.fact('played')).toMatchObject({ 0: [] });
  });

  it('P5-15 there is no hand limit', () => {
    const hand = ['X-09', 'X-10', 'X-11', 'X-12', 'XX-01', 'XX-02', 'XX-03', 'XX-04', 'XXX-01', 'XXX-02'];
    const table = shop({ hands: { 0: hand } });
    table.does(0, { buy: e });
    expect(table.fact('hands')).toMatchObject({ 0: [e, ...hand] });
  });
});

describe('5 The free exchange', () => {
  it.each([
    [a, ['0 exchange']],
    [b, ['0 exchange']],
    [c, ['0 act']],
    [d, ['0 act']],
    [e, ['0 act']],
  ])('P5-06 after buying %s the question is %j', (card, question) => {
    const table = shop(card === a || card === b ? { draws: [], dice: [] } : {});
    table.does(0, { buy: card });
    expect(asked(table)).toEqual(question);
  });

  it('P5-06 one hand card for one of the display, free of charge', () => {
    const table = shop({ hands: { 0: [h, i] } });
    table.does(0, { buy: b });
    expect(offered(table, 0, 'give')).toEqual([b, h, i]);
    expect(offered(table, 0, 'for', { give: h })).toEqual([a, c, d, e]);
    table.does(0, { give: h, for: d });
    expect(table.fact('hands')).toMatchObject({ 0: [b, d, i] });
    expect(table.fact('talents')).toMatchObject({ 0: 5 });
  });

  it('P5-06 one may keep what one has', () => {
    const table = shop({ hands: { 0: [h] } });
    table.does(0, { buy: a });
    table.does(0, { keep: true });
    expect(table.fact('hands')).toMatchObject({ 0: [a, h] });
    expect(table.fact('display')).toEqual([f, b, c, d, e]);
  });

  it('P5-06 neither a card of somebody else nor one that is not there', () => {
    const table = counter({ hands: { 0: [h], 1: [i] } });
    table.does(0, { buy: a });
    expect(table.refuses(0, { give: i, for: d })).toBe('P5-06');
    expect(table.refuses(0, { give: h, for: a })).toBe('P5-06');
  });

  it('P5-06 with nothing but Heroism there, there is nothing to exchange', () => {
    const table = shop({ hands: { 0: [h] }, display: [null, b, null, null, 'H'] });
    table.does(0, { buy: b });
    expect(asked(table)).toEqual(['0 act']);
  });

  it('P5-07 the card given lies where the card taken lay', () => {
    const table = shop({ hands: { 0: [h] } });
    table.does(0, { buy: a });
    table.does(0, { give: h, for: d });
    expect(table.fact('display')).toEqual([f, b, c, h, e]);
  });

  it('P5-08 the exchange comes before the display is closed up', () => {
    const table = shop({ hands: { 0: [h] } });
    table.does(0, { buy: b });
    expect(table.fact('display')).toEqual([a, null, c, d, e]);
    expect(offered(table, 0, 'for', { give: h })).not.toContain(f);
    table.does(0, { give: h, for: e });
    expect(table.fact('display')).toEqual([f, a, c, d, h]);
  });

  it('P5-08 the card just bought may be given', () => {
    const table = shop();
    table.does(0, { buy: b });
    table.does(0, { give: b, for: e });
    expect(table.fact('hands')).toMatchObject({ 0: [e] });
    expect(table.fact('display')).toEqual([f, a, c, d, b]);
  });

  it('P5-09 only one card is exchanged', () => {
    const table = shop({ hands: { 0: [h, i] } });
    table.does(0, { buy: a });
    table.does(0, { give: h, for: d });
    expect(asked(table)).toEqual(['0 act']);
  });
});

describe('5 Buying nothing', () => {
  it('P5-10 the card at the far right leaves the game', () => {
    const table = shop();
    table.does(0, { decline: true });
    expect(table.fact('out')).toEqual([e]);
    expect(table.fact('display')).toEqual([f, a, b, c, d]);
  });

  it('P5-10 who buys something removes nothing', () => {
    const table = shop();
    table.does(0, { buy: c });
    expect(table.fact('out')).toEqual([]);
  });

  it('P5-11 who cannot pay for anything buys nothing', () => {
    const table = shop({ talents: { 0: 0 } });
    expect(asked(table)).toEqual(['0 act']);
    expect(table.fact('out')).toEqual([e]);
    expect(table.fact('display')).toEqual([f, a, b, c, d]);
  });
});

describe('5 Closing up', () => {
  it.each([
    [c, [f, a, b, d, e]],
    [d, [f, a, b, c, e]],
    [e, [f, a, b, c, d]],
  ])('P5-12 after %s is bought the others move to the right', (card, after) => {
    const table = shop();
    table.does(0, { buy: card });
    expect(table.fact('display')).toEqual(after);
  });

  it('P5-13 one card of the stack is turned up next to it', () => {
    const table = shop();
    table.does(0, { buy: c });
    expect(table.fact('display')).toEqual([f, a, b, d, e]);
    expect(table.fact('stackParts')).toEqual([4, 7, 1, 7]);
    expect(told(table, 'revealed')).toEqual({ card: f });
  });

  it('P5-14 with an empty stack the space stays empty, and each space keeps its price', () => {
    const table = shop({
      stack: [0, 0, 0, 0],
      talents: { 0: 9, 1: 9 },
      draws: [],
      dice: [3, 3, 3, 3, 3, 3],
    });
    idleTurn(table, 0);
    expect(table.fact('display')).toEqual([null, a, b, c, d]);
    table.does(1, { buy: b });
    expect(told(table, 'bought')).toEqual({ seat: 1, card: b, price: 3 });
    expect(table.fact('display')).toEqual([null, null, a, c, d]);
  });

  it('P5-14 with nothing left in the display there is nothing to buy and nothing to remove', () => {
    const table = shop({ stack: [0, 0, 0, 0], last: true, display: [], draws: [] });
    expect(asked(table)).toEqual(['0 act']);
    expect(table.fact('out')).toEqual([]);
  });
});

describe('5 What is open', () => {
  const table = () =>
    counter({ hands: { 0: [h], 1: [i, 'X-11'] }, played: { 1: ['X-12'] }, own: { 1: 'W4 O2 P5' } });

  it('P5-16 one sees one’s own hand, and of other hands how many cards there are', () => {
    expect(seen(table(), 0).hand).toEqual([h]);
    expect(seen(table(), 1).hand).toEqual([i, 'X-11']);
    expect(seen(table(), null).hand).toBe(null);
    for (const seat of [0, 1, null])
      expect(seen(table(), seat).sides).toMatchObject([
        { cards: 1, shown: [] },
        { cards: 2, shown: [] },
      ]);
    expect(JSON.stringify(seen(table(), 0))).not.toContain('X-11');
    expect(JSON.stringify(seen(table(), null))).not.toContain(h);
  });

  it('P5-16 everybody sees display, played cards, talents, dice and strength, and the size of the stack', () => {
    for (const seat of [0, 1, null]) {
      const { sides, ...rest } = seen(table(), seat);
      expect(rest).toMatchObject({ display, stack: [1, 7, 1, 7] });
      expect(sides).toMatchObject([
        { talents: 9 },
        {
          talents: 0,
          strength: 0,
          played: [{ card: 'X-12' }],
          dice: [{ value: 4 }, { value: 2 }, { value: 5 }],
        },
      ]);
    }
  });

  it('P5-16 what was bought from the display everybody remembers', () => {
    const after = counter({ hands: { 0: [h] } });
    after.does(0, { buy: b });
    expect(seen(after, 1).sides).toMatchObject([{ cards: 2, shown: [b], backs: [1, 0, 0] }, {}]);
  });
});
