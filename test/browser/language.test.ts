import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { newTable } from './playing.ts';
import { visitor } from './serving.ts';

const house = openHouse();

const german = { locale: 'de-DE', bypassCSP: true };
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first().innerText();
const spoken = (page: Page) => page.evaluate('document.documentElement.lang');
/** Gone after a reload: what is still there afterwards was not loaded anew. */
const mark = (page: Page) => page.evaluate('globalThis.isMarked = true');
const isMarked = (page: Page) => page.evaluate('globalThis.isMarked === true');

/** The catalogues that a page has fetched: of the page itself, and of games. */
function catalogues(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /assets\/(page|proof|phalanxx)-[\w-]+\.js$/.exec(request.url())?.[1];
    if (name !== undefined) fetched.push(name);
  });
  return fetched;
}

describe('The page in another language', () => {
  it.each([
    [1440, 900],
    [360, 740],
  ])(
    'greets whoever reads German in German, and axe finds nothing wrong (%i × %i)',
    { timeout: 300_000 },
    async (width, height) => {
      const { page, errors } = await visitor(house.browser, { ...german, viewport: { width, height } });
      const fetched = catalogues(page);
      await page.goto(house.serving.address);
      await page.getByRole('heading', { name: 'Neuer Tisch' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await spoken(page)).toBe('de');
      expect(await title(page)).toMatch(/dem stärksten/i);
      expect(fetched).toEqual(['page']);
      await page.locator('.settings summary').click();
      expect(await faults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(errors).toEqual([]);
    },
  );

  it('is changed in the lobby without a reload, and remembered', { timeout: 300_000 }, async () => {
    const { page, errors } = await visitor(house.browser, german);
    await page.goto(house.serving.address);
    await page.getByRole('heading', { name: 'Neuer Tisch' }).waitFor();
    await mark(page);
    await page.getByLabel('Sprache').selectOption({ label: 'English' });
    await page.getByRole('heading', { name: 'New table' }).waitFor();
    expect(await title(page)).toMatch(/to the strongest/i);
    expect([await spoken(page), await isMarked(page)]).toEqual(['en', true]);
    await page.reload();
    await page.getByRole('heading', { name: 'New table' }).waitFor();
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('heading', { name: 'Neuer Tisch' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('is changed at the table, with all that the game says', { timeout: 300_000 }, async () => {
    const { links } = await newTable(house.serving.address, ['person', 'bot']);
    const { page, errors } = await visitor(house.browser, german);
    await page.goto(links[0]);
    await page.getByLabel('Name').fill('Änne');
    await page.getByRole('button', { name: 'Hinsetzen' }).click();
    const prompt = page.locator('.prompt p');
    await page.locator('.answer').waitFor();
    expect(await prompt.innerText()).toMatch(/^Änne: Wie viele Hopliten/);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menü' }).click();
    await mark(page);
    await page.locator('dialog').getByLabel('Sprache').selectOption('en');
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await prompt.innerText()).toMatch(/^Änne, how many hoplites/);
    expect([await spoken(page), await isMarked(page)]).toEqual(['en', true]);
    expect(errors).toEqual([]);
  });
});

describe('What a table is played with', () => {
  it.each(['en-GB', 'de-DE'])('can be looked at and searched (%s)', { timeout: 300_000 }, async (locale) => {
    const { page, errors } = await visitor(house.browser, { locale, bypassCSP: true });
    const { links } = await newTable(house.serving.address, ['person'], {}, 'phalanxx');
    await page.goto(links[0]);
    await page.locator('#name').fill('Ann');
    await page.locator('form button[type=submit]').click();
    await page.locator('.prompt').waitFor();
    const inGerman = locale === 'de-DE';
    await page.getByRole('button', { name: inGerman ? 'Menü' : 'Menu' }).click();
    await page
      .getByRole('button', { name: inGerman ? 'Inhalt dieses Tisches' : 'Content of this table' })
      .click();
    const dialog = page.locator('dialog');
    await dialog.locator('.content-item').first().waitFor();
    const hash = await dialog.locator('code').innerText();
    const answer = await fetch(`${house.serving.address}/api/games`);
    const { games } = (await answer.json()) as { games: { name: string; contentHash: string }[] };
    expect(games.find(({ name }) => name === 'phalanxx')?.contentHash).toBe(hash);

    const all = await dialog.locator('.content-item').count();
    await dialog.getByRole('searchbox').fill('parmenion');
    expect(await dialog.locator('.content-item').count()).toBe(1);
    await dialog.locator('.content-item summary').click();
    expect(await dialog.locator('.content-item dl').innerText()).toMatch(
      inGerman ? /nachgebildet/ : /reconstructed/,
    );
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('searchbox').fill('');
    await dialog.locator('.content-counts button').last().click();
    const reconstructed = await dialog.locator('.content-item').count();
    expect(reconstructed).toBeGreaterThan(50);
    expect(reconstructed).toBeLessThan(all);
    expect(errors).toEqual([]);
  });
});
