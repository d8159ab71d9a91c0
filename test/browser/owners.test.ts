import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { visitor } from './serving.ts';

const house = openHouse();
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'diadochi-owners-'));

/** What `diadochi content check` says of a file. */
const checked = (file: string): string =>
  execFileSync(process.execPath, ['packages/cli/bin/diadochi.mjs', 'content', 'check', file], {
    cwd: root,
    encoding: 'utf8',
  });

async function opened(
  game: string,
  options: Parameters<typeof visitor>[1] = {},
): Promise<{ page: Page; errors: string[] }> {
  const { page, errors } = await visitor(house.browser, options);
  await page.goto(`${house.serving.address}/content/${game}`);
  await page.locator('.owners-entry').first().waitFor();
  return { page, errors };
}
const group = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name}`) });
const entry = (page: Page, name: string) =>
  page.locator('.owners-entry').filter({ has: page.locator('summary', { hasText: name }) });

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Check and download' }).click(),
  ]);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

describe('The page for owners of the box', () => {
  it('takes a correction and a confirmation home as a pack that passes the check', {
    timeout: 300_000,
  }, async () => {
    const { page, errors } = await opened('successors');
    await page.getByLabel('What it is called').fill('My box');
    await group(page, 'Provinces').click();
    const hellas = entry(page, 'hellas');
    await hellas.locator('summary').click();
    await hellas.getByLabel('Hellas: Victory points', { exact: true }).last().fill('5');
    await hellas.getByRole('button', { name: 'Confirm Hellas: Region' }).click();
    await page.getByText('1 correction, 1 confirmation').waitFor();
    expect(await hellas.innerText()).toMatch(/was: 4/);

    const file = await downloaded(page);
    expect(file).toMatch(/my-box\.successors\.json$/);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      pack: 'My box',
      game: 'successors',
      changes: { 'provinces.hellas.vp': 5 },
      confirmed: ['provinces.hellas.region'],
    });
    expect(checked(file)).toMatch(/passed, 0 failed/);
    expect(errors).toEqual([]);
  });

  it('goes on with a pack that is loaded, and says what does not fit', { timeout: 300_000 }, async () => {
    const file = join(folder, 'mine.json');
    const changes = { 'spaces.larisa.port': true };
    writeFileSync(file, JSON.stringify({ pack: 'Mine', game: 'successors', changes }));
    const { page, errors } = await opened('successors');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('1 correction, nothing confirmed').waitFor();
    expect(await page.getByLabel('What it is called').inputValue()).toBe('Mine');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('spaces.larisa.port: no Sea path leads there');

    await page.getByRole('searchbox').fill('larisa');
    await group(page, 'Spaces').click();
    const larisa = entry(page, 'larisa').first();
    await larisa.locator('summary').click();
    await larisa.getByRole('button', { name: 'Take back Larisa: Port' }).click();
    await page.getByText('nothing corrected, nothing confirmed').waitFor();

    await page.locator('input[type=file]').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"pack":"x","game":"phalanxx","changes":{"a":1}}'),
    });
    await page.getByText('no content pack for Successors').waitFor();
    expect(errors).toEqual([]);
  });

  it('edits the effects of a card by form, and checks them like all else', { timeout: 300_000 }, async () => {
    const { page, errors } = await opened('successors');
    await page.getByLabel('What it is called').fill('Effects');
    await group(page, 'Tyche cards').click();
    await page.getByRole('searchbox').fill('diplomacy');
    const diplomacy = entry(page, 'diplomacy').first();
    await diplomacy.locator('summary').click();
    const effect = (no: number) =>
      diplomacy.getByRole('group', { name: `Diplomacy: Event, ${no}`, exact: true });
    await effect(1)
      .getByRole('spinbutton', { name: /Number$/ })
      .fill('2');
    await page.keyboard.press('Tab');
    await effect(1)
      .getByRole('combobox', { name: /Without/ })
      .selectOption('any-cus');
    await effect(1)
      .getByRole('group', { name: /Kinds$/ })
      .getByRole('checkbox', { name: 'Major City' })
      .check();
    expect(JSON.parse(readFileSync(await downloaded(page), 'utf8')).changes).toEqual({
      'cards.diplomacy.effects.0.count': 2,
      'cards.diplomacy.effects.0.kinds': ['minor', 'stronghold', 'major'],
      'cards.diplomacy.effects.0.without': 'any-cus',
    });

    // Another effect, of which some things have to be entered first.
    await diplomacy.getByRole('combobox', { name: /kind of another one/ }).selectOption('marriage-offer');
    await diplomacy.getByRole('button', { name: /^Add\s*: Diplomacy: Event/ }).click();
    await effect(2).waitFor();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    expect(await page.getByRole('alert').innerText()).toContain('cards.diplomacy.effects.1.royal');
    await effect(2).getByRole('textbox').fill('kleopatra');
    await page.keyboard.press('Tab');
    await effect(2)
      .getByRole('combobox', { name: /: kind$/ })
      .selectOption('gain-fleet');
    await effect(2).getByRole('textbox').first().fill('kilikia');
    await page.keyboard.press('Tab');
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await effect(2)
      .getByRole('combobox', { name: /add a field/ })
      .selectOption('clauses');
    await effect(2)
      .getByRole('button', { name: /^Take Diplomacy: Event, 2, Clauses away/ })
      .click();
    await effect(2).getByRole('button', { name: 'Take Diplomacy: Event, 2 away', exact: true }).click();
    await effect(2).waitFor({ state: 'detached' });
    const file = await downloaded(page);
    expect(JSON.parse(readFileSync(file, 'utf8')).changes).toMatchObject({
      'cards.diplomacy.effects': [{ kind: 'convert-city', count: 2, without: 'any-cus' }],
    });
    expect(checked(file)).toMatch(/passed, 0 failed/);
    expect(errors).toEqual([]);
  });

  it('adds a path that is missing, and takes one away', { timeout: 300_000 }, async () => {
    const { page } = await opened('successors');
    await group(page, 'Paths').click();
    await page.getByLabel('From', { exact: true }).fill('larisa');
    await page.getByLabel('To', { exact: true }).fill('stoboi');
    await page.locator('.owners-new select').selectOption('mountain');
    await page.getByRole('button', { name: 'Add' }).click();
    await entry(page, 'Lamia – Larisa').locator('summary').click();
    await page.getByRole('button', { name: /It is not on my board\s*: Lamia – Larisa/ }).click();
    await page.getByText('2 corrections').waitFor();
    const pack = JSON.parse(readFileSync(await downloaded(page), 'utf8'));
    expect(pack.changes).toEqual({
      'paths.larisa--stoboi': { ends: ['larisa', 'stoboi'], type: 'mountain' },
      'paths.lamia--larisa': null,
    });
  });

  it('is there for Phalanxx too, and is reached from the lobby; what was begun is kept', {
    timeout: 300_000,
  }, async () => {
    const { page, errors } = await visitor(house.browser);
    await page.goto(house.serving.address);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Phalanxx' }).click();
    await group(page, 'Epoch cards').click();
    await entry(page, 'Prodromoi Lancers').locator('summary').click();
    await entry(page, 'Prodromoi Lancers')
      .getByRole('button', { name: /^All of it is so/ })
      .click();
    await page.getByText('nothing corrected, 1 confirmation').waitFor();
    await page.reload();
    await page.getByText('nothing corrected, 1 confirmation').waitFor();
    expect(checked(await downloaded(page))).toMatch(/passed, 0 failed/);
    expect(errors).toEqual([]);
  });

  it.each([
    ['light', 1440, 900],
    ['dark', 360, 740],
  ] as const)(
    'axe finds nothing wrong in the %s theme at %i × %i',
    {
      timeout: 300_000,
    },
    async (colorScheme, width, height) => {
      const options = { colorScheme, viewport: { width, height }, bypassCSP: true };
      const { page } = await opened('successors', options);
      await group(page, 'Tyche cards').click();
      await entry(page, 'olympias').first().locator('summary').click();
      await page.getByRole('button', { name: /^Confirm Olympias: Name/ }).click();
      expect(await faults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await group(page, 'Paths').click();
      expect(await faults(page)).toEqual([]);
      await group(page, 'Tables and numbers').click();
      for (const name of ['Battle table', 'Siege table']) await entry(page, name).locator('summary').click();
      expect(await faults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );
});
