/** `simulate --report prompts`: how often those are asked whose turn it is not. */

import { type Game, type Position, readRecord, replay, type Seat } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, it, test } from 'vitest';
import { promptCounter } from '../src/prompts.ts';
import { playForTheRecord } from '../src/simulation.ts';
import { diadochi } from './command.ts';

async function report(...args: string[]) {
  const { code, stdout, stderr } = await diadochi('simulate', '--report', 'prompts', '--json', ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { games: lines.slice(0, -1), last: lines.at(-1) };
}

describe('the counter', () => {
  // A game that is nothing but turns: whose, and which; and one window.
  const turns = {
    contract: { windows: { intercept: {} } },
    turnOf: ({ mover }: { mover: Seat | null }) => mover,
    scenes: { parts: [], facts: ['round'] },
    fact: ({ round }: { round: number }) => round,
  } as unknown as Game;
  const at = (round: number, mover: Seat | null) => ({ round, mover }) as unknown as Position;

  it.each([
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5], 0.25, 0],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 7], 0.6, 5],
    [[2, 2, 2], 2, 2],
    [[1, 2, 4], 2.333, 4],
    [[0], 0, 0],
    [[], 0, 0],
  ])('%j: %d in the mean, %d at most in 95 %% of the turns', (counts, mean, p95) => {
    const counter = promptCounter(turns);
    counts.forEach((count, round) => {
      counter.asked(at(round, 0), 0, 'act');
      for (let i = 0; i < count; i++) counter.asked(at(round, 0), 1, 'react');
    });
    counter.gameOver();
    const prompts = counts.reduce((sum, count) => sum + count, 0);
    const frequency = { prompts, mean, p95 };
    expect(counter.counts()).toEqual({
      playerTurns: counts.length,
      overall: frequency,
      windows: { prompts: 0, mean: 0, p95: 0 },
      kinds: prompts === 0 ? {} : { react: frequency },
      betweenTurns: {},
    });
  });

  it('takes kinds together turn by turn, and tells turns, games and the time between them apart', () => {
    const counter = promptCounter(turns);
    counter.asked(at(0, null), 1, 'set-up');
    for (let game = 0; game < 2; game++) {
      for (const [mover, seat, kind] of [
        [0, 1, 'evade'],
        [0, 2, 'intercept'],
        [0, 1, 'intercept'],
        [1, 1, 'act'],
        [1, 0, 'evade'],
      ] as const)
        counter.asked(at(1, mover), seat, kind);
      counter.gameOver();
    }
    expect(counter.counts()).toEqual({
      playerTurns: 4,
      overall: { prompts: 8, mean: 2, p95: 3 },
      windows: { prompts: 4, mean: 1, p95: 2 },
      kinds: {
        evade: { prompts: 4, mean: 1, p95: 1 },
        intercept: { prompts: 4, mean: 1, p95: 2 },
      },
      betweenTurns: { 'set-up': 1 },
    });
  });
});

/** The same, counted again from the record of a game: who answered what while the stack held another's turn. */
test('counts what a record shows', () => {
  const counter = promptCounter(proof);
  const setup = { seats: 4, options: { seasons: 3, auguries: true } };
  const sitting = { game: proof, setup, bots: Array(4).fill('random'), seed: 'prompts' };
  const { record } = playForTheRecord({ ...sitting, onPrompt: counter.asked }, false);
  counter.gameOver();
  const kinds: { [kind: string]: number } = {};
  const turns = new Set<string>();
  const entries = record.stretches.flatMap(({ entries }) => entries);
  for (const { seq, seat, action } of entries) {
    const { position } = replay(proof, readRecord(JSON.parse(JSON.stringify(record))), {
      until: seq - 1,
    }).match;
    const turn = proof.view(position, null).stack.find(({ proc }) => proc === 'turn');
    const kind = proof.question(position, seat)?.form.kind;
    if (turn === undefined || kind === undefined || Object.hasOwn(action as object, 'send')) continue;
    const mover = (turn.locals as { seat: Seat }).seat;
    turns.add(`${proof.fact(position, 'season')} ${mover}`);
    if (mover !== seat) kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  const counted = counter.counts();
  expect(
    Object.fromEntries(Object.entries(counted.kinds).map(([kind, { prompts }]) => [kind, prompts])),
  ).toEqual(kinds);
  expect(Object.keys(kinds).length).toBeGreaterThan(1);
  expect(counted.playerTurns).toBe(turns.size);
});

test.concurrent('adds a line to the games, whichever way they are played', async () => {
  const table = ['--game', 'proof', '--players', '3', '--seed', 'a', '--games', '5'];
  const [{ games, last }, checked] = await Promise.all([report(...table), report(...table, '--check')]);
  expect(games).toHaveLength(5);
  expect(Object.keys(last)).toEqual([
    ...['report', 'game', 'players', 'bots', 'games'],
    ...['playerTurns', 'overall', 'windows', 'kinds', 'betweenTurns', 'literal', 'defaults'],
  ]);
  expect(last).toMatchObject({ report: 'prompts', game: 'proof', players: 3, games: 5 });
  expect(last.bots).toEqual(['random', 'random', 'random']);
  expect(last.playerTurns).toBeLessThanOrEqual(5 * 3 * 3);
  expect(last.overall.mean).toBeCloseTo(last.overall.prompts / last.playerTurns, 3);
  expect(last.overall.p95).toBeGreaterThan(0);
  const sum = (kind: string) => games.reduce((all, { prompts }) => all + (prompts[kind] ?? 0), 0);
  // Auguries are nobody's turn, and nobody but the moving player is asked for his turn.
  expect(last.betweenTurns.augury).toBe(sum('augury'));
  expect(Object.keys(last.kinds)).not.toContain('turn');
  expect(Object.keys(last.kinds)).not.toContain('envoy');
  expect(last.kinds.omens.prompts).toBeLessThan(sum('omens'));
  // With everything armed others are asked more often than those whom an omen concerns.
  expect(last.literal.overall.mean).toBeGreaterThan(last.overall.mean);
  expect(checked.last).toEqual(last);
});

test.concurrent.each([
  ['phalanxx', '3', 'greedy', 1],
  ['successors', '2', 'random', 2],
  ['successors', '2', 'greedy', 1],
])('knows whose turn it is in %s', async (game, players, bots, games) => {
  const { last, games: lines } = await report(
    ...['--game', game, '--players', players, '--bots', bots, '--games', String(games), '--seed', 'usual'],
  );
  expect(last).toMatchObject({ report: 'prompts', game, games });
  expect(last.playerTurns).toBeGreaterThan(5);
  const each: { prompts: number }[] = Object.values(last.kinds);
  expect(last.overall.prompts).toBe(each.reduce((sum, { prompts }) => sum + prompts, 0));
  // Everybody has the usual orders.
  for (const { prompts } of lines) expect(prompts).not.toHaveProperty('orders');
  // In Phalanxx nobody is asked anything in another's turn.
  if (game === 'phalanxx') expect(last).toMatchObject({ overall: { mean: 0 }, kinds: {}, betweenTurns: {} });
});

test.concurrent('without --json it is readable', async () => {
  const { code, stdout } = await diadochi(
    ...['simulate', '--game', 'proof', '--players', '2', '--games', '3', '--report', 'prompts'],
  );
  expect(code).toBe(0);
  const [heading, ...kinds] = stdout.trimEnd().split('\n').slice(3);
  expect(heading).toMatch(
    /^prompts to others than the moving player, \d+ player turns: [\d.]+ a player turn, at most \d+ in 95 % of them; in windows of cards [\d.]+ a player turn, at most \d+ in 95 % of them$/,
  );
  expect(kinds).toContainEqual(expect.stringMatching(/^ {2}answering: [\d.]+ a player turn/));
  expect(kinds).toContainEqual(expect.stringMatching(/^ {2}between turns: augury \d+/));
});
