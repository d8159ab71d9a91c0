import { successors } from '@diadochi/successors';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { guestsOf, type Seat } from '../../scripts/guests.ts';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { comeBack, newTable, sitDown } from './playing.ts';
import { momentsOf, openAt, openMoment, type Scene } from './scene-house.ts';
import { visitor } from './serving.ts';
import { kindAsked, playUntil } from './successors-playing.ts';

const house = openHouse();

/** However busy the machine is. */
const PATIENT = { timeout: 120_000 };
const turnAt = (page: Page): Promise<string> =>
  page.evaluate(`document.querySelector('.rounds .now')?.textContent ?? ''`);
const logged = (page: Page): Promise<number> => page.locator('.log li').count();

/** Where a General starts, without the mouse: to the map, to the next space that can be chosen, and Enter. */
async function deployByKeyboard(page: Page): Promise<void> {
  const before = await logged(page);
  await page.keyboard.press('m');
  expect(await page.evaluate(`document.activeElement?.className`)).toBe('map-list');
  // Where there is only one space it has been chosen already, and the list stands on it.
  if ((await page.locator('.confirm').count()) === 0) await page.keyboard.press('PageDown');
  else expect(await page.locator('.confirm').innerText()).toMatch(/^\w+ starts at /);
  await page.keyboard.press('Enter');
  // If cards are dealt after it, it is confirmed beside the space.
  // It is done when it is told, or when the question is gone: the log may have told it before it was counted.
  const isDone = async () => {
    if ((await page.locator('.beside .confirm').count()) > 0) await page.keyboard.press('Enter');
    return (await logged(page)) > before || (await kindAsked(page)) !== 'deploy';
  };
  await expect.poll(isDone, PATIENT).toBe(true);
}

/** The first seat of a table of a guest and bots, at its beginning. */
async function beginning(): Promise<Place> {
  const { address } = house.serving;
  const seats = ['Ann', ...Array.from({ length: 4 }, () => ({ bot: 'greedy' }))];
  const [seat] = await guestsOf(address, 'guests').table({ game: 'successors', name: 'Ann and bots', seats });
  return { address, seat };
}
/** The first seat of a table in its second turn, where it is asked for a card; it stays there, whoever looks. */
let middle: Promise<Scene> | null = null;
async function inTheMiddle(): Promise<Place> {
  middle ??= openMoment(
    successors,
    ['Ann', 'Bob', 'Cleo', 'Dion', 'Eos'],
    (table, { kind, seat }) =>
      (table as { readonly turn: number }).turn >= 2 && kind === 'tyche' && seat === 0,
  );
  const { address, seats } = await middle;
  return { address, seat: seats[0] };
}
// Whatever went wrong has failed the tests already: the house is closed all the same.
afterAll(async () => (await middle?.catch(() => null))?.close());

interface Place {
  readonly address: string;
  readonly seat: Seat;
}
async function visit({ address, seat }: Place, looks: Parameters<typeof visitor>[1]) {
  const { page, errors } = await visitor(house.browser, looks);
  await comeBack(page, address, seat);
  await page.locator('.map-things').waitFor();
  await page.waitForLoadState('networkidle');
  return { page, errors };
}

/** A table for five of which two are people: dealt, and one of them is asked where a General of theirs starts. */
async function dealt() {
  const seats = ['person', 'person', 'bot', 'bot', 'bot'] as const;
  for (;;) {
    const { links } = await newTable(house.serving.address, seats, {}, 'successors');
    const ann = await visitor(house.browser, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const bob = await visitor(house.browser, { reducedMotion: 'reduce' });
    await sitDown(ann.page, links[0], 'Ann');
    await sitDown(bob.page, links[1], 'Bob');
    const both = [ann.page, bob.page];
    // Both choose at once, and neither sees what the other was dealt.
    await Promise.all(both.map((page) => page.locator('.successors-answer .offer').nth(1).waitFor()));
    const asked = () => Promise.all(both.map(kindAsked));
    await playUntil(
      both,
      'set-up',
      async () => (await asked()).includes('deploy') || (await turnAt(ann.page)) === 'I',
      'deploy',
    );
    const place = (await asked()).indexOf('deploy');
    if (place >= 0) return { ann, bob, deploying: both[place] };
    // Those that both were dealt have one place to start from: once more.
    for (const page of both) await page.context().close();
  }
}

const LOOKS = [
  ['light', 1440, 900],
  ['dark', 360, 740],
] as const;

describe('Successors in real browsers', () => {
  it('is set up by two people and three bots, and played for a whole game turn: by map, cards, buttons and keys', {
    timeout: 300_000,
  }, async () => {
    const { ann, bob, deploying } = await dealt();
    const both = [ann.page, bob.page];
    await deploying.locator('[data-kind=deploy] :is(.offer, .confirm)').first().waitFor();
    await deployByKeyboard(deploying);
    const deeds = await playUntil(both, 'first turn', async () => (await turnAt(ann.page)) === 'II');
    for (const what of ['place', 'card', 'use', 'offer', 'confirm']) expect(deeds[what]).toBeGreaterThan(0);
    await expect.poll(() => turnAt(bob.page), PATIENT).toBe('II');

    // Everybody has the colour of the faction, and every point its reason.
    const panel = ann.page.locator('.seat', { hasText: 'Ann' });
    expect(await panel.getAttribute('class')).toMatch(/\bred\b/);
    expect(await panel.locator('.sources').innerText()).toMatch(/S3\.[56]-\d\d/);
    expect([...ann.errors, ...bob.errors]).toEqual([]);
  });

  it.each(LOOKS)(
    'is faultless at the start, in the %s theme at %i × %i',
    {
      timeout: 300_000,
    },
    async (colorScheme, width, height) => {
      const looks = { colorScheme, viewport: { width, height }, bypassCSP: true };
      const { page, errors } = await visit(await beginning(), looks);
      await page.locator('.successors-answer .offer').first().waitFor();
      expect(await faults(page)).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  it.each(LOOKS)(
    'is faultless in the middle, in the %s theme at %i × %i',
    {
      timeout: 300_000,
    },
    async (colorScheme, width, height) => {
      const looks = { colorScheme, viewport: { width, height }, bypassCSP: true };
      const { page, errors } = await visit(await inTheMiddle(), looks);
      await page.locator('.tyche-card.can').first().click();
      await page.locator('button.tyche-use:not([aria-disabled="true"])').first().waitFor();
      expect(await faults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(errors).toEqual([]);
    },
  );

  it('pans smoothly: no task of the page takes 50 ms of the processor', { timeout: 300_000 }, async () => {
    const { page } = await visit(await inTheMiddle(), { isPainted: true });
    await drawnAnew(page);
    const tasks = await tasksOfAPan(page);
    expect(tasks.length).toBeGreaterThan(PAN_MOVES);
    expect(tasks.filter((ms) => ms > LONG_TASK_MS)).toEqual([]);
  });

  it('shows no label or stack on another: early, in the middle and late, at three zooms', {
    timeout: 300_000,
  }, async () => {
    const names = ['Ann', 'Bob', 'Cleo', 'Dion', 'Eos'];
    // The last one is the end.
    const moments = momentsOf(successors, names.length, 'crowded').slice(0, -1);
    const { page, errors } = await visitor(house.browser, { reducedMotion: 'reduce' });
    for (const part of [0.1, 0.5, 1]) {
      const scene = await openAt(successors, names, moments[Math.ceil(part * moments.length) - 1]);
      onTestFinished(() => scene.close());
      await page.goto(`${scene.address}/table/${scene.seats[0].id}`);
      await page.locator('.map-things').waitFor();
      for (const zoom of [0, 1, 2]) {
        await page.getByRole('button', { name: zoom === 0 ? 'The whole map' : 'Closer' }).click();
        await drawnAnew(page);
        expect(await page.evaluate(TOUCHING), `${part} of the game, zoom ${zoom}`).toEqual([]);
      }
    }
    expect(errors).toEqual([]);
  });
});

/** The map has come to rest, and is drawn at its new size: from one frame to the next nothing has moved. */
const drawnAnew = (page: Page): Promise<void> =>
  page.evaluate(`new Promise((done) => {
    let before = '';
    requestAnimationFrame(function look() {
      const sheet = document.querySelector('.map-sheet');
      const now = [sheet.style.transform, document.querySelector('.names g')?.getAttribute('transform')].join();
      if (now === before && !sheet.classList.contains('moving')) return done();
      before = now;
      requestAnimationFrame(look);
    });
  })`);

/** Three seconds of frames. */
const PAN_MOVES = 180;
const LONG_TASK_MS = 50;
/**
 * The tasks of the page's main thread while the mouse drags the map: ms of processor time, which do not grow with what
 * else runs on the machine.
 */
async function tasksOfAPan(page: Page): Promise<number[]> {
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await house.browser.startTracing(page, {
    categories: ['__metadata', 'disabled-by-default-devtools.timeline'],
  });
  for (let i = 0; i < PAN_MOVES; i++)
    await page.mouse.move(500 + 260 * Math.sin(i / 12), 400 + 120 * Math.cos(i / 9));
  const { traceEvents } = JSON.parse(String(await house.browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  await page.mouse.up();
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(traceEvents.filter(isMain).map(threadOf));
  return traceEvents
    .filter((each) => each.name === 'RunTask' && main.has(threadOf(each)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** μs of the processor. */
  readonly tdur?: number;
}

/**
 * Which names, shields and stacks lie on each other. A line of text is higher than its letters, and the pointer of a
 * stack is there to reach its space: neither counts.
 */
const TOUCHING = `(() => {
  const rect = (element) => element.getBoundingClientRect();
  const text = (element) => {
    const { left, right, top, bottom, height } = rect(element);
    return { left, right, top: top + height * 0.28, bottom: bottom - height * 0.24 };
  };
  const names = [...document.querySelectorAll('.names .name')].map((each) => [each.textContent, text(each)]);
  const realms = [...document.querySelectorAll('.realms .realm-name')].map((each) => [each.textContent, text(each)]);
  const pieces = [...document.querySelectorAll('.pieces .piece')].map((each) => {
    const parts = [...each.querySelectorAll('.medallion, .capsule, .royal, .map-wall')].map(rect);
    return [each.dataset.piece, {
      left: Math.min(...parts.map(({ left }) => left)), right: Math.max(...parts.map(({ right }) => right)),
      top: Math.min(...parts.map(({ top }) => top)), bottom: Math.max(...parts.map(({ bottom }) => bottom)),
    }];
  });
  const all = [...names, ...realms, ...pieces];
  const touch = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
  if (names.length < 20 || pieces.length < 5) return ['nothing is shown'];
  return all.flatMap(([name, a], i) => all.slice(i + 1).flatMap(([other, b]) => (touch(a, b) ? [name + ' | ' + other] : [])));
})()`;
