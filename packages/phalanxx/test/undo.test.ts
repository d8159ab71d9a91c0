import { act, type Json, matchFrom, mayUndo, type Seat, scripted, type Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { phalanxx } from '../src/index.ts';
import { scene } from './scene.ts';

const cards = phalanxx.contract.nouns.card;

/** Whether a seat may take the last of these deeds back; `dice` and `draws` are what falls meanwhile. */
function mayTakeBack(
  { position }: Table,
  deeds: readonly [Seat, Json][],
  { dice = [], draws = [] }: { dice?: number[]; draws?: string[] } = {},
): boolean {
  const match = matchFrom(phalanxx, position);
  const chance = scripted(
    dice,
    draws.map((card) => cards.indexOf(card)),
  );
  for (const [seat, action] of deeds) act(match, seat, action, chance);
  expect(chance.left()).toEqual({ dice: [], draws: [] });
  return mayUndo(match, deeds[deeds.length - 1][0]);
}

const display = ['X-01', 'X-02', 'X-03', 'X-04', 'X-05'];
const shop = (played: readonly string[] = []) =>
  scene({ turn: 0, step: 'buy', talents: { 0: 12 }, played: { 0: played }, display, stack: [3, 7, 1, 7] });
const fell = { dice: [4, 4, 4], draws: ['X-06'] };

describe('what can be taken back', () => {
  it('a purchase as long as no card was turned up after it', () => {
    expect(mayTakeBack(shop(), [[0, { buy: 'X-02' }]])).toBe(true);
    expect(mayTakeBack(shop(), [[0, { buy: 'X-05' }]], fell)).toBe(false);
    expect(mayTakeBack(shop(), [[0, { decline: true }]], fell)).toBe(false);
  });

  it('an exchange of cards not, for then a card is turned up', () => {
    const deeds: [Seat, Json][] = [
      [0, { buy: 'X-01' }],
      [0, { give: 'X-01', for: 'X-05' }],
    ];
    expect(mayTakeBack(shop(), deeds, fell)).toBe(false);
  });

  it('a look of the Scout not, but to have left the card', () => {
    const looked: [Seat, Json] = [0, { look: true }];
    expect(mayTakeBack(shop(['X-14']), [looked], { draws: ['X-06'] })).toBe(false);
    expect(mayTakeBack(shop(['X-14']), [looked, [0, { leave: true }]], { draws: ['X-06'] })).toBe(true);
    expect(mayTakeBack(shop(['X-14']), [looked, [0, { take: true }]], fell)).toBe(false);
  });

  it('not that all have seen what only the Scout had', () => {
    const deeds: [Seat, Json][] = [
      [0, { look: true }],
      [0, { leave: true }],
      [0, { buy: 'X-05' }],
    ];
    expect(mayTakeBack(shop(['X-14']), deeds, fell)).toBe(false);
  });

  it('turned dice and actions, to the end of the turn', () => {
    const table = scene({ turn: 0, rolled: 'W1 W2 W3', talents: { 1: 12 }, display, stack: [3, 7, 1, 7] });
    const deeds: [Seat, Json][] = [
      [0, { turn: 'first', to: 6 }],
      [0, { slide: 'first', at: 'top' }],
      [0, { income: 'second', at: 'middle' }],
      [0, { income: 'third', at: 'bottom' }],
    ];
    for (const count of [1, 2, 3, 4]) expect(mayTakeBack(table, deeds.slice(0, count))).toBe(true);
  });

  it('a card that was played from the hand, but then all know that it is there', () => {
    const { position } = scene({ turn: 0, rolled: 'W6 W6 W6', hands: { 0: ['X-01'] } });
    const match = matchFrom(phalanxx, position);
    const shownTo = (seat: Seat | null) =>
      (phalanxx.view(match.position, seat).table as unknown as { sides: { shown: string[] }[] }).sides[0]
        .shown;
    expect(shownTo(1)).toEqual([]);
    act(match, 0, { play: 'X-01', with: 'first', at: 'top' }, scripted([]));
    act(match, 0, { undo: true }, scripted([]));
    expect(phalanxx.fact(match.position, 'hands')).toMatchObject({ 0: ['X-01'] });
    for (const seat of [null, 0, 1]) expect(shownTo(seat)).toEqual(['X-01']);
  });

  it('nothing when the game is over', () => {
    const table = scene({ turn: 1, last: true, rolled: 'W1 - -', grey: '- W2 W3' });
    expect(mayTakeBack(table, [[1, { income: 'first', at: 'top' }]])).toBe(false);
  });
});
