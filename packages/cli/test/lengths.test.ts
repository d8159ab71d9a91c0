import { expect, it } from 'vitest';
import { lengths } from '../src/lengths.ts';

const of = (...actions: number[]) => {
  const games = lengths();
  actions.forEach((count, i) => {
    games.add(`x/${i + 1}`, count);
  });
  return games;
};
const usual = Array.from({ length: 21 }, (_, i) => 990 + i);

it('says how long games are, and which is the longest', () => {
  expect(of(...usual, 1200).inWords()).toBe(
    '22 games: 1,001 actions in the median, 1,200 at most (seed "x/22")',
  );
});

it('a game of ten times the usual length is long, a longer one a failure', () => {
  expect(of(...usual, 10_000).problem()).toBeNull();
  expect(of(...usual, 10_020).problem()).toBe(
    'the game with the seed "x/22" has 10,020 actions, more than 10 times the median of 1,001',
  );
});

it('of a few games nobody can say what is usual', () => {
  const few = of(1, 1, 100);
  expect([few.inWords(), few.problem()]).toEqual([null, null]);
});
