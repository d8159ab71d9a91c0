/** `diadochi bench`: what its figures are. */
import { expect, test } from 'vitest';
import { benchmark } from '../src/benchmark.ts';
import { games } from '../src/games.ts';
import { spreadOf } from '../src/spread.ts';

test('the median is the middle of the rounds, or the mean of the two in the middle', () => {
  expect(spreadOf([10, 90, 20])).toEqual({ median: 20, mean: 40, best: 90, worst: 10 });
  expect(spreadOf([40, 10, 90, 20])).toEqual({ median: 30, mean: 40, best: 90, worst: 10 });
});

test('game and ceiling are given by the median of their rounds, the ratio is that of the medians', () => {
  const figures = benchmark(games.proof, 2, { warmUpMs: 5, rounds: 5, roundMs: 5 });
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
