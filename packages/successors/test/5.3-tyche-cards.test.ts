import { seeded, upTo } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { scene, seen, told } from './scene.ts';

/** The first cards of the game, as they are drawn: none of them is optional. */
const cards = (count: number) =>
  (scene({}).game.contract.nouns.card as readonly string[]).slice(0, count).map((card) => `card.${card}`);
/** The deal; nobody is to be dealt a card that is not named. */
const deal = (seats: number, draws: readonly string[], more = {}) =>
  scene({ seats, step: 'cards', draws, ...more });
const pileOf = (more = {}) => scene({ ...more }).fact('drawPile') as number;
const sizes = (table: ReturnType<typeof scene>) =>
  Object.values(table.fact('hands') as { [seat: string]: string[] }).map((hand) => hand.length);

describe('5.3 Shuffling', () => {
  it('S5.3-01 the discard pile is shuffled in', () => {
    const table = deal(2, [...cards(9), 'condemnation'], { discard: ['condemnation', 'fog'] });
    expect(table.fact('discard')).toEqual([]);
    expect(table.fact('hands')).toMatchObject({ 1: expect.arrayContaining(['condemnation']) });
    expect(table.fact('drawPile')).toBe(pileOf() - 10 - 10);
  });

  it('S5.3-02 cards that were removed, and optional ones that are not used, are left out', () => {
    const table = deal(2, cards(10), { out: ['condemnation'] });
    expect(table.fact('out')).toEqual(expect.arrayContaining(['condemnation', 'oracle', 'price-of-failure']));
    expect(table.fact('drawPile')).toBe(pileOf() - 1 - 10 - 10);
  });
});

describe('5.3 Dealing', () => {
  for (const seats of [2, 3, 4])
    it(`S5.3-03 with ${seats} players everybody gets five cards`, () => {
      const table = deal(seats, cards(seats * 5));
      expect(sizes(table)).toEqual(Array(seats).fill(5));
    });

  it('S5.3-04 with five players everybody gets four', () => {
    const table = deal(5, cards(20));
    expect(sizes(table)).toEqual([4, 4, 4, 4, 4]);
    expect(table.fact('facedown')).toBe(0);
  });

  it('S5.3-05 with two players ten more lie facedown on the table', () => {
    const table = deal(2, cards(10));
    expect(table.fact('facedown')).toBe(10);
    expect(told(table, 'dealt')).toEqual({ count: 5, facedown: 10 });
  });

  it('S5.3-06 with three players five more', () => {
    const table = deal(3, cards(15));
    expect(table.fact('facedown')).toBe(5);
    expect(told(table, 'dealt')).toEqual({ count: 5, facedown: 5 });
  });

  it('S5.3-07 everybody knows his own hand, and nobody anything else', () => {
    const table = deal(2, cards(10));
    const hands = table.fact('hands') as { [seat: string]: string[] };
    expect(seen(table, 0).hand).toEqual(hands[0]);
    expect(seen(table, 1).hand).toEqual(hands[1]);
    expect(seen(table, null).hand).toBeNull();
    const shown = JSON.stringify(seen(table, 1));
    for (const card of hands[0]) expect(shown).not.toContain(`"${card}"`);
    expect(seen(table, 1).deck).toMatchObject({ draw: pileOf() - 20, table: 10 });
    for (const { key, params } of table.events(1)) if (key === 'event.drew') expect(params?.seat).toBe(1);
  });

  it('S5.3-07 not even when the draw pile has run out and only the cards on the table are unseen', () => {
    const all = scene({}).game.contract.nouns.card as readonly string[];
    const used = ['fog', 'minor-raid', 'major-raid', 'scouts', 'mutiny', 'condemnation', 'diplomacy'];
    const table = scene({
      seats: 2,
      step: 'tyche',
      hands: { 0: ['fog', 'minor-raid'], 1: ['major-raid'] },
      discard: ['scouts', 'mutiny'],
      out: all.filter((card) => !used.includes(card)),
      facedown: 2, // which are Condemnation and Diplomacy
      draws: ['scouts'],
    });
    table.does(0, { discard: 'fog' });
    expect(table.fact('hands')).toMatchObject({ 0: ['minor-raid', 'scouts'] });
    expect(seen(table, 1).deck).toMatchObject({ draw: 2, table: 2, reshuffled: ['scouts', 'mutiny', 'fog'] });
    for (const card of ['condemnation', 'diplomacy', 'minor-raid'])
      expect(JSON.stringify(seen(table, 1))).not.toContain(`"${card}"`);
    // Any of the cards that nobody has seen could be the one in the other hand, and none that was reshuffled on the table.
    const { game, position } = table;
    const imagined = upTo(20).map((i) => game.worldOf(game.view(position, 1), seeded(`imagined ${i}`)));
    const other = imagined.map((world) => (game.fact(world, 'hands') as { [seat: string]: string[] })[0]);
    expect([...new Set(other.flat())].sort()).toEqual(
      ['condemnation', 'diplomacy', 'fog', 'minor-raid', 'mutiny', 'scouts'].sort(),
    );
    for (const world of imagined) expect(game.fact(world, 'drawPile')).toBe(2);
  });

  it('S5.3-08 what is not dealt is the draw pile', () => {
    const table = deal(4, cards(20));
    expect(table.fact('drawPile')).toBe(pileOf() - 20);
  });
});

describe('5.3 The end of the Game Turn', () => {
  const hands = { 0: ['fog'], 2: ['scouts', 'diplomacy'] };

  it('S5.3-09 whatever is left in a hand after the last Round is discarded', () => {
    const table = scene({ turn: 5, round: 5, step: 'endOfRound', hands });
    expect(table.fact('hands')).toEqual({ 0: [], 1: [], 2: [], 3: [] });
    expect(table.fact('discard')).toEqual(['diplomacy', 'scouts', 'fog']);
    expect(told(table, 'leftOver')).toEqual({ seat: 2, card: 'scouts' });
  });

  it('S5.3-09 and not before', () => {
    const table = scene({ turn: 5, round: 4, step: 'endOfRound', hands });
    expect(table.fact('hands')).toMatchObject({ 0: ['fog'], 2: ['diplomacy', 'scouts'] });
  });
});
