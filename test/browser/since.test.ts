/** Whoever comes back is told what has happened since his last look, once, and then asked. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guestsOf, type Seat } from '../../scripts/guests.ts';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { openScene } from './scene-house.ts';
import { visitor } from './serving.ts';

const house = openHouse();
const PATIENT = { timeout: 60_000 };
const HOUR = 3_600_000;

const tables = new Map<string, ReturnType<typeof play>>();
/** A table of each game for all tests: who comes back only looks, and what he has seen is kept by his browser. */
function played(game: string): ReturnType<typeof play> {
  const table = tables.get(game) ?? play(game);
  tables.set(game, table);
  return table;
}

/** A table at which some has happened, and nothing more does: only Ann is asked. */
async function play(game: string): Promise<{ seat: Seat; seq: number }> {
  const guests = guestsOf(house.serving.address, 'since');
  const bot = { bot: 'random' };
  // The proof game may be over sooner, if it is not asked to be long.
  const options = game === 'proof' ? { seasons: 6 } : {};
  const seats = await guests.table({ game, name: 'Since', seats: ['Ann', bot, bot], options });
  const enough = game === 'successors' ? 70 : 24;
  const isAskedAlone = (asked: readonly number[] = []) => asked.length === 1 && asked[0] === seats[0].seat;
  await guests.playUntil(seats, ({ seq, asked }) => seq > enough && isAskedAlone(asked?.seats));
  const { seq } = await guests.view(seats[0]);
  return { seat: seats[0], seq };
}

/** Comes back after so many ms, having seen so much: what this browser would have kept then. */
async function back(page: Page, seat: Seat, seen: number, ms: number): Promise<void> {
  const kept = JSON.stringify({ [seat.id]: { seq: seen, at: Date.now() - ms } });
  await page.addInitScript(
    `sessionStorage.back ?? localStorage.setItem('diadochi.seen', ${JSON.stringify(kept)}); sessionStorage.back = '1';`,
  );
  await comeBack(page, house.serving.address, seat);
}
const heading = (page: Page) => page.getByRole('heading', { name: 'Since you were here' });

describe('Since you were here', () => {
  it.each(['successors', 'phalanxx', 'proof'])(
    'tells it in %s, scene by scene, until it is closed',
    {
      timeout: 120_000,
    },
    async (game) => {
      const { page, errors } = await visitor(house.browser);
      const views: string[] = [];
      page.on('request', (request) => {
        if (/\/view\?seq=/.test(request.url())) views.push(request.url());
      });
      const { seat, seq } = await played(game);
      // Long enough for four scenes, whatever the bots do.
      const moves = game === 'successors' ? 60 : 20;
      await back(page, seat, seq - moves, 21 * HOUR);
      await heading(page).waitFor(PATIENT);
      expect(await heading(page).evaluate((element) => element.matches(':focus'))).toBe(true);
      // The log comes in pages, on a slow machine one after the other.
      await expect
        .poll(() => page.locator('.since').innerText(), PATIENT)
        .toContain(`21 hours ago · ${moves} moves`);
      expect(await page.locator('.ask .answer').count()).toBe(0);
      // The server is asked for one look back, for the points of then; and for one more a scene that is looked at.
      await page.waitForLoadState('networkidle');
      const scenes = page.locator('.since-scenes > li');
      expect(await scenes.count()).toBeGreaterThan(0);
      expect(views.length).toBeLessThanOrEqual(1);
      await page.keyboard.press('ArrowRight');
      const now = page.locator('.since-scenes .now .scene-no');
      await now.waitFor(PATIENT);
      // There may be more scenes by now than there were.
      await expect
        .poll(
          async () => page.getByText(`${await now.innerText()} of ${await scenes.count()}`).count(),
          PATIENT,
        )
        .toBe(1);
      expect(views.length).toBeLessThanOrEqual(2);

      // It is not seen before it is closed: also after a reload.
      await page.reload();
      await heading(page).waitFor(PATIENT);
      await page.keyboard.press('Escape');
      await expect.poll(() => heading(page).count(), PATIENT).toBe(0);
      await page.reload();
      await page.locator('.log').waitFor(PATIENT);
      await page.waitForLoadState('networkidle');
      expect(await heading(page).count()).toBe(0);
      expect(errors).toEqual([]);
    },
  );

  it('marks nothing as new that happens before one’s eyes', { timeout: 120_000 }, async () => {
    const scene = await openScene({
      ...{ turn: 2, step: 'tyche', active: 0, provinces: { aigyptos: 0 } },
      generals: { ptolemaios: '0 memphis', eumenes: '1 dana' },
      hands: { 0: ['egyptian-military-colonists'] },
    });
    await scene.play([[0, { event: 'egyptian-military-colonists' }]]);
    const { page } = await visitor(house.browser);
    // She has just been here, and nothing has happened since.
    const seen = JSON.stringify({ [scene.seats[0].id]: { seq: 1, at: Date.now() - 30_000 } });
    await page.addInitScript(`localStorage.setItem('diadochi.seen', ${JSON.stringify(seen)})`);
    await comeBack(page, scene.address, scene.seats[0]);
    await page.locator('.successors-answer[data-kind=chooseUnit] .offer').first().click();
    await page.locator('.successors-answer[data-kind=chooseLocation] .offer').first().click();
    await page.locator('.log').getByText('places 2 Mercenary CUs').waitFor();
    expect(await page.getByText('New since you were here').count()).toBe(0);
    await scene.close();
  });

  it('is not told to who was away for a moment only', { timeout: 120_000 }, async () => {
    const { page } = await visitor(house.browser, { viewport: { width: 1280, height: 600 } });
    const { seat, seq } = await played('proof');
    await back(page, seat, seq - 12, 30_000);
    await page.locator('.log').waitFor(PATIENT);
    await page.waitForLoadState('networkidle');
    expect(await heading(page).count()).toBe(0);
    // The line in the log is enough.
    expect(await page.getByText('New since you were here').count()).toBe(1);
    // One begins there, once: who has read on, and opens the log again, goes on at its end.
    const log = page.locator('.log');
    const below = () => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
    await log.evaluate((list) => list.scrollTo({ top: list.scrollHeight, behavior: 'instant' }));
    for (const name of ['Chat', 'Log']) await page.getByRole('tab', { name }).click();
    await expect.poll(below, PATIENT).toBeLessThan(2);
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
      const { seat, seq } = await played('successors');
      await back(page, seat, seq - 60, 3 * HOUR);
      await heading(page).waitFor(PATIENT);
      await page.keyboard.press('ArrowRight');
      await page.locator('.since-scenes .now').waitFor(PATIENT);
      expect(await faults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(errors).toEqual([]);
    },
  );
});
