/** One round through every page, in both languages: nowhere a message key in place of a text (see key-watch.ts). */

import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { isLikeAKey, keysFound } from './key-watch.ts';
import { newTable } from './playing.ts';
import { visitor } from './serving.ts';

const house = openHouse();

describe.each(['en-GB', 'de-DE'])('In %s there is no text like a message key', (locale) => {
  it('in the lobby, with all that can be opened there', { timeout: 300_000 }, async () => {
    const { page, errors } = await visitor(house.browser, { locale });
    await page.goto(`${house.serving.address}/?game=proof`);
    await page.locator('.new-table').waitFor();
    await page.locator('.settings summary').click();
    for (const game of ['successors', 'phalanxx']) {
      await page.locator(`.new-table input[value=${game}]`).check({ force: true });
      for (const players of ['2', '4'])
        await page.locator('.new-table .choice-row').first().getByRole('radio', { name: players }).check();
    }
    for (const opens of ['.to-choose', '.credits .link', '.avatar']) {
      await page.locator(opens).click();
      await page.locator('.dialog-head button').click();
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    expect(errors).toEqual([]);
  });

  it('at the tables of all games, on their way there and around them', { timeout: 300_000 }, async () => {
    const { page, errors } = await visitor(house.browser, { locale });
    for (const game of ['proof', 'phalanxx', 'successors']) {
      const { id, links } = await newTable(house.serving.address, ['person', 'person'], {}, game);
      await page.goto(links[0]);
      await page.locator('#name').fill('Ann');
      await page.locator('form button[type=submit]').click();
      await page.locator('.waiting').waitFor();
      const body = JSON.stringify({
        secret: links[1].split('#')[1],
        bot: game === 'proof' ? 'random' : 'greedy',
      });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${house.serving.address}/api/tables/${id}/bots`, { method: 'POST', headers, body });
      await page.locator('.prompt').waitFor();
      await page.keyboard.press('?');
      await page.locator('.dialog-head button').click();
      await page.locator('.acts button').last().click();
      await page.locator('dialog').waitFor();
      await page.goto(`${house.serving.address}/table/${id}?replay`);
      await page.locator('.replay').waitFor();
    }
    for (const path of ['content/phalanxx', 'content/successors', 'table/abcdefgh']) {
      await page.goto(`${house.serving.address}/${path}`);
      await page.locator('h1').first().waitFor();
    }
    expect(errors).toEqual([]);
  });
});

describe('the watch', () => {
  it.each(['game.successors.length', 'Bob: phalanxx/option.expert', '(table.won)'])('sees %s', (text) =>
    expect(isLikeAKey(text)).toBe(true),
  );
  it.each(['The table. Won', 'http://127.0.0.1/table/abc', 'game-icons.net', 'S3.1-02', 'a table.'])(
    'has nothing against %s',
    (text) => expect(isLikeAKey(text)).toBe(false),
  );

  it('finds a key that is drawn for a moment', { timeout: 300_000 }, async () => {
    const { page } = await visitor(house.browser);
    await page.goto(house.serving.address);
    await page.locator('.new-table').waitFor();
    await page.evaluate(`document.querySelector('h1').title = 'lobby.title.more'`);
    await expect.poll(keysFound).toEqual(['a text like a message key: lobby.title.more']);
  });
});
