/** Playing through the page's own controls, as a person would who takes whatever is offered. */

import { dice } from '@diadochi/kernel';
import type { Locator, Page } from 'playwright-core';
import type { Seat } from '../../scripts/guests.ts';

export interface Links {
  readonly id: string;
  readonly links: readonly string[];
}

/** A table with these seats, made through the API; the links are those that would be sent. */
export async function newTable(
  address: string,
  seats: readonly ('person' | 'bot')[],
  options: { readonly [key: string]: number | boolean | string } = {},
  game = 'proof',
): Promise<Links> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game,
      name: 'Browser test',
      options,
      seats: seats.map((each) => (each === 'bot' ? { bot: 'random' } : { person: '' })),
    }),
  });
  const { id, secrets } = (await answer.json()) as { id: string; secrets: (string | null)[] };
  return {
    id,
    links: secrets.map((secret) => `${address}/table/${id}${secret === null ? '' : `#${secret}`}`),
  };
}

/** Follows a link and takes the seat behind it; the secret is gone from the address when it is taken. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL((address) => address.hash === '');
}

/** Comes to the table as one who has sat down before. */
export async function comeBack(page: Page, address: string, seat: Seat): Promise<void> {
  const kept = JSON.stringify(JSON.stringify([seat]));
  await page.addInitScript(`localStorage.setItem('diadochi.seats', ${kept})`);
  await page.goto(`${address}/table/${seat.id}`);
}

export const isOver = (page: Page): Promise<boolean> => page.locator('.outcome').first().isVisible();

interface Pressed {
  readonly isOver: boolean;
  readonly isPressed: boolean;
}
/**
 * One look and one press, in one go, so that nothing can change in between: the word that does it, else one of what is
 * offered, if it is in sight and nothing else lies on it. A page that was opened while the server was down loads itself
 * again, perhaps just now.
 */
const press = (page: Page, which: number): Promise<Pressed> =>
  page
    .evaluate<Pressed>(`(() => {
    const offers = [...document.querySelectorAll('.answer .offer:not([aria-disabled="true"])')];
    const next = document.querySelector('.answer .confirm:not([disabled])') ?? offers[${which} % offers.length];
    next?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left = 0, top = 0, width = 0, height = 0 } = next?.getBoundingClientRect() ?? {};
    const isPressed = next?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true;
    if (isPressed) next.click();
    return { isOver: document.querySelector('.outcome')?.checkVisibility() === true, isPressed };
  })()`)
    .catch((error: Error) => {
      if (!error.message.includes('Execution context was destroyed')) throw error;
      return { isOver: false, isPressed: false };
    });

/** Any of what is offered, however much it is. */
const MANY = 5040;

/** All players in turn, until the game is over for each of them or something in between wants to be done. */
export async function playOn(
  pages: readonly Page[],
  seed: string,
  until: (choices: number) => Promise<boolean> = async () => false,
): Promise<void> {
  const pick = dice(seed);
  for (let choices = 0; !(await until(choices)); ) {
    const found = await Promise.all(pages.map((page) => press(page, pick(MANY))));
    if (found.every(({ isOver }) => isOver)) return;
    const pressed = found.filter(({ isPressed }) => isPressed).length;
    choices += pressed;
    if (pressed === 0) await pages[0].waitForTimeout(30);
  }
}

/** By Tab alone, as whoever has no mouse: it should not be far. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses <= FEW_TABS; presses++) {
    if (await goal.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${FEW_TABS} times Tab do not lead there`);
}
const FEW_TABS = 20;
