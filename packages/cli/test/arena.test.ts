import { proof } from '@diadochi/proof';
import { successors } from '@diadochi/successors';
import { describe, expect, it, test } from 'vitest';
import { playRound, type Result, seatOf, standings, wilson } from '../src/arena.ts';
import { moverOf } from '../src/movers.ts';
import { playByBots } from '../src/simulation.ts';
import { diadochi } from './command.ts';

describe('a tournament', () => {
  const tournament = {
    game: 'proof',
    entrants: ['random', 'random', 'random'],
    games: 3,
    seed: 'a',
    options: {},
  };

  it('lets everybody sit once in every seat', () => {
    for (const entrant of [0, 1, 2])
      expect([0, 1, 2].map((no) => seatOf(entrant, no, 3)).sort()).toEqual([0, 1, 2]);
  });

  it('plays the same game for the same number, and shares a victory among those who won', () => {
    for (let no = 0; no < 12; no++) {
      const [first, again] = [playRound(proof, tournament, no), playRound(proof, tournament, no)];
      const told = ({ entrants }: Result) =>
        entrants.map(({ won, score, decisions }) => ({ won, score, decisions }));
      expect(told(first)).toEqual(told(again));
      expect(first.entrants.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(1);
      for (const { decisions, ms, longestMs } of first.entrants) {
        expect(decisions).toBeGreaterThan(0);
        expect(longestMs).toBeLessThanOrEqual(ms);
      }
    }
  });

  it('is counted by bot, with what each would win if all were alike', () => {
    const seat = (won: number, score: number) => ({ won, score, decisions: 2, ms: 10, longestMs: 6 });
    const results: Result[] = [
      { no: 0, entrants: [seat(1, 30), seat(0, 20), seat(0, 10)] },
      { no: 1, entrants: [seat(0.5, 20), seat(0, 10), seat(0.5, 20)] },
    ];
    const [search, greedy] = standings(['search', 'greedy', 'greedy'], results);
    expect(search).toMatchObject({
      bot: 'search',
      seats: 1,
      par: 0.3333,
      wins: 1.5,
      share: 0.75,
      meanScore: 25,
    });
    expect(greedy).toMatchObject({
      bot: 'greedy',
      seats: 2,
      par: 0.6667,
      wins: 0.5,
      share: 0.25,
      meanScore: 15,
    });
    expect(greedy).toMatchObject({ decisions: 8, meanMs: 5, longestMs: 6 });
  });

  it('gives a seat a steward: its bot leaves the usual orders alone', () => {
    const orders = (first: string): number => {
      const sitting = { game: successors, setup: { seats: 2 }, bots: [first, 'greedy'], seed: 'steward 3' };
      const mover = moverOf(sitting);
      let given = 0;
      playByBots(sitting, (position) => {
        const move = mover(position);
        if (move?.seat === 0 && move.kind === 'orders') given++;
        return move;
      });
      return given;
    };
    expect(orders('greedy')).toBeGreaterThan(0);
    expect(orders('greedy+steward')).toBe(0);
  });

  // From a table of Wilson's intervals.
  it.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [320, 400, 0.758, 0.8363],
  ])('%d of %d victories are an interval', (wins, games, low, high) => {
    expect(wilson(wins, games)).toEqual([expect.closeTo(low, 3), expect.closeTo(high, 3)]);
  });
});

test.concurrent('the same seed gives the same tournament, however many play at once', async () => {
  const run = async (workers: string) => {
    const { code, stdout, stderr } = await diadochi(
      ...['arena', '--game', 'proof', '--seats', 'random,random', '--games', '9', '--seed', 'b'],
      ...['--options', 'seasons=1', '--budget-ms', '5', '--workers', workers, '--json'],
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const { bots, ...about } = JSON.parse(stdout);
    const [{ meanMs, longestMs, ...bot }] = bots;
    expect(longestMs).toBeGreaterThanOrEqual(meanMs);
    return { ...about, bot };
  };
  const [one, two] = await Promise.all([run('1'), run('2')]);
  expect(two).toEqual(one);
  expect(one).toMatchObject({
    game: 'proof',
    seats: ['random', 'random'],
    games: 9,
    seed: 'b',
    options: { seasons: 1 },
    budgetMs: 5,
    bot: { bot: 'random', seats: 2, par: 1, wins: 9, share: 1 },
  });
});

test.concurrent('without --json it is readable', async () => {
  const { code, stdout } = await diadochi(
    ...['arena', '--game', 'proof', '--seats', 'random,random', '--games', '2'],
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^proof, 2 games of random, random, seed '1'\n {2}random {2}won 100\.0 % .* ms a decision.*\n$/,
  );
});

const arena = ['arena', '--game', 'proof', '--games', '1'];
test.concurrent.each([
  ['no seats', arena, ['--seats']],
  ['an unknown bot', [...arena, '--seats', 'random,rando'], ['--seats', '"rando"', '"random"']],
  ['too few seats', [...arena, '--seats', 'random'], ['2 to 4', '1']],
  ['an unknown option', [...arena, '--seats', 'random,random', '--options', 'season=1'], ['"seasons"']],
  ['no time at all', [...arena, '--seats', 'random,random', '--budget-ms', '0'], ['--budget-ms']],
])('%s', async (_, args, words) => {
  const { code, stdout, stderr } = await diadochi(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^diadochi: [^\n]+\n$/);
  for (const word of words) expect(stderr).toContain(word);
});
