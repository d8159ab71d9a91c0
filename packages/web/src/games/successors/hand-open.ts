/** Which card of the hand is open, and how much room the hand has. */

import { signal } from '@preact/signals';

/** The card whose uses are shown above it (on a phone: in place of the others). */
export const openCard = signal<string | null>(null);
export function toggle(card: string): void {
  openCard.value = openCard.peek() === card ? null : card;
}
/** On a phone the cards lie in a tab, or with the question that is about them. */
export const isInTab = signal(false);

/** The card before or after the one that is open, for a finger that sweeps over it. */
export function turnPage(by: 1 | -1): void {
  const pages = [...document.querySelectorAll<HTMLElement>('.card-page')];
  const at = pages.findIndex((page) => page.getAttribute('aria-current') === 'true');
  pages[at + by]?.click();
}

/** Somebody has moved, pressed or touched something since the page was opened: a tab that is only left open has nobody. */
export const isSomebodyThere = signal(false);
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  addEventListener(
    sign,
    () => {
      isSomebodyThere.value = true;
    },
    { once: true, passive: true },
  );

/** px beside the map's column: the seats and the log (the same as in wide.css). */
const SIDE = 316;
const columnNow = (): number => innerWidth - SIDE;
export const column = signal(columnNow());
addEventListener('resize', () => {
  column.value = columnNow();
});

/** px that a card needs: for its effect beside name and use, and for its name alone. */
const [FULL, NARROWEST] = [150, 100];
const [MARGINS, GAP] = [24, 8];

/** Cards lie side by side, their names in full: with their effect, without it, or as heads in two rows. */
export type Fit = 'roomy' | 'tight' | 'rows';
export function fitOf(cards: number, width: number): Fit {
  const each = (width - MARGINS - GAP * (cards - 1)) / cards;
  return each >= FULL ? 'roomy' : each >= NARROWEST ? 'tight' : 'rows';
}

/** How much of the map's foot they cover at most, in px: the same whether they lie low or not, so the map stays. */
const FEET: { readonly [fit in Fit]: number } = { roomy: 153, tight: 130, rows: 130 };
/** Who has no hand is told so there. */
const NO_HAND = 58;
/** Where their heads alone are in sight (hand.css), and whether that is so now: whatever leads to what they cover asks. */
const HEADS = 56;
export const areHeads = signal(false);
export const coveredOf = (foot: number): number => (areHeads.value ? Math.min(HEADS, foot) : foot);
export const footOf = (cards: number | null, width: number): number =>
  cards === null ? NO_HAND : cards === 0 ? 12 : FEET[fitOf(cards, width)];
