import { describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { newTable, playOn, sitDown } from './playing.ts';
import { visitor } from './serving.ts';

const house = openHouse();

describe.each([
  ['light', 1440, 900],
  ['dark', 1440, 900],
  ['light', 360, 740],
  ['dark', 360, 740],
] as const)('In the %s theme at %i × %i', (colorScheme, width, height) => {
  const options = { colorScheme, viewport: { width, height }, bypassCSP: true };

  it('axe finds nothing wrong with the lobby', { timeout: 300_000 }, async () => {
    const { page } = await visitor(house.browser, options);
    await page.goto(house.serving.address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    if (colorScheme === 'light') return;
    await page.setViewportSize({ width: width === 1440 ? 1024 : 390, height });
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  it('axe finds nothing wrong with the table, at its beginning, in the middle and at its end', {
    timeout: 300_000,
  }, async () => {
    const { links } = await newTable(house.serving.address, ['person', 'bot', 'bot'], { seasons: 1 });
    const { page } = await visitor(house.browser, options);
    await sitDown(page, links[0], 'Ann');
    await page.locator('.answer').waitFor();
    expect(await faults(page)).toEqual([]);
    await playOn([page], 'access', async (choices) => choices >= 4);
    expect(await faults(page)).toEqual([]);
    await playOn([page], 'access on');
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});
