/** A record as somebody reads it, and what is looked at when it is played again. Of whole games see the proof game's tests. */
import { describe, expect, it } from 'vitest';
import {
  act,
  addEntry,
  beginRecord,
  beginStretch,
  entryChance,
  type Game,
  type GameRecord,
  type Json,
  matchFrom,
  readRecord,
  replay,
  withAsked,
} from '../src/index.ts';
import { checkedChance } from '../src/recorded-chance.ts';
import { pebbles } from './pebbles.ts';

const SEED = 'on record';
const [roll, draw, stop] = ['roll', 'draw', 'stop'].map((verb) => ({ [verb]: true }));
type Doing = readonly Json[];

/** What seat 0 does in one version of the game and then in the next. */
function played(games: readonly (readonly [Game, Doing])[]): GameRecord {
  const [[first]] = games;
  const begun = beginRecord(first, { seats: 2 }, { seats: ['Ann', 'Bea'], seed: SEED }, entryChance(SEED, 0));
  const { record } = begun;
  let { match } = begun;
  for (const [game, doing] of games) {
    if (game !== first) {
      match = matchFrom(game, match.position, match.seq);
      beginStretch(record, match);
    }
    for (const action of doing)
      addEntry(record, match, act(match, 0, action, entryChance(SEED, match.seq + 1)));
  }
  return JSON.parse(JSON.stringify(record));
}
const one = pebbles({ castsAtFirst: true });
const usual: Doing = [{ take: 1 }, roll, draw, { take: 2 }];
const whole = () => played([[one, [...usual, stop]]]);

/** As somebody with a text editor sees it. */
type Editable = {
  -readonly [K in keyof GameRecord]: K extends 'stretches'
    ? { version: string; entries: { hash: string; chance: number[]; asked: Json }[] }[]
    : Json;
};
function edited(change: (record: Editable) => void, record = whole()): GameRecord {
  const copy = structuredClone(record);
  change(copy as unknown as Editable);
  return readRecord(copy);
}
const verify = { verify: true };

describe('A record that is read', () => {
  it('says what was written, whoever sat there', () => {
    expect(readRecord(whole())).toEqual(whole());
    const seats = [
      { bot: false, commitment: 'x', words: 'w'.repeat(22), from: 0 },
      { bot: true, commitment: null, words: null, from: null },
    ];
    const chance = { scheme: 'words-1', commitment: 'c', secret: null, seats };
    expect(readRecord({ ...whole(), chance }).chance).toEqual(chance);
  });

  const seat = { bot: false, commitment: null, words: null, from: null };
  const fair = { scheme: 'words-1', commitment: 'c', secret: null, seats: [seat] };
  it.each<[string, (record: Editable) => void, string]>([
    ['in a stretch', (r) => Object.assign(r.stretches[0], { more: 1 }), 'stretches[0]: no field "more"'],
    [
      'in an entry',
      (r) => Object.assign(r.stretches[0].entries[1], { more: 1 }),
      'stretches[0].entries[1]: no field "more"',
    ],
    ['beside a seed', (r) => (r.chance = { seed: 'x', more: 1 }), 'chance: no field "more"'],
    [
      'at a seat',
      (r) => (r.chance = { ...fair, seats: [{ ...seat, more: 1 }] }),
      'chance.seats[0]: no field "more"',
    ],
    ['of three numbers', (r) => (r.stretches[0].entries[1].asked = [[1, 2, 3]]), 'entries[1].asked[0]'],
    ['that is a text', (r) => (r.stretches[0].entries[1].asked = ['12']), 'entries[1].asked[0]'],
  ])('is refused with something too much %s', (_, change, message) => {
    expect(() => edited(change)).toThrow(message);
    expect(() => edited(change)).toThrow(expect.objectContaining({ name: 'BadInput' }));
  });
});

describe('A record that is only played again', () => {
  it.each<[string, (record: Editable) => void]>([
    ['the set-up', (r) => (r.setup = [((r.setup as number[])[0] % 6) + 1])],
    ['where dice came from', (r) => (r.chance = { seed: 'another' })],
    ['hashes', (r) => (r.stretches[0].entries[2].hash = 'f'.repeat(32))],
    ['the outcome', (r) => (r.outcome = null)],
  ])('is not checked: %s', (_, change) => {
    const record = edited(change);
    expect(replay(one, record)).toMatchObject({ replayed: 5, outcomes: 0 });
    expect(() => replay(one, record, verify)).toThrow(expect.objectContaining({ name: 'Mismatch' }));
  });

  it('needs no set-up: it is played from the position with which it starts', () => {
    const record = edited((r) => {
      r.setup = [];
    });
    expect(replay(one, record).replayed).toBe(5);
    expect(() => replay(one, record, verify)).toThrow('fewer outcomes of chance');
  });

  it('tells of the set-up whoever wants to hear it', () => {
    const heard: string[] = [];
    replay(one, whole(), { onSetup: (events) => heard.push(...events.map(({ key }) => key)) });
    expect(heard).toEqual(['event.laid']);
  });

  it('tells what was asked of chance, and where nothing was, nothing', () => {
    const heard: unknown[] = [];
    const record = whole();
    const [drawn] = record.stretches[0].entries[2].chance;
    replay(one, record, { onAsked: (...asked) => heard.push(asked) });
    expect(heard).toEqual([
      [0, [6]],
      [2, [6]],
      [3, [[3, drawn]]],
    ]);
  });
});

describe('A record that is verified', () => {
  it('needs not every hash', () => {
    const record = edited((r) => {
      r.stretches[0].entries[2].hash = '';
    });
    expect(replay(one, record, verify)).toMatchObject({ replayed: 5, outcomes: 3 });
  });

  it('of a game that goes on has no outcome yet', () => {
    const record = played([[one, usual]]);
    expect(replay(one, record, verify).replayed).toBe(4);
    const ended = edited((r) => {
      r.outcome = { winners: [0], kind: 'stopped', scores: [1] };
    }, record);
    expect(() => replay(one, ended, verify)).toThrow('ends with the outcome {"winners":[0]');
  });

  it('may say less of the outcome than is said today, but nothing else', () => {
    const outcome = whole().outcome as object as { [key: string]: Json };
    const { how: _, ...less } = outcome;
    const says = (said: Json) => () =>
      replay(
        one,
        edited((r) => {
          r.outcome = said;
        }),
        verify,
      );
    expect(says(less)).not.toThrow();
    expect(says({ ...less, winners: [1] })).toThrow(expect.objectContaining({ name: 'Mismatch' }));
    expect(says({ ...less, more: 1 })).toThrow(expect.objectContaining({ name: 'Mismatch' }));
  });

  it('of two versions is verified as far as each goes', () => {
    const two = pebbles({ version: '2', laid: 30 });
    const record = played([
      [one, usual],
      [two, [{ take: 3 }, stop]],
    ]);
    expect(replay(two, record, verify)).toMatchObject({ replayed: 2, skipped: 4 });
    expect(replay(one, record, verify)).toMatchObject({ replayed: 4, skipped: 2 });
  });
});

describe('A record with what was asked of chance', () => {
  it('has it where something was asked, and verifies', () => {
    const { setupAsked, stretches } = withAsked(one, whole());
    expect(setupAsked).toEqual([6]);
    const { entries } = stretches[0];
    expect(entries.map((entry) => 'asked' in entry)).toEqual([false, true, true, false, false]);
    expect(() => replay(one, withAsked(one, whole()), verify)).not.toThrow();
  });

  it('has none for a set-up that asks nothing', () => {
    const plain = pebbles();
    expect(withAsked(plain, played([[plain, usual]]))).not.toHaveProperty('setupAsked');
  });

  it('says in words where it is otherwise', () => {
    const chance = (asked: readonly (number | [number, number])[]) =>
      checkedChance(
        { die: () => 1, draw: () => 5, reveal: () => {} },
        { asked, source: null, here: 'entry 7', from: 'the seed gives' },
      );
    const said = 'entry 7: chance is said to have been asked for';
    expect(() => chance([20]).die(6)).toThrow(`${said} a die with 20 sides, but it was a die with 6 sides`);
    expect(() => chance([[2, 0]]).die(6)).toThrow(`${said} one of 2, which was number 1, but it was a die`);
    expect(() => chance([6]).draw([4, 5])).toThrow('but it was one of 2, which was number 2');
    expect(() => chance([]).die(6)).toThrow(`${said} nothing, but it was a die with 6 sides`);
  });
});
