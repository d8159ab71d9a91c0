/** Playing Successors through its own panels: by presses on the map, on cards and on buttons, as a person would. */

import { dice } from '@diadochi/kernel';
import type { Page } from 'playwright-core';

/** How often something was pressed, by what it was. */
export interface Deeds {
  readonly [what: string]: number;
}
interface Pressable {
  readonly kind: string;
  /** How it looks, to see when something has come of a press. */
  readonly look: string;
  readonly confirm: readonly Point[];
  readonly composer: readonly Point[];
  /** Who is in a group that cannot be put together so, and may have to stay behind. */
  readonly members: readonly Point[];
  readonly close: readonly Point[];
  readonly sides: readonly Point[];
  readonly rings: readonly Point[];
  readonly cards: readonly Point[];
  readonly uses: readonly Point[];
  readonly offers: readonly Point[];
  /** Opens the list of all places, for who finds none on the map. */
  readonly list: readonly Point[];
}
type Point = readonly [x: number, y: number];

/** Where what can be pressed lies, unless something else lies on it; null if nobody is asked, or all looks as it did. */
const PRESSABLE = `((before) => {
  const kind = document.querySelector('.successors-answer')?.dataset.kind ?? null;
  const look = ['.prompt', '.ask', '.log li:last-child', '.opened-card', '.beside'].map((each) => document.querySelector(each)?.textContent).join();
  if (kind === null || look === before) return null;
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const seen = (selector, isThere) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const [x, y] = middle(element);
      const top = document.elementFromPoint(x, y);
      return top !== null && isThere(top, element) ? [[x, y]] : [];
    });
  const itself = (top, element) => element.contains(top);
  const map = (top) => top.closest('.map-window') !== null && top.closest('[data-off-map], [data-piece]') === null;
  return {
    kind,
    look,
    confirm: seen(':is(.successors-answer, .beside) .confirm:not([disabled])', itself),
    composer: seen('.composer .confirm:not([disabled])', itself),
    members: seen('.composer:has(.confirm[disabled]) .toggle.on', itself),
    close: seen('.composer:has(.confirm[disabled]) header button', itself),
    sides: seen('.map-sides button:not([disabled])', itself),
    rings: seen('.ring.choice', map),
    cards: seen('.tyche-card.can[aria-expanded="false"]', itself),
    uses: seen('button.tyche-use:not([aria-disabled="true"])', itself),
    offers: seen('.successors-answer .offer:not([aria-disabled="true"], [data-offer="list"])', itself),
    list: seen('.successors-answer [data-offer="list"]', itself),
  };
})`;

/** What I am asked; null if nothing. */
export const kindAsked = (page: Page): Promise<string | null> =>
  page.evaluate(`document.querySelector('.successors-answer')?.dataset.kind ?? null`);

/** So long a press is given to show something for it. */
const PATIENCE_MS = 1500;
const pressed = new WeakMap<Page, { readonly look: string; readonly at: number }>();

/** One press, if there is something to press and nothing is to come of the last one; says what it was. */
async function press(
  page: Page,
  deeds: Deeds,
  pick: (below: number) => number,
  left: string | null,
): Promise<string | null> {
  const last = pressed.get(page);
  const isPatient = last !== undefined && Date.now() - last.at < PATIENCE_MS;
  const before = isPatient ? JSON.stringify(last.look) : null;
  const found = (await page.evaluate(`${PRESSABLE}(${before})`)) as Pressable | null;
  if (found === null || found.kind === left) return null;
  const { confirm, composer, members, close, sides, rings, cards, uses, offers, list } = found;
  // Places are found on the map, the first one in any case; now and then a button says that it is enough. Of marches
  // there is no end: most are short.
  const isMarching = found.kind === 'march' || found.kind === 'activate';
  const roams = deeds.rings === undefined || (isMarching ? pick(4) === 0 : pick(2) > 0);
  const what =
    confirm.length > 0
      ? 'confirm'
      : sides.length > 0
        ? 'sides'
        : composer.length > 0 && (rings.length === 0 || pick(2) > 0)
          ? 'composer'
          : rings.length > 0 && (offers.length === 0 || roams)
            ? 'rings'
            : offers.length > 0
              ? 'offers'
              : uses.length > 0
                ? 'uses'
                : cards.length > 0
                  ? 'cards'
                  : members.length > 0
                    ? 'members'
                    : list.length > 0
                      ? 'list'
                      : 'close';
  const points = { confirm, composer, members, close, sides, rings, cards, uses, offers, list }[what];
  if (points.length === 0) return null;
  const isEnough = isMarching && what === 'offers' && pick(3) > 0;
  const [x, y] = points[isEnough ? points.length - 1 : pick(points.length)];
  await page.mouse.click(x, y);
  pressed.set(page, { look: found.look, at: Date.now() });
  return what;
}

/** All of them in turn, until something in between is to be done. One kind of question may be left to somebody else. */
export async function playUntil(
  pages: readonly Page[],
  seed: string,
  until: () => Promise<boolean>,
  left: string | null = null,
): Promise<Deeds> {
  const pick = dice(seed);
  const deeds: { [what: string]: number } = {};
  const recent: string[] = [];
  let stand = '';
  let presses = 0;
  while (!(await until())) {
    const those = await Promise.all(pages.map((page) => press(page, deeds, pick, left)));
    for (const [i, what] of those.entries()) {
      if (what === null) continue;
      deeds[what] = (deeds[what] ?? 0) + 1;
      presses++;
      if (recent.push(`${i}: ${what}`) > 20) recent.shift();
    }
    const now = (await pages[0].evaluate(TOLD)) as string;
    if (now !== stand) presses = 0;
    stand = now;
    // A person would have given up long ago, and says what he saw.
    if (presses > ENDLESS) throw new Error(await nothingComesOfIt(pages, recent));
    await pages[0].waitForTimeout(25);
  }
  return deeds;
}

/** What everybody hears of: with so many presses after which it is the same, they lead nowhere. */
const TOLD = `document.querySelectorAll('.log li').length + (document.querySelector('.log li:last-child')?.textContent ?? '')`;
const ENDLESS = 400;

async function nothingComesOfIt(pages: readonly Page[], recent: readonly string[]): Promise<string> {
  const seen = await Promise.all(
    pages.map((page) => page.evaluate(`document.querySelector('.prompt')?.textContent ?? ''`)),
  );
  return `${ENDLESS} presses lead nowhere; asked: ${seen.join(' | ')}; pressed last: ${recent.join(', ')}`;
}
