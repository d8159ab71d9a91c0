import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseScenario, runScenario } from '../src/scenario-file.ts';
import { diadochi, root, scratchFolder } from './command.ts';

const scratch = scratchFolder();

/** A scenario that passes; the tests spoil a line of it. */
const GOOD = `title: The veteran takes Argos
clauses: [T4-06]
game: proof
players: 2
position:
  season: 1
  turn: 0
  hands:
    1: [omen]
dice: [1]
draws: [liar]
script:
  - { seat: 0, refused: { raid: argos, led: youth, with: 4 }, by: T4-04 }
  - expect: { first: 0 }
  - { seat: 0, does: { raid: argos, led: veteran, with: 3 } }
expect:
  villages: { argos: 0 }
  facts: { points: { 0: 1 } }
`;
const spoilt = (line: string, instead: string): string => {
  expect(GOOD).toContain(line);
  return GOOD.replace(line, instead);
};
const run = (text: string) => runScenario(parseScenario(text, 'a.yaml'));

test('a good scenario passes', () => {
  expect(run(GOOD)).toEqual({ passed: true, problem: null });
  expect(parseScenario(GOOD, 'a.yaml')).toMatchObject({
    title: 'The veteran takes Argos',
    clauses: ['T4-06'],
    game: 'proof',
  });
});

test.each([
  ['a die too many', 'dice: [1]', 'dice: [1, 6]', 'a.yaml:10: 1 dice of the script were not rolled'],
  [
    'a draw too many',
    'draws: [liar]',
    'draws: [liar, omen]',
    'a.yaml:11: 1 draws of the script were not made',
  ],
  ['another end', 'argos: 0 }', 'argos: 1 }', 'a.yaml:17: villages.argos is 0, not 1'],
  ['another fact', 'points: { 0: 1 }', 'points: { 0: 2 }', 'points.0 is 1, not 2'],
  ['another moment', 'first: 0', 'first: 1', 'a.yaml:14: first is 0, not 1'],
  ['a deed that is refused', 'led: veteran, with: 3', 'led: veteran, with: 7', 'a.yaml:15: seat 0'],
  [
    'another clause',
    'by: T4-04',
    'by: T4-01',
    'a.yaml:13: refused by T4-04 (4 hoplites are more than your youth can lead.), not by T4-01',
  ],
  ['a deed that is not refused', 'with: 4 }', 'with: 3 }', 'a.yaml:13: seat 0 may'],
  ['a seat that is not asked', '{ seat: 0, does', '{ seat: 1, does', 'K-01'],
])('%s fails', (_, line, instead, problem) => {
  const result = run(spoilt(line, instead));
  expect(result.passed).toBe(false);
  expect(result.problem).toContain(problem);
});

test.each([
  ['an unknown key', 'players: 2', 'player: 2', 'a.yaml:4: player: no key "player"; do you mean "players"?'],
  ['a missing key', 'players: 2\n', '', "has no 'players'"],
  ['an unknown game', 'game: proof', 'game: prof', 'no game "prof"; do you mean "proof"?'],
  ['too many players', 'players: 2', 'players: 9', 'a.yaml:4: players should be a whole number from 2 to 4'],
  ['an unknown part', '  season: 1', '  seasn: 1', 'position: no part "seasn"; do you mean "season"?'],
  ['an unknown piece', '[omen]', '[omne]', 'a.yaml:9: position.hands.1: no card "omne"; do you mean "omen"?'],
  ['an unknown draw', '[liar]', '[lair]', 'a.yaml:11: draws[0]: no piece "lair"; do you mean "liar"?'],
  ['an unknown step', 'does:', 'do:', 'a.yaml:15: script[2].do: no key "do"; do you mean "does"?'],
  ['half a step', ', by: T4-04', '', 'a.yaml:13: script[0] should have'],
  [
    'an unknown action',
    'does: { raid',
    'does: { rade',
    'a.yaml:15: script[2].does: no action "rade"; do you mean "raid"?',
  ],
  [
    'an unknown field',
    'veteran, with',
    'veteran, wiht',
    'a.yaml:15: script[2].does: no field "wiht"; do you mean "with"?',
  ],
  [
    'a refused action that is none',
    'refused: { raid',
    'refused: { ride',
    'no action "ride"; do you mean "raid"?',
  ],
  [
    'an unknown village',
    'does: { raid: argos',
    'does: { raid: argo',
    'no village "argo"; do you mean "argos"?',
  ],
  [
    'an unknown fact',
    'first: 0',
    'frist: 0',
    'a.yaml:14: script[1].expect: no fact "frist"; do you mean "first"?',
  ],
  [
    'an unknown part of a fact',
    'villages: { argos',
    'villages: { arogs',
    'no part "arogs"; do you mean "argos"?',
  ],
  [
    'an unknown start',
    'game: proof',
    'game: proof\nstart: standart',
    'no start "standart"; do you mean "standard"?',
  ],
  ['two starts', 'game: proof', 'game: proof\nstart: standard', 'a.yaml:7: position: '],
  ['a seed for nothing', 'game: proof', 'game: proof\nseed: 1', 'a.yaml:4: seed: '],
  ['a die too few', 'dice: [1]', 'dice: []', 'no die left'],
  ['a die with seven eyes', 'dice: [1]', 'dice: [7]', 'sides 1 to 6'],
  ['an option out of range', 'game: proof', 'game: proof\noptions: { seasons: 9 }', '1 to 6'],
  ['broken YAML', 'dice: [1]', 'dice: [1', 'not YAML'],
  ['a key twice', 'players: 2', 'players: 2\nplayers: 2', 'a.yaml:5: not YAML'],
  ['a key that reaches a prototype', 'players: 2', 'players: 2\n__proto__: { a: 1 }', '__proto__'],
  ['a text for a list', 'dice: [1]', 'dice: six', 'a.yaml:10: dice should be a list'],
])('%s is bad input', (_, line, instead, problem) => {
  const text = spoilt(line, instead);
  if (problem.startsWith('no part "arogs"')) expect(run(text).problem).toContain(problem);
  else expect(() => run(text)).toThrow(problem);
});

test('YAML that would blow up is refused', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
  for (const [one, next] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg'])
    bomb.push(`${next}: &${next} [${Array.from({ length: 9 }, () => `*${one}`).join(', ')}]`);
  expect(() => parseScenario(bomb.join('\n'), 'a.yaml')).toThrow(/^a\.yaml.*alias/);
  expect(() => parseScenario('['.repeat(500_000), 'a.yaml')).toThrow(/^a\.yaml/);
  expect(() => parseScenario('&a [*a]', 'a.yaml')).toThrow(/^a\.yaml/);
});

describe('diadochi scenario', () => {
  const folder = join(scratch, 'some', 'deeper');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(scratch, 'some', 'good.yaml'), GOOD);
  const failing = join(folder, 'failing.yaml');
  writeFileSync(failing, spoilt('argos: 0 }', 'argos: 1 }'));
  const bad = join(scratch, 'bad.yaml');
  writeFileSync(bad, spoilt('players: 2', 'player: 2'));
  const huge = join(scratch, 'huge.yaml');
  writeFileSync(huge, `title: ${'x'.repeat(2_000_000)}`);

  test.concurrent('runs folders, and ends with 1 if one failed', async () => {
    const { code, stdout, stderr } = await diadochi('scenario', 'run', join(scratch, 'some'));
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      `failed  The veteran takes Argos (${failing}:17: villages.argos is 0, not 1)`,
      'ok      The veteran takes Argos',
      '1 passed, 1 failed',
      '',
    ]);
  });
  test.concurrent('ends with 2 if one cannot be read, and still runs the others', async () => {
    const good = join(scratch, 'some', 'good.yaml');
    const { code, stdout, stderr } = await diadochi(
      'scenario',
      'run',
      bad,
      good,
      huge,
      join(scratch, 'none'),
    );
    expect(code).toBe(2);
    expect(stdout).toBe('ok      The veteran takes Argos\n1 passed, 3 failed\n');
    const lines = stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(`${bad}:4: player: no key "player"`);
    expect(lines[1]).toContain('too large');
    expect(lines[2]).toContain('no such file');
  });
  test.concurrent('lists every action with an example', async () => {
    const { code, stdout, stderr } = await diadochi('scenario', 'actions', '--game', 'proof');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const kind of ['augury', 'turn', 'route', 'omens', 'answering', 'envoy', 'orders'])
      expect(stdout).toContain(`\n## ${kind}\n`);
    expect(stdout).toMatch(/Example: `\{"storm":"\w+","led":"\w+","with":\d,"under":"night"\}`/);
    expect(stdout).not.toMatch(/No example|NaN|undefined/);
  });
});

describe('docs/scenarios.md', () => {
  const doc = readFileSync(join(root, 'docs/scenarios.md'), 'utf8');
  const examples = [...doc.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) =>
    parseScenario(text, 'docs/scenarios.md'),
  );
  test('has examples', () => expect(examples.length).toBeGreaterThan(3));
  for (const example of examples)
    test(example.title, () => expect(runScenario(example)).toEqual({ passed: true, problem: null }));
});
