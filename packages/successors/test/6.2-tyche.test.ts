import { act, matchFrom, mayUndo, scripted } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { successors } from '../src/index.ts';
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

  it('S6.2-01 a card that all have seen is not taken back', () => {
    const { position } = scene({ ...tyche, hands: { 0: ['diplomacy', 'minor-raid'] } });
    const match = matchFrom(successors, position);
    act(match, 0, { operations: 'diplomacy', on: 'train' }, scripted([]));
    expect(mayUndo(match, 0)).toBe(false);
    act(match, 0, { train: 'loyal' }, scripted([]));
    expect(mayUndo(match, 0)).toBe(true);
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
