/** What the tests see of pages that paint nothing is what a person would see of them. */

import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { openHouse } from './house.ts';
import { look } from './offered.ts';
import { coloursOf } from './picture-colours.ts';
import { visitor } from './serving.ts';
import { painted } from './unpainted.ts';
import { untidy } from './untidy.ts';

const house = openHouse();

const PALE_AND_CROWDED = `<!doctype html><html lang="en"><title>Pale and crowded</title><main>
  <h1>On a red ground</h1>
  <p style="color: #ddd; background: #fff">Nobody can read this</p>
  <p style="position: absolute; left: 20px; top: 200px">One text on</p>
  <p style="position: absolute; left: 24px; top: 204px">another text</p>
  <div class="answer" style="margin-top: 300px"><button class="offer">Press me</button></div>
  </main><style>html { background: #f00 }</style>`;

describe('A page that paints nothing', () => {
  it('is looked at as if it did: colours, what lies on what, and what can be pressed', async () => {
    const { page } = await visitor(house.browser);
    await page.goto(`${house.serving.address}/theme.js`);
    await page.setContent(PALE_AND_CROWDED);
    expect((await faults(page)).filter((each) => each.startsWith('color-contrast'))).toHaveLength(1);
    expect(await untidy(page)).toEqual([expect.stringMatching(/^words on each other: .*“One text on”/)]);
    expect((await look(page)).offers.map(({ words }) => words)).toContain('Press me');
    await page.getByRole('button', { name: 'Press me' }).click();
  });

  it('paints while somebody looks, and is blank before and after', async () => {
    const { page } = await visitor(house.browser);
    await page.goto(`${house.serving.address}/theme.js`);
    await page.setContent(PALE_AND_CROWDED);
    const reds = async () => (await coloursOf(house.browser, await page.screenshot()))['3 0 0'] ?? 0;
    expect(await reds()).toBe(0);
    expect(await painted(page, reds)).toBeGreaterThan(0);
    expect(await reds()).toBe(0);
  });

  it('may be painted all the time', async () => {
    const { page } = await visitor(house.browser, { isPainted: true });
    await page.goto(`${house.serving.address}/theme.js`);
    await page.setContent(PALE_AND_CROWDED);
    await faults(page);
    expect((await coloursOf(house.browser, await page.screenshot()))['3 0 0']).toBeGreaterThan(0);
  });
});
