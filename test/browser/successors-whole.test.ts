/**
 * Two people and two bots bring a game of Successors to its end through the page alone: an event, a Siege with a Surprise
 * card, a voyage; the server is restarted, somebody comes back after a while, and the game is passed on by a link.
 * Whole games from their first card on are played by `npm run campaign:page`.
 */

import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { driverOf } from './driver.ts';
import { openHouse } from './house.ts';
import { ANNS_ROUND, isAsPlanned, LAST_ROUNDS } from './last-rounds.ts';
import { openScene, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';
import { sit } from './siege-scene.ts';

const house = openHouse();
const PATIENT = { timeout: 120_000 };
const HOUR = 3_600_000;

const asked = (page: Page, kind: string) => page.locator(`.successors-answer[data-kind=${kind}]`);
const offer = (page: Page, key: string) => page.locator(`.successors-answer .offer[data-offer^="${key}"]`);
const confirm = (page: Page) => page.locator('.beside .confirm');
const logText = (page: Page) => page.locator('.log').innerText();

async function event(ann: Page): Promise<void> {
  await ann.locator('[data-card="phoenician-shipyards"]').click();
  await ann.locator('.opened-card [data-use="event"]').click();
  await offer(ann, 'fleet phoinike').click();
  await asked(ann, 'activate').waitFor();
}

/** 15, with a Traitor Inside the City. */
async function siege(ann: Page): Promise<void> {
  await offer(ann, 'roll').click();
  await confirm(ann).click();
  await offer(ann, 'army rhodos').waitFor();
  await ann.locator('.piece[data-piece^="rhodos outside 0"] .initials').first().click();
  await ann.locator('.composer .confirm').click();
  await offer(ann, 'siege').click();
  await ann.locator('.siege-do[aria-disabled="false"]').click();
  await asked(ann, 'siegeRoll').waitFor();
  await offer(ann, 'play traitor-inside-city').click();
  await confirm(ann).click();
  await expect.poll(() => logText(ann), PATIENT).toMatch(/Rhodos falls to Ann/);
}

/** 13: nobody is there to meet her. */
async function voyage(ann: Page): Promise<void> {
  await offer(ann, 'army phaselis').waitFor();
  await ann.locator('.piece[data-piece^="phaselis outside 0"] .initials').first().click();
  await ann.getByRole('button', { name: 'By sea' }).click();
  await offer(ann, 'port').first().click();
  await confirm(ann).click();
  await offer(ann, 'land outside').click();
  await expect.poll(() => logText(ann), PATIENT).toMatch(/Ann lands with Antigonos/);
}

/** Comes back hours later: what this browser has kept is that much older. */
async function back(page: Page): Promise<void> {
  await page.addInitScript(`{
    const seen = JSON.parse(localStorage.getItem('diadochi.seen') ?? '{}');
    for (const each of Object.values(seen)) each.at -= ${3 * HOUR};
    sessionStorage.older ?? localStorage.setItem('diadochi.seen', JSON.stringify(seen));
    sessionStorage.older = '1';
  }`);
}

/** All press what is offered, until something has come; where nothing leads on, it throws. */
async function playUntil(pages: readonly Page[], seed: string, until: () => Promise<boolean>): Promise<void> {
  // What bots do differs from run to run: whether all is tidy then is for the campaign to find out.
  const drivers = pages.map((page, i) => driverOf(page, { seed: `${seed} ${i}`, looksAround: false }));
  let isThere = false;
  const play = async (driver: (typeof drivers)[number]): Promise<void> => {
    while (!isThere) {
      await driver.step();
      isThere ||= await until();
    }
  };
  await Promise.all(drivers.map(play));
}

async function opened(): Promise<Scene> {
  const bot = { bot: 'random' };
  const scene = await openScene(LAST_ROUNDS, {
    names: ['Ann', 'Bob', bot, bot],
    script: ANNS_ROUND,
    isWanted: isAsPlanned,
  });
  onTestFinished(() => scene.close());
  return scene;
}

describe('A game of Successors', () => {
  it('is brought to its end by two people and two bots, whatever happens to the line, and passed on', {
    timeout: 300_000,
  }, async () => {
    const scene = await opened();
    const [{ page: ann, errors }, { page: bob, errors: others }] = await Promise.all([
      sit(house.browser, scene, 0),
      sit(house.browser, scene, 1),
    ]);
    await event(ann);
    await siege(ann);
    // The server goes down and comes up again while both look on: she goes on where she was.
    await scene.restart();
    await offer(ann, 'end').click();
    await voyage(ann);
    await offer(ann, 'end').click();
    await offer(ann, 'pass').click();
    if (await confirm(ann).isVisible()) await confirm(ann).click();
    await expect.poll(() => bob.locator('.prompt.mine').count(), PATIENT).toBe(1);

    // She leaves, and hears the rest when she is back.
    await ann.goto(scene.address);
    const isHers = async () => {
      const title = await bob.locator('.prompt').innerText();
      return /Ann/.test(title) || (await bob.locator('.outcome').count()) > 0;
    };
    await playUntil([bob], 'whole', isHers);
    await back(ann);
    await ann.goto(`${scene.address}/table/${scene.seats[0].id}`);
    await ann.getByRole('heading', { name: 'Since you were here' }).waitFor();
    expect(await ann.locator('.since-scenes > li').count()).toBeGreaterThan(0);
    await ann.keyboard.press('Escape');

    const isOver = async () =>
      (await ann.locator('.outcome').count()) > 0 && (await bob.locator('.outcome').count()) > 0;
    await playUntil([ann, bob], 'to the end', isOver);
    const outcome = await ann.locator('.outcome').first().innerText();
    expect(outcome).toMatch(/won|share the victory/);
    expect(await bob.locator('.outcome').first().innerText()).toBe(outcome);

    // Whoever gets the link sees the moment at which Rhodos fell, with all hands open.
    await ann.goto(`${scene.address}/table/${scene.seats[0].id}?replay`);
    await ann.locator('.past-dock .plot').first().waitFor();
    await ann.getByRole('button', { name: 'Share this moment' }).click();
    const link = await ann.getByLabel('Link to this moment').first().inputValue();
    const { page: cleo, errors: more } = await visitor(house.browser);
    await cleo.goto(link);
    await cleo.locator('.past-dock .plot').first().waitFor();
    expect([...errors, ...others, ...more]).toEqual([]);
  });
});
