/** My cards at the table: they lie low in the map's column, names in full; one opens with its uses. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { SIX_CARDS, TWO_AT_CARDS } from './hand-scene.ts';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { openScene, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';

const house = openHouse();
let scene: Scene;
beforeAll(async () => {
  // Little room is left for the Usurper’s name.
  const names = ['Berenike', 'Ptolemaios'];
  scene = await openScene(TWO_AT_CARDS, { names });
});
afterAll(() => scene?.close());

async function sit(width: number, height: number, locale: string): Promise<Page> {
  const { page } = await visitor(house.browser, {
    viewport: { width, height },
    locale,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await comeBack(page, scene.address, scene.seats[0]);
  await page.locator('.map-things').waitFor();
  await page.locator('.tyche-card.can').first().waitFor();
  return page;
}

/** What of the hand is outside the column that it belongs in, and which names are not in sight in full. */
const AMISS = `(() => {
  const rect = (element) => element.getBoundingClientRect();
  const column = rect(document.querySelector('.wide .table-main, .narrow .sheet'));
  const isIn = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const outside = [...document.querySelectorAll('.tyche-hand, .tyche-card, .opened-card, .tyche-use')]
    .filter((each) => !isIn(rect(each), column))
    .map((each) => each.className + ' is outside');
  const hidden = [...document.querySelectorAll('.tyche-card .card-name, .opened-card h2, .tyche-use b')].flatMap((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    const lies = name.closest('.tyche-card, .opened-card, .tyche-use');
    const cut = [...text.getClientRects()].filter((line) => {
      const points = [line.left + 1, (line.left + line.right) / 2, line.right - 1];
      return !isIn(line, rect(lies)) || points.some((x) => !lies.contains(document.elementFromPoint(x, (line.top + line.bottom) / 2)));
    });
    return cut.length > 0 ? [name.textContent + ' is hidden'] : [];
  });
  const cut = [...document.querySelectorAll('.seat-name b')]
    .filter((name) => name.scrollWidth > name.clientWidth)
    .map((name) => name.textContent + ' is cut');
  return [...outside, ...hidden, ...cut];
})()`;

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
] as const;
const LOOKS = SIZES.flatMap(([width, height]) =>
  ['en', 'de'].map((locale) => [width, height, locale] as const),
);

describe('The hand of Successors in a real browser', () => {
  it.each(LOOKS)(
    'lies in its column with no name hidden, at %i × %i (%s)',
    {
      timeout: 300_000,
    },
    async (width, height, locale) => {
      const page = await sit(width, height, locale);
      expect(await page.locator('.tyche-card').count()).toBe(SIX_CARDS.length);
      expect(await page.evaluate(AMISS)).toEqual([]);
      if (width > 900) expect(await page.locator('.chip.usurper').count()).toBe(1);
      const high = await page.locator('.tyche-card').first().boundingBox();
      if (width > 900) expect(high?.height).toBeLessThanOrEqual(145);

      await page.mouse.move(width / 2, 300);
      // Each says on what it could be used now: both have Armies, and nobody has a space of Hellas, Thessalia or Lydia.
      const foot = (card: string): Promise<string> =>
        page.locator(`[data-card="${card}"] .card-now`).innerText();
      const both = locale === 'en' ? 'Antigonos or Demetrios' : 'Antigonos oder Demetrios';
      await expect.poll(() => foot('the-royal-road'), PATIENT).toContain(both);
      expect(await foot('diplomacy')).toContain(locale === 'en' ? 'In 5 spaces' : 'An 5 Orten');
      expect(await foot('greek-mercenaries')).not.toContain('spaces');
      await page.locator('[data-card="greek-mercenaries"]').click();
      // What cannot be done says why, with its clause: it has 3 OPs.
      const refused = page.locator('.opened-card [data-use="upgrade"].refused');
      await refused.waitFor();
      expect(await refused.locator('.clause').innerText()).toBe('S6.2.C-01');
      expect(await page.evaluate(AMISS)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      if (width === 1024 || width === 390) expect(await faults(page)).toEqual([]);
      if (width === 390) await phone(page);
      await page.context().close();
    },
  );

  it('hears the letters of a card that was opened by mouse', { timeout: 300_000 }, async () => {
    const page = await sit(1440, 900, 'en');
    await page.locator('[data-card="diplomacy"]').click();
    await page.locator('.opened-card [data-use="placePcs"] kbd').waitFor();
    await page.mouse.move(700, 300);
    await page.keyboard.press('p');
    await page.locator('.successors-answer[data-kind=placePc]').waitFor();
    // For whoever comes next.
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.locator('.tyche-card.can').first().waitFor();
    await page.context().close();
  });

  it('opens a card at its first use by its number, and goes on to the next choice with Enter', {
    timeout: 300_000,
  }, async () => {
    const page = await sit(1440, 900, 'en');
    const focused = (selector: string) =>
      expect
        .poll(() => page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)})`), PATIENT)
        .toBe(true);
    await page.keyboard.press('2');
    await focused('.opened-card [data-use="placePcs"]');
    await page.keyboard.press('Escape');
    await focused('[data-card="greek-mercenaries"]');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.locator('.opened-card [data-use="train"]').waitFor();
    await page.keyboard.press('1');
    await focused('.opened-card [data-use="event"]');
    await page.keyboard.press('p');
    await page.locator('.successors-answer[data-kind=placePc], .beside .confirm').first().waitFor();
    if ((await page.locator('.beside .confirm').count()) > 0) {
      await focused('.beside .confirm');
      await page.keyboard.press('Enter');
    }
    await focused('.successors-answer[data-kind=placePc] .offer');
    await page.context().close();
  });
});

const PATIENT = { timeout: 120_000 };

/** On a phone: nothing of the map is to be seen behind the prompt, and the seats have room in their sheet. */
async function phone(page: Page): Promise<void> {
  expect(
    await page.evaluate(`(() => {
      const { bottom, right } = document.querySelector('.seat-chips').getBoundingClientRect();
      const isMap = (x, y) => document.elementFromPoint(x, y)?.closest('.map-window') != null;
      const at = [];
      for (let y = 1; y < bottom; y += 4) for (const x of [1, 60, 195, right - 1]) if (isMap(x, y)) at.push([x, y]);
      return at;
    })()`),
  ).toEqual([]);
  await page.getByRole('tab').nth(1).click();
  const hidden =
    "document.querySelector('.is-seats').scrollHeight - document.querySelector('.is-seats').clientHeight";
  expect(await page.evaluate(hidden)).toBeLessThanOrEqual(1);
  expect(await page.locator('.tab-panel .seat').nth(1).isVisible()).toBe(true);
}
