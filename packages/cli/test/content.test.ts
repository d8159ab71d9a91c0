import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPack, type Json } from '@diadochi/kernel';
import { content, phalanxx } from '@diadochi/phalanxx';
import { faultsOfForm } from '@diadochi/server/content';
import { describe, expect, it, test } from 'vitest';
import { checkFile } from '../src/content/check-file.ts';
import { kitOf } from '../src/content/kits.ts';
import { probe } from '../src/content/probe.ts';
import { sheetOf } from '../src/content/sheet.ts';
import { diadochi, ended, scratchFolder, start } from './command.ts';

const scratch = scratchFolder();
const kit = kitOf('phalanxx');
const corrected = (changes: { [path: string]: Json }): Json =>
  applyPack(phalanxx.content, { pack: 'test', game: 'phalanxx', changes });
/** A file of this test, with that text. */
function file(name: string, value: unknown): string {
  const path = join(scratch, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}
const withOtherAdvantages = JSON.parse(JSON.stringify(content).replaceAll('"intrigue"', '"cunning"')) as Json;
const pack = (changes: { [path: string]: Json }) => ({ pack: 'my box', game: 'phalanxx', changes });

describe('what has the wrong form is told in words', () => {
  it('unless the form is right', () => {
    expect(faultsOfForm(kit.schema, phalanxx.content)).toEqual([]);
  });

  it.each<[path: string, to: Json, fault: string]>([
    ['turn.income', 21, 'turn.income: should be a whole number from 0 to 20, not 21'],
    ['turn.income', 2.5, 'turn.income: should be a whole number from 0 to 20, not 2.5'],
    ['turn.income', '3', 'turn.income: should be a whole number from 0 to 20, not "3"'],
    ['cards.X-04.colour', 'red', 'cards.X-04.colour: should be "white", "orange" or "purple", not "red"'],
    ['cards.X-04.name.de', '', 'cards.X-04.name.de: should be a text of 1 to 60 characters, not ""'],
    ['cards.X-04.name', { en: 'A' }, 'cards.X-04.name.de: is missing'],
    [
      'cards.X-04.name',
      { en: 'A', de: 'B', fr: 'C' },
      'cards.X-04.name.fr: no field "fr"; do you mean "en"?',
    ],
    [
      'cards.X-04.strength.value',
      99,
      'cards.X-04.strength.value: should be a whole number from 0 to 20, not 99',
    ],
    [
      'cards.X-04.strength.kind',
      'big',
      'cards.X-04.strength.kind: should be "fixed", "growing" or "none", not "big"',
    ],
    [
      'cards.X-03.conditions.0.needs',
      'luck',
      'cards.X-03.conditions.0.needs: should be "ownDice", "figures", "playedCards", "diceSum", "regions", "symbols", "talents" or "strength", not "luck"',
    ],
    ['cards.X-03.conditions', 5, 'cards.X-03.conditions: should be a list of 0 to 4 values, not 5'],
    [
      'boards.III.regions.iii-susa.start',
      5,
      'boards.III.regions.iii-susa.start: should be a whole number from 1 to 4 or null, not 5',
    ],
    [
      'boards.III.regions.iii-susa.pos',
      [1],
      'boards.III.regions.iii-susa.pos: should be a list of 2 values, not [1]',
    ],
    ['display.prices', [5, 4], 'display.prices: should be a list of 5 values, not [5,4]'],
    ['setups.2.hand', true, 'setups.2.hand: should be a whole number from 0 to 6, not true'],
    ['actionCards.A1.startPlayer', 1, 'actionCards.A1.startPlayer: should be true or false, not 1'],
    ['turn', 3, 'turn: should be a record, not 3'],
  ])('%s = %j', (path, to, fault) => {
    expect(faultsOfForm(kit.schema, corrected({ [path]: to }))).toContain(fault);
  });
});

test.concurrent('every content of ours is sound', async () => {
  const [told, json] = await Promise.all([
    diadochi('content', 'check'),
    diadochi('content', 'check', '--json'),
  ]);
  expect(told).toMatchObject({ code: 0, stderr: '' });
  expect(told.stdout).toMatch(/^\d+ passed, 0 failed\n$/);
  expect(JSON.parse(json.stdout)).toMatchObject({ failed: 0, faults: [] });
});

/** The faults that a file has. */
const faultsIn = (path: string, game?: string) => checkFile(path, game).flatMap(({ faults }) => faults);

describe('a file', () => {
  const yaml = 'pack: my box\ngame: phalanxx\nnote: As printed.\nchanges:\n  cards.X-04.strength.value: 4\n';
  it.each([
    ['a pack in JSON', file('good.json', pack({ 'cards.X-04.strength.value': 4, 'display.prices.0': 6 }))],
    ['a pack in YAML', file('good.yaml', yaml)],
    ['a whole content', file('whole.json', content)],
  ])('that is %s is sound', (_, path) => {
    expect(faultsIn(path)).toEqual([]);
    expect(checkFile(path, 'phalanxx').length).toBeGreaterThan(20);
  });

  it.each<[name: string, value: unknown, fault: string]>([
    ['a whole content', { ...content, turn: { ...content.turn, income: -1 } }, 'turn.income: should be'],
    ['what there is not', pack({ 'cards.X-4.strength.value': 4 }), 'no value "X-4"; do you mean "X-04"?'],
    ['a value out of bounds', pack({ 'cards.X-04.strength.value': 44 }), '0 to 20, not 44'],
    [
      'a link in one direction',
      pack({ 'boards.III.regions.iii-susa.adjacent': ['iii-media'] }),
      "'iii-susa'",
    ],
    [
      'a pack that takes something out of the box',
      pack({ 'solo.ranks': content.solo.ranks.slice(1) as never }),
      "'discharged' is missing",
    ],
    ['no advantage that a solo player can choose', withOtherAdvantages, 'a game with it breaks down'],
    ['an unknown game', { ...pack({ a: 1 }), game: 'phalanx' }, 'do you mean "phalanxx"?'],
    ['a game without a file', { ...pack({ a: 1 }), game: 'proof' }, 'part of its code'],
    ['nothing to change', pack({}), 'changes nothing'],
  ])('fails the check with %s', (name, value, fault) => {
    const [first] = faultsIn(file(`${name}.json`, value));
    expect(first).toContain(fault);
  });

  it('is for the game that was named', () => {
    const path = file('named.json', pack({ 'turn.income': 4 }));
    expect(faultsIn(path, 'proof')).toEqual(['is a pack for phalanxx, not for proof']);
  });
});

test.concurrent('what fails is told, with how many did', async () => {
  const path = file('told.json', pack({ 'turn.income': -1, 'cards.X-04.colour': 'red' }));
  const { code, stdout, stderr } = await diadochi('content', 'check', path);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout.split('\n')).toEqual([
    `failed  ${path}: cards.X-04.colour: should be "white", "orange" or "purple", not "red"`,
    `failed  ${path}: turn.income: should be a whole number from 0 to 20, not -1`,
    '1 passed, 1 failed',
    '',
  ]);
});

const bad = file('unsound.json', pack({ 'talents.cardsTurnAbove': 50 }));
const good = file('sound.json', pack({ 'turn.income': 4 }));
test.concurrent.each<[name: string, args: string[], words: string[]]>([
  [
    'a file that is not there',
    ['content', 'check', join(scratch, 'nowhere.json')],
    ['nowhere.json', "can't be read"],
  ],
  [
    'a file that is no JSON',
    ['content', 'check', file('broken.json', '{"pack":')],
    ['broken.json', 'not JSON'],
  ],
  [
    'a file that is something else',
    ['content', 'check', file('other.json', { a: 1 })],
    ['other.json', '--game'],
  ],
  ['a game whose content is code', ['content', 'check', '--game', 'proof'], ['proof', 'part of its code']],
  ['a sheet of no game', ['content', 'sheet'], ['--game']],
  ['a probe of no game', ['content', 'probe'], ['--game']],
  [
    'a server with an unsound pack',
    ['serve', '--content-pack', bad],
    ['unsound.json', 'talents.cardsTurnAbove'],
  ],
  [
    'two packs for a game',
    ['serve', '--content-pack', good, '--content-pack', good],
    ['both packs for phalanxx'],
  ],
  [
    'a pack for another game',
    ['simulate', '--game', 'proof', '--players', '2', '--content-pack', good],
    ['for phalanxx, not for proof'],
  ],
  ['a pack for every game', ['bench', '--content-pack', good], ['--game']],
])('%s is bad input', async (_, args, words) => {
  const { code, stdout, stderr } = await diadochi(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^diadochi: [^\n]+\n$/);
  for (const word of words) expect(stderr).toContain(word);
});

test.concurrent('games are played with a pack, and their records say so', async () => {
  const folder = join(scratch, 'records');
  const play = (...args: string[]) =>
    diadochi('simulate', '--game', 'phalanxx', '--players', '2', '--json', ...args);
  const [plain, packed] = await Promise.all([play(), play('--content-pack', good, '--record', folder)]);
  const file = join(folder, 'phalanxx-2p-1.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  expect(record.stretches[0].content).not.toBe(phalanxx.contentHash);
  expect(JSON.parse(packed.stdout).hash).not.toBe(JSON.parse(plain.stdout).hash);
  const [verified, refused] = await Promise.all([
    diadochi('replay', file, '--verify', '--json', '--content-pack', good),
    diadochi('replay', file, '--verify', '--json'),
  ]);
  expect(verified.code).toBe(0);
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('other content') });
});

test.concurrent('a server plays with a pack, and says so', async () => {
  const server = start(['serve', '--port', '0', '--data', join(scratch, 'data'), '--content-pack', good]);
  const end = ended(server);
  let told = '';
  for await (const text of server.stdout as NodeJS.ReadableStream) {
    told += text;
    if (told.includes('content pack')) break;
  }
  const [, address] = /at (\S+)\n/.exec(told) ?? [];
  const { games } = (await (await fetch(`${address}/api/games`)).json()) as {
    games: { [key: string]: Json }[];
  };
  server.kill('SIGTERM');
  await end;
  expect(told).toContain("phalanxx is played with the content pack 'my box'");
  const { pack, contentHash } = games.find(({ name }) => name === 'phalanxx') ?? {};
  expect(pack).toBe('my box');
  expect(contentHash).not.toBe(phalanxx.contentHash);
});

describe('the sheet', () => {
  const page = sheetOf(
    'phalanxx',
    phalanxx.contentHash,
    kit,
    corrected({ 'cards.X-04.name.en': '<b>Lancers & co' }),
  );

  it('has every card and every region, in both languages', () => {
    const items = [...content.cards, ...content.boards.flatMap(({ regions }) => regions)];
    for (const { id, name } of items) {
      expect(page).toContain(`<code>${id}</code>`);
      expect(page).toContain(name.de);
    }
    expect(page).toContain(phalanxx.contentHash);
  });

  it('shows where values come from, and counts them', () => {
    for (const standing of ['rulebook', 'recalled', 'reconstructed'])
      expect(page).toContain(`class="${standing}"`);
    expect(page).toMatch(/corrected by a content pack: 1 values/);
  });

  it('shows texts as texts, and needs nothing from elsewhere', () => {
    expect(page).toContain('&#60;b&#62;Lancers &#38; co');
    expect(page).not.toMatch(/<script|src=|href=|url\(/);
  });

  it('draws each side with its links', () => {
    for (const { regions } of content.boards) {
      const links = regions.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2;
      expect(links).toBeGreaterThan(regions.length);
    }
    const all =
      content.boards.flatMap(({ regions }) => regions.flatMap(({ adjacent }) => adjacent)).length / 2;
    expect(page.match(/<line /g)).toHaveLength(all);
  });

  test('is printed, or written to a file', async () => {
    const out = join(scratch, 'sheet.html');
    const [printed, written] = await Promise.all([
      diadochi('content', 'sheet', '--game', 'phalanxx'),
      diadochi('content', 'sheet', '--game', 'phalanxx', '--out', out),
    ]);
    expect(printed).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^<!doctype html>/) });
    expect(written).toMatchObject({ code: 0, stderr: '', stdout: '' });
    expect(existsSync(out) && readFileSync(out, 'utf8')).toBe(printed.stdout);
  });
});

describe('the probe', () => {
  it('finds a number that play does not hang on', { timeout: 300_000 }, () => {
    const numbers = [
      { path: 'track.most', value: 60 },
      { path: 'turn.income', value: 3 },
      { path: 'talents.cardsTurnAbove', value: 21 },
      { path: 'setups.2.seats.0.city', value: 1 },
    ];
    // A few tables are enough to tell the results apart; `diadochi content probe` itself plays at all of them.
    const tables = [
      { seats: 1, options: { expert: true } },
      { seats: 2, options: {} },
      { seats: 3, options: { expert: true } },
    ];
    const probed = probe({ ...kit, tables, drawn: /^nothing$/ }, phalanxx, 3, numbers);
    expect([...probed].map(({ path, result, by }) => [path, result, by])).toEqual([
      ['track.most', 'not reached', null],
      ['turn.income', 'noticed', 'games'],
      ['talents.cardsTurnAbove', 'noticed', 'scenes'],
      ['setups.2.seats.0.city', 'noticed', 'breakdown'],
    ]);
    const drawn = [...probe(kit, phalanxx, 1, numbers.slice(0, 1))];
    expect(drawn.map(({ result }) => result)).toEqual(['drawn only']);
  });
});
