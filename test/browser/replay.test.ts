/** The past, and what is only tried out: scrubbed, pressed, passed on, and left again. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack, newTable } from './playing.ts';
import { pointAt } from './pointing.ts';
import { openScene, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';

const house = openHouse();
const WIDE = { viewport: { width: 1440, height: 900 }, bypassCSP: true };
const PATIENT = { timeout: 40_000 };

const nowAt = async (page: Page): Promise<number> => Number(await page.locator('.scrub input').inputValue());
/** The moment that the address names; it is written a little later than it is shown. */
const addressAt = (page: Page, moment: number) =>
  page.waitForURL((url) => url.pathname.endsWith(`/at/${moment}`), PATIENT);

describe('A finished game looked back at', () => {
  let id = '';
  const anotherTable = async () => {
    ({ id } = await newTable(house.serving.address, ['bot', 'bot', 'bot']));
    await fetch(`${house.serving.address}/api/tables/${id}/start`, { method: 'POST' });
  };
  beforeAll(anotherTable);
  const isOver = () =>
    expect
      .poll(async () => (await fetch(`${house.serving.address}/api/tables/${id}/replay`)).status, PATIENT)
      .toBe(200);

  it('is moved by keys, by its plots and by its marks, and passed on by a link', {
    timeout: 300_000,
  }, async () => {
    await isOver();
    const { page, errors } = await visitor(house.browser, WIDE);
    await page.goto(`${house.serving.address}/table/${id}?replay`);
    await page.locator('.past-dock .plot').first().waitFor();
    const last = Number(await page.locator('.scrub input').getAttribute('max'));
    expect(last).toBeGreaterThan(20);
    expect(await nowAt(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => nowAt(page), PATIENT).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => nowAt(page), PATIENT).toBe(1);
    await page.keyboard.press('5');
    await expect.poll(() => nowAt(page), PATIENT).toBe(Math.round(last / 2));
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => nowAt(page), PATIENT).toBeGreaterThan(last / 2);
    await page.keyboard.press('0');
    await page.keyboard.press('b');
    await expect.poll(() => nowAt(page), PATIENT).toBeGreaterThan(0);
    // A press on a plot goes there.
    const plot = page.locator('.plot-press').first();
    const { width, height } = (await plot.boundingBox()) ?? { width: 0, height: 0 };
    await plot.click({ position: { x: width * 0.75, y: height / 2 } });
    await expect.poll(async () => Math.abs((await nowAt(page)) - last * 0.75) <= 2, PATIENT).toBe(true);
    // It plays by itself, at another speed.
    const before = await nowAt(page);
    await page.keyboard.press(']');
    await page.keyboard.press(' ');
    await expect.poll(() => nowAt(page), PATIENT).toBeGreaterThan(before);
    await page.keyboard.press(' ');
    // By the eyes of each in turn, then all hands again.
    const hidden = page.locator('.past-hands .nothing', { hasText: 'cards hidden' });
    expect(await hidden.count()).toBe(0);
    await page.keyboard.press('v');
    await expect.poll(() => hidden.count(), PATIENT).toBe(2);
    const moment = await nowAt(page);
    await page.waitForURL(
      (url) => url.searchParams.get('by') === 'red' && url.pathname.endsWith(`/at/${moment}`),
      PATIENT,
    );
    expect(await faults(page)).toEqual([]);
    const seen = await page.locator('.past-hands').innerText();

    // Whoever opens the link sees the same.
    const third = await visitor(house.browser, WIDE);
    await third.page.goto(page.url());
    await third.page.locator('.past-dock .plot').first().waitFor();
    await expect.poll(() => nowAt(third.page), PATIENT).toBe(moment);
    await expect.poll(() => third.page.locator('.past-hands').innerText(), PATIENT).toBe(seen);
    await page.getByRole('button', { name: 'Share this moment' }).click();
    expect(await page.getByLabel('Link to this moment').first().inputValue()).toBe(page.url());
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    // A file about the moment, with the record.
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Report' }).click(),
    ]);
    const text = await new Response((await file.createReadStream()) as unknown as ReadableStream).text();
    const report = JSON.parse(text) as {
      moment: number;
      view: { seq: number };
      record: { game: string };
      browser: object;
    };
    expect([report.moment, report.view.seq, report.record.game]).toEqual([moment, moment, 'proof']);
    expect([...errors, ...third.errors]).toEqual([]);
  });

  it('fits on a phone, and tells at its end where it turned', { timeout: 300_000 }, async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true };
    await isOver();
    const { page, errors } = await visitor(house.browser, phone);
    await page.goto(`${house.serving.address}/table/${id}?replay`);
    await page.locator('.past-dock .plot').first().waitFor();
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => nowAt(page), PATIENT).toBe(1);
    expect(await overflow(page)).toBe(0);
    expect(await faults(page)).toEqual([]);
    const wide = await visitor(house.browser, WIDE);
    const point = wide.page.locator('.how-it-went ul a').first();
    // In some games nothing turned: then another one is looked at.
    for (let isTold = false; !isTold; isTold || (await anotherTable())) {
      await isOver();
      await wide.page.goto(`${house.serving.address}/table/${id}`);
      await wide.page.locator('.how-it-went h3').first().waitFor();
      isTold = (await point.count()) > 0;
    }
    expect(await wide.page.locator('.how-it-went ul a').count()).toBeLessThanOrEqual(4);
    expect(await faults(wide.page)).toEqual([]);
    const moment = Number((await point.getAttribute('href'))?.split('/').at(-1));
    await point.click();
    await wide.page.locator('.past-dock .plot').first().waitFor();
    await expect.poll(() => nowAt(wide.page), PATIENT).toBe(moment);
    expect([...errors, ...wide.errors]).toEqual([]);
  });
});

describe('What is tried out', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene({
      turn: 3,
      round: 1,
      step: 'activation',
      active: 0,
      die: 4,
      colours: ['blue', 'red'],
      provinces: { phrygia: 0, kappadokia: 1 },
      generals: { antigonos: '0 kelainai', eumenes: '1 dana' },
      units: ['0 kelainai loyal 5 mercenary 3', '1 dana loyal 3 mercenary 2'],
    });
  });
  afterAll(() => scene?.close());

  const sit = async (options = {}) => {
    const { page, errors } = await visitor(house.browser, { ...WIDE, reducedMotion: 'reduce', ...options });
    await comeBack(page, scene.address, scene.seats[0]);
    await page.locator('.map-things').waitFor();
    return { page, errors };
  };
  const openTrial = async (page: Page) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Try something out' }).click();
    await page.locator('.trial-banner').waitFor();
    await page.locator('.successors-answer').waitFor();
  };
  const serverSeq = async () => {
    const { id, token } = scene.seats[0];
    const answer = await fetch(`${scene.address}/api/tables/${id}/view`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { view: { seq: number } }).view.seq;
  };

  it('marches and fights as the dice are wished, in branches that only one sees', {
    timeout: 300_000,
  }, async () => {
    const { page, errors } = await sit();
    const before = await serverSeq();
    await openTrial(page);
    await page.getByText('not the game · only you see it').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('radio', { name: 'win' }).click();
    // The table's own composer and forecast, answered by the engine.
    await page.locator('.piece[data-piece^="kelainai outside 0"] .initials').first().click();
    await page.locator('.composer').waitFor();
    await page.locator('.ring.choice').first().waitFor();
    const { x, y } = await pointAt(page, 'dana', page.locator('.way-card .way-line, .way-card .way-cost'));
    await page.locator('.map-tip .way-card', { hasText: /Battle/ }).waitFor();
    await page.mouse.click(x, y);
    await page.locator('.beside .confirm').click();
    // What others are asked is answered for them.
    const stay = page.locator('.successors-answer .offer[data-offer^="stay"]');
    const won = page.locator('.branch.now .result.win');
    await stay.click();
    await won.waitFor();
    expect(await won.innerText()).toMatch(/win \d+\s?%/);
    // The same battle lost: another branch, with the other kept.
    await page.getByRole('radio', { name: 'lose' }).click();
    await page.locator('.branch.now .result.lose').waitFor();
    await expect.poll(() => page.locator('.branch-name').allInnerTexts(), PATIENT).toEqual(['A', 'A′']);
    expect(await page.locator('.compared tbody tr').count()).toBe(3);
    expect(await faults(page)).toEqual([]);
    // A step back, and back to the branch that was won.
    await page.locator('.trial-acts').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Open branch A', exact: true }).click();
    await won.waitFor();
    // Something else from the start.
    await page.getByRole('button', { name: 'New branch from the start' }).click();
    // Where she has fought already, nobody *else* marches: the branch that is left is still there for a moment.
    await page.locator('.successors-answer .offer', { hasText: 'Nobody marches' }).first().click();
    await expect.poll(() => page.locator('.branch-name').allInnerTexts(), PATIENT).toContain('B');

    // Nobody else has heard of it, and the table is as it was.
    expect(await serverSeq()).toBe(before);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.locator('.trial-banner').waitFor({ state: 'detached' });
    await page.locator('.successors-answer').waitFor();
    await page.locator('.piece[data-piece^="kelainai outside 0"]').waitFor();
    expect(errors).toEqual([]);
  });

  it('can be tried out on a phone', { timeout: 300_000 }, async () => {
    const { page, errors } = await sit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openTrial(page);
    expect(await overflow(page)).toBe(0);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.locator('.trial-banner').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('a game that is being played is looked back at by what one’s seat could see', {
    timeout: 300_000,
  }, async () => {
    const { page, errors } = await sit();
    await page.goto(`${scene.address}/table/${scene.seats[0].id}?replay`);
    await page.locator('.past-own').waitFor();
    expect(await page.locator('.past-hands').count()).toBe(0);
    await addressAt(page, 0);
    expect(errors).toEqual([]);
  });
});
