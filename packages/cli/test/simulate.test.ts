import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proof } from '@diadochi/proof';
import { expect, test } from 'vitest';
import { diadochi, scratchFolder } from './command.ts';

const scratch = scratchFolder();
const simulate = async (...args: string[]) => {
  const { code, stdout, stderr } = await diadochi('simulate', '--game', 'proof', '--json', ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

test.concurrent('prints a line of JSON a game', async () => {
  const games = await simulate(
    '--players',
    '3',
    '--seed',
    'a',
    '--games',
    '3',
    '--bots',
    'random,random,random',
  );
  expect(games.map(({ seed }) => seed)).toEqual(['a/1', 'a/2', 'a/3']);
  for (const game of games) {
    expect(Object.keys(game)).toEqual([
      'game',
      'players',
      'seed',
      'outcome',
      'turns',
      'actions',
      'ms',
      'hash',
    ]);
    expect(game).toMatchObject({ game: 'proof', players: 3 });
    expect(Object.keys(game.outcome)).toEqual(['winners', 'kind', 'scores']);
    expect(game.outcome.scores).toHaveLength(3);
    expect(game.turns).toBeLessThanOrEqual(3);
  }
});

test.concurrent('the seed of one of many games gives that game alone, checked or recorded or not', async () => {
  const folder = join(scratch, 'same');
  const [[, , third], [alone], [checked], [recorded]] = await Promise.all([
    simulate('--players', '4', '--seed', '7', '--games', '3'),
    simulate('--players', '4', '--seed', '7/3'),
    simulate('--players', '4', '--seed', '7/3', '--check'),
    simulate('--players', '4', '--seed', '7/3', '--record', folder),
  ]);
  for (const { ms: _, ...game } of [alone, checked, recorded]) expect(third).toMatchObject(game);
});

test.concurrent('counts questions, and takes table options', async () => {
  const [game] = await simulate(
    '--players',
    '2',
    '--options',
    'seasons=2,auguries=false',
    '--report',
    'prompts',
  );
  expect(game.turns).toBe(2);
  expect(game.prompts.turn).toBeGreaterThan(0);
  expect(game.prompts.augury).toBeUndefined();
  const asked = Object.values(game.prompts as { [kind: string]: number });
  expect(asked.reduce((sum, count) => sum + count, 0)).toBe(game.actions);
});

/** The same game in text and as data. */
async function bothWays(...args: string[]) {
  const { stdout } = await diadochi('simulate', '--game', 'proof', '--players', '3', '--seed', '7', ...args);
  const [data] = await simulate('--players', '3', '--seed', '7', ...args);
  return { text: stdout.split('\n'), data };
}
test.concurrent('names the cards in text, too', async () => {
  const { text, data } = await bothWays('--report', 'cards');
  const { drew } = data.cards as { drew: { [card: string]: number } };
  const all = Object.values(drew).reduce((sum, count) => sum + count, 0);
  expect(text.find((line) => line.startsWith(`  drew ${all}: `))).toMatch(
    new RegExp(`\\bomen ${drew.omen}\\b`, 'i'),
  );
});
test.concurrent('counts seats from 1 in text, from 0 in JSON', async () => {
  const { text, data } = await bothWays();
  const { winners } = data.outcome as { winners: number[] };
  expect(text[0]).toContain(`: seat ${winners.map((seat) => seat + 1).join(' and ')} won by `);
});

test.concurrent('counts cards by what happens to them', async () => {
  const [[counted], [plain]] = await Promise.all([
    simulate('--players', '3', '--seed', '7', '--report', 'cards'),
    simulate('--players', '3', '--seed', '7'),
  ]);
  const { drew } = counted.cards as { drew: { [card: string]: number } };
  const drawn = Object.values(drew).reduce((sum, count) => sum + count, 0);
  expect(drawn).toBeGreaterThanOrEqual(9); // three each are dealt
  expect(counted.hash).toBe(plain.hash);
});

test.concurrent('writes a record a game, whole', async () => {
  const folder = join(scratch, 'new', 'records');
  await simulate(
    '--players',
    '2',
    '--seed',
    'b',
    '--games',
    '2',
    '--record',
    folder,
    '--options',
    'seasons=1',
  );
  expect(readdirSync(folder).sort()).toEqual(['proof-2p-b-1.json', 'proof-2p-b-2.json']);
  const record = JSON.parse(readFileSync(join(folder, 'proof-2p-b-1.json'), 'utf8'));
  expect(record).toMatchObject({
    format: 1,
    game: 'proof',
    players: 2,
    options: { seasons: 1, auguries: true },
    seats: ['random', 'random'],
    chance: { seed: 'b/1' },
  });
  expect(record.stretches).toHaveLength(1);
});

test.concurrent('without --json it is readable', async () => {
  const { code, stdout } = await diadochi('simulate', '--game', 'proof', '--players', '2');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^proof 1: seat \d.* won by \w+ \(\d+:\d+\), \d+ actions, \w+\n$/);
});

test.concurrent('games lists what can be set, with help', async () => {
  const [{ stdout, stderr, code }, table] = await Promise.all([
    diadochi('games', '--json'),
    diadochi('games'),
  ]);
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  const game = JSON.parse(stdout).games.find((each: { game: string }) => each.game === 'proof');
  expect(game).toMatchObject({
    game: 'proof',
    seats: [2, 3, 4],
    bots: ['random'],
    version: proof.version,
    contentHash: proof.contentHash,
  });
  expect(game.options[0]).toMatchObject({ key: 'seasons', type: 'count', least: 1, most: 6, default: 3 });
  for (const { help } of game.options) expect(help).toMatch(/\w+ \w+/);
  expect(table.stdout).toContain('seasons=3');
});

test.concurrent('the demo tells a game to its end, without colours where there is no terminal', async () => {
  const { code, stdout, stderr } = await diadochi('demo');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^Season 1$/m);
  expect(stdout).toMatch(/ won|share the victory/);
  expect(stdout).toMatch(/npx diadochi --help\n$/);
  expect(stdout).not.toContain('\u001b');
  expect(stdout).not.toMatch(/event\.|procedure\.|outcome\./);
});

test.concurrent.each([
  ['alone', '1', 'expert=false'],
  ['alone, with an advantage', '1', 'expert=true,soloAdvantage=forcedMarch'],
  ['two', '2', 'expert=false'],
  ['three', '3', 'startPlayer=third'],
  ['four experts', '4', 'expert=true'],
])('Phalanxx keeps its invariants with %s', async (_, players, options) => {
  const { code, stdout, stderr } = await diadochi(
    ...['simulate', '--game', 'phalanxx', '--players', players, '--options', options],
    ...['--games', '3', '--check', '--json'],
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const games = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const { outcome, turns } of games) {
    expect(outcome.scores).toHaveLength(Number(players));
    expect(turns).toBeGreaterThan(5);
  }
});
