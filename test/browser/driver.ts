/**
 * Plays through the page like somebody who presses whatever is offered: it knows no rule and no answer, sees what is
 * drawn, and picks by its seed. What is wrong with the page on its way is noted.
 */

import { dice } from '@diadochi/kernel';
import type { Page } from 'playwright-core';
import { change, type Look, look, type Offer, reach, type Sort } from './offered.ts';
import { untidy } from './untidy.ts';

export interface Defect {
  readonly what: string;
  /** Which press it came after. */
  readonly step: number;
}
export interface Driver {
  readonly page: Page;
  readonly steps: string[];
  readonly defects: Defect[];
  /** How often something was pressed, by its sort. */
  readonly pressed: { [sort in Sort]?: number };
  /** How often each kind of question was seen, where the page names it. */
  readonly kinds: { [kind: string]: number };
  /** One press, or a wait if nothing is asked; says whether the game is over. */
  step(): Promise<'over' | 'pressed' | 'waiting'>;
  /** Something is wrong with the page. */
  note(what: string): Promise<void>;
}

interface Options {
  readonly seed: string;
  /** Told of each new defect, at once: then the page still looks as it did. */
  readonly onDefect?: (defect: Defect) => Promise<void>;
  /** Looks for what is untidy at every new look. */
  readonly looksAround?: boolean;
  /** One kind of question is left to somebody else. */
  readonly leaves?: (kind: string | null) => boolean;
}

/** How much each sort is liked, if there is one. */
const LIKED: { readonly [sort in Sort]: number } = {
  confirm: 24,
  side: 12,
  offer: 8,
  use: 8,
  place: 6,
  card: 4,
  act: 2,
  tune: 2,
  arrow: 1,
  list: 1,
  tab: 2,
  close: 1,
};
/** Of marches there is no end: most are short. */
const ENDLESS = ['march', 'activate', 'sail'];
/** A press is given so long to show something for it, and somebody else so long to move. */
const PATIENCE_MS = 900;
const OTHERS_MS = 2_000;
/** With so many presses at one question, or so much time with nothing to press, it leads nowhere. */
const ROUNDS = 300;
const NOTHING_MS = 60_000;

export function driverOf(page: Page, { seed, onDefect, looksAround = true, leaves }: Options): Driver {
  const pick = dice(seed);
  const told = new Set<string>();
  let stand = '';
  let since = { press: 0, at: performance.now() };
  let sign = '';
  const driver: Driver = { page, steps: [], defects: [], pressed: {}, kinds: {}, step, note };

  async function note(what: string): Promise<void> {
    // The same fault in other words or at another place is told once.
    const like = what.replace(/“[^”]*”|\[[^\]]*\]|\d+/g, '').replace(/\s+/g, ' ');
    if (told.has(like)) return;
    told.add(like);
    const defect = { what, step: driver.steps.length };
    driver.defects.push(defect);
    await onDefect?.(defect);
  }

  function choice({ offers, kind }: Look): number {
    const isEndless = kind !== null && ENDLESS.includes(kind);
    const weights = new Map<Sort, number>();
    for (const { sort } of offers) weights.set(sort, sort === 'place' && isEndless ? 1 : LIKED[sort]);
    // Each as often as it is liked.
    const tickets = [...weights].flatMap(([sort, weight]) => Array<Sort>(weight).fill(sort));
    const sort = tickets[pick(tickets.length)];
    const among = offers.flatMap((offer, i) => (offer.sort === sort ? [i] : []));
    const isEnough = isEndless && sort === 'offer' && pick(3) > 0;
    return isEnough ? among[among.length - 1] : among[pick(among.length)];
  }

  async function press(i: number, { sort, words }: Offer, prompt: string): Promise<boolean> {
    const at = await reach(page, i);
    if (at === null) return false;
    driver.steps.push(`${prompt} → ${sort}: ${words}`);
    driver.pressed[sort] = (driver.pressed[sort] ?? 0) + 1;
    await page.mouse.click(at[0], at[1]);
    return true;
  }

  async function step(): ReturnType<Driver['step']> {
    const seen = await look(page);
    if (seen.stand !== stand) {
      stand = seen.stand;
      since = { press: driver.steps.length, at: performance.now() };
    }
    if (looksAround && seen.sign !== sign) {
      for (const what of await untidy(page)) await note(what);
    }
    sign = seen.sign;
    if (seen.isOver) return 'over';
    if (!seen.isAsked || leaves?.(seen.kind) === true) {
      await change(page, seen.sign, OTHERS_MS);
      return 'waiting';
    }
    if (seen.kind !== null) driver.kinds[seen.kind] = (driver.kinds[seen.kind] ?? 0) + 1;
    const isStuck = driver.steps.length - since.press > ROUNDS;
    if (isStuck || performance.now() - since.at > NOTHING_MS + 1000 * (driver.steps.length - since.press)) {
      await note(`a dead end: ${seen.prompt} (${seen.offers.map(({ words }) => words).join('; ')})`);
      throw new DeadEnd(seen.prompt);
    }
    const i = seen.offers.length === 0 ? -1 : choice(seen);
    if (i < 0 || !(await press(i, seen.offers[i], seen.prompt))) {
      await change(page, seen.sign, 100);
      return 'waiting';
    }
    await change(page, seen.sign, PATIENCE_MS);
    return 'pressed';
  }
  return driver;
}

export class DeadEnd extends Error {}
