/** `diadochi bench`: what its figures are. */
import { expect, test } from 'vitest';
import { benchmark } from '../src/benchmark.ts';
import { games } from '../src/games.ts';
import { spreadOf } from '../src/spread.ts';
import { setupOf } from '../src/table-options.ts';

test('the median is the middle of the rounds, or the mean of the two in the middle', () => {
  expect(spreadOf([10, 90, 20])).toEqual({ median: 20, mean: 40, best: 90, worst: 10 });
  expect(spreadOf([40, 10, 90, 20])).toEqual({ median: 30, mean: 40, best: 90, worst: 10 });
});

test('game and ceiling are given by the median of their rounds, the ratio is that of the medians', () => {
  const figures = benchmark(games.proof, { seats: 2 }, { warmUpMs: 5, rounds: 5, roundMs: 5 });
  const { actionsPerSecond, ceilingActionsPerSecond, ratioToCeiling, spread, rounds } = figures;
  expect(rounds).toHaveLength(5);
  expect(spread.actionsPerSecond).toEqual(spreadOf(rounds.map((round) => round.actionsPerSecond)));
  expect(spread.ceilingActionsPerSecond).toEqual(
    spreadOf(rounds.map((round) => round.ceilingActionsPerSecond)),
  );
  expect(actionsPerSecond).toBe(spread.actionsPerSecond.median);
  expect(ceilingActionsPerSecond).toBe(spread.ceilingActionsPerSecond.median);
  expect(ratioToCeiling).toBeCloseTo(actionsPerSecond / ceilingActionsPerSecond, 4);
});

test('what is measured besides the defaults is told', () => {
  const setup = setupOf(games.proof, 2, { all: false, chosen: { seasons: 1, auguries: false } });
  const { options } = benchmark(games.proof, setup, { warmUpMs: 0, rounds: 1, roundMs: 1 });
  expect(options).toEqual({ seasons: 1, auguries: false });
});

test('all: every optional rule of the book, one of them left out if it is said; no colours to choose', () => {
  const { options } = setupOf(games.successors, 4, { all: true, chosen: { shortGame: false } });
  expect(options).toMatchObject({
    cavalry: true,
    foundationOfACapital: true,
    shortGame: false,
    chooseColours: false,
  });
  expect(Object.values(options ?? {}).filter((value) => value === true)).toHaveLength(18);
});
