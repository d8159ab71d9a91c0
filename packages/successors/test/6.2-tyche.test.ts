import { act, type Match, matchFrom, mayRedo, mayUndo, type Seat, scripted, seeded } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { successors } from '../src/index.ts';
import type { Table } from '../src/table.ts';
import { asked, offered, scene, told } from './scene.ts';

const tyche = { step: 'tyche' } as const;

describe('6.2 Tyche Segment', () => {
  it('S6.2-01 exactly one Event or Bonus card is played', () => {
    const table = scene({ ...tyche, hands: { 0: ['diplomacy', 'minor-raid', 'fog'], 1: ['unrest'] } });
    expect(offered(table, 0, 'operations').sort()).toEqual(['diplomacy', 'minor-raid']);
    expect(table.refuses(0, { operations: 'fog', on: 'train' })).toBe('S6.2-01');
    expect(table.refuses(0, { operations: 'unrest', on: 'train' })).toBe('S6.2-01');
    table.does(0, { operations: 'diplomacy', on: 'train' });
    table.does(0, { train: 'loyal' });
    expect([asked(table), table.fact('discard')]).toEqual([['0 activate'], ['diplomacy']]);
    expect(table.fact('hands')).toMatchObject({ 0: ['minor-raid', 'fog'] });
  });

  describe('a card that its player takes back', () => {
    const hands = { 0: ['diplomacy', 'minor-raid'], 1: ['unrest', 'fog'] };
    const undo = { undo: true };
    const begun = () => matchFrom(successors, scene({ ...tyche, hands }).position);
    const factionsSeenBy = (match: Match, seat: Seat | null) =>
      (successors.view(match.position, seat).table as unknown as Table).factions;

    it('S6.2-01 goes back to the hand, and all know from then on that it is there', () => {
      const match = begun();
      act(match, 0, { operations: 'diplomacy', on: 'train' }, scripted([]));
      act(match, 0, { train: 'loyal' }, scripted([]));
      for (const _ of [1, 2]) act(match, 0, undo, scripted([]));
      expect([mayUndo(match, 0), mayRedo(match, 0)]).toEqual([false, true]);
      expect(successors.fact(match.position, 'hands')).toMatchObject(hands);
      for (const seat of [null, 0, 1])
        expect(factionsSeenBy(match, seat).slice(0, 2)).toMatchObject([
          { hand: 2, shown: ['diplomacy'] },
          { hand: 2, shown: [] },
        ]);
      // In whatever world the others think, it is there; the other card of that hand may be any.
      const worlds = Array.from({ length: 12 }, (_, i) =>
        successors.worldOf(successors.view(match.position, 1), seeded(i)),
      );
      const held = worlds.map((world) => (successors.fact(world, 'hands') as { 0: string[] })[0]);
      expect(held.every((cards) => cards.length === 2 && cards.includes('diplomacy'))).toBe(true);
      expect(new Set(held.flat()).size).toBeGreaterThan(3);
    });

    it('S6.2-01 is forgotten when it is played, as any other', () => {
      const match = begun();
      for (const action of [
        { operations: 'diplomacy', on: 'train' },
        undo,
        { operations: 'minor-raid', on: 'train' },
      ])
        act(match, 0, action, scripted([]));
      expect(factionsSeenBy(match, 1)[0]).toMatchObject({ hand: 1, shown: ['diplomacy'] });
      act(match, 0, undo, scripted([]));
      expect(factionsSeenBy(match, 1)[0]).toMatchObject({ hand: 2, shown: ['diplomacy', 'minor-raid'] });
      act(match, 0, { operations: 'diplomacy', on: 'train' }, scripted([]));
      expect(factionsSeenBy(match, 1)[0]).toMatchObject({ hand: 1, shown: ['minor-raid'] });
    });

    it('S6.2-01 was seen in every moment before it, too', () => {
      const table = scene({ ...tyche, hands, pcs: { pella: 0 }, units: ['0 pella loyal 2'] });
      const match = matchFrom(successors, table.position);
      const appoint = { appoint: 'attalos', at: 'pella', side: 'outside' };
      for (const action of [appoint, { operations: 'diplomacy', on: 'train' }, undo, undo])
        act(match, 0, action, scripted([]));
      expect(successors.fact(match.position, 'generals')).toMatchObject({ attalos: '0 off-map' });
      expect(factionsSeenBy(match, 1)[0]).toMatchObject({ hand: 2, shown: ['diplomacy'] });
    });

    it('S6.2-01 stays played once a die has fallen or somebody else has answered', () => {
      const match = begun();
      act(match, 0, { operations: 'diplomacy', on: 'train' }, scripted([]));
      act(match, 0, { train: 'loyal' }, scripted([]));
      expect(mayUndo(match, 0)).toBe(true);
      act(match, 0, { roll: true }, scripted([4]));
      expect(mayUndo(match, 0)).toBe(false);
    });

    it('S6.2-09 nor is a Surprise card taken back for which another was drawn', () => {
      const match = matchFrom(successors, scene({ ...tyche, hands: { 0: ['diplomacy', 'fog'] } }).position);
      const unrest = successors.contract.nouns.card.indexOf('unrest');
      act(match, 0, { discard: 'fog' }, scripted([], [unrest]));
      expect(mayUndo(match, 0)).toBe(false);
    });
  });

  it('S6.2-01 nobody passes who has a card', () => {
    const table = scene({ ...tyche, hands: { 0: ['diplomacy'] } });
    expect(table.options(0)).toEqual([{ operations: 'diplomacy' }]);
    expect(table.refuses(0, { pass: true })).toBe('K-02');
  });

  it('S6.2-02 whoever has only Surprise cards discards them until he has another', () => {
    const table = scene({ ...tyche, hands: { 0: ['fog', 'scouts'] }, draws: ['mutiny', 'diplomacy'] });
    expect([asked(table), offered(table, 0, 'operations')]).toEqual([['0 tyche'], []]);
    table.does(0, { discard: 'scouts' });
    expect([asked(table), offered(table, 0, 'operations')]).toEqual([['0 tyche'], []]);
    table.does(0, { discard: 'fog' });
    expect([asked(table), offered(table, 0, 'operations')]).toEqual([['0 tyche'], ['diplomacy']]);
  });

  it('S6.2-03 Event and Bonus cards have OPs, Surprise cards have none', () => {
    const table = scene({ ...tyche, hands: { 0: ['kassandros', 'unrest', 'storms-at-sea'] } });
    expect(offered(table, 0, 'operations').sort()).toEqual(['kassandros', 'unrest']);
    expect(offered(table, 0, 'discard')).toEqual(['storms-at-sea']);
    table.does(0, { operations: 'kassandros', on: 'train' });
    expect(told(table, 'usedOperations')).toMatchObject({ card: 'kassandros', ops: 4 });
  });

  it('S6.2-09 a card is drawn for a Surprise card at once, and nobody else sees it', () => {
    const table = scene({ ...tyche, hands: { 0: ['diplomacy', 'fog'] }, draws: ['unrest'] });
    table.does(0, { discard: 'fog' });
    expect(table.fact('hands')).toMatchObject({ 0: ['diplomacy', 'unrest'] });
    expect(told(table, 'drew', 0)).toEqual({ seat: 0, card: 'unrest' });
    expect(told(table, 'drew', 1)).toBe(undefined);
    expect(told(table, 'drewUnseen', 1)).toEqual({ seat: 0 });
  });

  it.each(['ahura-mazda', 'ahriman'])('S6.2-10 no card is drawn for %s', (card) => {
    const table = scene({ ...tyche, hands: { 0: ['diplomacy', card] } });
    table.does(0, { discard: card });
    expect(table.fact('hands')).toMatchObject({ 0: ['diplomacy'] });
  });

  it('S6.2-12 Surprise cards may be discarded before a card is played, others not', () => {
    const table = scene({
      ...tyche,
      hands: { 0: ['diplomacy', 'fog', 'scouts'] },
      draws: ['unrest', 'mutiny'],
    });
    expect(offered(table, 0, 'discard').sort()).toEqual(['fog', 'scouts']);
    expect(table.refuses(0, { discard: 'diplomacy' })).toBe('S6.2-12');
    table.does(0, { discard: 'fog' });
    table.does(0, { discard: 'scouts' });
    expect(table.fact('hands')).toMatchObject({ 0: ['diplomacy', 'unrest', 'mutiny'] });
    expect(table.fact('discard')).toEqual(['scouts', 'fog']);
  });

  it('S6.2-12 only then', () => {
    const table = scene({ hands: { 0: ['fog'], 1: ['scouts'] } });
    expect(table.refuses(0, { discard: 'fog' })).toBe('K-02');
    expect(table.refuses(1, { shed: 'scouts' })).toMatch(/^K-/);
  });

  it('S6.2-12 unless the table wants it at every moment of a Strategy Phase', () => {
    const options = { freeDiscard: true };
    const table = scene({ options, hands: { 0: ['fog'], 1: ['scouts', 'diplomacy'] }, draws: ['unrest'] });
    expect(table.refuses(1, { shed: 'diplomacy' })).toBe('S6.2-12');
    table.does(1, { shed: 'scouts' });
    expect(table.fact('hands')).toMatchObject({ 0: ['fog'], 1: ['diplomacy', 'unrest'] });
    expect(asked(table)).toEqual(['0 activate']);
  });

  it('S6.2-12 and even then not while a choice is pending', () => {
    const hands = { 0: ['minor-raid'], 1: ['scouts'] };
    const table = scene({
      ...tyche,
      options: { freeDiscard: true },
      pcs: { pella: 0 },
      hands,
      draws: ['unrest'],
    });
    table.does(0, { operations: 'minor-raid', on: 'placePcs' });
    expect(table.refuses(1, { shed: 'scouts' })).toBe('K-01');
    table.does(0, { place: 'larisa' });
    table.does(1, { shed: 'scouts' });
    expect(table.fact('hands')).toMatchObject({ 1: ['unrest'] });
  });
});
