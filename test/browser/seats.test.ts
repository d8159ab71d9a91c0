import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { newTable, playOn, sitDown } from './playing.ts';
import { visitor } from './serving.ts';

const house = openHouse();

/** Somebody at a table of the proof game. */
async function sitting(link: string, name: string): Promise<Page> {
  const { page } = await visitor(house.browser, { bypassCSP: true });
  await sitDown(page, link, name);
  return page;
}
async function seats(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Seats', exact: true }).click();
  await page.getByRole('heading', { name: 'The others' }).waitFor();
}
const closeDialog = (page: Page) => page.getByRole('button', { name: 'Close' }).click();
const log = (page: Page, words: string | RegExp) => page.locator('.log').getByText(words).first().waitFor();

describe('Seats', () => {
  it('a link opens the seat on a second device, under the same name, and both go on', {
    timeout: 300_000,
  }, async () => {
    const { links } = await newTable(house.serving.address, ['person', 'person']);
    const ann = await sitting(links[0], 'Ann');
    const bea = await sitting(links[1], 'Bea');
    await ann.locator('.answer').waitFor();
    await seats(ann);
    expect(await faults(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Make a link' }).click();
    const link = await ann.getByRole('textbox', { name: 'Another device' }).inputValue();
    await closeDialog(ann);
    const { page: phone } = await visitor(house.browser, {
      viewport: { width: 360, height: 740 },
      bypassCSP: true,
    });
    await phone.goto(link);
    await phone.getByText('opens your seat').waitFor();
    expect(await phone.getByLabel('Your name').count()).toBe(0);
    expect(await faults(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Go on as Ann' }).click();
    await phone.locator('.answer').waitFor();
    expect(await overflow(phone)).toBe(0);
    // What is answered on the one is answered on the other.
    await playOn([phone, bea], 'second device', async () => (await ann.locator('.log li').count()) > 0);
    // The link is spent.
    const { page: thief } = await visitor(house.browser);
    await thief.goto(link);
    await thief.getByLabel('Your name').fill('Eve');
    await thief.getByRole('button', { name: 'Sit down' }).click();
    await thief.getByRole('alert').waitFor();
  });

  it('before the start the owner frees a seat, unlists the table and deletes it', {
    timeout: 300_000,
  }, async () => {
    const { page: ann } = await visitor(house.browser, { bypassCSP: true });
    await ann.addInitScript(`localStorage.setItem('diadochi.name', '"Ann"')`);
    await ann.goto(`${house.serving.address}/?game=proof`);
    await ann.getByRole('button', { name: 'Open the table' }).click();
    const link = await ann.getByRole('textbox', { name: 'Link for seat 2' }).inputValue();
    const { page: bea } = await visitor(house.browser, { bypassCSP: true });
    // Two seats: it would begin with the second. So Ann gets up first, and comes back when Bea is gone.
    await ann.getByRole('link', { name: 'To the table' }).click();
    await ann.getByRole('heading', { name: 'You opened this table' }).waitFor();
    await ann.getByRole('button', { name: 'Free this seat' }).waitFor({ state: 'detached' });
    expect(await faults(ann)).toEqual([]);
    await ann.getByRole('switch', { name: 'Listed in the lobby' }).uncheck();
    const id = new URL(ann.url()).pathname.split('/').at(-1);
    const isOpen = async () =>
      (
        (await (await fetch(`${house.serving.address}/api/tables/${id}`)).json()) as {
          table: { open: boolean };
        }
      ).table.open;
    await expect.poll(isOpen).toBe(false);
    await ann.getByRole('button', { name: 'Get up again' }).click();
    await ann.getByRole('button', { name: 'Get up again' }).click();
    await ann.waitForURL((url) => url.pathname === '/');
    await sitDown(bea, link, 'Bea');
    await bea.getByText('One more player').waitFor();
    await ann.goto(`${house.serving.address}/table/${id}`);
    await ann.getByRole('button', { name: /Free this seat Bea/ }).click();
    expect(await faults(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Free this seat' }).click();
    await ann.getByText('2 more players').waitFor();
    await bea.getByText('2 more players').waitFor();
    expect(await bea.getByText('You', { exact: true }).count()).toBe(0);
    await ann.getByRole('button', { name: 'Delete this table' }).click();
    await ann.getByRole('button', { name: 'Delete this table' }).click();
    await ann.waitForURL((url) => url.pathname === '/');
    expect((await fetch(`${house.serving.address}/api/tables/${id}`)).status).toBe(404);
  });

  it('a bot plays for somebody until he is back', { timeout: 300_000 }, async () => {
    const { links } = await newTable(house.serving.address, ['person', 'person']);
    const ann = await sitting(links[0], 'Ann');
    const bea = await sitting(links[1], 'Bea');
    await ann.locator('.answer').waitFor();
    await seats(ann);
    await ann.getByRole('button', { name: 'Let a bot play for me' }).click();
    await ann.getByRole('button', { name: 'Play again myself' }).first().waitFor();
    await closeDialog(ann);
    await log(bea, 'A bot plays for Ann');
    await bea.locator('.seats .seat').first().getByText('Bot').waitFor();
    await ann.locator('.seat-strip').getByText('A bot plays for you').waitFor();
    expect(await faults(ann)).toEqual([]);
    await ann.locator('.seat-strip').getByRole('button', { name: 'Play again myself' }).click();
    await log(bea, 'Ann plays again');
    await ann.locator('.seat-strip').waitFor({ state: 'detached' });
  });

  it('a way back is asked for, allowed, and gone', { timeout: 300_000 }, async () => {
    const { links } = await newTable(house.serving.address, ['person', 'person', 'person']);
    const ann = await sitting(links[0], 'Ann');
    const bea = await sitting(links[1], 'Bea');
    const cleo = await sitting(links[2], 'Cleo');
    await playOn([ann, bea, cleo], 'back', async (choices) => choices >= 12);
    await seats(ann);
    await ann.getByRole('button', { name: 'Ask to go back 1 move' }).click();
    for (const page of [bea, cleo]) await page.getByText('Ann asks to go back by 1 move').waitFor();
    expect(await faults(bea)).toEqual([]);
    await ann.getByRole('button', { name: 'Withdraw' }).click();
    await bea.locator('.seat-strip').waitFor({ state: 'detached' });
    await seats(ann);
    await ann.getByRole('button', { name: 'Ask to go back 1 move' }).click();
    await bea.getByRole('button', { name: 'Allow' }).click();
    await bea.getByRole('button', { name: 'Not after all' }).waitFor();
    await ann.getByText('Still to answer: Cleo').waitFor();
    await cleo.getByRole('button', { name: 'Allow' }).click();
    for (const page of [ann, bea, cleo]) {
      await log(page, 'By consent of all');
      await page.locator('.seat-strip').waitFor({ state: 'detached' });
    }
    await playOn([ann, bea, cleo], 'on', async (choices) => choices >= 3);
  });

  it('a seat that is given away is gone for whoever had it; the last one ends the game, and a rematch follows', {
    timeout: 300_000,
  }, async () => {
    const { links } = await newTable(house.serving.address, ['person', 'person']);
    const ann = await sitting(links[0], 'Ann');
    const bea = await sitting(links[1], 'Bea');
    await ann.locator('.answer').waitFor();
    await seats(ann);
    await ann.getByRole('button', { name: 'Hand my seat over' }).click();
    await ann.getByText('sees your hand').waitFor();
    await ann.getByRole('button', { name: 'Hand my seat over' }).click();
    const link = await ann.getByRole('textbox', { name: 'Hand my seat over' }).inputValue();
    await closeDialog(ann);
    const dora = await sitting(link, 'Dora');
    await dora.locator('.answer').waitFor();
    await ann.getByText('You watch now').waitFor();
    await log(bea, 'Dora plays here from now on');

    await seats(dora);
    await dora.getByRole('button', { name: 'Resign' }).click();
    await dora.getByRole('button', { name: 'Resign' }).click();
    await log(bea, 'Dora has resigned');
    await seats(bea);
    await bea.getByRole('button', { name: 'End the game' }).click();
    expect(await faults(bea)).toEqual([]);
    await bea.getByRole('button', { name: 'End the game' }).click();
    await bea.locator('.ended').getByText('The game was given up').waitFor();
    await closeDialog(bea);
    await bea.getByRole('button', { name: 'Rematch' }).click();
    // The other seat is a bot's: it begins at once, and Bea sits a seat further on.
    await bea.waitForURL(
      (url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(new URL(link).pathname),
    );
    await bea.locator('.answer').waitFor();
    await bea.goto(house.serving.address);
    await bea.getByText('The game was given up').waitFor();
  });
});
