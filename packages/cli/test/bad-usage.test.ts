import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diadochi, scratchFolder } from './command.ts';

const scratch = scratchFolder();
const proof = ['simulate', '--game', 'proof', '--players', '3'];

/** Exit code 2, one line on stderr that has all the words in it, and nothing on stdout. */
test.concurrent.each([
  ['an unknown command', ['simulat'], ['simulat', 'simulate']],
  ['an unknown option', ['simulate', '--playres', '3'], ['--playres', '--players']],
  ['a command without its part', ['scenario'], ['--help']],
  ['an unknown part of a command', ['scenario', 'rum'], ['rum', 'run']],
  ['a word too many', ['games', 'proof'], ['games']],
  ['no game', ['simulate', '--players', '3'], ['--game']],
  ['an unknown game', ['simulate', '--game', 'prof', '--players', '3'], ['"prof"', '"proof"']],
  [
    'a game that is part of every object',
    ['simulate', '--game', '__proto__', '--players', '3'],
    ['__proto__'],
  ],
  ['an unknown game to watch', ['demo', '--game', 'chess'], ['"chess"']],
  ['no players', ['simulate', '--game', 'proof'], ['--players']],
  ['too many players', ['simulate', '--game', 'proof', '--players', '5'], ['2 to 4', '5']],
  ['too few players', ['simulate', '--game', 'proof', '--players', '1'], ['2 to 4', '1']],
  ['players that are no number', ['simulate', '--game', 'proof', '--players', 'two'], ['--players', '"two"']],
  ['players beyond counting', ['simulate', '--game', 'proof', '--players', '9'.repeat(40)], ['--players']],
  ['no games at all', [...proof, '--games', '0'], ['--games', '"0"']],
  ['fewer games than none', [...proof, '--games', '-1'], ['--games', '"-1"']],
  ['half a game', [...proof, '--games', '0.5'], ['--games', '"0.5"']],
  ['an empty seed', [...proof, '--seed', ''], ['--seed']],
  ['an unknown bot', [...proof, '--bots', 'randon'], ['"randon"', '"random"']],
  ['bots for other seats', [...proof, '--bots', 'random,random'], ['2 bots', '3 players']],
  ['an unknown table option', [...proof, '--options', 'season=2'], ['"season"', '"seasons"']],
  ['a table option out of range', [...proof, '--options', 'seasons=7'], ["'seasons'", '1 to 6']],
  ['a flag that is a number', [...proof, '--options', 'auguries=1'], ["'auguries'", 'true or false']],
  ['a table option without a value', [...proof, '--options', 'seasons'], ['"seasons"', 'key=value']],
  ['a table option twice', [...proof, '--options', 'seasons=1,seasons=2'], ["'seasons'", 'twice']],
  ['all optional rules of a game without', [...proof, '--options', 'all'], ['no optional rules']],
  ['options of no game', ['bench', '--options', 'all'], ['--options', '--game']],
  ['a table option of every object', [...proof, '--options', 'constructor=1'], ['"constructor"']],
  ['an unknown report', [...proof, '--report', 'prompt'], ['--report', 'prompts']],
  ['an entry that is no number', ['replay', 'x.json', '--until', 'end'], ['--until', '"end"']],
])('%s', async (_, args, words) => {
  const { code, stdout, stderr } = await diadochi(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^diadochi: [^\n]+\n$/);
  for (const word of words) expect(stderr).toContain(word);
});

test.concurrent('a folder for records that is a file', async () => {
  const file = join(scratch, 'file');
  writeFileSync(file, 'mine');
  const { code, stdout, stderr } = await diadochi(...proof, '--record', file, '--json');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^diadochi: [^\n]*file can't be made[^\n]*\n$/);
});

test.concurrent('a record that cannot be written leaves nothing half-written behind', async () => {
  const folder = join(scratch, 'records');
  // A folder has the name that the record would get.
  mkdirSync(join(folder, 'proof-3p-1.json'), { recursive: true });
  const { code, stdout, stderr } = await diadochi(...proof, '--record', folder, '--json');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^diadochi: [^\n]*proof-3p-1\.json can't be written[^\n]*\n$/);
  expect(readdirSync(folder)).toEqual(['proof-3p-1.json']);
  expect(existsSync(join(folder, 'proof-3p-1.json', 'anything'))).toBe(false);
});
