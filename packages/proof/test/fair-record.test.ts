/** Records of games whose dice came from the server's secret and the players' words. */

import {
  type Asked,
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
  type Json,
  randomMove,
  readRecord,
  replay,
  withAsked,
} from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, it } from 'vitest';

const WORDS = ['words-of-the-first-seat-1', 'words-of-the-second-seat-', 'words-of-the-third-seat-3'];
const LATE = 5;
const secret = 'the secret of the server';
/** Ann is there from the start, Bea comes late, the third seat never shows its words, the fourth is a bot's. */
const seats: FairRecord['seats'] = [
  { bot: false, commitment: commitmentTo(WORDS[0]), words: WORDS[0], from: 0 },
  { bot: false, commitment: commitmentTo(WORDS[1]), words: WORDS[1], from: LATE },
  { bot: false, commitment: commitmentTo(WORDS[2]), words: null, from: null },
  { bot: true, commitment: null, words: null, from: null },
];

function played(): GameRecord {
  const pick = dice('fair record');
  const chanceAt = (seq: number) => fairChance(secret, countingWords(seats, seq), seq);
  const names = ['Ann', 'Bea', 'Cleo', 'random'];
  const begun = beginRecord(proof, { seats: 4 }, { seats: names, seed: null }, chanceAt(0));
  const { match } = begun;
  const chance = { scheme: FAIR, commitment: commitmentTo(secret), secret, seats } as const;
  const record: GameRecord = { ...begun.record, chance };
  for (;;) {
    const move = randomMove(proof, match.position, pick);
    if (move === null) return withAsked(proof, JSON.parse(JSON.stringify(record)));
    addEntry(record, match, act(match, move.seat, proof.action(move), chanceAt(match.seq + 1)));
  }
}
const honest = played();
const { entries } = honest.stretches[0];
const rolled = (from: number, isDie: (asked: Asked) => boolean) =>
  entries.findIndex(({ seq, asked }) => seq >= from && asked?.some(isDie));
const isDie = (asked: Asked) => typeof asked === 'number';

type Editable = {
  chance: { commitment: string; secret: string | null; seats: Record<string, Json>[] };
  setup: number[];
  setupAsked: Json[];
  stretches: { entries: { seq: number; chance: number[]; asked: Json[] }[] }[];
};
function verify(change: (record: Editable) => void = () => {}) {
  const record = structuredClone(honest) as unknown as Editable;
  change(record);
  return replay(proof, readRecord(record), { verify: true });
}

describe('A record of fair dice', () => {
  it('verifies: each outcome follows from the secret and the words that counted then', () => {
    const all = honest.setup.length + entries.reduce((sum, { chance }) => sum + chance.length, 0);
    expect(verify().outcomes).toBe(all);
    expect(rolled(LATE, isDie)).toBeGreaterThan(-1);
  });

  it('says of each outcome what was asked: a die of so many sides, or the place among so many pieces', () => {
    const lists = [
      [honest.setup, honest.setupAsked],
      ...entries.map(({ chance, asked }) => [chance, asked]),
    ] as const;
    for (const [fell, asked = []] of lists) {
      expect(asked).toHaveLength((fell as number[]).length);
      (asked as Asked[]).forEach((each, i) => {
        if (typeof each === 'number') expect((fell as number[])[i]).toBeLessThanOrEqual(each);
        else expect(each[1]).toBeLessThan(each[0]);
      });
    }
  });

  it('of a running game is replayed without its secret', () => {
    const { outcomes, replayed } = verify((record) => {
      record.chance.secret = null;
    });
    expect([outcomes, replayed]).toEqual([0, entries.length]);
  });

  const of = (record: Editable, seq: number) => record.stretches[0].entries[seq - 1];
  const die = entries[rolled(1, isDie)]?.seq ?? 0;
  const late = entries[rolled(LATE, () => true)]?.seq ?? 0;
  it.each<[string, (record: Editable) => void, RegExp]>([
    ['another secret', (r) => (r.chance.secret = 'another'), /^the secret is not the one/],
    ['another commitment', (r) => (r.chance.commitment = commitmentTo('x')), /^the secret is not the one/],
    [
      'another secret with its commitment',
      (r) => Object.assign(r.chance, { secret: 'x', commitment: commitmentTo('x') }),
      /^the set-up: chance /,
    ],
    [
      'other words',
      (r) => (r.chance.seats[0].words = WORDS[1]),
      /^the words of seat 1 are not those that it had committed to/,
    ],
    [
      'another commitment of a seat',
      (r) => (r.chance.seats[1].commitment = commitmentTo('x')),
      /^the words of seat 2 are not/,
    ],
    [
      'other words with their commitment',
      (r) => Object.assign(r.chance.seats[0], { words: WORDS[2], commitment: commitmentTo(WORDS[2]) }),
      /^the set-up: chance /,
    ],
    [
      'words without a commitment',
      (r) => Object.assign(r.chance.seats[3], { words: WORDS[2], from: 1 }),
      /^the words of seat 4/,
    ],
    [
      'words left out',
      (r) => Object.assign(r.chance.seats[1], { words: null, from: null }),
      new RegExp(`^entry ${late}: chance fell as .* but the secret and the words give`),
    ],
    ['words that count earlier', (r) => (r.chance.seats[1].from = 0), /^the set-up: chance /],
    ['another die', (r) => (of(r, die).chance[0] = of(r, die).chance[0] === 1 ? 2 : 1), /^entry \d+: /],
    ['another die asked for', (r) => (of(r, die).asked[0] = 20), new RegExp(`^entry ${die}: chance is said`)],
    ['more asked for', (r) => of(r, die).asked.push(6), new RegExp(`^entry ${die}: chance is said`)],
    ['less asked for', (r) => of(r, die).asked.pop(), new RegExp(`^entry ${die}: chance is said`)],
    ['another place', (r) => ((r.setupAsked[0] as number[])[1] += 1), /^the set-up: chance is said/],
    ['a deal too long', (r) => r.setup.push(1), /^the set-up has more outcomes/],
  ])('with %s is found out', (_, change, message) => {
    expect(() => verify(change)).toThrow(expect.objectContaining({ name: 'Mismatch' }));
    expect(() => verify(change)).toThrow(message);
  });

  it.each<[string, (record: Editable) => void, string]>([
    ['a scheme that is not known', (r) => Object.assign(r.chance, { scheme: 'words-9' }), "knows 'words-1'"],
    ['a key too many', (r) => Object.assign(r.chance, { more: 1 }), 'no field "more"'],
    ['words that are several lines', (r) => (r.chance.seats[0].words = `${WORDS[0]}\n1`), 'seats[0].words'],
    [
      'words that count and are not there',
      (r) => (r.chance.seats[2].from = 1),
      'chance.seats[2] has no words',
    ],
    ['a question that is none', (r) => (r.setupAsked[0] = 'six'), 'setupAsked[0]'],
  ])('with %s is refused', (_, change, message) => {
    expect(() => verify(change)).toThrow(message);
  });
});
