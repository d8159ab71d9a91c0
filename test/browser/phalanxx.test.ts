import { type Json, type Pending, readRecord } from '@diadochi/kernel';
import { phalanxx } from '@diadochi/phalanxx';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack, isOver, newTable, playOn, sitDown } from './playing.ts';
import { openMoment, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';

const house = openHouse();

/** However busy the machine is. */
const PATIENT = { timeout: 120_000 };
const confirm = (page: Page) => page.locator('.answer .confirm:not([disabled])');
const openRegions = (page: Page) => page.locator('.region.open');
const openCards = (page: Page) => page.locator('.own-cards .use-card');

/** An action is asked for, and nothing has been chosen of it yet. */
const isBeginning = async (page: Page): Promise<boolean> =>
  (await page.locator('button.rolled').count()) > 0 &&
  (await page.locator('.answer .offer').count()) > 0 &&
  (await page.locator('.answer .walked').count()) === 0;

/**
 * Presses something and waits for what comes of it: what can be taken back is done at once, the rest is confirmed; or the
 * page says why not. Says whether the log tells of it.
 */
async function comes(page: Page, told: RegExp, press: () => Promise<unknown>): Promise<boolean> {
  const lines = page.locator('.log li');
  const before = await lines.count();
  await press();
  // The other player may have gone on meanwhile.
  const isTold = async () => {
    const all = await lines.allInnerTexts();
    return told.test(all.slice(before).join('\n'));
  };
  const isRefused = async () => (await page.locator('.answer .why').count()) > 0;
  const state = async () => {
    if ((await confirm(page).count()) > 0)
      await confirm(page)
        .click({ timeout: 5000 })
        .catch(() => {});
    return (await isTold()) ? 'told' : (await isRefused()) ? 'refused' : 'waiting';
  };
  let now = 'waiting';
  await expect
    .poll(async () => {
      now = await state();
      return now;
    }, PATIENT)
    .not.toBe('waiting');
  return now === 'told';
}

async function dragTo(page: Page, die: Locator, place: Locator): Promise<void> {
  const [from, to] = [await die.boundingBox(), await place.boundingBox()];
  if (from === null || to === null) throw new Error('there is nothing to drag, or nowhere to drag it');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 12, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
}

/** A die is dragged onto a red field, which slides it in. */
async function slideByDragging(page: Page): Promise<boolean> {
  const fields = page.locator('.red-field[data-drop]');
  for (let i = 0; i < (await fields.count()); i++) {
    const drag = () => dragTo(page, page.locator('button.rolled').first(), fields.nth(i));
    if (await comes(page, /slides/, drag)) return true; // it may be too dear to slide it in there
  }
  await page.keyboard.press('Escape');
  return false;
}

/** Income without the mouse: the die by its number, the row by arrows, the action by arrows and Enter. */
async function incomeByKeyboard(page: Page): Promise<boolean> {
  await page.keyboard.press((await page.locator('.tray-hint kbd').first().innerText()).trim());
  await page.locator('button.rolled.chosen').waitFor(PATIENT);
  await page.keyboard.press('ArrowDown');
  await page.locator('.dice-row.chosen').waitFor(PATIENT);
  const isAtIncome = async () =>
    /^Income \+3$/.test(await page.evaluate('document.activeElement?.textContent ?? ""'));
  for (let i = 0; i < 8 && !(await isAtIncome()); i++) await page.keyboard.press('ArrowRight');
  if (!(await isAtIncome())) {
    await page.keyboard.press('Escape');
    return false;
  }
  return comes(page, /of income/, () => page.keyboard.press('Enter'));
}

/** A region or a card is pressed, then a die and a row, as far as they are asked for. */
async function pressThrough(page: Page, what: Locator, told: RegExp): Promise<boolean> {
  if ((await what.count()) === 0) return false;
  const answer = () => page.evaluate(`document.querySelector('.answer, .latest')?.textContent`);
  const first = page.locator('.answer .offer:not([aria-disabled="true"])').first();
  return comes(page, told, async () => {
    await what
      .first()
      .click({ timeout: 5000 })
      .catch(() => {});
    // What is offered may go while we reach for it, and what was offered before counts for nothing: we look again.
    const isOnTheWay = async () =>
      (await page.locator('.answer .walked').count()) > 0 && (await confirm(page).count()) === 0;
    while (await isOnTheWay()) {
      const before = await answer();
      // It may be over before we look: then there is nothing to press.
      const isOn = async () => {
        if (!(await isOnTheWay())) return true;
        await first.click({ timeout: 1000 }).catch(() => {});
        return (await answer()) !== before;
      };
      await expect.poll(isOn, PATIENT).toBe(true);
    }
  });
}

/** Presses whatever is offered first, as a hasty player would: once, or again and again inside of the page. */
const PRESS = `(
  document.querySelector('.answer .confirm:not([disabled])') ??
  document.querySelector('.answer .offer:not([aria-disabled="true"])')
)?.click()`;
const pressOn = (page: Page): Promise<unknown> => page.evaluate(`void setInterval(() => ${PRESS}, 10)`);
const end = (page: Page): Promise<void> => page.locator('.outcome').first().waitFor({ timeout: 300_000 });

/** The seventh of some nine rounds, with cards, regions and talents for both; Ann is asked what she buys. */
async function lateInTheGame(no: number): Promise<Scene> {
  const isFound = (table: Json, { kind, seat }: Pending) =>
    (table as { readonly round: number }).round >= 7 && kind === 'buy' && seat === 0;
  const scene = await openMoment(phalanxx, ['Ann', 'Bob'], isFound, `late ${no}`);
  onTestFinished(() => scene.close());
  return scene;
}

/** The dice on the table. */
interface Lying {
  readonly grey: readonly Json[];
  readonly rolled: readonly Json[];
  readonly sides: readonly { readonly dice: readonly { readonly value: number }[] }[];
}

describe('Phalanxx in real browsers', () => {
  it('is played to its end by two people, with dice dragged, pressed and placed by keyboard', {
    timeout: 300_000,
  }, async () => {
    const ann = await visitor(house.browser, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const bob = await visitor(house.browser, { reducedMotion: 'reduce' });
    const deeds: { [name: string]: (page: Page) => Promise<boolean> } = {
      conquest: (page) => pressThrough(page, openRegions(page), /conquers/),
      card: (page) => pressThrough(page, openCards(page), /plays/),
      drag: slideByDragging,
      keyboard: incomeByKeyboard,
    };
    const left = new Set(Object.keys(deeds));
    let scene = await lateInTheGame(0);
    // What does not come up in one game comes up in the next.
    for (let games = 1; left.size > 0; games++) {
      if (games > 1) scene = await lateInTheGame(games);
      await comeBack(ann.page, scene.address, scene.seats[0]);
      await comeBack(bob.page, scene.address, scene.seats[1]);
      await ann.page.locator('.answer .offer').first().waitFor();
      await pressOn(bob.page);
      while (left.size > 0 && !(await isOver(ann.page))) {
        for (const name of left)
          if ((await isBeginning(ann.page)) && (await deeds[name](ann.page))) left.delete(name);
        await ann.page.evaluate(PRESS);
      }
      await pressOn(ann.page);
      await Promise.all([ann.page, bob.page].map(end));
    }

    const outcome = await ann.page.locator('.outcome-words').innerText();
    expect(outcome).toMatch(/won|share the victory/);
    expect(await bob.page.locator('.outcome-words').innerText()).toBe(outcome);
    // The heading has said who.
    expect(await ann.page.locator('.ended-how').innerText()).not.toMatch(/Ann|Bob/);
    // Why it ended so: each reason with its clause, and the totals of both.
    const scores = await ann.page.locator('.ended-parts').innerText();
    expect(scores).toMatch(/Strength track\s+P18-01/);
    const record = readRecord(
      await (await fetch(`${scene.address}/api/tables/${scene.seats[0].id}/record`)).json(),
    );
    for (const total of record.outcome?.scores ?? [])
      expect(scores).toMatch(new RegExp(`Total.*\\b${total}\\b`, 's'));
    expect([...ann.errors, ...bob.errors]).toEqual([]);
  });

  it('is played alone against MaXXimilian, to a rank', { timeout: 300_000 }, async () => {
    const { links } = await newTable(house.serving.address, ['person'], {}, 'phalanxx');
    const { page, errors } = await visitor(house.browser, { reducedMotion: 'reduce' });
    await sitDown(page, links[0], 'Ann');
    await page.locator('.seat', { hasText: 'MaXXimilian' }).waitFor();
    await pressOn(page);
    await end(page);
    expect(await page.locator('.outcome-words').innerText()).toMatch(
      /discharged|rank among the enlisted|Non-commissioned officer|Officer|General|Adviser to the king|“The Great”/,
    );
    expect(await page.locator('.ended-parts').innerText()).toMatch(/Ann\s+MaXXimilian/);
    expect(errors).toEqual([]);
  });

  it('says what to do next, which keys there are, and of every region where its values come from', {
    timeout: 300_000,
  }, async () => {
    const { links } = await newTable(house.serving.address, ['person', 'bot'], {}, 'phalanxx');
    const { page, errors } = await visitor(house.browser, {
      viewport: { width: 1440, height: 900 },
      bypassCSP: true,
    });
    await sitDown(page, links[0], 'Ann');
    await playOn([page], 'guided', () => isBeginning(page));
    const prompt = page.locator('.prompt p');
    expect(await prompt.innerText()).toMatch(/^Choose a rolled die/);
    await page.locator('button.rolled').first().click();
    expect(await prompt.innerText()).toMatch(/^In hand: (white|orange|purple) [1-6]/);

    // Why not, on the spot; and more for whoever wants it.
    await page.locator('.region:not(.open)').first().click();
    const tip = page.locator('.why-tip');
    expect(await tip.innerText()).toMatch(/Why not\?[\s\S]+P\d+-\d\d/);
    expect(await page.locator('dialog').count()).toBe(0);
    await tip.getByRole('button').click();
    const dialog = page.locator('dialog');
    await dialog.locator('summary').click();
    expect(await dialog.innerText()).toMatch(/Borders on .*(rulebook|reconstructed|recalled)/s);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await expect.poll(() => dialog.innerText(), PATIENT).toMatch(/1 2 3.*take up a rolled die/s);
    expect(errors).toEqual([]);
  });

  it('lets another row be pressed in the middle of an exchange', { timeout: 300_000 }, async () => {
    let [chosen, other] = ['', ''];
    // A die of Ann's can be exchanged for two or three of Bob's, and she has another row to press.
    const isFound = (table: Json, { kind, seat }: Pending) => {
      if (kind !== 'act' || seat !== 0) return false;
      const { grey, sides, rolled } = table as unknown as Lying;
      const [mine, his] = sides.map(({ dice }) => dice.map(({ value }) => value));
      const rows = [0, 1, 2].filter((row) => grey[row] === null);
      const found = rows.find((row) => his.filter((value) => value === mine[row]).length > 1);
      const names = ['top', 'middle', 'bottom'];
      [chosen, other] = [found, rows.find((row) => row !== found)].map((row) => names[row ?? 3]);
      return found !== undefined && rows.length > 1 && rolled[0] !== null;
    };
    const scene = await openMoment(phalanxx, ['Ann', 'Bob'], isFound, 'exchange 21');
    onTestFinished(() => scene.close());
    const { page, errors } = await visitor(house.browser, { viewport: { width: 1440, height: 900 } });
    await comeBack(page, scene.address, scene.seats[0]);
    await page.locator('.answer [data-offer=trade]').click();
    const dice = page.locator('.answer .offer[data-offer="trade first"]');
    const his = page.locator('.answer .offer[data-offer^="for "]');
    const rows = page.locator('.answer .offer[data-offer^="at "]');
    await dice.or(rows).first().waitFor();
    if ((await dice.count()) > 0) await dice.click();
    await rows.first().waitFor();
    await page.locator(`.grey-field[data-row=${chosen}]`).click();
    await his.nth(1).waitFor();
    await page.locator(`.grey-field[data-row=${other}]`).click();
    await his.first().waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('on a phone: which die is answered where it lies, what actions cost is in sight, and no exchange goes unseen', {
    timeout: 300_000,
  }, async () => {
    interface Die {
      readonly colour: string;
      readonly value: number;
    }
    // Three dice, and one exchange alone that can be made with the only row that is left.
    const isFound = (table: Json, { kind, seat }: Pending) => {
      const { rolled, sides } = table as unknown as {
        readonly rolled: readonly (Die | null)[];
        readonly sides: readonly { readonly dice: readonly Die[] }[];
      };
      const unlike = new Set(rolled.map((die) => die && `${die.colour} ${die.value}`));
      const isExchanged = ({ colour, value }: Die) =>
        sides[1].dice.some((each) => each.value === value && each.colour !== colour);
      return (
        kind === 'act' &&
        seat === 0 &&
        !unlike.has(null) &&
        unlike.size === 3 &&
        sides[0].dice.some(isExchanged)
      );
    };
    const scene = await openMoment(phalanxx, ['Ann', 'Bob'], isFound, 'a phone');
    onTestFinished(() => scene.close());
    const { page, errors } = await visitor(house.browser, { viewport: { width: 390, height: 844 } });
    await comeBack(page, scene.address, scene.seats[0]);
    const offer = (name: RegExp) => page.locator('.answer .offer', { hasText: name });
    const prompt = page.locator('.prompt p');
    await offer(/^Income \+3/).click();
    await page.locator('.answer .walked').waitFor();
    await page.locator('button.rolled').last().click();
    await expect.poll(() => prompt.innerText(), PATIENT).toMatch(/^Income with (white|orange|purple) [1-6]/);
    expect(await page.locator('.pocket-means').innerText()).toMatch(/\d+ talents?[\s\S]+in supply/);

    await page.locator('.answer .taken').first().click();
    await offer(/^Income \+ exchange/).click();
    const asked = confirm(page);
    const step = page.locator('.answer .offer:not([aria-disabled="true"])').first();
    await expect
      .poll(async () => {
        if ((await asked.count()) > 0) return 'asked';
        await step.click({ timeout: 1000 }).catch(() => {});
        return 'on the way';
      }, PATIENT)
      .toBe('asked');
    expect(await asked.innerText()).toMatch(/^Income \+3, and your .+ for Bob’s /);
    expect(await page.locator('button.rolled').count()).toBe(3);
    expect(errors).toEqual([]);
  });

  it('on a phone: why not is told once, and the next touch presses what it meets', {
    timeout: 300_000,
  }, async () => {
    const isFound = (table: Json, { kind, seat }: Pending) => {
      const { grey, sides, rolled } = table as unknown as Lying;
      const [mine, his] = sides.map(({ dice }) => dice.map(({ value }) => value));
      const free = mine.filter((_, row) => grey[row] === null);
      const isMiddle = rolled.filter((die) => die !== null).length === 2;
      return kind === 'act' && seat === 0 && isMiddle && !free.some((value) => his.includes(value));
    };
    const scene = await openMoment(phalanxx, ['Ann', 'Bob'], isFound, 'why not 3');
    onTestFinished(() => scene.close());
    const { page, errors } = await visitor(house.browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await comeBack(page, scene.address, scene.seats[0]);
    const press = async (verb: string) => {
      const box = await page.locator(`.answer [data-offer=${verb}]`).boundingBox();
      await page.touchscreen.tap(
        (box?.x ?? 0) + (box?.width ?? 0) / 2,
        (box?.y ?? 0) + (box?.height ?? 0) / 2,
      );
    };
    await page.locator('.answer [data-offer=trade][aria-disabled=true]').waitFor();
    await press('trade');
    expect(await page.locator('.why-tip').innerText()).toMatch(/Why not\?[\s\S]+P11-03/);
    expect(await page.locator('.answer .why').count()).toBe(0);
    await press('slide');
    await page.locator('.answer .walked').waitFor();
    expect(await page.locator('.why-tip').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('asks nobody to react while it is told what the others did before my turn', {
    timeout: 300_000,
  }, async () => {
    const { links } = await newTable(house.serving.address, ['person', 'bot'], {}, 'phalanxx');
    const { page, errors } = await visitor(house.browser);
    await page.addInitScript(`localStorage.setItem('diadochi.pace', '"brisk"')`);
    await sitDown(page, links[0], 'Ann');
    await page.evaluate(`
      globalThis.prompts = new Set();
      new MutationObserver(() => globalThis.prompts.add(document.querySelector('.prompt')?.innerText ?? ''))
        .observe(document.body, { childList: true, subtree: true, characterData: true })`);
    const isRound = async (round: number) =>
      (
        await page
          .locator('.prompt.mine')
          .innerText({ timeout: 1000 })
          .catch(() => '')
      ).includes(`ROUND ${round}`);
    await playOn([page], 'told', () => isRound(3));
    const prompts = await page.evaluate<string[]>('[...globalThis.prompts]');
    expect(prompts.filter((each) => /your turn[\s\S]*One moment/i.test(each))).not.toEqual([]);
    expect(prompts.filter((each) => /react/i.test(each))).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('shows in a replay with which dice things were done', { timeout: 300_000 }, async () => {
    const { id, links } = await newTable(house.serving.address, ['person', 'bot'], {}, 'phalanxx');
    const { page, errors } = await visitor(house.browser);
    await sitDown(page, links[0], 'Ann');
    await playOn([page], 'looked back on', () => isBeginning(page));
    const lying = await page.locator('button.rolled').count();
    await page.goto(`${house.serving.address}/table/${id}?replay`);
    await page.locator('.replay output', { hasText: /of [1-9]/ }).waitFor();
    await page.locator('.replay input[type="range"]').press('End');
    await expect.poll(() => page.locator('.past-dice .rolled').count(), PATIENT).toBe(lying);
    expect(await page.locator('.past-dice .red-field').count()).toBe(3);
    expect(errors).toEqual([]);
  });

  it.each([
    ['light', 1440, 900],
    ['dark', 1024, 768],
    ['light', 390, 844],
    ['dark', 360, 740],
  ] as const)(
    'is faultless in the %s theme at %i × %i: axe, width, and no name on another',
    {
      timeout: 300_000,
    },
    async (colorScheme, width, height) => {
      const seats = ['person', 'bot', 'bot', 'bot'] as const;
      const { links } = await newTable(house.serving.address, seats, { expert: true }, 'phalanxx');
      const { page, errors } = await visitor(house.browser, {
        colorScheme,
        viewport: { width, height },
        bypassCSP: true,
      });
      await sitDown(page, links[0], 'Ann');
      await page.locator('.answer .offer').first().waitFor();
      expect(await faults(page)).toEqual([]);
      await playOn([page], `access ${width}`, () => isBeginning(page));
      await page.locator('button.rolled').first().click();
      expect(await faults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(await page.evaluate(TOUCHING)).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
});

/** Which names of regions lie on each other, or outside of the map. */
const TOUCHING = `(() => {
  const sheet = document.querySelector('.region-sheet').getBoundingClientRect();
  const names = [...document.querySelectorAll('.region-name')].map((each) => [each.innerText, each.getBoundingClientRect()]);
  const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return names.flatMap(([name, a], i) => [
    ...(a.left < sheet.left || a.right > sheet.right || a.bottom > sheet.bottom ? [name] : []),
    ...names.slice(i + 1).flatMap(([other, b]) => (touch(a, b) ? [name + ' ' + other] : [])),
  ]);
})()`;
