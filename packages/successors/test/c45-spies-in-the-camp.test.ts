import { act, matchFrom, mayUndo, type Seat, scripted, seeded, type Table, upTo } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { successors } from '../src/index.ts';
import { asked, offered, type Scene, scene, seen } from './scene.ts';

const SPIES = 'spies-in-the-camp';
const hands = { 0: [SPIES, 'unrest'], 1: ['diplomacy', 'fog'], 2: ['minor-raid'] };
const spying = (position: Scene = {}): Table => scene({ step: 'tyche', hands, ...position });
/** Seat 0 has looked at the hand of seat 1. */
function spied(): Table {
  const table = spying();
  table.does(0, { event: SPIES });
  table.does(0, { whom: 1 });
  return table;
}
/** What a seat, or somebody who watches, knows of each hand. */
const knows = (table: Table, seat: Seat | null) =>
  (seen(table, seat).factions as { shown: string[]; seen: string[] }[]).map((each) => each.seen);

describe('Card 45, Spies in the Camp', () => {
  it('C45-01 needs another player with a card', () => {
    expect(offered(spying(), 0, 'event')).toContain(SPIES);
    expect(spying({ hands: { 0: [SPIES, 'unrest'] } }).refuses(0, { event: SPIES })).toBe('C45-01');
  });

  it('C45-01 its player picks one of them', () => {
    const table = spying();
    table.does(0, { event: SPIES });
    expect(offered(table, 0, 'whom')).toEqual([1, 2]);
    expect(table.refuses(0, { whom: 3 })).toBe('C45-01');
    expect(table.refuses(0, { whom: 0 })).toBe('C45-01');
  });

  it('C45-02 he sees all cards in that hand', () => {
    const table = spied();
    expect(knows(table, 0)).toEqual([[], ['diplomacy', 'fog'], [], []]);
    expect(table.events(0).at(-1)).toMatchObject({
      key: 'event.sawHand',
      params: { whom: 1, cards: ['diplomacy', 'fog'] },
    });
    expect(asked(table)).toEqual(['0 bonus']);
  });

  it.each([1, 2, 3, null])('C45-03 nobody else learns more than whose hand it was (%s)', (seat) => {
    const table = spied();
    expect(knows(table, seat)).toEqual([[], [], [], []]);
    const told = table.events(seat);
    expect(told.map(({ key }) => key)).not.toContain('event.sawHand');
    expect(told.at(-1)).toMatchObject({ key: 'event.spied', params: { seat: 0, whom: 1 } });
    for (const card of seat === 1 ? ['unrest', 'minor-raid'] : ['diplomacy', 'fog'])
      expect(JSON.stringify([seen(table, seat), told])).not.toContain(`"${card}"`);
  });

  it('D6-36 whose hand it is sees who knows which of his cards', () => {
    const table = spied();
    expect(seen(table, 1).seenBy).toEqual({ diplomacy: [0], fog: [0] });
    for (const seat of [0, 2, 3, null]) expect(seen(table, seat).seenBy).toEqual({});
  });

  it('D6-36 in every world that the spy thinks of they are there, and in those of others any may be', () => {
    const { position } = spied();
    const handsIn = (seat: Seat) =>
      upTo(12).map((i) => {
        const world = successors.worldOf(successors.view(position, seat), seeded(i));
        expect(successors.view(world, seat)).toEqual(successors.view(position, seat));
        return (successors.fact(world, 'hands') as { 1: string[] })[1];
      });
    for (const hand of handsIn(0)) expect(hand).toEqual(hands[1]);
    for (const hand of handsIn(1)) expect(hand).toEqual(hands[1]);
    expect(new Set(handsIn(2).flat()).size).toBeGreaterThan(3);
  });

  it('D6-36 until the card leaves the hand', () => {
    const table = scene({ step: 'tyche', active: 1, hands, known: { 0: ['diplomacy', 'fog'] } });
    expect(knows(table, 0)[1]).toEqual(['diplomacy', 'fog']);
    table.does(1, { operations: 'diplomacy', on: 'train' });
    expect(knows(table, 0)[1]).toEqual(['fog']);
    table.does(1, { train: 'loyal' });
    expect(seen(table, 1).seenBy).toEqual({ fog: [0] });
  });

  it('D6-36 what he draws then is not known', () => {
    const known = { 0: ['diplomacy', 'fog'] };
    const table = scene({ step: 'tyche', active: 1, hands, known, draws: ['scouts'] });
    table.does(1, { discard: 'fog' });
    expect(knows(table, 0)[1]).toEqual(['diplomacy']);
  });

  it('C45-02 there is no way back from what has been seen', () => {
    const match = matchFrom(successors, spying().position);
    act(match, 0, { event: SPIES }, scripted([]));
    expect(mayUndo(match, 0)).toBe(true);
    act(match, 0, { whom: 1 }, scripted([]));
    expect(mayUndo(match, 0)).toBe(false);
  });
});
