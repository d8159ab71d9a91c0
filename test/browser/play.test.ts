import { readRecord } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import type { Heard } from '@diadochi/server/api';
import { readerOf } from '@diadochi/server/shorthand';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openHouse } from './house.ts';
import { keysFound } from './key-watch.ts';
import { comeBack, isOver, newTable, playOn, sitDown } from './playing.ts';
import { openScene, type Position } from './scene-house.ts';
import { visitor } from './serving.ts';

const house = openHouse();

/** Everything that reaches a page over the network, as text; news in short as the page reads them. */
function traffic(page: Page): string[] {
  const heard: string[] = [];
  // Whoever comes again knows the words, and is not told them a second time.
  let read: ReturnType<typeof readerOf> | null = null;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const said = JSON.parse(String(payload)) as Heard;
      if (said.words !== undefined) read = readerOf(said.words);
      else heard.push(said.n === undefined ? String(payload) : JSON.stringify({ news: read?.(said.n) }));
    });
  });
  page.on('response', async (response) => {
    // When a game is over all hands are open: the panel of its end has its plot from there.
    if (/\/(?:past|replay)\b/.test(response.url())) return;
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
  });
  return heard;
}

/** However busy the machine is. */
const PATIENT = { timeout: 120_000 };

/** Ann is asked what she does in her turn, in a position laid out by hand. */
async function ownTurn(position: Position) {
  const scene = await openScene({ season: 1, turn: 0, first: 0, ...position }, { game: proof });
  onTestFinished(() => scene.close());
  const { page, errors } = await visitor(house.browser);
  await comeBack(page, scene.address, scene.seats[0]);
  return { page, errors };
}

/** A word after the other, each when the one before is taken: what is offered until then is of before. */
async function raidArgosWithVeteran(page: Page): Promise<void> {
  const offer = (words: string) => page.locator('.answer .offer', { hasText: words });
  const taken = (words: string) => page.locator('.walked .taken', { hasText: words });
  await offer('Raid').click();
  await offer('Argos').click();
  await taken('Raid Argos').waitFor();
  await offer('Veteran').click();
  await taken('led by the veteran').waitFor();
}
/** How many go: the last word. By its number alone the first of any offers would be found, which shows it as its key. */
const hoplites = (page: Page) => page.locator('.answer .offer[data-offer="with 1"]');

describe('The proof game in real browsers', () => {
  it('is played to its end by two people and a bot, through a reload, a crash of the server, and under eyes', {
    timeout: 300_000,
  }, async () => {
    const { id, links } = await newTable(house.serving.address, ['person', 'person', 'bot'], { seasons: 2 });
    const ann = await visitor(house.browser);
    const bob = await visitor(house.browser);
    const eve = await visitor(house.browser);
    await sitDown(ann.page, links[0], 'Ann');
    await sitDown(bob.page, links[1], 'Bob <script>alert(1)</script>');
    const overheard = traffic(eve.page);
    await eve.page.goto(`${house.serving.address}/table/${id}`);
    expect(new URL(ann.page.url()).hash).toBe('');

    // In the middle of the game Ann comes back.
    await playOn([ann.page, bob.page], 'first', async (choices) => choices >= 4);
    await ann.page.reload();

    // A power cut: the server is up again on the same data, and the pages find it by themselves.
    await playOn([ann.page, bob.page], 'second', async (choices) => choices >= 4);
    await house.serving.crash();
    await playOn([ann.page, bob.page], 'third');

    const outcome = await ann.page.locator('.outcome').first().innerText();
    expect(outcome).toMatch(/won|share the victory/);
    await eve.page.locator('.outcome').first().waitFor();
    expect(await bob.page.locator('.outcome').first().innerText()).toBe(outcome);
    // A name is a name, whatever it says.
    expect(await eve.page.getByText('Bob <script>alert(1)</script>').count()).toBeGreaterThan(0);

    // Whoever only watches is told that a card was drawn, never which; and no hand ever reaches him.
    const all = overheard.join('\n');
    expect(all).toContain('drewHidden');
    expect(all).not.toMatch(/"drew"|event\.drew"|"hand":\{|table\.hand\./);
    expect([...ann.errors, ...bob.errors, ...eve.errors]).toEqual([]);

    const answer = await fetch(`${house.serving.address}/api/tables/${id}/record`);
    const record = readRecord(await answer.json());
    expect(record.seats).toEqual(['Ann', 'Bob <script>alert(1)</script>', 'random']);
    expect(record.outcome).not.toBe(null);
  });

  it('shows in two tabs of one player what is done in either', { timeout: 300_000 }, async () => {
    const { links } = await newTable(house.serving.address, ['person', 'bot'], { seasons: 1 });
    const { page, context, errors } = await visitor(house.browser);
    await sitDown(page, links[0], 'Ann');
    const other = await context.newPage();
    await other.goto(page.url());
    await page.bringToFront();
    await playOn([page], 'tabs');
    await other.locator('.outcome').first().waitFor();
    expect(await other.locator('.outcome').first().innerText()).toBe(
      await page.locator('.outcome').first().innerText(),
    );
    expect(errors).toEqual([]);
  });

  it('says why not, with the clause, at everything that is greyed', { timeout: 300_000 }, async () => {
    // Nobody storms without a night.
    const { page } = await ownTurn({ camp: { 0: 3, 1: 0 }, hands: { 0: ['omen'] } });
    const greyed = page.locator('.answer .offer.refused');
    await greyed.first().focus();
    await expect
      .poll(() => page.locator('.answer .why').innerText(), PATIENT)
      .toMatch(/Why not\?[\s\S]+T\d-\d\d/);
  });

  it('keeps what was chosen so far through a reload in the middle of a decision', {
    timeout: 300_000,
  }, async () => {
    const { page, errors } = await ownTurn({ camp: { 0: 3, 1: 0 } });
    await raidArgosWithVeteran(page);
    const chosen = () => page.locator('.walked .taken').allTextContents();
    // The hoplites are left to be chosen: by then the steps before are known to the server.
    await hoplites(page).waitFor();
    const taken = await chosen();
    expect(taken.length).toBeGreaterThan(1);
    await page.reload();
    await expect.poll(chosen, PATIENT).toEqual(taken);
    await hoplites(page).waitFor();
    expect(errors).toEqual([]);
  });

  it('is found again by a page that was opened while the server was down', {
    timeout: 300_000,
  }, async () => {
    const { page } = await ownTurn({ camp: { 0: 3, 1: 0 } });
    await page.locator('.answer .offer').first().waitFor();
    let isDown = true;
    await page.route(/\/api\/|\/healthz/, (route) => (isDown ? route.abort() : route.continue()));
    await page.reload();
    await page.getByText('The server does not answer').waitFor();
    isDown = false;
    await page.locator('.answer .offer').first().waitFor();
  });

  it('says what a raid needs before it is begun', { timeout: 300_000 }, async () => {
    const { page, errors } = await ownTurn({ camp: { 0: 3, 1: 0 } });
    await raidArgosWithVeteran(page);
    await hoplites(page).click();
    expect(await page.locator('.answer .forecast').innerText()).toMatch(/Needs 3 or more: 67%\./);
    expect(errors).toEqual([]);
  });

  it('has no whole answer any more after a step back, also before the server says so', {
    timeout: 300_000,
  }, async () => {
    const { page } = await ownTurn({ camp: { 0: 3, 1: 0 } });
    await raidArgosWithVeteran(page);
    await hoplites(page).click();
    await page.locator('.answer .confirm').waitFor();
    await page.route(/\/options/, () => {}); // it says nothing
    await page.keyboard.press('Backspace');
    await expect.poll(() => page.locator('.answer .confirm').count(), PATIENT).toBe(0);
  });

  it('is played without a face of its own, by the panel that can put any question', {
    timeout: 300_000,
  }, async () => {
    const { id, links } = await newTable(house.serving.address, ['person', 'bot'], { seasons: 1 });
    const { page, errors } = await visitor(house.browser);
    // To this page it is a game of which it knows nothing but the server's answers.
    const unknown = (text: string) => text.replaceAll('"game":"proof"', '"game":"riddle"');
    await page.route(`**/api/tables/${id}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: unknown(await response.text()) });
    });
    await page.routeWebSocket(/\/stream$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => socket.send(unknown(String(message))));
    });
    await sitDown(page, links[0], 'Ann');
    await page.locator('.plain-board').waitFor();
    await playOn([page], 'riddle');
    expect(await page.locator('.outcome').first().isVisible()).toBe(true);
    expect(errors).toEqual([]);
    // For a game like that there are no texts: keys must do.
    expect(keysFound()).not.toEqual([]);
  });

  it('is played alone in two clicks from the lobby', { timeout: 300_000 }, async () => {
    const { page, errors } = await visitor(house.browser);
    await page.goto(house.serving.address);
    await page.getByRole('button', { name: 'Choose game and bots' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.answer .offer').first().waitFor();
    expect(errors).toEqual([]);
  });

  it('is won by keyboard alone', { timeout: 300_000 }, async () => {
    const { page, errors } = await visitor(house.browser);
    for (let game = 0; game < 8; game++) {
      const { links } = await newTable(house.serving.address, ['person', 'bot'], {
        seasons: 6,
        auguries: false,
      });
      await page.goto(links[0]);
      await page.getByLabel('Your name').waitFor();
      // From the top of the page to the name by Tab, then Enter sits down.
      for (let i = 0; i < 20 && !(await page.evaluate("document.activeElement?.tagName === 'INPUT'")); i++)
        await page.keyboard.press('Tab');
      await page.keyboard.type('Ann');
      await page.keyboard.press('Enter');
      await page.locator('.answer').waitFor();
      while (!(await isOver(page))) {
        if (await page.locator('.answer .confirm').isVisible()) await page.keyboard.press('Enter');
        else await pressBest(page);
        await page.waitForTimeout(15);
      }
      if (/Ann (has|have) won|You (have )?won/.test(await page.locator('.outcome').first().innerText())) {
        expect(errors).toEqual([]);
        return;
      }
    }
    throw new Error('eight games were played to their end, and none was won');
  });
});

/** The largest number on offer, else the first thing: raid whenever one can, with all one has. */
async function pressBest(page: Page): Promise<void> {
  const offers = page.locator('.answer .offer:not([aria-disabled="true"])');
  const numbers = await offers.and(page.locator('.numbers .offer')).allInnerTexts();
  const keys = await offers.locator('kbd').allInnerTexts();
  const key = numbers.at(-1)?.replace(/\D/g, '').at(-1) ?? keys[0]?.trim();
  if (key !== undefined) await page.keyboard.press(key);
}
