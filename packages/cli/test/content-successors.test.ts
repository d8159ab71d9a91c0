/** The content of Successors: what a pack may not break, the sheet, and the probe. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPack, type Json, numbersOf } from '@diadochi/kernel';
import { faultsOfForm } from '@diadochi/server/content';
import { content, successors } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../src/content/check-file.ts';
import { kitOf } from '../src/content/kits.ts';
import { probe } from '../src/content/probe.ts';
import { sheetOf } from '../src/content/sheet.ts';
import { diadochi, scratchFolder } from './command.ts';

const scratch = scratchFolder();
const kit = kitOf('successors');
type Changes = { [path: string]: Json };
const pack = (changes: Changes, more = {}) => ({ pack: 'my box', game: 'successors', changes, ...more });
function file(name: string, value: unknown): string {
  const path = join(scratch, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}
const faultsIn = (path: string) => checkFile(path, undefined).flatMap(({ faults }) => faults);

describe('a pack for Successors', () => {
  it.each<[name: string, value: unknown]>([
    ['a value', pack({ 'provinces.hellas.vp': 5, 'cards.unrest.ops': 2, 'setups.2.victoryPoints': 30 })],
    ['a confirmation', pack({}, { confirmed: ['spaces.pella', 'provinces.hellas.region'] })],
    [
      'a path more and one less',
      pack({
        'paths.larisa--stoboi': { ends: ['larisa', 'stoboi'], type: 'mountain' },
        'paths.lamia--larisa': null,
      }),
    ],
    [
      'a card in place of the copy of another',
      pack({
        'cards.diplomacy.copies': 1,
        'cards.diplomacy.numbers': ['2'],
        'cards.shipwrights': {
          name: { en: 'Shipwrights', de: 'Schiffbauer', it: 'Maestri d’ascia', pl: 'Szkutnicy' },
          numbers: ['3'],
          copies: 1,
          type: 'event',
          ops: 1,
          optional: false,
          ornament: false,
          removeAfterEvent: false,
          clauses: { needs: 'C27-02', ofFleet: 'C27-02' },
          effects: [{ kind: 'upgrade-fleet', count: 1 }],
        },
      }),
    ],
  ])('is sound with %s', { timeout: 300_000 }, (name, value) => {
    expect(faultsIn(file(`${name}.json`, value))).toEqual([]);
  });

  it.each<[name: string, changes: Changes, fault: string]>([
    ['an unknown key', { 'spaces.pella.colour': 'red' }, 'spaces.pella.colour: no value "colour"'],
    [
      'an unknown key in a record',
      { 'provinces.hellas.name': { en: 'Hellas', fr: 'Grèce' } },
      'provinces.hellas.name.fr: no field "fr"',
    ],
    [
      'a one-way path',
      { 'paths.lamia--larisa.ends': ['lamia'] },
      "paths.lamia--larisa.ends: is a one-way path, with no other end than 'lamia'",
    ],
    [
      'a path to nowhere',
      { 'paths.lamia--larisa.ends': ['lamia', 'larissa'] },
      'paths.lamia--larisa.ends: no space "larissa"; do you mean "larisa"?',
    ],
    [
      'an unreachable space',
      Object.fromEntries(
        content.paths.filter(({ ends }) => ends.includes('kyklades')).map(({ id }) => [`paths.${id}`, null]),
      ),
      'spaces.kyklades: cannot be reached, no way leads there from pella',
    ],
    [
      'a wrong total',
      { 'majorGenerals.perdikkas.start.cus.royal': 3 },
      'royal CUs at the start with 2 players: 7, there should be 8',
    ],
    ['a wrong total of cards', { 'cards.fog.copies': 2 }, 'cards, with their copies: 71, there should be 70'],
    [
      'an effect that there is not',
      { 'cards.epidemic.effects.0.kind': 'plague' },
      'cards.epidemic.effects.0.kind: should be "place-units"',
    ],
    [
      'an effect with too much',
      { 'cards.epidemic.effects.0': { kind: 'upgrade-fleet', count: 1, fleet: 'karia' } },
      'cards.epidemic.effects.0.fleet: no field "fleet"',
    ],
    [
      'a value out of bounds',
      { 'cards.unrest.ops': 5 },
      'cards.unrest.ops: should be a whole number from 1 to 4',
    ],
    ['a card more than there are', { 'cards.shipwrights': { copies: 1 } }, 'cards.shipwrights'],
  ])('fails the check with %s', (name, changes, fault) => {
    expect(faultsIn(file(`${name}.json`, pack(changes))).join('\n')).toContain(fault);
  });

  it('has faults that name the file, the place and the reason', { timeout: 300_000 }, async () => {
    const path = file('told.json', pack({ 'spaces.larisa.port': true }));
    const { code, stdout, stderr } = await diadochi('content', 'check', path);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain(`failed  ${path}: spaces.larisa.port: no Sea path leads there\n`);
    expect(stdout).toMatch(/\d+ passed, 1 failed\n$/);
  });
});

describe('the form', () => {
  it('is right', () => {
    expect(faultsOfForm(kit.schema, successors.content)).toEqual([]);
  });

  it('says of each value where it comes from', () => {
    const lists = Object.entries(content).filter(([, part]) => Array.isArray(part));
    for (const [name, part] of lists)
      for (const item of part as readonly { provenance?: string }[])
        expect([name, item.provenance]).toEqual([
          name,
          expect.stringMatching(/^(rulebook|recalled|reconstructed)$/),
        ]);
  });
});

describe('the sheet of Successors', () => {
  const corrected = applyPack(successors.content, {
    pack: 'mine',
    game: 'successors',
    changes: { 'provinces.hellas.name.en': '<b>Hellas & co' },
    confirmed: ['provinces.hellas.vp'],
  });
  const page = sheetOf('successors', successors.contentHash, kit, corrected);

  it('has every space with its paths, every card, General and royal person', () => {
    const { spaces, cards, majorGenerals, minorGenerals, provinces } = content;
    for (const { id, name } of [...spaces, ...cards, ...majorGenerals, ...minorGenerals, ...provinces]) {
      expect(page).toContain(`<code>${id}</code>`);
      if (id !== 'hellas') expect(page).toContain(name.en.replaceAll('"', '&#34;'));
    }
    for (const { id } of content.royalFamily) expect(page).toContain(id);
    expect(page).toContain('land to Larisa');
  });

  it('has the tables, and shows texts as texts', () => {
    for (const title of ['Battle:', 'Attrition:', 'Siege:', 'Movement Allowance:', 'By number of players'])
      expect(page).toContain(title);
    expect(page).toContain('&#60;b&#62;Hellas &#38; co');
    expect(page).not.toMatch(/<script|src=|href=|url\(/);
    expect(page).toMatch(/corrected by a content pack: 1 values/);
    expect(page).toMatch(/confirmed by a content pack: 1 values/);
  });
});

describe('the probe of Successors', () => {
  const numbers = numbersOf(successors.content);
  const some = (...paths: string[]) => numbers.filter(({ path }) => paths.includes(path));

  it('notices what the rules read, and knows what later ones will', { timeout: 300_000 }, () => {
    const probed = [
      ...probe(
        // Its games are long: those of two players will do.
        { ...kit, tables: kit.tables.slice(0, 1) },
        successors,
        1,
        some(
          'provinces.hellas.vp',
          'spaces.pella.lat',
          'tables.battleTable.scores.7.5',
          'majorGenerals.perdikkas.battle',
          'combatUnits.royal.totalCus',
          'tables.siegeTable.mpCost',
          'markers.helepolis.siegeModifier',
        ),
      ),
    ];
    expect(probed.map(({ path, result, by, later }) => [path, result, by, later])).toEqual([
      ['provinces.hellas.vp', 'noticed', 'scenes', null],
      ['spaces.pella.lat', 'drawn only', null, null],
      ['majorGenerals.perdikkas.battle', 'noticed', 'scenes', null],
      ['combatUnits.royal.totalCus', 'held by checks', null, null],
      ['markers.helepolis.siegeModifier', 'not reached yet', null, '6.2 A, the events of the cards'],
      ['tables.battleTable.scores.7.5', 'noticed', 'scenes', null],
      ['tables.siegeTable.mpCost', 'noticed', 'scenes', null],
    ]);
  });

  it('finds what is listed for later and read already', { timeout: 300_000 }, () => {
    const early = { ...kit, later: () => '14' };
    const [probed] = probe(early, successors, 1, some('provinces.hellas.vp'));
    expect(probed).toMatchObject({ result: 'reached already', by: 'scenes' });
  });
});
