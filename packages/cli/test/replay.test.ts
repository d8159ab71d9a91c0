import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { proof } from '@diadochi/proof';
import { describe, expect, test } from 'vitest';
import { playForTheRecord } from '../src/simulation.ts';
import { diadochi, scratchFolder } from './command.ts';

const scratch = scratchFolder();
const options = { seasons: 2, auguries: true };
const { record, position } = playForTheRecord(
  { game: proof, setup: { seats: 3, options }, bots: ['random', 'random', 'random'], seed: 'replay' },
  false,
);
const { entries } = record.stretches[0];

let files = 0;
function written(text: string): string {
  const file = join(scratch, `${++files}.json`);
  writeFileSync(file, text);
  return file;
}
const whole = written(JSON.stringify(record));

// biome-ignore lint/suspicious/noExplicitAny: tampering is free to do anything
type Tampering = (copy: any) => void;
function tampered(change: Tampering): string {
  const copy = JSON.parse(readFileSync(whole, 'utf8'));
  change(copy);
  return written(JSON.stringify(copy));
}
const played = (copy: Parameters<Tampering>[0]) => copy.stretches[0].entries;
const offer = entries.findIndex(({ action }) => Object.hasOwn(action as object, 'offer'));
const rolled = entries.findIndex(({ chance }) => chance.length > 0);
const cast = record.setup.length + entries.reduce((sum, { chance }) => sum + chance.length, 0);

describe('a record', () => {
  test.concurrent('is verified', async () => {
    const { code, stdout, stderr } = await diadochi('replay', whole, '--verify', '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      game: 'proof',
      players: 3,
      replayed: entries.length,
      skipped: 0,
      hash: proof.hash(position),
      outcome: record.outcome,
      verified: true,
      dice: { outcomes: cast, proof: [`dice: ${cast} outcomes follow from the seed`] },
    });
  });
  test.concurrent('is told in sentences', async () => {
    const { code, stdout } = await diadochi('replay', whole);
    expect(code).toBe(0);
    expect(stdout).toContain('Seat 1');
    expect(stdout).toMatch(new RegExp(`^${entries.length} entries replayed; ${proof.hash(position)}$`, 'm'));
    expect(stdout).not.toMatch(/event\.|outcome\./);
  });
  test.concurrent('tells what was dealt before the first entry', async () => {
    const { stdout } = await diadochi('replay', whole, '--until', '1');
    const lines = stdout.split('\n');
    const first = lines.findIndex((line) => line.startsWith('    1  '));
    expect(lines[0]).toBe('    0  set-up');
    expect(lines.slice(1, first).join('\n')).toMatch(/Seat 1 .*\n(?:.*\n)*.*Seat 3 /);
  });
  test.concurrent('is replayed up to an entry', async () => {
    const { stdout } = await diadochi('replay', whole, '--verify', '--until', '2', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ replayed: 2, hash: entries[1].hash, outcome: null });
  });
  test.concurrent('with undo and redo is replayed', async () => {
    // The first offer is taken back and made again; all numbers behind it move on by two, so the seed would not fit.
    const file = tampered((copy) => {
      copy.chance.seed = null;
      const [first, ...others] = played(copy);
      const start = proof.hash(proof.fromJson(copy.stretches[0].start));
      copy.stretches[0].entries = [
        first,
        { ...first, seq: 2, action: { undo: true }, hash: start },
        { ...first, seq: 3, action: { redo: true } },
        ...others.map((entry: { seq: number }) => ({ ...entry, seq: entry.seq + 2 })),
      ];
    });
    const { code, stderr } = await diadochi('replay', file, '--verify', '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

describe('tampering ends with 1 and names the entry', () => {
  test.concurrent.each<[string, Tampering, string]>([
    [
      'another action',
      (copy) => {
        const { action } = played(copy)[offer];
        action.offer = action.offer === 0 ? 1 : 0;
      },
      `entry ${offer + 1} `,
    ],
    [
      'an action that is refused',
      (copy) => (played(copy)[offer].action = { offer: 99 }),
      `entry ${offer + 1} `,
    ],
    ['another seat', (copy) => (played(copy)[0].seat = 31), 'entry 1 '],
    [
      'another die or draw',
      (copy) => {
        const { chance } = played(copy)[rolled];
        chance[0] = chance[0] === 1 ? 2 : 1;
      },
      `entry ${rolled + 1}: `,
    ],
    ['a die too many', (copy) => played(copy)[rolled].chance.push(1), `entry ${rolled + 1} `],
    ['a die too few', (copy) => played(copy)[rolled].chance.pop(), `entry ${rolled + 1}: `],
    ['another hash', (copy) => (played(copy)[3].hash = '0'.repeat(32)), 'entry 4 '],
    ['an entry taken out', (copy) => played(copy).splice(4, 1), 'entry 6 '],
    ['the first entry taken out', (copy) => played(copy).shift(), 'entry 2 '],
    ['the last entry taken out', (copy) => played(copy).pop(), 'outcome'],
    ['an entry doubled', (copy) => played(copy).splice(4, 0, played(copy)[4]), 'entry 5 '],
    ['another deal', (copy) => (copy.setup[0] = copy.setup[0] === 1 ? 2 : 1), 'set-up'],
    ['another start', (copy) => (copy.stretches[0].start.columns.camp[0] = 1), 'set-up'],
    ['other options', (copy) => (copy.options.seasons = 3), 'set-up'],
    ['another seed', (copy) => (copy.chance.seed = 'another'), 'set-up'],
    ['another outcome', (copy) => (copy.outcome.winners = [0, 1, 2]), 'outcome'],
  ])('%s', async (_, change, place) => {
    const file = tampered(change);
    const { code, stdout, stderr } = await diadochi('replay', file, '--verify', '--json');
    expect({ code, stdout }, stderr).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^diadochi: [^\n]+\n$/);
    expect(stderr).toContain(file);
    expect(stderr).toContain(place);
  });
});

describe('what is no record ends with 2 and says why', () => {
  test.concurrent.each<[string, string | Tampering, string]>([
    ['nothing', '', 'JSON'],
    ['half a record', JSON.stringify(record).slice(0, 500), 'JSON'],
    ['a list', '[]', 'object'],
    ['another format', (copy) => (copy.format = 2), 'format 2'],
    ['another version', (copy) => (copy.stretches[0].version = '0'), "version '0'"],
    ['other content', (copy) => (copy.stretches[0].content = 'f'.repeat(32)), 'content'],
    ['an unknown game', (copy) => (copy.game = 'prof'), '"proof"'],
    ['an unknown key', (copy) => (copy.outcom = 1), '"outcom"'],
    ['a missing key', (copy) => delete copy.setup, "'setup'"],
    ['an entry that is none', (copy) => (played(copy)[2] = 7), 'entries[2]'],
    ['no stretch', (copy) => (copy.stretches = []), 'stretch'],
    [
      'a start with an unknown step',
      (copy) => (copy.stretches[0].start.stack[1].step = 'B_augries'),
      'B_auguries',
    ],
    ['a start without a column', (copy) => delete copy.stretches[0].start.columns.camp, 'camp'],
    ['a key that reaches a prototype', '{"format":1,"__proto__":{"a":1}}', '__proto__'],
    ['such a key deep inside', (copy) => (copy.options = { constructor: 1 }), 'constructor'],
    ['a million brackets', '['.repeat(1_000_000), 'deep'],
    ['seventy million characters', `"${'x'.repeat(70_000_000)}"`, 'large'],
  ])('%s', async (_, content, place) => {
    const file = typeof content === 'string' ? written(content) : tampered(content);
    const { code, stdout, stderr } = await diadochi('replay', file, '--json');
    expect({ code, stdout }, stderr).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^diadochi: [^\n]{1,400}\n$/);
    expect(stderr).toContain(file);
    expect(stderr).toContain(place);
  });

  test.concurrent.each([
    ['a missing file', join(scratch, 'none.json'), 'no such file'],
    ['a folder', scratch, 'folder'],
  ])('%s', async (_, path, why) => {
    const { code, stdout, stderr } = await diadochi('replay', path);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^diadochi: [^\n]+\n$/);
    expect(stderr).toContain(why);
  });
});
