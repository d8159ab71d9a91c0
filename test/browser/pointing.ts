/** Pointing at the map: it may still be moving to show what can be chosen. */

import type { Locator, Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}
async function middleOf(page: Page, space: string): Promise<Point> {
  const box = await page.locator(`.spaces [data-space="${space}"]`).boundingBox();
  if (box === null) throw new Error(`${space} is not on the map`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** In the middle of its symbol, where nothing else lies: follows a space with the pointer until what it brings is seen and the space is at rest under it; says where. */
export async function pointAt(page: Page, space: string, brings: Locator): Promise<Point> {
  for (let at = await middleOf(page, space); ; ) {
    await page.mouse.move(at.x, at.y);
    const isSeen = await brings.first().isVisible();
    const now = await middleOf(page, space);
    if (isSeen && now.x === at.x && now.y === at.y) return now;
    at = now;
    // As often as the page is drawn.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  }
}
