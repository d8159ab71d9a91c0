/** A position laid out by hand is judged as a played one is, and what is wrong is said with its line. */
import { describe, expect, test } from 'vitest';
import { parseScenario, runScenario } from '../src/scenario-file.ts';

const run = (text: string) => runScenario(parseScenario(text, 'a.yaml'));

/** Seat 0 marches to Pergamon, where nobody is; the tests spoil or add a line. */
const MARCH = `title: A march to Pergamon
clauses: [S9.1-15]
game: successors
players: 4
position:
  turn: 2
  die: 4
  pcs: { tyros: 1, kelainai: 0 }
  generals:
    antigonos: 0 sardeis
    perdikkas: 1 ephesos
  units:
    - 0 sardeis loyal 4 mercenary 2
    - 1 ephesos loyal 3
  hands:
    0: [fog]
    1: [unrest]
script:
  - { seat: 0, does: { march: antigonos, from: sardeis, side: outside, loyal: 2 } }
expect:
  asked: [{ 0: march }]
`;
const spoilt = (line: string, instead: string, text = MARCH): string => {
  expect(text).toContain(line);
  return text.replace(line, instead);
};

test('a position that can be is none to complain about', () => {
  expect(run(MARCH)).toEqual({ passed: true, problem: null });
});

describe('Successors: what cannot be there', () => {
  test.each([
    [
      '- 1 ephesos loyal 3',
      '- 1 ephesos inside loyal 3',
      'a.yaml:14: position: ephesos: CUs inside ephesos, which is no Major City',
    ],
    ['- 1 ephesos loyal 3', '- 1 tyros inside loyal 3', 'a.yaml:14: position: tyros: 3 CUs inside'],
    [
      '- 1 ephesos loyal 3',
      '- 1 kelainai inside loyal 2',
      'a.yaml:14: position: kelainai: CUs inside kelainai, where seat 1 has no PC',
    ],
    ['- 1 ephesos loyal 3', '- 1 ephesos royal 9', 'a.yaml:14: position: 9 CUs of royal, of 8'],
    [
      '- 1 ephesos loyal 3',
      '- 1 ephesos silver-shields 3',
      'a.yaml:14: position: 3 CUs of silver-shields, of 2',
    ],
    ['- 1 ephesos loyal 3', '- 1 sardeis loyal 3', 'among enemies'],
    [
      '- 1 ephesos loyal 3',
      '- 1 thebai loyal 3',
      'a.yaml:14: position: thebai: CUs that seat 1 cannot show to be his',
    ],
    [
      'tyros: 1,',
      'transit-daskyleion-gordion: 1,',
      'a.yaml:8: position: transit-daskyleion-gordion is a Transit Point with a PC',
    ],
    ['    1: [unrest]', '    1: [unrest, fog]', 'position: the card fog is there twice'],
    [
      'perdikkas: 1 ephesos',
      'attalos: 1 ephesos',
      "a.yaml:11: position: attalos: a Minor General of another colour than seat 1's",
    ],
    [
      'perdikkas: 1 ephesos',
      'perdikkas: 1 ephesos inside',
      'a.yaml:11: position: perdikkas: a General inside ephesos, which is no Major City',
    ],
    [
      'perdikkas: 1 ephesos',
      'perdikkas: 1 off-map',
      'a.yaml:11: position: perdikkas: a Major General off map',
    ],
    [
      'perdikkas: 1 ephesos',
      'alketas: 1 dispersed',
      'a.yaml:11: position: alketas: a Minor General who is neither on the map nor off map',
    ],
    [
      'perdikkas: 1 ephesos',
      'philon: 1 ephesos',
      'a.yaml:11: position: philon: an Independent General of seat 1',
    ],
    ['perdikkas: 1 ephesos', 'perdikkas: ephesos', 'a.yaml:11: position: perdikkas: a General of nobody'],
    [
      '  die: 4',
      '  die: 4\n  colours: [red, red, blue, green]',
      'position: two players have the same colour',
    ],
    [
      '  die: 4',
      '  die: 4\n  royals: { herakles: damaskos by 2 }',
      'a.yaml:8: position: herakles is controlled by seat 2',
    ],
    [
      '  die: 4',
      '  die: 4\n  moved: { units: [0 sardeis royal 1] }',
      'a.yaml:8: position.moved.units: there are no such CUs',
    ],
  ])('%s, but %s', (line, instead, problem) => {
    expect(() => run(spoilt(line, instead))).toThrow(problem);
  });

  test.each([
    ['perdikkas: 1 ephesos', 'perdikkas: 1 ephesoss', 'a.yaml:11: position.generals.perdikkas: no location'],
    ['perdikkas: 1 ephesos', 'perdikkas: 7 ephesos', 'position.generals.perdikkas: no location "7 ephesos"'],
    ['  die: 4', '  die: 4\n  royals: { herakles: damaskos by 4 }', 'position.royals.herakles'],
    ['  die: 4', '  die: 4\n  fleets: { kilikia: 0 upgradet }', 'position.fleets.kilikia: no owner'],
    ['  die: 4', '  die: 4\n  training: { 0: loyal 8 }', 'position.training.0'],
    ['  die: 4', '  die: 4\n  sieges: { tyros: 0 }', 'position.sieges.tyros'],
    ['  die: 4', '  die: 4\n  beside: [fog]', 'position: the card fog is there twice'],
  ])('%s, but %s', (line, instead, problem) => {
    expect(() => run(spoilt(line, instead))).toThrow(problem);
  });
  test('a place may say that it is outside; a Fleet that is Dispersed lies on its normal side', () => {
    const parts = 'fleets: { kilikia: 0 upgraded dispersed }\n  royals: { herakles: damaskos outside }';
    const facts =
      'generals: { perdikkas: 1 ephesos }\n  fleets: { kilikia: 0 dispersed }\n  royals: { herakles: damaskos }';
    const text = spoilt(
      'perdikkas: 1 ephesos',
      'perdikkas: 1 ephesos outside',
      spoilt('  die: 4', `  die: 4\n  ${parts}`),
    );
    expect(run(text.replace('expect:\n', `expect:\n  ${facts}\n`)).problem).toBeNull();
  });

  test('in the midst of a Procedure pieces may be where they cannot stay, if the position says so', () => {
    const crowded = spoilt('- 1 ephesos loyal 3', '- 1 ephesos loyal 3\n    - 2 ephesos loyal 1');
    expect(() => run(crowded)).toThrow('CUs');
    expect(() => run(spoilt('  die: 4', '  die: 4\n  unsettled: true', crowded))).not.toThrow();
  });
});

describe('Phalanxx: what cannot be there', () => {
  const scene = (parts: string) =>
    `title: Three rolled dice\ngame: phalanxx\nplayers: 2\nposition:\n  round: 1\n  turn: 0\n${parts}\nexpect: { asked: [{ 0: act }] }\n`;
  test.each([
    [
      '  rolled: W1 W1 W1\n  hands: { 0: [X-01], 1: [X-01] }',
      'a.yaml:8: position.hands.1: the card X-01 lies elsewhere already',
    ],
    [
      '  rolled: W1 W1 W1\n  display: [X-01, X-01]',
      'a.yaml:8: position.display: the card X-01 lies elsewhere already',
    ],
    ['  rolled: O1 O1 O1\n  dice: { 0: W1 O1 P1 }', 'position: dice by colour are'],
    [
      '  rolled: W1 W1 W1\n  stack: [16, 0, 0, 0]',
      'position: 16 cards of X are unseen, 6 removed, 16 in the stack',
    ],
  ])('%s', (parts, problem) => {
    expect(() => run(scene(parts))).toThrow(problem);
  });
  test('dice that are not named have the colours that are left over', () => {
    const text = scene('  rolled: W1 O1 P1').replace('asked:', 'dice: { 0: W1 O1 P1, 1: W1 W1 W1 }, asked:');
    expect(run(text)).toEqual({ passed: true, problem: null });
  });
});

describe('clauses', () => {
  test.each([
    ['clauses: [S9.1-15]', 'clauses: [S9.1-99]', 'a.yaml:2: clauses[0]: no clause "S9.1-99"; do you mean'],
    [
      ', loyal: 2 } }',
      ', loyal: 2 } }\n  - { seat: 0, refused: { end: true }, by: S9-99 }',
      'a.yaml:20: script[1].by: no clause "S9-99"',
    ],
  ])('%s, but %s', (line, instead, problem) => {
    expect(() => run(spoilt(line, instead))).toThrow(problem);
  });
  test('rulings and the kernel’s clauses are such, too', () => {
    expect(run(spoilt('[S9.1-15]', '[S9.1-15, D9-16, K-01]')).passed).toBe(true);
  });
});

describe('a script', () => {
  test('says which field is wrong, of the answer that is nearest', () => {
    const placing = `title: Reinforcements\ngame: successors\nplayers: 2\nposition: { turn: 2, step: reinforcements }\nscript:\n  - { seat: 0, does: { units: mercenary, at: larisaa } }\n`;
    expect(() => run(placing)).toThrow(
      'a.yaml:6: script[0].does.at: no space "larisaa"; do you mean "larisa"?',
    );
  });
  test('that is refused says why, with the seats of the file', () => {
    const { problem } = run(spoilt('loyal: 2 } }', 'loyal: 2 } }\n  - { seat: 1, does: { end: true } }'));
    expect(problem).toBe(
      'a.yaml:20: seat 1: {"end":true} is refused by K-01 (Nobody is asking Seat 1 anything at the moment.)',
    );
  });
  test('that is refused by another clause says why', () => {
    const step = '  - { seat: 0, refused: { go: tyros }, by: S9.1-15 }';
    expect(run(spoilt('loyal: 2 } }', `loyal: 2 } }\n${step}`)).problem).toMatch(
      /refused by S[\w.-]+ \(.+\.\), not by S9\.1-15/,
    );
  });
  test('without a die says what the die is for', () => {
    const rolling = spoilt('  die: 4\n', '')
      .replace(/march: .* \}/, 'roll: true } }')
      .replace('{ 0: march }', '{ 0: activate }');
    expect(() => run(rolling)).toThrow(
      /no die left: die 1, with 6 sides, is asked for, in step \w+ of 'activation'/,
    );
  });
  test('without a draw says what the draw is for', () => {
    const text = 'title: Cards\ngame: successors\nplayers: 2\nposition: { turn: 2, step: cards }\n';
    expect(() => run(text)).toThrow(
      /no draw left: draw 1, one of \d+ pieces, is asked for, in step \w+ of '\w+'/,
    );
    expect(() => run(`${text}draws: [card.fog, card.fog]\n`)).toThrow(
      "draw 2 of the script, 'card.fog', is not among",
    );
  });
});

describe('what is expected', () => {
  const expecting = (facts: string) => run(MARCH.replace(/expect:\n.*\n/, `expect:\n  ${facts}\n`));
  test.each([
    'units: [1 ephesos loyal 3, 0 sardeis mercenary 2 loyal 4]',
    'units: [0 sardeis loyal 4 mercenary 2, 1 ephesos loyal 3 royal 0]',
    'pcs: { tyros: 1, pella: nobody }',
    'dispersed: { 0: { mercenary: 0 }, 1: {} }',
    'cus: { 0 sardeis: 6, 2 pella: 0 }',
    'provinces: { makedonia: nobody }',
    'besieged: {}',
  ])('%s', (facts) => {
    expect(expecting(facts)).toEqual({ passed: true, problem: null });
  });
  test.each([
    ['pcs: {}', 'pcs is {"kelainai":0,"tyros":1}, not {}'],
    ['cus: { 0 sardeis: {} }', 'cus.0 sardeis is 6, not {}'],
    ['units: [1 ephesos loyal 3]', 'units is ['],
    ['pcs: { tyros: nobody }', 'pcs.tyros is 1, not "nobody"'],
    ['dispersed: { 0: { mercenary: 1 } }', 'dispersed.0.mercenary is 0, not 1'],
    ['dispersed: { 0: { mercenery: 0 } }', 'no part "mercenery"'],
    ['pcs: { pela: nobody }', 'pcs: no part "pela"'],
  ])('%s fails', (facts, problem) => {
    expect(expecting(facts).problem).toContain(problem);
  });
  test('a space that there is not is bad input', () => {
    expect(() => expecting('units: [1 ephessos loyal 3]')).toThrow(
      'no space "ephessos"; do you mean "ephesos"?',
    );
  });
});
