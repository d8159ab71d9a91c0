/** What cards of Phalanxx promise that have not been played yet. */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  type Card,
  cardFacts,
  cardsOfColour,
  haveOf,
  isMet,
  isRotated,
  NO_COLOUR,
  playedBy,
  symbolsOf,
  worthOf,
} from '@diadochi/phalanxx/board';

/** What the played cards of a side would gain by one more card of a colour, or one more symbol (P8-07). */
export interface Growth {
  readonly colours: number[];
  readonly symbols: number[];
  /** P15-07: how many of them could be rotated. */
  rotatable: number;
}
export const noGrowth = (): Growth => ({ colours: [0, 0, 0], symbols: [0, 0, 0], rotatable: 0 });

export function measureGrowth(p: Board, side: Seat, growth: Growth): void {
  growth.colours.fill(0);
  growth.symbols.fill(0);
  growth.rotatable = 0;
  empty(played);
  playedBy(p, side, played);
  for (let i = 0; i < played.length; i++) {
    const card = played[i];
    const worth = worthOf(p, side, card);
    if (worth >= p.box.content.conflict.least && !isRotated(p, card)) growth.rotatable++;
    const { growing } = cardFacts(p, card);
    if (growing === null) continue;
    const more = grownTo(p, side, growing, 1) - worth;
    if (growing.counts === 'cards') growth.colours[growing.of] += more;
    else growth.symbols[growing.of] += more;
  }
}
const played: Card[] = [];

type Growing = NonNullable<ReturnType<typeof cardFacts>['growing']>;

/** What a growing card is worth when there is so much more of what it counts. */
function grownTo(p: Board, side: Seat, { counts, of, worth }: Growing, more: number): number {
  const count = more + (counts === 'cards' ? cardsOfColour(p, side, of) : symbolsOf(p, side, of));
  return worth[count < worth.length ? count : worth.length - 1];
}

/** How much stronger a side would be with a card at the end, as things are; functions are worth something, too. */
export function gainOf(p: Board, side: Seat, card: Card, growth: Growth): number {
  const { strength, growing, colour, symbols } = cardFacts(p, card);
  const { smiths, scouts, wagons, camouflages, camouflaged } = p.box;
  let gain = strength;
  if (growing !== null)
    gain = grownTo(p, side, growing, growing.counts === 'cards' && growing.of === colour ? 1 : 0);
  if (colour !== NO_COLOUR) gain += growth.colours[colour];
  for (let symbol = 0; symbol < symbols.length; symbol++) gain += symbols[symbol] * growth.symbols[symbol];
  if (camouflages.includes(card)) gain -= camouflaged; // P18-07
  if (smiths.includes(card)) gain += SMITH;
  if (scouts.includes(card)) gain += SCOUT;
  if (wagons.talents.includes(card) || wagons.diceSum.includes(card)) gain += WAGON;
  return gain;
}
const SMITH = 1.5;
const SCOUT = 0.5;
const WAGON = 1;

/** How likely it seems that the conditions of a card will be met; 1 if they are. */
export function chanceOf(p: Board, side: Seat, card: Card): number {
  const { conditions } = cardFacts(p, card);
  let chance = 1;
  for (let i = 0; i < conditions.length; i++) {
    const condition = conditions[i];
    const missing = condition.least - haveOf(p, side, condition);
    if (missing > 0 && !isMet(p, side, condition)) chance *= REACH[condition.needs] ** missing;
  }
  return chance;
}
/** For each that is missing of what a condition counts. */
const REACH = {
  ownDice: 0.75,
  figures: 0.8,
  playedCards: 0.75,
  diceSum: 0.92,
  regions: 0.75,
  symbols: 0.7,
  talents: 0.93,
  strength: 0.9,
};

/** Empties a list that will be filled again, and keeps its memory. */
export function empty(list: unknown[]): void {
  for (let i = list.length; i > 0; i--) list.pop();
}
