import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guestsOf } from '../../scripts/guests.ts';
import { openHouse } from './house.ts';
import { visitor } from './serving.ts';

const house = openHouse();

async function lobby(search = ''): Promise<{ page: Page; errors: string[] }> {
  const { page, errors } = await visitor(house.browser);
  await page.addInitScript(`localStorage.setItem('diadochi.name', '"Ann"')`);
  await page.goto(`${house.serving.address}/${search}`);
  await page.locator('.new-table').waitFor();
  return { page, errors };
}
/** What the server knows of the table that is looked at. */
async function tableOf(page: Page) {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await fetch(`${house.serving.address}/api/tables/${id}`);
  const { table } = (await answer.json()) as {
    table: { game: string; status: string; options: object; seats: { bot: string | null }[] };
  };
  return table;
}

describe('The lobby', () => {
  it('offers Phalanxx and Successors, each with its own sign', { timeout: 300_000 }, async () => {
    const { page } = await lobby();
    const games = await page.locator('.new-table .game-about').allInnerTexts();
    expect(games).toHaveLength(2);
    expect(games[0]).toMatch(/^Phalanxx\s+1–4 players\s+about an hour$/);
    expect(games[1]).toMatch(/^Successors\s+2–5 players\s+about four hours/);
    const drawn = await page
      .locator('.new-table .game-sign path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    expect(new Set(drawn).size).toBe(2);
    await page.locator('.to-choose').click();
    expect(await page.locator('dialog .game-about').count()).toBe(2);
  });

  it('offers the game that its address asks for, be it the one for contributors', {
    timeout: 300_000,
  }, async () => {
    const { page } = await lobby('?game=proof');
    const games = await page.locator('.new-table .game-about').allInnerTexts();
    expect(games).toHaveLength(3);
    expect(games[0]).toMatch(/^The proof game[\s\S]*to try the table out$/);
    // Its cards may be played in others' turns: a table can agree on being quick about it.
    await page.getByRole('radiogroup', { name: 'Pace' }).getByRole('radio', { name: 'live' }).check();
    await page.getByLabel(/^Quick reactions[\s\S]*when the table waits, somebody holds one/).check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.waitForURL(/\/table\//);
    expect(await tableOf(page)).toMatchObject({ game: 'proof', pace: { live: true, hold: 0, fast: true } });
  });

  it('says under which licence it is, whose work it shows, and that it is unofficial', {
    timeout: 300_000,
  }, async () => {
    const { page, errors } = await lobby();
    expect(await page.locator('footer.credits').innerText()).toMatch(/An unofficial work by fans/);
    await page.getByRole('button', { name: 'Licence and sources' }).click();
    const said = await page.locator('dialog').innerText();
    for (const name of [
      'MIT',
      'game-icons.net',
      'Lorc',
      'CC BY 3.0',
      'Cinzel',
      'Source Sans 3',
      'Natural Earth',
    ])
      expect(said).toContain(name);
    expect(errors).toEqual([]);
  });

  it('starts Successors against four bots at one press', { timeout: 300_000 }, async () => {
    const { page, errors } = await lobby();
    await page.locator('.to-play').click();
    await page.waitForURL(/\/table\//);
    await page.locator('.prompt').waitFor();
    const { game, status, seats } = await tableOf(page);
    expect([game, status, seats.map(({ bot }) => bot !== null)]).toEqual([
      ...['successors', 'playing'],
      [false, true, true, true, true],
    ]);
    expect(errors).toEqual([]);
  });

  it('shows what waits for me and what others play, on a map, and nothing that is not listed', {
    timeout: 300_000,
  }, async () => {
    const { table } = guestsOf(house.serving.address, 'lobby');
    const [mine] = await table({ game: 'successors', name: 'Mine', seats: ['Ann', 'Bob'] });
    await table({ game: 'successors', name: 'Listed', seats: ['Cleo', 'Dion'] });
    await table({ game: 'successors', name: 'Secret', seats: ['Cleo', 'Dion'], open: false });
    const { page, errors } = await visitor(house.browser);
    await page.addInitScript(
      `localStorage.setItem('diadochi.seats', ${JSON.stringify(JSON.stringify([mine]))})`,
    );
    await page.goto(house.serving.address);
    const watched = page.locator('#watch .table-card', { hasText: 'Listed' });
    await watched.waitFor();
    await page.locator('.hero-map .map-things').waitFor();
    await page.locator('.my-tables .picture .general').first().waitFor();
    const own = await page.locator('.my-tables .table-card', { hasText: 'Mine' }).innerText();
    // Whoever is asked first, and what, is in the cards.
    expect(own).toMatch(/^Set-up[\s\S]*Mine[\s\S]*2 players[\s\S]*(asked|last move) just now\s+You are Ann/);
    expect(await page.content()).not.toContain('Secret');
    await watched.getByRole('link', { name: /Watch/ }).click();
    await page.waitForURL(/\/table\//);
    expect(errors).toEqual([]);
  });

  it('leads alone to MaXXimilian, who has a name and a colour of nobody', { timeout: 300_000 }, async () => {
    const { page, errors } = await lobby();
    await page.locator('.to-choose').click();
    await page.locator('dialog').getByRole('radio', { name: 'MaXXimilian' }).check();
    await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.seats .seat').nth(1).waitFor();
    expect(await tableOf(page)).toMatchObject({
      game: 'phalanxx',
      status: 'playing',
      seats: [{ bot: null }],
    });
    const names = page.locator('.seats .seat-name b');
    expect(await names.allInnerTexts()).toEqual(['Ann', 'MaXXimilian']);
    expect(await page.locator('.seats .seat').nth(1).getAttribute('class')).toMatch(/\bneutral\b/);
    expect(errors).toEqual([]);
  });

  it('opens a table for one, with what was chosen, and it begins at once', { timeout: 300_000 }, async () => {
    const { page, errors } = await lobby();
    await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '1' }).check();
    expect(await page.locator('.new-table').innerText()).toMatch(/Nobody else is needed/);
    await page.getByText('Table options').click();
    await page.getByLabel(/^Expert game/).check();
    await page.getByLabel(/advantage in a solo expert game/).selectOption({ label: 'Legend' });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.prompt').waitFor();
    const { status, options } = await tableOf(page);
    expect(status).toBe('playing');
    expect(options).toMatchObject({ expert: true, soloAdvantage: 'legend' });
    expect(errors).toEqual([]);
  });

  it('offers only what means something with so many players', { timeout: 300_000 }, async () => {
    const { page } = await lobby();
    const players = page.getByRole('radiogroup', { name: 'Players' });
    await page.getByText('Table options').click();
    const begins = page.locator('.setting.choice select');
    expect(await begins.locator('option').count()).toBe(3);
    await players.getByRole('radio', { name: '4' }).check();
    await begins.selectOption({ index: 4 });
    await players.getByRole('radio', { name: '1' }).check();
    expect(await page.locator('.setting label').allInnerTexts()).toEqual([
      expect.stringMatching(/^Expert game/),
      expect.stringMatching(/advantage in a solo expert game/),
    ]);
    await players.getByRole('radio', { name: '2' }).check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.waitForURL(/\/table\//);
    expect((await tableOf(page)).options).toEqual({ expert: false, startPlayer: 'random' });
  });

  it('waits with the game’s name, links to copy, bots for empty seats and the way back', {
    timeout: 300_000,
  }, async () => {
    const { page, errors } = await lobby();
    await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '3' }).check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('link', { name: 'To the table' }).click();
    const room = page.locator('.waiting');
    await room.waitFor();
    expect(await room.innerText()).toMatch(/Phalanxx[\s\S]*2 more players, and it begins/i);
    const link = await room.getByLabel('Link for seat 2').first().inputValue();
    expect(link).toMatch(/\/table\/[a-z0-9]+#[\w-]+$/);
    expect(await room.getByRole('button', { name: 'Copy: Link for seat 3' }).isVisible()).toBe(true);
    expect(await room.getByRole('link', { name: 'To the lobby' }).getAttribute('href')).toBe('/');
    await room
      .getByRole('button', { name: /Fill with a bot/ })
      .first()
      .click();
    await room.getByText('One more player, and it begins').waitFor();
    expect(await room.locator('li').nth(1).innerText()).toMatch(/Bot 2[\s\S]*fair/);
    await room.getByRole('button', { name: /Fill with a bot/ }).click();
    await page.locator('.prompt').waitFor();
    expect((await tableOf(page)).seats.map(({ bot }) => bot)).toEqual([null, 'greedy', 'greedy']);
    expect(errors).toEqual([]);
  });

  it('seats bots of the chosen strength', { timeout: 300_000 }, async () => {
    const { page, errors } = await lobby();
    const { games } = (await (await fetch(`${house.serving.address}/api/games`)).json()) as {
      games: { name: string; bots: string[] }[];
    };
    const bots = games.find(({ name }) => name === 'phalanxx')?.bots ?? [];
    const words: { [bot: string]: string } = { random: 'easy', greedy: 'fair', search: 'strong' };
    await page
      .getByRole('radiogroup', { name: 'Who sits on seat 2' })
      .getByRole('radio', { name: 'Bot' })
      .check();
    const offered = page.getByRole('radiogroup', { name: 'Bots play' }).locator('label');
    expect(await offered.allInnerTexts()).toEqual(bots.length < 2 ? [] : bots.map((bot) => words[bot]));
    const strongest = bots.at(-1) ?? '';
    if (bots.length > 1) await offered.getByRole('radio').last().check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.seats .seat').nth(1).waitFor();
    expect((await tableOf(page)).seats.map(({ bot }) => bot)).toEqual([null, strongest]);
    expect(await page.locator('.seats .seat-name').nth(1).innerText()).toMatch(words[strongest]);
    expect(errors).toEqual([]);
  });
});
