/** Bots: they answer what the rules allow, know no more than their seat, and the stronger ones are stronger. */

import { dice, entryChance, type Game, type Position, seeded } from '@diadochi/kernel';
import { phalanxx } from '@diadochi/phalanxx';
import { describe, expect, it } from 'vitest';
import { bots, botsFor } from '../src/index.ts';
import { knowledgeOf } from '../src/known-games.ts';
import { play, victories } from './table.ts';

const game: Game = phalanxx;

it('every game has bots, and those that look ahead are for the games that they know', () => {
  expect(botsFor('proof')).toEqual(['random']);
  expect(botsFor('phalanxx')).toEqual(['random', 'greedy', 'search']);
  for (const bot of ['greedy', 'search']) {
    const view = game.view(game.start({ seats: 1 }, seeded('unknown')), 0);
    expect(() => bots[bot]({ ...game, name: 'chess' }, view, dice(1))).toThrow(
      'bots know nothing about chess',
    );
  }
});

describe('whole games', () => {
  it.each([1, 2, 3, 4].flatMap((seats) => [false, true].map((expert) => ({ seats, expert }))))(
    'of $seats greedy bots, expert game: $expert',
    ({ seats, expert }) => {
      const names = Array.from({ length: seats }, () => 'greedy');
      const { outcome } = play({ game, seats: names, options: { expert }, seed: 'whole' });
      expect(outcome.scores).toHaveLength(seats);
    },
  );

  it.each([
    { seats: ['random', 'search'], expert: true },
    { seats: ['random', 'random', 'search', 'random'], expert: true },
  ])('of $seats, expert game: $expert', ({ seats, expert }) => {
    const { outcome } = play({ game, seats, options: { expert }, seed: 'whole' });
    expect(outcome.winners).toEqual([seats.indexOf('search')]);
  });

  it('alone, better than greedy, and greedy better than random', () => {
    const totals = ['random', 'greedy', 'search'].map((bot) =>
      mean(
        ['alone', 'again', 'once more'].map((seed) => play({ game, seats: [bot], seed }).outcome.scores[0]),
      ),
    );
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(totals[1]).toBeGreaterThan(totals[0] + 10);
  });

  it('alone, with each advantage', () => {
    for (const soloAdvantage of ['intrigue', 'masterMerchant', 'legend', 'forcedMarch'])
      play({ game, seats: ['greedy'], options: { expert: true, soloAdvantage }, seed: soloAdvantage });
  });

  // What is played out is not judged: an answer that the rules forbid would go unnoticed there.
  it.each([1, 2, 3, 4])('for %i, decided at a glance, by the rules', (seats) => {
    const { glance } = knowledgeOf(game);
    for (let no = 0; no < 12; no++) {
      const seed = `glance ${no}`;
      let position = game.start({ seats, options: { expert: no % 2 === 0 } }, entryChance(seed, 0));
      let entry = 0;
      for (let q = game.firstQuestion(position); q !== null; q = game.firstQuestion(position)) {
        q.so = glance(position, q);
        position = game.apply(position, q.seat, game.action(q), entryChance(seed, ++entry));
      }
    }
  });

  it('the same dice give the same game', () => {
    const sitting = { game, seats: ['greedy', 'random', 'greedy'], seed: 'twice' };
    expect(play(sitting).actions).toEqual(play(sitting).actions);
  });
});

it('greedy beats random', () => {
  expect(victories({ game, seats: ['greedy', 'random'], seed: 'strength' }, 10)).toBeGreaterThanOrEqual(9);
});

it.each(['random', 'greedy', 'search'])('what is hidden does not change what %s decides', (bot) => {
  let compared = 0;
  for (const { position, seat } of rests('hidden', 4)) {
    const view = game.view(position, seat);
    const other = game.worldOf(view, seeded('other hands'));
    const decided = [position, other].map((p) => bots[bot](game, game.view(p, seat), dice('deciding')));
    expect(decided[1]).toEqual(decided[0]);
    if (game.hash(other) !== game.hash(position)) compared++;
  }
  expect(compared).toBeGreaterThan(5);
});

it('thinks no longer than it is told', () => {
  const [{ position, seat }] = rests('in a hurry', 4);
  const view = game.view(position, seat);
  const action = bots.search(game, view, dice('hurry'), { budgetMs: 0 });
  expect(game.judge(position, seat, action)).toEqual({ allowed: true });
});

/** Positions from the beginning of a game, when hands are still hidden: now and then one. */
function rests(seed: string, seats: number): { position: Position; seat: number }[] {
  const found: { position: Position; seat: number }[] = [];
  const choice = dice(seed);
  let position = game.start({ seats }, entryChance(seed, 0));
  for (let entry = 1; entry <= 40; entry++) {
    const { seat } = game.firstQuestion(position) as { seat: number };
    if (entry % 4 === 0) found.push({ position, seat });
    const action = bots.random(game, game.view(position, seat), choice);
    position = game.apply(position, seat, action, entryChance(seed, entry));
  }
  return found;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
