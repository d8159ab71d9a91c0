/** The options of a table: what may be chosen, how a position notes it, and with how many players it means something. */

import { describe, expect, it } from 'vitest';
import { BadInput, misfitOf, optionsOf, type Position, type Settings, settingsOf } from '../src/index.ts';
import { chooseSettings, readSettings, writeSettings } from '../src/settings.ts';

const SETTINGS = {
  rounds: { type: 'count', least: 2, most: 5, default: 3 },
  fog: { type: 'flag', default: false, section: '20' },
  map: {
    type: 'choice',
    among: ['hellas', 'asia', 'oikumene'],
    default: 'hellas',
    needs: { asia: 3, oikumene: 4 },
  },
  neutral: { type: 'flag', default: false, players: { least: 2, most: 3 }, section: '21' },
  duel: { type: 'flag', default: false, players: { least: 2, most: 2 }, section: '21' },
  alone: { type: 'count', least: 0, most: 2, default: 0, players: { least: 1, most: 1 } },
} as const satisfies Settings;
const DEFAULTS = { rounds: 3, fog: false, map: 'hellas', neutral: false, duel: false, alone: 0 };

const chosen = (options: unknown) => chooseSettings(SETTINGS, options);
const noted = (options: object) => {
  const p = { settings: new Int16Array(6) } as unknown as Position;
  writeSettings(SETTINGS, p, chosen(options));
  return p;
};

describe('What is chosen', () => {
  it('is the default where nothing is said', () => {
    expect(chosen({})).toEqual(DEFAULTS);
    expect(chosen({ fog: true, map: 'asia', rounds: 4 })).toEqual({
      ...DEFAULTS,
      fog: true,
      map: 'asia',
      rounds: 4,
    });
  });

  it('is a whole number from the least to the most, both included', () => {
    expect([2, 5].map((rounds) => chosen({ rounds }).rounds)).toEqual([2, 5]);
    for (const rounds of [1, 6, 2.5, '3', true, null])
      expect(() => chosen({ rounds })).toThrow(
        new BadInput("option 'rounds' should be a whole number from 2 to 5"),
      );
  });

  it.each([
    [{ fog: 1 }, "option 'fog' should be true or false"],
    [{ map: 'assia' }, 'option \'map\': no choice "assia"; do you mean "asia"?'],
    [{ fogg: true }, 'options: no option "fogg"; do you mean "fog"?'],
    [[], 'options should be an object'],
  ])('is refused otherwise: %j', (options, message) => {
    expect(() => chosen(options)).toThrow(new BadInput(message));
  });

  it('is the same when a position has noted it', () => {
    const options = { ...DEFAULTS, rounds: 5, fog: true, map: 'oikumene' };
    expect(readSettings(SETTINGS, noted(options))).toEqual(options);
    // A number is a number, even where a flag would be set.
    expect(readSettings(SETTINGS, noted({ alone: 1 }))).toEqual({ ...DEFAULTS, alone: 1 });
  });

  it('is asked for by the rules as a number, a choice by its place', () => {
    const { fog, map, rounds } = settingsOf(SETTINGS);
    const p = noted({ fog: true, map: 'oikumene' });
    expect([fog(p), map(p), rounds(p)]).toEqual([1, 2, 3]);
  });

  it('by a section of the rulebook is every option of it', () => {
    expect(optionsOf(SETTINGS, ['21'])).toEqual({ neutral: true, duel: true });
    expect(optionsOf(SETTINGS, [])).toEqual({});
  });
});

describe('What does not fit the number of players', () => {
  const misfit = (players: number, options: object) => misfitOf(SETTINGS, players, chosen(options));

  it('is no default, and nothing that is for any number', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      expect(misfit(players, {})).toBeNull();
      expect(misfit(players, { fog: true, rounds: 5 })).toBeNull();
    }
  });

  it('is what is for more or for fewer', () => {
    const neutral = [1, 2, 3, 4].map((players) => misfit(players, { neutral: true }));
    expect(neutral).toEqual([
      "option 'neutral' is for 2 to 3 players, not for 1",
      null,
      null,
      "option 'neutral' is for 2 to 3 players, not for 4",
    ]);
  });

  it('is said as the number is', () => {
    expect(misfit(3, { duel: true })).toBe("option 'duel' is for 2 players, not for 3");
    expect(misfit(2, { duel: true })).toBeNull();
    expect(misfit(2, { alone: 2 })).toBe("option 'alone' is for 1 player, not for 2");
  });

  it('may be one choice among several', () => {
    expect([2, 3, 4].map((players) => misfit(players, { map: 'asia' }))).toEqual([
      "option 'map': 'asia' is for 3 players or more, not for 2",
      null,
      null,
    ]);
    expect(misfit(3, { map: 'oikumene' })).toBe(
      "option 'map': 'oikumene' is for 4 players or more, not for 3",
    );
  });

  it('is not looked for in what this game has not (any more), whatever its name', () => {
    expect(misfitOf(SETTINGS, 2, { ghosts: true, toString: true, neutral: true })).toBeNull();
  });
});
