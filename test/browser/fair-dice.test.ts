/** Dice that nobody chose, in real browsers: words are sealed and shown by themselves, and all dice are checked at the end. */

import { readRecord, replay } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { newTable, playOn, sitDown } from './playing.ts';
import { visitor } from './serving.ts';

const house = openHouse();

const openDice = async (page: Page, menu = 'Menu', dice = 'Dice that nobody chose') => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('button', { name: dice }).click();
  const dialog = page.getByRole('dialog', { name: dice });
  await dialog.waitFor();
  return dialog;
};

describe('Dice that nobody chose', () => {
  it('two browsers give their words without a word, play to the end, and check every die; a spectator too', {
    timeout: 300_000,
  }, async () => {
    const { address } = house.serving;
    const { id, links } = await newTable(address, ['person', 'person', 'bot'], { seasons: 3 }); // long enough for a raid
    const table = async () =>
      (await (await fetch(`${address}/api/tables/${id}`)).json()).table as {
        status: string;
        commitment: string;
        words: { commitment: string | null; words: string | null; from: number | null }[];
      };
    const { commitment } = await table();
    const [ann, bob, eve] = [
      await visitor(house.browser),
      await visitor(house.browser),
      await visitor(house.browser, { locale: 'de' }),
    ];

    // The server's seal is there before anybody sits down.
    await ann.page.goto(links[0]);
    await ann.page.getByText(commitment).waitFor();
    await sitDown(ann.page, links[0], 'Ann');
    expect((await table()).words.map((each) => [each.commitment !== null, each.words])).toEqual([
      [true, null],
      [false, null],
      [false, null],
    ]);
    await sitDown(bob.page, links[1], 'Bob');
    await expect.poll(async () => (await table()).status).toBe('playing');
    expect((await table()).words.map(({ from }) => from)).toEqual([0, 0, null]);

    // While it is played one sees whose words are in the dice, and nothing can be checked yet.
    await eve.page.goto(`${address}/table/${id}`);
    const during = await openDice(bob.page);
    expect(await during.locator('.fair-seats li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Ann\s+Words are in all dice$/),
      expect.stringMatching(/^Bob\s+Words are in all dice$/),
      expect.stringMatching(/A bot, without words$/),
    ]);
    expect(await during.getByText('When the game is over').count()).toBe(1);
    expect(await during.getByRole('button', { name: 'Check all dice' }).count()).toBe(0);
    expect(await during.locator('dd').allInnerTexts()).toEqual([
      commitment,
      (await table()).words[1].commitment,
    ]);
    await bob.page.keyboard.press('Escape');

    await playOn([ann.page, bob.page], 'fair');

    const record = readRecord(await (await fetch(`${address}/api/tables/${id}/record`)).json());
    const { outcomes } = replay(proof, record, { verify: true });
    const after = await openDice(ann.page);
    await after.getByRole('button', { name: 'Check all dice' }).click();
    await after.getByText(`All ${outcomes} dice and draws are as secret and words say.`).waitFor();
    expect(await after.locator('.fair-result.good li').allInnerTexts()).toEqual([
      'The secret is the one that the server had sealed before you sat down.',
      'The words are those that the players had sealed.',
      'Your own words are as your browser kept them.',
    ]);
    const seen = await openDice(eve.page, 'Menü', 'Würfel, die niemand gewählt hat');
    await seen.getByRole('button', { name: 'Alle Würfel prüfen' }).click();
    await seen.locator('.fair-result.good').waitFor();
    expect(await seen.locator('.fair-result li').count()).toBe(2);

    // A record in which one die was changed is not passed over.
    await bob.page.route('**/record', async (route) => {
      const answer = await route.fetch();
      const changed = await answer.json();
      const rolled = changed.stretches[0].entries.find(
        ({ asked }: { asked?: unknown[] }) => typeof asked?.[0] === 'number',
      );
      rolled.chance[0] = (rolled.chance[0] % rolled.asked[0]) + 1;
      await route.fulfill({ json: changed });
    });
    const cheated = await openDice(bob.page);
    await cheated.getByRole('button', { name: 'Check all dice' }).click();
    await cheated.locator('.fair-result.bad').waitFor();
    expect(await cheated.locator('.fair-result li').innerText()).toMatch(/^In move \d+ something fell/);
    expect([...ann.errors, ...bob.errors, ...eve.errors]).toEqual([]);
  });
});
