import { readFileSync } from 'node:fs';
import { proof } from '@diadochi/proof';
import { successors } from '@diadochi/successors';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack, tabTo } from './playing.ts';
import { openMoment, openScene, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';

const CLAUSES =
  readFileSync('packages/successors/rules/clauses.tsv', 'utf8').trimEnd().split('\n').length - 1;
const house = openHouse();
const PATIENT = { timeout: 120_000 };

/** Ann's turn in the proof game: she has no night, so she cannot storm (T3-07). */
async function ownTurn(): Promise<{ page: Page; scene: Scene }> {
  const position = { season: 1, turn: 0, first: 0, camp: { 0: 3, 1: 0 }, hands: { 0: ['omen'] } };
  const scene = await openScene(position, { game: proof });
  onTestFinished(() => scene.close());
  const { page } = await visitor(house.browser);
  await comeBack(page, scene.address, scene.seats[0]);
  await page.locator('.answer .offer').first().waitFor();
  return { page, scene };
}

/** Ann is asked whom she activates, and the movement die has been rolled; it stays there, whoever looks. */
let rolled: Promise<Scene> | null = null;
async function marching(looks: Parameters<typeof visitor>[1]): Promise<{ page: Page; errors: string[] }> {
  rolled ??= openMoment(
    successors,
    ['Ann', 'Bob', 'Cleo', 'Dion', 'Eos'],
    (table, { kind, seat }) =>
      kind === 'activate' && seat === 0 && (table as { readonly die: number | null }).die !== null,
  );
  const { address, seats } = await rolled;
  const { page, errors } = await visitor(house.browser, looks);
  await comeBack(page, address, seats[0]);
  await page.locator('.map-things').waitFor();
  return { page, errors };
}
afterAll(async () => (await rolled?.catch(() => null))?.close());

const title = (page: Page) => page.locator('.rules h2').first();
const focused = (page: Page): Promise<string> =>
  page.evaluate(`document.activeElement?.closest('a, button, input, h2')?.textContent?.trim() ?? ''`);

describe('The rules in the page', () => {
  it('open from a refusal by keyboard, on the spot; Escape and Back return to the same focus', {
    timeout: 300_000,
  }, async () => {
    const { page } = await ownTurn();
    await page.locator('.answer .offer.refused').first().focus();
    const link = page.locator('.answer .why a.clause');
    await link.waitFor();
    const id = await link.innerText();
    expect(id).toMatch(/^T\d-\d\d$/);
    await tabTo(page, link);
    await page.keyboard.press('Enter');

    // What it says, and what it means here, where the others were; the focus is on it.
    await title(page).waitFor();
    expect(await page.locator('.rules-number').innerText()).toBe(id);
    expect(await page.locator('.rules-here').innerText()).toMatch(/^Here: \S+/);
    await expect.poll(() => focused(page), PATIENT).toContain(id);
    expect(await page.locator('.side').isVisible()).toBe(false);
    expect(await page.locator('.board-box').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page), PATIENT).toBe(id);
    expect(await page.locator('.rules').count()).toBe(0);
    expect(await page.locator('.side').isVisible()).toBe(true);

    // Through another clause and back, with the browser's own way back.
    await page.keyboard.press('Enter');
    await page.locator('.rules-list .rules-id:not([aria-current])').first().click();
    await expect.poll(() => page.locator('.rules-number').innerText(), PATIENT).not.toBe(id);
    await page.goBack();
    await expect.poll(() => page.locator('.rules-number').innerText(), PATIENT).toBe(id);
    await page.goBack();
    await expect.poll(() => focused(page), PATIENT).toBe(id);
    expect(await page.locator('.rules').count()).toBe(0);
    // Nothing was pressed at the table meanwhile.
    expect(await page.locator('.walked .taken').count()).toBe(0);
  });

  it('are searched by words, numbers and names, and keep the order of the book', {
    timeout: 300_000,
  }, async () => {
    const { page, errors } = await visitor(house.browser, {});
    await page.goto(`${house.serving.address}/rules/successors`);
    await title(page).waitFor();
    await page.keyboard.press('/');
    const found = async (words: string): Promise<string[]> => {
      await page.locator('.rules-search input').fill(words);
      await page.locator('.rules [role=status]', { hasText: /\d|Nothing/ }).waitFor();
      return page.locator('.rules-list .rules-id').allInnerTexts();
    };
    const numbers = await found('11.1.B');
    expect(numbers[0]).toBe('S11.1.B-01');
    const names = await found('eumenes intercept');
    expect(names).toContain('S11.2-12');
    const chapters = (await found('elephant'))
      .filter((id) => id.startsWith('S'))
      .map((id) => Number.parseInt(id.slice(1), 10));
    expect(chapters).toEqual(chapters.toSorted((a, b) => a - b));
    expect(await found('no such words anywhere')).toEqual([]);
    // A hit is a press away, with a page of its own.
    await found('S9.2-09');
    await page.locator('.rules-list .rules-id').first().click();
    await page.waitForURL(/\/rules\/successors\/S9\.2-09$/);
    await expect.poll(() => page.locator('.rules-number').innerText(), PATIENT).toBe('S9.2-09');
    await page.locator('.rules-ruling', { hasText: 'D9-23' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('answer every question and every line of the log', { timeout: 300_000 }, async () => {
    const { page, scene } = await ownTurn();
    await page.locator('.prompt .rule-sign').click();
    await expect.poll(() => page.locator('.rules-number').innerText(), PATIENT).toBe('T3-12');
    await page.locator('.rules-close').click();
    await expect.poll(() => focused(page), PATIENT).toBe('§');
    await scene.play([[0, { shift: 'veteran', to: 'watch' }]]);
    await page.locator('.log .rule-sign').first().click();
    await expect.poll(() => page.locator('.rules-number').innerText(), PATIENT).toBe('T3-04');
    // Nothing that can be pressed lies in something else that can.
    expect(await page.locator('button a, a a, label a, summary a').count()).toBe(0);
  });

  it('mark in the player aid what applies now: the Segment, the die and own Generals', {
    timeout: 300_000,
  }, async () => {
    const { page } = await marching({ viewport: { width: 1440, height: 900 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('link', { name: 'Player aid' }).click();
    await page.locator('.aid-numbers td.now').first().waitFor();
    expect(await page.locator('.aid [aria-current=step]').allInnerTexts()).toEqual([
      'Strategy',
      expect.stringMatching(/^Activation/),
    ]);
    const die = (await page.locator('.map-die').innerText()).match(/\d/)?.[0];
    expect(await page.locator('.aid-numbers thead th.now').innerText()).toContain(die);
    expect(await page.locator('.aid-numbers .mine .names').first().innerText()).toMatch(/^\p{Lu}/u);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.rules').count(), PATIENT).toBe(0);
  });
});

describe.each([
  ['light', 'en', 1440, 900],
  ['dark', 'de', 1024, 768],
  ['light', 'de', 390, 844],
  ['dark', 'en', 360, 740],
] as const)('The rules in the %s theme, in %s, at %i × %i', (colorScheme, locale, width, height) => {
  it('have nothing that axe finds wrong, and nothing sticks out', { timeout: 300_000 }, async () => {
    const looks = { colorScheme, locale, viewport: { width, height }, bypassCSP: true };
    const { page, errors } = await marching(looks);
    await page.locator('.prompt .rule-sign').click();
    await title(page).waitFor();
    const wide = width > 900;
    expect(await page.locator('.rules-side').count()).toBe(wide ? 1 : 0);
    expect(await page.locator('dialog.rules-sheet').count()).toBe(wide ? 0 : 1);
    const inGerman = locale === 'de';
    expect(await page.locator('.rules-search input').getAttribute('placeholder')).toContain(
      inGerman ? `${CLAUSES.toLocaleString('de')} Klauseln` : `${CLAUSES.toLocaleString('en')} clauses`,
    );
    expect(await page.locator('.rules-crumbs').innerText()).toMatch(
      inGerman ? /6 Strategiephase/ : /6 Strategy Phase/,
    );
    expect(await faults(page)).toEqual([]);
    await page.locator('.rules-tabs a').last().click();
    await page.locator('.aid-numbers').first().waitFor();
    for (const more of await page.locator('.aid details summary').all()) await more.click();
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(
      await page.evaluate(`(() => { const text = document.querySelector('.rules-text');
      return text.scrollWidth - text.clientWidth; })()`),
    ).toBe(0);
    await page.goBack();
    if (wide) await page.keyboard.press('Escape');
    else await page.locator('.rules > footer button').click();
    await expect.poll(() => focused(page), PATIENT).toBe('§');
    expect(errors).toEqual([]);
  });
});
