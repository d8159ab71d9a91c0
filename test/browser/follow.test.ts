/** What others do is told scene by scene, at the pace that one has chosen, and the question comes after it. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guestsOf, type Seat } from '../../scripts/guests.ts';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack, newTable, playOn, sitDown } from './playing.ts';
import { visitor } from './serving.ts';

const house = openHouse();
const PATIENT = { timeout: 60_000 };

/** Chosen before the page is opened, as one who has been here before. */
const atPace = (page: Page, pace: string) =>
  page.addInitScript(`localStorage.setItem('diadochi.pace', '"${pace}"')`);

/** Notes whatever the strip says, whether a question stands beside it, and how many animations run on the board. */
const NOTE = `
  globalThis.noted = [];
  const look = () => {
    const caption = document.querySelector('.tell-caps')?.textContent ?? null;
    const isAsked = document.querySelector('.ask .answer') !== null;
    const told = [...document.querySelectorAll('.log .scene-no')].map((each) => Number(each.textContent));
    const moving = document.getAnimations().filter(({ effect }) =>
      effect?.target?.closest('.board-box') && Number(effect.getTiming().duration) > 20).length;
    const now = { caption, isAsked, told: Math.max(0, ...told), moving };
    if (JSON.stringify(now) !== JSON.stringify(globalThis.noted.at(-1))) globalThis.noted.push(now);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });`;
interface Noted {
  readonly caption: string | null;
  readonly isAsked: boolean;
  readonly told: number;
  readonly moving: number;
}
const noted = (page: Page): Promise<Noted[]> => page.evaluate('globalThis.noted');
const sceneIn = (caption: string | null): number => Number(/Scene (\d+) of/.exec(caption ?? '')?.[1] ?? 0);
const scene = async (page: Page): Promise<number> => sceneIn(await nowrapped(page));
const nowrapped = async (page: Page): Promise<string> =>
  (await page.locator('.tell-caps').textContent()) ?? '';

/** Ann at a table with two bots, who has just bid for the first turn: now the bots move. */
async function afterMyBid(page: Page): Promise<void> {
  const { links } = await newTable(house.serving.address, ['person', 'bot', 'bot'], { seasons: 3 });
  await sitDown(page, links[0], 'Ann');
  await page.locator('.answer').waitFor();
  await page.evaluate(NOTE);
  await playOn([page], 'follow', async () => (await page.locator('.telling').count()) > 0);
}

/** A table of Successors as bots have left it, and Ann's page there, which is told what happens from then on. */
async function atSuccessors(page: Page): Promise<() => Promise<unknown>> {
  const guests = guestsOf(house.serving.address, 'follow');
  const bot = { bot: 'random' };
  const seats: Seat[] = await guests.table({ game: 'successors', name: 'Follow', seats: ['Ann', bot, bot] });
  await guests.playUntil<{ turn: number; round: number }>(seats, ({ table }) => table.round >= 1);
  await comeBack(page, house.serving.address, seats[0]);
  await page.locator('.map-things').waitFor();
  // In a Round everybody has a turn.
  const begun = (await guests.view<{ turn: number; round: number }>(seats[0])).table;
  return () =>
    guests.playUntil<{ turn: number; round: number }>(
      seats,
      ({ table: { turn, round } }) => turn !== begun.turn || round !== begun.round,
    );
}

describe('Following the game', () => {
  it('tells what bots do in order, and asks when it has been told', { timeout: 120_000 }, async () => {
    const { page, errors } = await visitor(house.browser);
    await atPace(page, 'brisk');
    await afterMyBid(page);
    // A raid stops the story until one has seen it.
    await expect
      .poll(async () => {
        if ((await page.locator('.ask .answer').count()) > 0) return 'asked';
        if (await page.locator('.telling').isVisible()) await page.keyboard.press('ArrowRight');
        return 'told';
      }, PATIENT)
      .toBe('asked');
    const all = await noted(page);
    const told = all.filter(({ caption }) => caption !== null);
    const numbers = told.map(({ caption }) => sceneIn(caption));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    // Nobody is asked while something is still to be told, and the log knows no more than the strip.
    expect(told.filter(({ isAsked }) => isAsked)).toEqual([]);
    for (const { caption, told: inLog } of told) expect(inLog).toBeLessThanOrEqual(sceneIn(caption));
    expect(errors).toEqual([]);
  });

  it('waits for whoever steps by hand, back and forth; Esc leads to the question', {
    timeout: 120_000,
  }, async () => {
    const { page, errors } = await visitor(house.browser);
    await atPace(page, 'hand');
    const playsOn = await atSuccessors(page);
    await playsOn();
    await expect.poll(() => scene(page), PATIENT).toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scene(page), PATIENT).toBeGreaterThan(1);
    // The bots may still be at it: how many scenes there are is not known before they rest.
    const told = async () => (await nowrapped(page)).replace(/ of \d+/, '');
    const [at, words] = [await scene(page), await told()];
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => scene(page), PATIENT).toBe(at - 1);
    // The log tells no more than was told; what was before comes into it in pages.
    const inLog = await page.locator('.log .scene-no').allInnerTexts();
    expect(Math.max(0, ...inLog.map(Number))).toBeLessThanOrEqual(at);
    await page.keyboard.press('ArrowRight');
    await expect.poll(told, PATIENT).toBe(words);
    // Its number is the same on the map, and those that wait say no more than kind and place.
    await page.locator('.story-number, .scene-queue').first().waitFor({ state: 'attached' });
    // The bots may still be at it: what they do after one key is a story of its own.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return page.locator('.ask .telling').count();
      }, PATIENT)
      .toBe(0);
    expect(errors).toEqual([]);
  });

  it('chooses a pace with a key, which is kept, and At once tells everything', {
    timeout: 120_000,
  }, async () => {
    const { page } = await visitor(house.browser);
    await page.addInitScript(`sessionStorage.begun ?? localStorage.setItem('diadochi.pace', '"hand"')`);
    await page.addInitScript(`sessionStorage.begun = '1'`);
    const playsOn = await atSuccessors(page);
    await playsOn();
    await page.locator('.telling').waitFor(PATIENT);
    // What lies over all hears keys first, wherever the focus is: it is closed, and the story goes on.
    await page.keyboard.press('?');
    await page.locator('dialog.dialog').waitFor(PATIENT);
    await page.evaluate('document.activeElement.blur()');
    await page.keyboard.press('Escape');
    await page.locator('dialog.dialog').waitFor({ state: 'detached' });
    expect(await page.locator('.telling').count()).toBe(1);
    await page.keyboard.press('m');
    expect(await page.evaluate(`localStorage.getItem('diadochi.mapWay')`)).toBe('"arrows"');
    await page.keyboard.press('4');
    await page
      .locator('.successors-answer')
      .first()
      .waitFor({ ...PATIENT, state: 'attached' });
    await page.reload();
    expect(await page.evaluate(`localStorage.getItem('diadochi.pace')`)).toBe('"once"');
  });

  it('moves nothing for who wants no motion: the same story in steps', { timeout: 120_000 }, async () => {
    const { page } = await visitor(house.browser, { reducedMotion: 'reduce' });
    // Who has chosen nothing steps by hand.
    await page.addInitScript(`localStorage.removeItem('diadochi.pace')`);
    await afterMyBid(page);
    await expect.poll(() => scene(page), PATIENT).toBe(1);
    expect(await page.getByRole('button', { name: 'By hand' }).getAttribute('aria-pressed')).toBe('true');
    for (let presses = 0; presses < 40 && (await page.locator('.telling').isVisible()); presses++) {
      if ((await page.locator('.ask .answer').count()) > 0) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect.poll(() => page.locator('.ask .answer').count(), PATIENT).toBe(1);
    expect((await noted(page)).filter(({ moving }) => moving > 0)).toEqual([]);
  });

  it('says a sentence a scene to screen readers', { timeout: 120_000 }, async () => {
    const { page } = await visitor(house.browser);
    await atPace(page, 'hand');
    await afterMyBid(page);
    await expect.poll(() => scene(page), PATIENT).toBe(1);
    const words = page.locator('.tell-words p');
    await expect
      .poll(async () => {
        const said = (await page.locator('[aria-live="polite"]').first().textContent()) ?? '';
        const shown = (await words.innerText()).replace(/\s+/g, ' ').trim();
        return said.replace(/\s+/g, ' ').trim() === shown;
      }, PATIENT)
      .toBe(true);
  });

  it.each([
    ['light', 1440, 900],
    ['dark', 1024, 768],
    ['light', 390, 844],
    ['dark', 360, 740],
  ] as const)(
    'axe finds nothing wrong, %s at %i × %i',
    { timeout: 120_000 },
    async (colorScheme, width, height) => {
      const { page, errors } = await visitor(house.browser, {
        colorScheme,
        viewport: { width, height },
        bypassCSP: true,
      });
      await atPace(page, 'hand');
      const playsOn = await atSuccessors(page);
      await playsOn();
      await page.locator('.telling').waitFor(PATIENT);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => scene(page), PATIENT).toBeGreaterThan(0);
      expect(await faults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      // The log, read closely.
      await page.keyboard.press('Escape');
      if (width < 900) await page.getByRole('tab', { name: 'Log' }).click();
      await page.getByRole('button', { name: 'Search and filter' }).click();
      await page.getByRole('searchbox').fill('PC');
      await page.locator('.room mark').first().waitFor(PATIENT);
      expect(await faults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(errors).toEqual([]);
    },
  );
});
