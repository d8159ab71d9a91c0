import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, readRecord, replay } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { Command } from 'commander';
import { describe, expect, test, vi } from 'vitest';
import { CheckFailed } from '../src/check-failed.ts';
import { register } from '../src/commands/simulate.ts';
import { GameFailed, playForTheRecord } from '../src/simulation.ts';
import { root, scratchFolder } from './command.ts';

/** The proof game, with something wrong in it. */
const broken = (change: Partial<Game>): Game => ({ ...proof, ...change });
const restless = (): never => {
  throw new Error('the sky falls down');
};
const faulty = vi.hoisted(() => ({ game: undefined as Game | undefined }));
vi.mock('../src/games.ts', () => ({ gameNamed: () => faulty.game }));

const scratch = scratchFolder();
const played = (game: Game) => () =>
  playForTheRecord({ game, setup: { seats: 2 }, bots: ['random', 'random'], seed: '1' }, true);

describe('--check finds', () => {
  let asks = 0;
  test.each<[string, Partial<Game>, string]>([
    ['what the game itself finds', { check: () => 'a hoplite too many' }, 'a hoplite too many'],
    [
      'an answer that is offered and refused',
      {
        judge: () => ({ allowed: false, clause: 'T9-99', message: { key: '', params: {} } }),
      },
      'refused by T9-99',
    ],
    [
      'a position that changes when it is loaded',
      { fromJson: (json) => Object.assign(proof.fromJson(json), { asks: 999 }) },
      'saved and loaded again',
    ],
    [
      'an action that reads back as another',
      { action: (filled) => ({ ...(proof.action(filled) as object), offer: 0 }) },
      'reads back',
    ],
    [
      'a game that is over too soon',
      { outcome: () => ({ winners: [], kind: '', scores: [] }) },
      'the game is over',
    ],
    [
      'an action that changes the position before it',
      {
        apply: (p, seat, action, chance, sink) => {
          const after = proof.apply(p, seat, action, chance, sink);
          p.asks++;
          return after;
        },
      },
      'has changed the position before it',
    ],
    [
      'an action that depends on more than position and dice',
      {
        apply: (p, ...rest) => Object.assign(proof.apply(p, ...rest), { asks: ++asks }),
      },
      'another position',
    ],
    [
      'a question that could be answered by the table itself',
      {
        firstQuestion: (p) => {
          const q = proof.firstQuestion(p);
          if (q?.form.kind !== 'turn') return q;
          return { ...q, form: { ...q.form, ways: q.form.ways.filter(({ verb }) => verb === 'rest') } };
        },
      },
      "is asked 'turn', to which there is but one answer",
    ],
    [
      'options that were kept and are others by now',
      {
        apply: (...args) => {
          const after = proof.apply(...args);
          if (after.kept.count > 0) after.kept.count--;
          return after;
        },
      },
      'were kept, but something that they read was written',
    ],
    [
      'options that hang on what a seat may not see',
      {
        worldOf: (view, chance) => {
          const world = proof.worldOf(view, chance);
          (world as unknown as { camp: Int16Array }).camp[view.seat as number]--;
          return world;
        },
      },
      'other options',
    ],
  ])('%s', (_, change, problem) => {
    expect(played(broken(change))).toThrow(problem);
    expect(played(broken(change))).toThrow(GameFailed);
  });
  test('nothing in the proof game', () => {
    expect(played(proof)).not.toThrow();
  });
});

describe('a game that breaks down leaves a record', () => {
  const simulate = (...args: string[]) => {
    const program = new Command().exitOverride();
    register(program);
    return program.parseAsync(['simulate', '--game', 'proof', '--players', '2', '--seed', 'x', ...args], {
      from: 'user',
    });
  };

  test('that breaks down again, at the same action', async () => {
    let actions = 0;
    const apply: Game['apply'] = (...args) => (++actions > 20 ? restless() : proof.apply(...args));
    faulty.game = broken({ apply });
    const failure = simulate('--record', scratch);
    await expect(failure).rejects.toThrow(CheckFailed);
    const file = join(scratch, 'failure-proof-2p-x.json');
    await expect(failure).rejects.toThrow(
      `proof with 2 players and the seed "x", after 20 actions: the sky falls down; the record is in ${file}`,
    );
    const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(record.stretches[0].entries).toHaveLength(21);
    actions = 0;
    expect(() => replay(broken({ apply }), record)).toThrow('the sky falls down');
  });

  test('also when it was played the quick way', async () => {
    process.chdir(scratch);
    faulty.game = broken({ name: 'rain', play: restless, check: () => 'it rains' });
    const file = 'failure-rain-2p-x.json';
    await expect(simulate()).rejects.toThrow(`after 0 actions: it rains; the record is in ${file}`);
    process.chdir(root);
    expect(existsSync(join(scratch, file))).toBe(true);
  });
});
