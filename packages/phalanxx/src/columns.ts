/**
 * The board, column by column: what each has a cell of, what its values are and where everybody sees it. What has no `seen`
 * is hidden, or shown in a way of its own: `view.ts` says how.
 */

import { type Columns, mirrorOf } from '@diadochi/kernel';
import type { Board } from './contract.ts';

/** In the solo game there is a second side, MaXXimilian, with the number after the only seat. */
export const SIDES = 4;
export const sidesOf = ({ seats }: { readonly seats: number }): number => (seats === 1 ? 2 : seats);
export const ROWS = 3;
export const SPACES = 5;

/** Where a card is that has left the game. */
export const OUT = 2;

/** The words of values that are no pieces. */
export const WORDS = { seat: [0, 1, 2, 3] as readonly number[] } as const;

export const COLUMNS = {
  talents: { by: 'seat', is: 'count', most: 99, in: 'sides', seen: 'talents', scene: 'talents' },
  /** P1-22: where each side's figures are besides the board. */
  supply: { by: 'seat', is: 'count', in: 'sides', seen: 'supply', scene: 'supply' },
  givenUp: { by: 'seat', is: 'count', in: 'sides', seen: 'givenUp', scene: 'givenUp' },
  /** Who holds each region: a side, or nobody (-1). */
  holder: { by: 'region', is: 'count?', seen: 'holders' },
  /** Kept counts of each side: figures on the board, regions by kind, and of its regions those next to each region. */
  figures: { by: 'seat', is: 'count', kept: true, in: 'sides', seen: 'figures', scene: 'figures' },
  kinds: { by: ['seat', 3], kept: true },
  near: { by: ['seat', 'region'], kept: true },
  /** The dice on the red fields. */
  ownColour: { by: ['seat', 'row'] },
  ownValue: { by: ['seat', 'row'] },
  /** The dice that were rolled and are not used yet, and those on the grey fields: 0 is no die. */
  rolledColour: { by: 'die' },
  rolledValue: { by: 'die' },
  greyColour: { by: 'row' },
  greyValue: { by: 'row' },
  /** Where each card is: see `position.ts`. */
  place: { by: 'card', lists: { out: OUT } },
  /** P15-09: which played cards are rotated. */
  rotated: { by: 'card' },
  /** Which cards went to a hand for all to see. */
  shown: { by: 'card' },
  /** The card on top of the stack once the Scout has looked at it, -1 before. */
  top: {},
  /** The cards of the display from the stack to the far right, -1 where there is none. */
  display: { by: SPACES, is: 'card?', seen: 'display' },
  /** How many cards of each part are left in the stack: X, XX, upper XXX, base. */
  inStack: { by: 4, is: 'count', most: 20, seen: 'stack' },
  /** Kept counts of each side's played cards by colour, of their symbols, and of rotated ones. */
  cardsOf: { by: ['seat', 3], kept: true },
  symbolsOf: { by: ['seat', 3], kept: true },
  rotations: { by: 'seat', kept: true },
  /** P1-20: the strength track, and the part of it that is a Legend's bonus. */
  strength: { by: 'seat', is: 'count', kept: true, in: 'sides', seen: 'strength', scene: 'strength' },
  legend: { by: 'seat', is: 'count', most: 40, in: 'sides', seen: 'legend', scene: 'legend' },
  advantage: { by: 'seat', is: 'advantage', in: 'sides', seen: 'advantage', scene: 'advantages' },
  /** The start player, whose turn it is (-1: nobody's), the round, and whether it is the last. */
  start: { is: 'seat', seen: 'start' },
  active: { is: 'seat?', seen: 'active' },
  round: { is: 'count', least: 1, most: 20, seen: 'round' },
  last: { is: 'flag', seen: 'last' },
  /** How often the Blacksmith has helped in this turn. */
  forged: { is: 'count', seen: 'forged' },
} as const satisfies Columns;

/** View, world, scenes and facts of all these. */
export const mirror = mirrorOf<typeof COLUMNS, typeof WORDS, Board>(COLUMNS, sidesOf);
