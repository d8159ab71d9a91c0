/** A page that was opened before the server was given another: what it has not loaded yet is gone. */

import { expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { newTable, sitDown } from './playing.ts';
import { visitor } from './serving.ts';

const house = openHouse();

it('loads the new page when a part of the old one is gone, and is at the same table', {
  timeout: 120_000,
}, async () => {
  const { page } = await visitor(house.browser);
  const { links } = await newTable(house.serving.address, ['person', 'bot'], { seasons: 3 });
  await sitDown(page, links[0], 'Ann');
  await page.locator('.answer').waitFor();
  await page.evaluate('globalThis.isOld = true');
  const at = page.url();
  // As if another page had been built: its parts have other names.
  await page.route(/\/assets\/menu-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route(`${house.serving.address}/`, async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-other.js"></script>' });
    await page.unrouteAll();
  });
  const renewed = page.waitForEvent('load');
  await page.locator('.menu-button').click();
  await renewed;
  await page.locator('.answer').waitFor();
  expect(await page.evaluate('globalThis.isOld')).toBe(undefined);
  expect(page.url()).toBe(at);
  await page.locator('.menu-button').click();
  await page.getByRole('dialog').waitFor();
});
