/** The end of a game, its replay, and a card that is taken back: at tables that begin where it matters. */

import { phalanxx } from '@diadochi/phalanxx';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { openScene, type Position, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';

const house = openHouse();

/** Roxane needs one PC more for Thrake, and has 23 VP then: S3.1-03. */
const won: Position = {
  turn: 5,
  round: 3,
  step: 'surrender',
  provinces: { phrygia: 0, syria: 0, babylonia: 0, aigyptos: 0, hellas: 1, lydia: 2, makedonia: 3 },
  pcs: { kardia: 0, byzantion: 0, philippopolis: 0, pagasai: 0 },
  units: ['0 abdera loyal 1', '0 larisa loyal 1'],
  generals: {
    krateros: '0 pella',
    attalos: '0 larisa',
    dokimos: '0 abdera',
    antigonos: '1 sardeis',
    perdikkas: '2 babylon',
    eumenes: '3 nora',
  },
  royals: { alexandros: 'sardeis by 1' },
};

async function visit(scene: Scene, seat: number | null, options: Parameters<typeof visitor>[1] = {}) {
  const { page, errors } = await visitor(house.browser, { bypassCSP: true, ...options });
  if (seat === null) await page.goto(`${scene.address}/table/${scene.seats[0].id}`);
  else await comeBack(page, scene.address, scene.seats[seat]);
  return { page, errors };
}
/** The tables come after the words. */
async function rowsOf(page: Page, nth: number): Promise<string[]> {
  const rows = page.locator('.ended-table').nth(nth).locator('tbody tr');
  await rows.first().waitFor();
  return (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

describe('Who comes back when all is over', () => {
  it('is told what has happened, and not how near to winning the winner is', {
    timeout: 300_000,
  }, async () => {
    const position: Position = {
      ...won,
      units: ['0 abdera loyal 1', '0 chalkis loyal 1'],
      generals: {
        ...{ krateros: '0 pella', attalos: '0 chalkis', dokimos: '0 abdera' },
        ...{ antigonos: '1 sardeis', perdikkas: '2 babylon', eumenes: '3 nora' },
      },
    };
    const names = ['Roxane', 'Berenike', 'Kalliope', 'Hektor'];
    const scene = await openScene(position, { names });
    // It concerns her, so that she is told.
    await scene.play([
      [0, { remove: 'chalkis' }],
      [0, { place: 'abdera' }],
    ]);
    const { page } = await visitor(house.browser, { viewport: { width: 1440, height: 900 } });
    const seen = JSON.stringify({ [scene.seats[1].id]: { seq: 0, at: Date.now() - 3_600_000 } });
    await page.addInitScript(`localStorage.setItem('diadochi.seen', ${JSON.stringify(seen)})`);
    await comeBack(page, scene.address, scene.seats[1]);
    await page.getByRole('heading', { name: 'Since you were here' }).waitFor();
    await page.locator('.since').getByText('Thrake: Roxane').first().waitFor();
    expect(await page.locator('.since-heed').count()).toBe(0);
    await scene.close();
  });
});

describe('The end of Successors', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(won, { names: ['Roxane', 'Berenike', 'Kalliope', 'Hektor'] });
    await scene.play([[0, { place: 'abdera' }]]);
  });
  afterAll(() => scene?.close());

  it('names the winner first and why, with L and VP of all by their parts (S3.1-03)', {
    timeout: 300_000,
  }, async () => {
    const { page, errors } = await visit(scene, 1, { viewport: { width: 1440, height: 900 } });
    const panel = page.locator('.ended');
    await panel.waitFor();
    expect(await panel.locator('h2').innerText()).toMatch(/Roxane has won/i);
    // What is said of an end is loaded with it.
    await panel.locator('.ended-how', { hasText: 'Instant Victory' }).waitFor();
    const words = await panel.locator('.ended-words').innerText();
    expect(words).toMatch(/Instant Victory: 23 VP in Game Turn V, Round 3\.\s+S3\.1-03/);
    expect(words).toMatch(/You came 2nd/);
    expect(await rowsOf(page, 0)).toEqual([
      'Roxane 19 4 23',
      'Berenike 4 – 4',
      'Kalliope 3 – 3',
      'Hektor 3 – 3',
    ]);
    expect(await rowsOf(page, 1)).toEqual([
      'Roxane – 3 – – 3',
      'Berenike 5 3 – – 8',
      'Hektor – 3 2 – 5',
      'Kalliope – 3 – 1 4',
    ]);
    expect(await page.locator('body').innerText()).not.toMatch(/to win\b/);
    expect(await panel.getByRole('link', { name: 'Replay' }).isVisible()).toBe(true);
    expect(await faults(page)).toEqual([]);
    // Folded, the board is free and the ways on stay at hand.
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.locator('.outcome').getByRole('button', { name: 'Show the result' }).click();
    await panel.waitFor();
    await panel.getByRole('link', { name: 'To the lobby' }).click();
    await page.locator('.new-table').waitFor();
    expect(errors).toEqual([]);
  });

  it('tells a spectator on a phone the same, in German and in the dark', { timeout: 300_000 }, async () => {
    const { page, errors } = await visit(scene, null, {
      viewport: { width: 360, height: 740 },
      locale: 'de-DE',
      colorScheme: 'dark',
    });
    await page.locator('.ended').waitFor();
    await page.reload();
    await page.locator('.ended').waitFor();
    await page.locator('.ended-how', { hasText: 'Sofortiger Sieg' }).waitFor();
    const words = await page.locator('.ended-words').innerText();
    expect(words).toMatch(/Sofortiger Sieg: 23 SP in Spielzug V, Runde 3\.\s+S3\.1-03/);
    expect(words).not.toMatch(/Du bist/);
    expect(await rowsOf(page, 0)).toHaveLength(4);
    const parts = page.locator('.ended-parts');
    // One part below the other, none beside them out of sight.
    await parts.getByText(/Wie es lief/i).waitFor();
    expect(await parts.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await overflow(page)).toBe(0);
    expect(await faults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('a replay asks nobody: no Undo, nobody’s move, no waiting', { timeout: 300_000 }, async () => {
    const { page, errors } = await visit(scene, 0);
    await page.locator('.ended').getByRole('link', { name: 'Replay' }).click();
    await page.locator('.replay').waitFor();
    const look = async () => {
      expect(await page.locator('.ended').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
      expect(await page.locator('body').innerText()).not.toMatch(/your move|thinking|waiting for/i);
    };
    await page.locator('.prompt p', { hasText: /^Next to act: Roxane\.$/ }).waitFor();
    await look();
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.locator('.outcome').waitFor();
    await look();
    expect(errors).toEqual([]);
  });
});

it('The end of a solo game of Phalanxx has MaXXimilian’s total (P23-16)', { timeout: 300_000 }, async () => {
  const position = { round: 8, step: 'end', last: true, played: { 0: ['X-02', 'X-04'], 1: ['X-07'] } };
  const scene = await openScene(position, { game: phalanxx, names: ['Ann'] });
  try {
    const { page, errors } = await visit(scene, 0);
    await page.locator('.ended-how', { hasText: 'MaXXimilian' }).waitFor();
    const first = await page.locator('.ended-first li').allInnerTexts();
    expect(first.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual(['6 Ann', '5 MaXXimilian']);
    expect(await page.locator('.ended-words').innerText()).toMatch(/ahead of MaXXimilian\.\s+P23-16/);
    expect(await page.locator('.ended .scores').innerText()).toMatch(/Strength track[\s\S]*Total/);
    expect(errors).toEqual([]);
  } finally {
    await scene.close();
  }
});

it('A Tyche card is taken back, and the others know that it is there (S6.2-01)', {
  timeout: 300_000,
}, async () => {
  const hands = { 0: ['diplomacy', 'minor-raid'], 1: ['fog'] };
  const scene = await openScene({ turn: 3, round: 1, step: 'tyche', active: 0, hands });
  try {
    await scene.play([[0, { operations: 'diplomacy', on: 'train' }]]);
    const { page: bob } = await visit(scene, 1);
    const { page: ann, errors } = await visit(scene, 0);
    await ann.getByRole('button', { name: 'Undo' }).click();
    await ann.getByRole('button', { name: 'Redo' }).waitFor();
    for (const page of [ann, bob])
      await page.locator('.faction-fact[title*="2 cards in hand; all have seen Diplomacy"]').waitFor();
    expect(errors).toEqual([]);
  } finally {
    await scene.close();
  }
});
