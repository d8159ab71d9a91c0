/** People who share one device: a curtain between their hands, and nothing of a hand behind it. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { tabTo } from './playing.ts';
import { openScene, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';
import { OFF_PAPHOS, STORMY } from './surprise-scene.ts';

const house = openHouse();

/** Everything of a table that came to the page, and for whom it was asked. */
interface Traffic {
  readonly heard: string[];
  readonly tokens: Set<string>;
}
function trafficOf(page: Page): Traffic {
  const traffic: Traffic = { heard: [], tokens: new Set() };
  page.on('request', (request) => {
    const token = request.headers().authorization?.replace('Bearer ', '');
    if (token !== undefined) traffic.tokens.add(token);
  });
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/api\/(?:tables|mine)/.test(pathname)) traffic.heard.push(await response.text().catch(() => ''));
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { hello } = JSON.parse(String(payload)) as { hello?: { token: string | null } };
      if (hello?.token != null) traffic.tokens.add(hello.token);
    });
    socket.on('framereceived', ({ payload }) => {
      // The words of the game are the same for everybody.
      if (!String(payload).startsWith('{"words"')) traffic.heard.push(String(payload));
    });
  });
  return traffic;
}

async function shared(scene: Scene): Promise<Page> {
  const { page } = await visitor(house.browser, {
    ...{ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', bypassCSP: true },
  });
  const kept = JSON.stringify(JSON.stringify(scene.seats));
  await page.addInitScript(`localStorage.setItem('diadochi.seats', ${kept})`);
  return page;
}
const curtain = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Pass the device to ${name}` }).waitFor();
const show = (page: Page, name: string) => page.getByRole('button', { name: `I am ${name}: show` });

describe('On one device', () => {
  it('a Surprise card: the curtain falls when its holder is asked, and nothing of a hand is there before it is lifted', {
    timeout: 300_000,
  }, async () => {
    const scene = await openScene(STORMY);
    const [ann, bob] = scene.seats;
    const page = await shared(scene);
    const { heard, tokens } = trafficOf(page);
    const written = () =>
      page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(sessionStorage));
    await page.goto(`${scene.address}/table/${ann.id}`);
    await curtain(page, 'Ann');
    expect([...tokens]).toEqual([]);
    expect(/diplomacy|storms.at.sea/i.exec(await written())).toBeNull();
    expect(await faults(page)).toEqual([]);

    await tabTo(page, show(page, 'Ann'));
    await page.keyboard.press('Enter');
    await page.getByText('Diplomacy').first().waitFor();
    await scene.play(OFF_PAPHOS.slice(0, 3));
    await curtain(page, 'Bob');
    // She may look once more. Then a window stops him, which he alone is told.
    await show(page, 'Ann').click();
    await page.getByText('The hand of Ann is shown here.').waitFor();
    await scene.play(OFF_PAPHOS.slice(3));
    await curtain(page, 'Bob');
    expect([...tokens]).toEqual([ann.token]);
    const hands = heard.join().match(/"hand":\[[^\]]*\]/g) ?? [];
    expect(hands.filter((hand) => hand !== '"hand":["diplomacy"]')).toEqual([]);
    expect(/diplomacy|storms.at.sea/i.exec(await written())).toBeNull();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('combobox').selectOption('de');
    await page.getByRole('heading', { name: 'Das Gerät an Bob weitergeben' }).waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('combobox').selectOption('en');

    await page.reload();
    await curtain(page, 'Bob');
    await show(page, 'Bob').click();
    await page
      .locator('.reaction')
      .getByRole('button', { name: 'Play Storms at Sea', exact: true })
      .waitFor();
    expect(/diplomacy/i.exec(await written())).toBeNull();
    expect([...tokens]).toEqual([ann.token, bob.token]);
    await page.locator('.reaction').getByRole('button', { name: 'Pass: no card' }).click();
    await curtain(page, 'Ann');
    // At the lobby it is one table.
    await page.getByRole('link', { name: 'To the lobby' }).click();
    await page.getByText('At this device: Ann and Bob').waitFor();
    await scene.close();
  });

  it('a table is opened in the lobby, and the device is passed on by hand', {
    timeout: 300_000,
  }, async () => {
    const { page } = await visitor(house.browser, { bypassCSP: true });
    await page.addInitScript(`localStorage.setItem('diadochi.name', '"Ann"')`);
    await page.goto(`${house.serving.address}/?game=proof`);
    await page.getByRole('radio', { name: 'On one device' }).check();
    await page.getByLabel('Name of the person on seat 2').fill('Bob');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open the table' }).click();
    for (const name of ['Bob', 'Ann']) {
      await show(page, name).click();
      await page.locator('.seat', { hasText: name }).getByText('You', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Draw the curtain' }).click();
    }
  });
});
