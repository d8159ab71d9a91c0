/** Playing Successors through its own panels, several people at once, each by pressing what is offered. */

import type { Page } from 'playwright-core';
import { type Driver, driverOf } from './driver.ts';

/** How often something was pressed, by what it was. */
export interface Deeds {
  readonly [what: string]: number;
}

/** What I am asked; null if nothing. */
export const kindAsked = (page: Page): Promise<string | null> =>
  page.evaluate(`document.querySelector('.successors-answer')?.dataset.kind ?? null`);

/**
 * All of them at once, until something in between is to be done; a question that leads nowhere fails. One kind of question may
 * be left to somebody else.
 */
export async function playUntil(
  pages: readonly Page[],
  seed: string,
  until: () => Promise<boolean>,
  left: string | null = null,
): Promise<Deeds> {
  const leaves = (kind: string | null) => left !== null && kind === left;
  const drivers = pages.map((page, i) =>
    driverOf(page, { seed: `${seed} ${i}`, looksAround: false, leaves }),
  );
  let isDone = await until();
  const play = async (driver: Driver) => {
    while (!isDone) {
      await driver.step();
      isDone ||= await until();
    }
  };
  await Promise.all(drivers.map(play));
  const deeds: { [what: string]: number } = {};
  for (const { pressed } of drivers)
    for (const [what, times] of Object.entries(pressed)) deeds[what] = (deeds[what] ?? 0) + times;
  return deeds;
}
