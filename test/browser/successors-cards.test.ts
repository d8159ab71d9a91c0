/** Events of cards at the table: the opened card offers them beside its OPs, and their questions are answered on the map or with the pieces. */

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack } from './playing.ts';
import { openScene, type Position, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';

const house = openHouse();

const POSITION: Position = {
  turn: 2,
  step: 'tyche',
  active: 0,
  provinces: { aigyptos: 0, phoinike: 0 },
  pcs: { larisa: 0, sardeis: 0, ephesos: 0, knidos: 1, lamia: 'independent' },
  generals: { antigonos: '0 pella', eumenes: '1 dana', krateros: '1 knidos' },
  units: ['0 pella loyal 3', '1 dana loyal 4 mercenary 2', '1 knidos mercenary 1'],
  training: { 0: 'loyal 4' },
  hands: {
    0: [
      'greek-mercenaries',
      'epidemic',
      'desertions',
      'phoenician-shipyards',
      'egyptian-military-colonists',
      'bad-harvest',
      'the-helepolis',
    ],
    1: ['scouts'],
  },
};
const EN = [1440, 900, 'en'] as const;
const LOOKS = [EN, [1024, 768, 'de'], [360, 780, 'en'], [360, 780, 'de']] as const;
const SLOW = { timeout: 300_000 };

/** Each test has a table of its own, in the same position. */
async function sit([width, height, locale]: readonly [number, number, string]): Promise<{
  readonly page: Page;
  readonly scene: Scene;
}> {
  const scene = await openScene(POSITION);
  const { page } = await visitor(house.browser, {
    viewport: { width, height },
    locale,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await comeBack(page, scene.address, scene.seats[0]);
  await page.locator('.tyche-card.can').first().waitFor();
  return { page, scene };
}

const kind = (name: string): string => `.successors-answer[data-kind=${name}]`;
const prompt = (page: Page): Promise<string> => page.locator('.prompt p').first().innerText();
/** Presses something, and the button that confirms it where that is asked for, whichever comes before what follows. */
async function press(page: Page, what: string | Locator, then: string): Promise<void> {
  await (typeof what === 'string' ? page.locator(what).first() : what).click();
  await reach(page, then);
}
async function reach(page: Page, then: string): Promise<void> {
  const next = page.locator(then).filter({ visible: true });
  const confirm = page.locator('.confirm:not([disabled])').filter({ visible: true });
  await next.or(confirm).first().waitFor();
  if ((await next.count()) === 0) await confirm.first().click();
  await next.first().waitFor();
}
async function play(page: Page, card: string, then: string): Promise<void> {
  await page.locator(`[data-card="${card}"]`).click();
  await press(page, '.opened-card [data-use="event"]', then);
}
const offer = (name: string, choice: string): string => `${kind(name)} [data-offer="${choice}"]`;
/** A space of the map, where it lies. */
const space = (page: Page, id: string): Locator => page.locator(`.spaces [data-space="${id}"]`).first();
const told = (page: Page, words: string): Promise<void> =>
  page.locator('.log li', { hasText: words }).first().waitFor();

describe('Events of Successors in a real browser', () => {
  it.each(LOOKS)('bring CUs with a Minor General, at %i × %i (%s)', SLOW, async (...look) => {
    const { page, scene } = await sit(look);
    await play(page, 'greek-mercenaries', kind('chooseLocation'));
    expect(await page.locator(`${kind('chooseLocation')} .event-card`).innerText()).toContain('Thessalia');
    expect(await overflow(page)).toBe(0);
    await page.locator(offer('chooseLocation', 'at sardeis')).click();
    await press(page, '[data-offer="side inside"]', kind('chooseGeneral'));
    expect(await prompt(page)).toContain('Sardeis');
    expect(await overflow(page)).toBe(0);
    expect(await faults(page)).toEqual([]);
    await press(page, offer('chooseGeneral', 'general attalos'), kind('activate'));
    await page.context().close();
    await scene.close();
  });

  it('Epidemic: an Army is pressed on the map, and the die is confirmed beside it', SLOW, async () => {
    const { page, scene } = await sit(EN);
    await play(page, 'epidemic', kind('chooseLocation'));
    expect(await prompt(page)).toBe('Ann, which Army suffers Attrition by “Epidemic”?');
    // That nothing is chosen is no choice here; who would suffer is told.
    expect(await page.locator(offer('chooseLocation', 'none true')).count()).toBe(0);
    expect(await page.locator(offer('chooseLocation', 'at dana')).innerText()).toContain('Eumenes, 6 CUs');
    await space(page, 'dana').click();
    const confirm = page.locator('.beside .confirm');
    await confirm.waitFor();
    expect(await confirm.innerText()).toContain('Attrition at Dana');
    await confirm.click();
    await told(page, 'for Attrition');
    await page.context().close();
    await scene.close();
  });

  it('Desertions: where, and which CU, by keys alone', SLOW, async () => {
    const { page, scene } = await sit(EN);
    const focused = (selector: string) =>
      expect
        .poll(() => page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)})`), {
          timeout: 30_000,
        })
        .toBe(true);
    const cards = await page
      .locator('.tyche-card')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
    await page.keyboard.press(String(cards.indexOf('desertions') + 1));
    await focused('.opened-card [data-use="event"]');
    await page.keyboard.press('e');
    await page.locator(offer('chooseLocation', 'at dana')).waitFor();
    await focused(`${kind('chooseLocation')} .offer`);
    await page.keyboard.press('1');
    await page.locator(offer('chooseUnit', 'unit loyal')).waitFor();
    await page.keyboard.press('2');
    await told(page, 'by desertion');
    await page.context().close();
    await scene.close();
  });

  it('Phoenician Shipyards: Fleets are offered as tokens', SLOW, async () => {
    const { page, scene } = await sit(EN);
    await play(page, 'phoenician-shipyards', kind('chooseFleet'));
    expect(await page.locator(`${offer('chooseFleet', 'fleet aigyptos')} .fleet-token`).count()).toBe(1);
    expect(await faults(page)).toEqual([]);
    await press(page, offer('chooseFleet', 'fleet aigyptos'), kind('activate'));
    await page.locator('.seat .fleet-token.upgraded').first().waitFor();
    await page.context().close();
    await scene.close();
  });

  it('Egyptian Military Colonists: which CUs come is chosen first', SLOW, async () => {
    const { page, scene } = await sit(EN);
    await play(page, 'egyptian-military-colonists', kind('chooseUnit'));
    await press(page, offer('chooseUnit', 'unit mercenary'), kind('chooseLocation'));
    expect(await prompt(page)).toBe('Ann, where do you place the CUs of “Egyptian Military Colonists”?');
    await press(page, space(page, 'naukratis'), kind('activate'));
    await page.locator('[data-piece^="naukratis "]').waitFor();
    await page.context().close();
    await scene.close();
  });

  it('The Helepolis: what cannot be played says which clause forbids it', SLOW, async () => {
    const { page, scene } = await sit(EN);
    await page.locator('[data-card="the-helepolis"]').click();
    const refused = page.locator('.opened-card [data-use="event"].refused');
    await refused.waitFor();
    expect(await refused.locator('.clause').innerText()).toBe('C43-01');
    // It stays under its heading, and the OPs alone under theirs.
    const rows = await page.locator('.opened-card .tyche-uses > li').allInnerTexts();
    expect(rows[0]).toMatch(/^Event, then 2 OPs S6\.2-06\s+Event\s/i);
    expect(rows[1]).toMatch(/^or its OPs alone\s+P\s+Place PCs\s/i);
    await page.context().close();
    await scene.close();
  });

  describe('Bad Harvest, a Bonus card', () => {
    async function harvest(page: Page): Promise<void> {
      await page.locator('[data-card="bad-harvest"]').click();
      await page.locator('.opened-card .use-way').nth(1).waitFor();
      await press(page, '.opened-card [data-use="event"]', kind('chooseProvince'));
      // A Province is pressed wherever it is.
      await press(page, space(page, 'gordion'), kind('bonus'));
      await page.locator('[data-barren="phrygia"]').waitFor({ state: 'attached' });
    }

    it(
      'S6.2-06 lies before its player, hatches the Province and leaves its OPs to be used',
      SLOW,
      async () => {
        const { page, scene } = await sit(EN);
        await harvest(page);
        await page.locator('.seat .lasting-tag').click();
        await page.locator('dialog .lasting-note', { hasText: 'Until the end of Game Turn II' }).waitFor();
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await press(page, offer('bonus', 'on train'), kind('activate'));
        await told(page, '2 OPs');
        await page.context().close();
        await scene.close();
      },
    );

    it('S6.2-06 or not', SLOW, async () => {
      const { page, scene } = await sit([360, 780, 'en']);
      await page.locator('[data-card="bad-harvest"]').click();
      await press(page, '.opened-card [data-use="event"]', kind('chooseProvince'));
      await page.locator(offer('chooseProvince', 'list')).click();
      await press(page, offer('chooseProvince', 'province phrygia'), kind('bonus'));
      expect(await overflow(page)).toBe(0);
      await press(page, offer('bonus', 'none true'), kind('activate'));
      await page.context().close();
      await scene.close();
    });
  });
});

describe('What cards have left on the map', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene({
      ...POSITION,
      pcs: { sousa: 0, sardeis: 1 },
      generals: { antigonos: '0 sardeis' },
      units: ['0 sardeis loyal 4'],
      looted: ['sousa'],
      lasting: { 'the-helepolis': { holder: 0, space: 'sardeis' } },
    });
  });
  afterAll(() => scene?.close());

  it('C42-04 C43-02 is drawn beside its space, and told of it', SLOW, async () => {
    const { page } = await visitor(house.browser, {
      viewport: { width: 1440, height: 900 },
      locale: 'en',
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await comeBack(page, scene.address, scene.seats[0]);
    await page.locator('[data-space="sousa"] [data-mark="looted"]').waitFor();
    await page.locator('[data-space="sardeis"] [data-mark="engine"]').waitFor();
    expect(await page.locator('#space-sousa').innerText()).toContain('looted');
    expect(await page.locator('#space-sardeis').innerText()).toContain('the Helepolis is here');
    await page.context().close();
  });
});
