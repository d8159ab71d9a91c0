import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { proof } from '@diadochi/proof';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { games } from '../src/games.ts';
import { renewGolden, replayGolden } from '../src/golden.ts';
import { repository } from '../src/rules/workspace.ts';
import { diadochi, scratchFolder } from './command.ts';

describe('the golden games', () => {
  it.each(Object.keys(games))('of %s are replayed to the same hashes', (name) => {
    const replayed = replayGolden(repository, games[name]);
    expect(replayed.length).toBeGreaterThanOrEqual(3);
    expect(replayed.filter(({ problem }) => problem !== null)).toEqual([]);
  });

  it.each(Object.keys(games))('of %s are small', (name) => {
    const folder = join(repository, 'golden', name);
    for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).size).toBeLessThan(300_000);
  });
});

test.concurrent('the command replays them all, and says how many', async () => {
  const [told, json] = await Promise.all([
    diadochi('golden', '--game', 'proof'),
    diadochi('golden', '--game', 'proof', '--json'),
  ]);
  expect(told).toMatchObject({ code: 0, stderr: '', stdout: '3 passed, 0 failed\n' });
  expect(JSON.parse(json.stdout)).toMatchObject({ passed: 3, failed: 0 });
});

test.concurrent('there is nothing to renew while every hash is the same', async () => {
  const { code, stdout } = await diadochi('golden', 'renew', '--game', 'proof');
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'every golden game is as it should be\n' });
});

/** A repository of our own, with the golden games and the clauses of the proof game. */
describe('a golden game that is not replayed any more', () => {
  const toy = scratchFolder();
  const path = 'golden/proof/2-players.json';
  const file = join(toy, path);
  const changes = (text: string) => {
    const there = join(toy, 'packages/proof/RULES-CHANGES.md');
    mkdirSync(dirname(there), { recursive: true });
    writeFileSync(there, text);
  };
  const refusal = (game = proof): string => {
    const before = readFileSync(file, 'utf8');
    let message = '';
    try {
      renewGolden(toy, game);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(readFileSync(file, 'utf8')).toBe(before);
    return message;
  };
  const raised = { ...proof, version: '2' };
  const otherContent = { ...proof, contentHash: '0123456789abcdef0123456789abcdef' };

  beforeEach(() => {
    rmSync(toy, { recursive: true });
    cpSync(join(repository, 'golden/proof'), join(toy, 'golden/proof'), { recursive: true });
    cpSync(join(repository, 'packages/proof/rules'), join(toy, 'packages/proof/rules'), { recursive: true });
  });
  /** As if a rule had changed: the same action leads elsewhere. */
  const tamper = () => writeFileSync(file, readFileSync(file, 'utf8').replace(/"hash":"\w/, '"hash":"#'));

  it('is told with its entry', () => {
    tamper();
    const [first, ...others] = replayGolden(toy, proof);
    expect(first).toEqual({ file: path, problem: 'entry 1 leads to another position than its hash says' });
    expect(others.map(({ problem }) => problem)).toEqual([null, null]);
  });

  it('is not made anew while the version is the same', () => {
    tamper();
    changes('## Version 1\nT2-02: camps hold more.\n');
    expect(refusal()).toMatch(/2-players\.json is not made anew: .*version is still '1'; raise it/);
  });

  it('is not made anew without an entry in the changelog', () => {
    expect(replayGolden(toy, raised).map(({ problem }) => problem)).not.toContain(null);
    expect(refusal(raised)).toMatch(/RULES-CHANGES\.md has no '## Version 2'/);
    changes('# Changes\n\n## Version 1\nT2-02: camps hold more.\n');
    expect(refusal(raised)).toMatch(/RULES-CHANGES\.md has no '## Version 2'/);
  });

  it('is not made anew by an entry that names no clause', () => {
    changes('## Version 2\nCamps hold more (T99-02).\n\n## Version 1\nT2-02: the first.\n');
    expect(refusal(raised)).toMatch(/names no clause/);
  });

  it('is not made anew for a lower version', () => {
    changes('## Version 0\nT2-02: camps hold less.\n');
    expect(refusal({ ...proof, version: '0' })).toMatch(/'0' is not higher/);
  });

  it('is not made anew for other content without an entry', () => {
    expect(refusal(otherContent)).toMatch(/content has changed, .* '## Content 0123456789abcdef/);
  });

  it('is made anew when the version was raised and the changelog names the clause', () => {
    changes('# Changes\n\n## Version 2\nT2-02: camps hold more.\n');
    expect(renewGolden(toy, raised)).toHaveLength(3);
    expect(replayGolden(toy, raised).map(({ problem }) => problem)).toEqual([null, null, null]);
  });

  it('is made anew when the changelog says why the content is another', () => {
    changes(`## Content ${otherContent.contentHash}\nDelphi is worth 5.\n`);
    expect(renewGolden(toy, otherContent)).toHaveLength(3);
    expect(replayGolden(toy, otherContent).map(({ problem }) => problem)).toEqual([null, null, null]);
  });

  it('is made if it is missing, and the others stay as they are', () => {
    rmSync(file);
    expect(replayGolden(toy, proof)[0].problem).toMatch(/is not there; .*golden renew/);
    expect(renewGolden(toy, proof)).toEqual([path]);
    expect(replayGolden(toy, proof).map(({ problem }) => problem)).toEqual([null, null, null]);
    for (const other of ['3-players', '4-players'])
      expect(readFileSync(join(toy, `golden/proof/${other}.json`), 'utf8')).toBe(
        readFileSync(join(repository, `golden/proof/${other}.json`), 'utf8'),
      );
  });

  it('that cannot be read is not overwritten', () => {
    writeFileSync(file, '{"format":1');
    expect(replayGolden(toy, proof)[0].problem).toMatch(/not JSON/);
    expect(refusal()).toMatch(/not JSON/);
  });
});
