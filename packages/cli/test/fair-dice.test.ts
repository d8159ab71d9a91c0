/** `replay --verify` of a table's record: what is proven of the dice, and that tampering is found out and named. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  act,
  addEntry,
  beginRecord,
  commitmentTo,
  countingWords,
  dice,
  FAIR,
  type FairRecord,
  fairChance,
  type GameRecord,
  randomMove,
  withAsked,
} from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, test } from 'vitest';
import { diadochi, scratchFolder } from './command.ts';

const scratch = scratchFolder();
const secret = 'what only the server knew';
const WORDS = ['the-words-of-the-first-seat', 'the-words-of-the-second-one', 'the-words-of-the-third-seat'];
const from = (words: string, seq: number | null) => ({
  bot: false,
  commitment: commitmentTo(words),
  words: seq === null ? null : words,
  from: seq,
});
const NONE = { commitment: null, words: null, from: null };

let files = 0;
function recordOf(seats: FairRecord['seats']): { record: GameRecord; outcomes: number } {
  const pick = dice('fair');
  const chanceAt = (seq: number) => fairChance(secret, countingWords(seats, seq), seq);
  const begun = beginRecord(
    proof,
    { seats: seats.length },
    { seats: seats.map(() => ''), seed: null },
    chanceAt(0),
  );
  const chance = { scheme: FAIR, commitment: commitmentTo(secret), secret, seats } as const;
  const record: GameRecord = { ...begun.record, chance };
  let outcomes = record.setup.length;
  for (let move = randomMove(proof, begun.match.position, pick); move !== null; ) {
    const { match } = begun;
    const entry = act(match, move.seat, proof.action(move), chanceAt(match.seq + 1));
    outcomes += entry.chance.length;
    addEntry(record, match, entry);
    move = randomMove(proof, match.position, pick);
  }
  return { record: withAsked(proof, JSON.parse(JSON.stringify(record))), outcomes };
}
function written(record: unknown): string {
  const file = join(scratch, `${++files}.json`);
  writeFileSync(file, JSON.stringify(record));
  return file;
}

const { record, outcomes } = recordOf([
  from(WORDS[0], 0),
  from(WORDS[1], 0),
  { bot: true, ...NONE },
  from(WORDS[2], null),
]);
const whole = written(record);
const rolled = record.stretches[0].entries.findIndex(({ asked }) => typeof asked?.[0] === 'number');

describe('replay --verify says of the dice', () => {
  test('what they follow from, and which seats had no part in them', async () => {
    const { code, stdout } = await diadochi('replay', whole, '--verify');
    expect(code).toBe(0);
    expect(stdout).toContain(
      `dice: ${outcomes} outcomes follow from the server's secret and the words of seats 1, 2; seat 3 is a bot; seat 4 showed none\n`,
    );
    expect(stdout).toContain(`behind the commitment ${commitmentTo(secret)}: compare it`);
  });

  test('from when words were in them, and that nobody had any', async () => {
    const late = recordOf([from(WORDS[0], 3), { bot: false, ...NONE }]);
    const { stdout } = await diadochi('replay', written(late.record), '--verify', '--json');
    expect(JSON.parse(stdout).dice.proof[0]).toBe(
      `dice: ${late.outcomes} outcomes follow from the server's secret; the words of seat 1 are in them from entry 3 on; seat 2 had none`,
    );
  });

  test('that they cannot be checked before the game is over', async () => {
    const running = { ...record, chance: { ...record.chance, secret: null } };
    const { code, stdout } = await diadochi('replay', written(running), '--verify', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).dice).toEqual({
      outcomes: 0,
      proof: ["dice: not checked, for the server's secret is not told before the game is over"],
    });
  });
});

// biome-ignore lint/suspicious/noExplicitAny: tampering is free to do anything
type Tampering = (copy: any) => void;
describe('replay --verify ends with 1 and names', () => {
  test.concurrent.each<[string, Tampering, string]>([
    [
      'a die that was changed',
      (copy) => {
        const { chance } = copy.stretches[0].entries[rolled];
        chance[0] = chance[0] === 1 ? 2 : 1;
      },
      `entry ${rolled + 1}: chance fell as`,
    ],
    [
      'other words',
      (copy) => (copy.chance.seats[1].words = WORDS[0]),
      'the words of seat 2 are not those that it had committed to',
    ],
    [
      'words put in where none were',
      (copy) => (copy.chance.seats[2] = from(WORDS[2], 0)),
      'the set-up: chance ',
    ],
    ['words left out', (copy) => (copy.chance.seats[0] = { bot: false, ...NONE }), 'the set-up: chance '],
    ['another secret', (copy) => (copy.chance.secret = 'x'), 'the secret is not the one'],
    [
      'another commitment',
      (copy) => (copy.chance.commitment = commitmentTo('x')),
      'the secret is not the one that the server had committed to',
    ],
    [
      'a commitment of a seat',
      (copy) => (copy.chance.seats[0].commitment = commitmentTo('x')),
      'the words of seat 1 are not those',
    ],
    ['what was asked', (copy) => (copy.stretches[0].entries[rolled].asked[0] = 20), `entry ${rolled + 1}: `],
  ])('%s', async (_, change, place) => {
    const copy = JSON.parse(readFileSync(whole, 'utf8'));
    change(copy);
    const file = written(copy);
    const { code, stdout, stderr } = await diadochi('replay', file, '--verify', '--json');
    expect({ code, stdout }, stderr).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^diadochi: [^\n]+\n$/);
    expect(stderr).toContain(`${file}: ${place}`);
  });
});
