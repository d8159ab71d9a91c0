import { describe, expect, it } from 'vitest';
import { newGame, scene, seen, wholeDeck } from './scene.ts';

const deal = ['omen', 'omen', 'curse', 'liar', 'envoy', 'night'];

describe('1 Set-up', () => {
  it('T1-01 two to four may play', () => {
    expect(() => newGame(1, [])).toThrow('proof is for 2 to 4 players, not 1');
    expect(() => newGame(5, [])).toThrow('proof is for 2 to 4 players, not 5');
    expect(newGame(2, deal).position.seats).toBe(2);
    expect(newGame(4, [...deal, ...deal]).position.seats).toBe(4);
  });

  it('T1-02 T1-03 T1-04 six hoplites and both heroes are in camp, and nobody holds a village', () => {
    const table = newGame(2, deal);
    expect(table.fact('camp')).toEqual({ 0: 6, 1: 6 });
    const inCamp = { veteran: 'camp', youth: 'camp' };
    expect(table.fact('heroes')).toEqual({ 0: inCamp, 1: inCamp });
    expect(table.fact('villages')).toEqual({
      argos: null,
      delphi: null,
      elis: null,
      megara: null,
      olynthos: null,
      pylos: null,
      thebes: null,
    });
  });

  it('T1-05 each is dealt three cards', () => {
    const table = newGame(2, deal);
    expect(table.fact('hands')).toEqual({ 0: ['omen', 'omen', 'curse'], 1: ['liar', 'envoy', 'night'] });
    expect(table.fact('deck')).toBe(20);
  });

  it('T1-06 one sees one’s own hand, and of the others how many cards they hold', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen', 'omen', 'curse'], 1: ['liar'] } });
    const none = { omen: 0, curse: 0, liar: 0, envoy: 0, night: 0 };
    expect(seen(table, 0).hand).toEqual({ ...none, omen: 2, curse: 1 });
    expect(seen(table, 1).hand).toEqual({ ...none, liar: 1 });
    expect(seen(table, null).hand).toBe(null);
    for (const seat of [0, 1, null])
      expect(seen(table, seat).seats).toMatchObject([{ cards: 3 }, { cards: 1 }]);
  });

  it.each([
    ['argos', 6, 1],
    ['elis', 6, 1],
    ['megara', 7, 2],
    ['pylos', 7, 2],
    ['olynthos', 8, 3],
    ['thebes', 9, 3],
    ['delphi', 10, 4],
  ])('T1-07 %s defends itself with %i and is worth %i', (village, defence, worth) => {
    // A veteran and a 2 make 4; a 1 is not enough.
    const deed = { raid: village, led: 'veteran', with: defence - 4 };
    const won = scene({ turn: 0, dice: [2] });
    won.does(0, deed);
    expect(won.fact('points')).toEqual({ 0: worth, 1: 0 });
    const lost = scene({ turn: 0, dice: [1] });
    lost.does(0, deed);
    expect(lost.fact('points')).toEqual({ 0: 0, 1: 0 });
  });

  it('T1-08 there are 26 cards: seven omens, six curses, six liars, four envoys, three nights', () => {
    expect(scene({ turn: 0 }).fact('deck')).toBe(26);
    const usedUp = scene({ turn: 0, discards: wholeDeck });
    expect(usedUp.fact('deck')).toBe(0);
    expect(usedUp.game.check(usedUp.position)).toBe(null);
  });
});
