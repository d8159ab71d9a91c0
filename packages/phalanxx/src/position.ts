/** Questions about a position, and the small deeds that change it. Rules ask here and never index a column. */

import { type Chance, type Seat, upTo } from '@diadochi/kernel';
import {
  type Advantage,
  type Box,
  type Card,
  type CardFacts,
  CITY,
  type Colour,
  NO_COLOUR,
  OASIS,
  PLAIN,
  type Region,
  type RegionFacts,
  type Setup,
} from './box.ts';
import { type Board, type Die, OUT, ROWS, type Row, SIDES, SPACES, sidesOf } from './contract.ts';
import { COLOURS, EPOCHS } from './words.ts';

const NOBODY = -1;
const NO_CARD = -1;
export const allRows: readonly Row[] = upTo(ROWS - 1);
export const allDice: readonly Die[] = upTo(ROWS - 1);
export const allSpaces: readonly number[] = upTo(SPACES - 1);
export const FAR_RIGHT = SPACES - 1;

// Sides and turns

/** P23-03: with one player there are two sides, his and MaXXimilian's. */
export const isSolo = (p: Board): boolean => p.seats === 1;
export const NEUTRAL: Seat = 1;
export { sidesOf };
export const setupOf = (p: Board): Setup => p.box.setups[p.seats] as Setup;

export const startOf = (p: Board): Seat => p.start[0];
export function makeStart(p: Board, seat: Seat): void {
  p.start[0] = seat;
}
/** The seats in the order of turns. */
export const turnOrder = (p: Board): readonly Seat[] => turnOrders[p.seats][p.start[0]];
const turnOrders = upTo(SIDES).map((seats) =>
  upTo(seats - 1).map((start) => upTo(seats - 1).map((i): Seat => (start + i) % seats)),
);
export const activeOf = (p: Board): Seat | null => (p.active[0] === NOBODY ? null : p.active[0]);
export const roundOf = (p: Board): number => p.round[0];
export function nextRound(p: Board): void {
  p.round[0]++;
}
export const isLastRound = (p: Board): boolean => p.last[0] === 1;
export function announceLastRound(p: Board): void {
  p.last[0] = 1;
}

/** What a side's advantage gives; without one, nothing. */
export const advantageFacts = (p: Board, side: Seat): Box['advantages'][number] =>
  p.box.advantages[p.advantage[side]];
export function giveAdvantage(p: Board, side: Seat, advantage: Advantage): void {
  p.advantage[side] = advantage;
}

// Talents

export const talentsOf = (p: Board, side: Seat): number => p.talents[side];
/** P1-10: what the money cards cannot count is lost. Gives what was really received. */
export function receive(p: Board, side: Seat, talents: number): number {
  const before = p.talents[side];
  p.talents[side] = Math.min(before + talents, p.box.content.talents.most);
  return p.talents[side] - before;
}
export function pay(p: Board, side: Seat, talents: number): void {
  p.talents[side] -= talents;
}
/** P1-08: above 21 talents both money cards show their backs. */
export const showsBacks = (p: Board, side: Seat): boolean =>
  p.talents[side] > p.box.content.talents.cardsTurnAbove;

// Dice

export interface DieFacts {
  readonly colour: Colour;
  readonly value: number;
}
const at = (side: Seat, row: Row): number => side * ROWS + row;
export const ownValue = (p: Board, side: Seat, row: Row): number => p.ownValue[at(side, row)];
export const ownColour = (p: Board, side: Seat, row: Row): Colour => p.ownColour[at(side, row)];
export function setOwn(p: Board, side: Seat, row: Row, colour: Colour, value: number): void {
  p.ownColour[at(side, row)] = colour;
  p.ownValue[at(side, row)] = value;
}
/** P14-05 */
export const ownSum = (p: Board, side: Seat): number => {
  let sum = 0;
  for (let row = 0; row < ROWS; row++) sum += ownValue(p, side, row);
  return sum;
};
export function ownOfColour(p: Board, side: Seat, colour: Colour): number {
  let count = 0;
  for (let row = 0; row < ROWS; row++) if (ownColour(p, side, row) === colour) count++;
  return count;
}

/** 0 when that die has been used. */
export const rolledValue = (p: Board, die: Die): number => p.rolledValue[die];
export const rolledColour = (p: Board, die: Die): Colour => p.rolledColour[die];
export function setRolled(p: Board, die: Die, colour: Colour, value: number): void {
  p.rolledColour[die] = colour;
  p.rolledValue[die] = value;
}
export function turnRolled(p: Board, die: Die, value: number): void {
  p.rolledValue[die] = value;
}
/** The rolled dice that have not been used. */
export const unusedDice = (p: Board): readonly Die[] =>
  unused[(p.rolledValue[0] > 0 ? 1 : 0) + (p.rolledValue[1] > 0 ? 2 : 0) + (p.rolledValue[2] > 0 ? 4 : 0)];
const unused = upTo(7).map((mask) => allDice.filter((die) => mask & (1 << die)));

export const ownAt = (p: Board, side: Seat, row: Row): DieFacts => ({
  colour: ownColour(p, side, row),
  value: ownValue(p, side, row),
});
export const rolledAt = (p: Board, die: Die): DieFacts | null =>
  rolledValue(p, die) === 0 ? null : { colour: rolledColour(p, die), value: rolledValue(p, die) };
export const isGreyEmpty = (p: Board, row: Row): boolean => p.greyValue[row] === 0;
export const greyAt = (p: Board, row: Row): DieFacts | null =>
  isGreyEmpty(p, row) ? null : { colour: p.greyColour[row], value: p.greyValue[row] };
export function setGrey(p: Board, row: Row, colour: Colour, value: number): void {
  p.greyColour[row] = colour;
  p.greyValue[row] = value;
}
/** A rolled die is laid on a grey field: it is used. */
export function layDown(p: Board, die: Die, row: Row): void {
  setGrey(p, row, p.rolledColour[die], p.rolledValue[die]);
  p.rolledValue[die] = 0;
}
/** P10-01: a rolled die pushes the own die of a row out to its grey field. */
export function slideIn(p: Board, side: Seat, die: Die, row: Row): void {
  setGrey(p, row, ownColour(p, side, row), ownValue(p, side, row));
  setOwn(p, side, row, p.rolledColour[die], p.rolledValue[die]);
  p.rolledValue[die] = 0;
}
/** P11-04: two own dice change places, with their values. */
export function swapOwn(p: Board, side: Seat, row: Row, other: Seat, theirs: Row): void {
  const colour = ownColour(p, side, row);
  const value = ownValue(p, side, row);
  setOwn(p, side, row, ownColour(p, other, theirs), ownValue(p, other, theirs));
  setOwn(p, other, theirs, colour, value);
}
/** P13-01: the dice of the grey fields are the next ones to be rolled. */
export function takeUpGrey(p: Board): void {
  for (let row = 0; row < ROWS; row++) {
    setRolled(p, row, p.greyColour[row], 0);
    setGrey(p, row, 0, 0);
  }
}
/** The dice that travel, by colour: those that were rolled, those on the grey fields, or all three in the hand. */
export function travellingByColour(p: Board): number[] {
  const colours = COLOURS.map(() => 0);
  for (const die of allDice) if (rolledValue(p, die) > 0) colours[rolledColour(p, die)]++;
  for (const row of allRows) {
    const die = greyAt(p, row);
    if (die !== null) colours[die.colour]++;
  }
  if (colours.every((count) => count === 0)) for (const die of allDice) colours[rolledColour(p, die)]++;
  return colours;
}
/** P2-11, P2-12: all dice that are in play. */
export function allDiceByColour(p: Board): number[] {
  const { own, travelling } = p.box.content.dice;
  const count = (dice: readonly string[], colour: string) => dice.filter((each) => each === colour).length;
  return COLOURS.map((colour) => count(own, colour) * sidesOf(p) + count(travelling, colour));
}
export const timesForged = (p: Board): number => p.forged[0];
export function noteForged(p: Board): void {
  p.forged[0]++;
}
export function beginTurn(p: Board, seat: Seat): void {
  p.active[0] = seat;
  p.forged[0] = 0;
}
export function endTurn(p: Board): void {
  p.active[0] = NOBODY;
}

// Regions and figures

export const regionFacts = (p: Board, region: Region): RegionFacts => p.box.regions[region];
export const regionsInPlay = (p: Board): readonly Region[] => setupOf(p).regions;
export const neighboursOf = (p: Board, region: Region): readonly Region[] => setupOf(p).adjacent[region];
export const holderOf = (p: Board, region: Region): Seat | null =>
  p.holder[region] === NOBODY ? null : p.holder[region];
export const holds = (p: Board, side: Seat, region: Region): boolean => p.holder[region] === side;
export const isFree = (p: Board, region: Region): boolean => p.holder[region] === NOBODY;
export const isPlain = (p: Board, region: Region): boolean => p.box.regions[region].kind === PLAIN;
/** P1-18: how many figures hold a region. */
export const figuresFor = (p: Board, region: Region): number => p.box.regions[region].figures;
export const supplyOf = (p: Board, side: Seat): number => p.supply[side];
export const givenUpOf = (p: Board, side: Seat): number => p.givenUp[side];
export const figuresOnBoard = (p: Board, side: Seat): number => p.figures[side];
export const regionsOfKind = (p: Board, side: Seat, kind: number): number => p.kinds[side * 3 + kind];
export const plainsOf = (p: Board, side: Seat): number => regionsOfKind(p, side, PLAIN);
export function regionsHeld(p: Board, side: Seat): number {
  return p.kinds[side * 3] + p.kinds[side * 3 + 1] + p.kinds[side * 3 + 2];
}

/** Whether a region borders on one that the side holds. */
export const bordersOn = (p: Board, side: Seat, region: Region): boolean =>
  p.near[side * p.holder.length + region] > 0;

/** A side takes a free region with figures from its supply. */
export function occupy(p: Board, side: Seat, region: Region): void {
  const { kind, figures } = p.box.regions[region];
  p.holder[region] = side;
  p.supply[side] -= figures;
  p.figures[side] += figures;
  p.kinds[side * 3 + kind]++;
  noteNear(p, side, region, 1);
}
/** The figures of a region go back to the supply of their side. */
export function withdraw(p: Board, side: Seat, region: Region): void {
  const { kind, figures } = p.box.regions[region];
  p.holder[region] = NOBODY;
  p.supply[side] += figures;
  p.figures[side] -= figures;
  p.kinds[side * 3 + kind]--;
  noteNear(p, side, region, -1);
}
function noteNear(p: Board, side: Seat, region: Region, by: number): void {
  const near = neighboursOf(p, region);
  const from = side * p.holder.length;
  for (let i = 0; i < near.length; i++) p.near[from + near[i]] += by;
}
/** P12-02: a figure leaves the game. */
export function giveUp(p: Board, side: Seat, figures: number): void {
  p.supply[side] -= figures;
  p.givenUp[side] += figures;
}

// Cards

/** Where a card can be: nobody has seen it (in the stack, or removed unseen), or somewhere in particular. */
const UNSEEN = 0;
const IN_DISPLAY = 1;
const LOOKED_AT = 3;
const IN_HAND = 10;
const PLAYED = 20;

export const cardFacts = (p: Board, card: Card): CardFacts => p.box.cards[card];
export const colourOf = (p: Board, card: Card): Colour => p.box.cards[card].colour;
export const isHeroism = (p: Board, card: Card): boolean => card === p.box.heroism;
export const isUnseen = (p: Board, card: Card): boolean => p.place[card] === UNSEEN;
const isPlayed = (p: Board, side: Seat, card: Card): boolean => p.place[card] === PLAYED + side;
export const isRotated = (p: Board, card: Card): boolean => p.rotated[card] === 1;
/** Whether everybody saw how the card came to the hand in which it is. */
export const wasShown = (p: Board, card: Card): boolean => p.shown[card] === 1;

/** The cards in a hand, or in front of a side, in the order of their numbers. */
export function handOf(p: Board, side: Seat, list: Card[] = []): Card[] {
  const { place } = p;
  for (let card = 0; card < place.length; card++) if (place[card] === IN_HAND + side) list.push(card);
  return list;
}
/** Of a hand, the cards that everybody saw being taken (P5-16). */
export const shownInHand = (p: Board, side: Seat): Card[] =>
  handOf(p, side).filter((card) => wasShown(p, card));
export function playedBy(p: Board, side: Seat, list: Card[] = []): Card[] {
  const { place } = p;
  for (let card = 0; card < place.length; card++) if (place[card] === PLAYED + side) list.push(card);
  return list;
}
/** Whether a side has played one of these cards. */
export function hasPlayedOneOf(p: Board, side: Seat, cards: readonly Card[]): boolean {
  for (let i = 0; i < cards.length; i++) if (isPlayed(p, side, cards[i])) return true;
  return false;
}

export const cardsOfColour = (p: Board, side: Seat, colour: Colour): number => p.cardsOf[side * 3 + colour];
export const symbolsOf = (p: Board, side: Seat, symbol: number): number => p.symbolsOf[side * 3 + symbol];
export const rotationsOf = (p: Board, side: Seat): number => p.rotations[side];

/** What a card that is played, or would be, is worth now. */
export function worthOf(p: Board, side: Seat, card: Card): number {
  const { strength, growing } = p.box.cards[card];
  if (growing === null) return strength;
  const { counts, of, worth } = growing;
  const count = counts === 'cards' ? cardsOfColour(p, side, of) : symbolsOf(p, side, of);
  return worth[count < worth.length ? count : worth.length - 1];
}
export const strengthOf = (p: Board, side: Seat): number => p.strength[side];
export function setStrength(p: Board, side: Seat, strength: number): void {
  p.strength[side] = strength;
}
export const legendOf = (p: Board, side: Seat): number => p.legend[side];
export function addLegend(p: Board, side: Seat, strength: number): void {
  p.legend[side] += strength;
}

export function layOutCard(p: Board, side: Seat, card: Card): void {
  const { colour, symbols } = p.box.cards[card];
  p.place[card] = PLAYED + side;
  p.shown[card] = 0;
  p.cardsOf[side * 3 + colour]++;
  for (let symbol = 0; symbol < symbols.length; symbol++) p.symbolsOf[side * 3 + symbol] += symbols[symbol];
}
export function turnCard(p: Board, side: Seat, card: Card): void {
  p.rotated[card] = 1;
  p.rotations[side]++;
}
export function toHand(p: Board, side: Seat, card: Card, shown: boolean): void {
  p.place[card] = IN_HAND + side;
  p.shown[card] = shown ? 1 : 0;
}
/** Everybody has seen it, and it is in the hand again. */
export function showInHand(p: Board, side: Seat, card: Card): void {
  if (p.place[card] === IN_HAND + side) p.shown[card] = 1;
}
export function leaveGame(p: Board, card: Card): void {
  p.place[card] = OUT;
}

// Display and stack

export const cardAt = (p: Board, space: number): Card | null =>
  p.display[space] === NO_CARD ? null : p.display[space];
export function spaceOf(p: Board, card: Card): number {
  for (let space = 0; space < SPACES; space++) if (p.display[space] === card) return space;
  return -1;
}
const isInDisplay = (p: Board, card: Card): boolean => p.place[card] === IN_DISPLAY;
/** The cards of the display, Heroism too, from the stack to the far right. */
export function displayed(p: Board, list: Card[]): Card[] {
  for (let space = 0; space < SPACES; space++) if (p.display[space] >= 0) list.push(p.display[space]);
  return list;
}
export function putInDisplay(p: Board, space: number, card: Card): void {
  p.display[space] = card;
  p.place[card] = IN_DISPLAY;
  p.shown[card] = 0;
}
export function takeFromDisplay(p: Board, space: number): void {
  p.display[space] = NO_CARD;
}
/** P5-12: without gaps to the right. */
export function pushTogether(p: Board): void {
  let to = FAR_RIGHT;
  for (let from = FAR_RIGHT; from >= 0; from--) {
    const card = p.display[from];
    if (card === NO_CARD) continue;
    p.display[from] = NO_CARD;
    p.display[to--] = card;
  }
}
/** P16-03 */
export const isHeroismDisplayed = (p: Board): boolean => isInDisplay(p, p.box.heroism);

export const stackPart = (p: Board, part: number): number => p.inStack[part];
export function setStackPart(p: Board, part: number, cards: number): void {
  p.inStack[part] = cards;
}
export const stackLeft = (p: Board): number => p.inStack[0] + p.inStack[1] + p.inStack[2] + p.inStack[3];
/** The card on top of the stack, if the Scout has looked at it. */
export const lookedAt = (p: Board): Card | null => (p.top[0] === NO_CARD ? null : p.top[0]);
export function noteLook(p: Board, card: Card): void {
  p.place[card] = LOOKED_AT;
  p.top[0] = card;
}

const BASE = 3;
/**
 * The next card of the stack. Its order is not settled before: each card that nobody has seen is as likely, those that
 * were removed unseen among them (P2-06), and Heroism is as likely to be any of the cards of the base (P2-07).
 */
export function drawCard(p: Board, chance: Chance): Card {
  let part = 0;
  while (p.inStack[part] === 0) part++;
  const seen = lookedAt(p);
  const card = seen ?? chance.draw(drawable, listDrawable(p, part));
  p.inStack[part]--;
  p.top[0] = NO_CARD;
  return card;
}
/** What the Scout sees: the next card, which stays where it is. */
export function lookAtTop(p: Board, chance: Chance): Card {
  let part = 0;
  while (p.inStack[part] === 0) part++;
  const card = chance.draw(drawable, listDrawable(p, part));
  noteLook(p, card);
  return card;
}
const drawable: Card[] = [];
function listDrawable(p: Board, part: number): number {
  const { epochs, heroism } = p.box;
  const cards = epochs[part < BASE ? part : BASE - 1];
  // In the base Heroism is one card of those left: the others share the rest of the chances.
  const hidesHeroism = part === BASE && isUnseen(p, heroism);
  const times = hidesHeroism ? p.inStack[BASE] - 1 : 1;
  let count = 0;
  let unseen = 0;
  for (let i = 0; i < cards.length; i++) {
    if (!isUnseen(p, cards[i])) continue;
    unseen++;
    for (let n = 0; n < times; n++) drawable[count++] = cards[i];
  }
  if (hidesHeroism) for (let n = times === 0 ? 1 : unseen; n > 0; n--) drawable[count++] = heroism;
  return count;
}

/** How many cards of an epoch nobody has seen, how many of them were removed at set-up, and how many are left in the stack. */
export function cardsOfEpoch(p: Board, epoch: number): { unseen: number; removed: number; left: number } {
  const { removed } = p.box.content.setups.find(({ players }) => players === p.seats) as {
    removed: { readonly [epoch: string]: number };
  };
  const isHidden = (card: Card) => isUnseen(p, card) || lookedAt(p) === card;
  const heroismLeft = isHidden(p.box.heroism) ? 1 : 0;
  const left = [stackPart(p, 0), stackPart(p, 1), stackPart(p, 2) + stackPart(p, 3) - heroismLeft];
  return {
    unseen: p.box.epochs[epoch].filter(isHidden).length,
    removed: removed[EPOCHS[epoch]],
    left: left[epoch],
  };
}

/** P2: the table before anything is dealt or rolled. */
export function layOut(p: Board): void {
  const { content } = p.box;
  const { stack } = setupOf(p);
  p.holder.fill(NOBODY);
  p.display.fill(NO_CARD);
  p.top[0] = NO_CARD;
  p.active[0] = NOBODY;
  for (let part = 0; part < stack.length; part++) p.inStack[part] = stack[part];
  for (let side = 0; side < sidesOf(p); side++) p.supply[side] = content.figures.perColour; // P2-11
  content.dice.travelling.forEach((colour, die) => {
    setRolled(p, die, COLOURS.indexOf(colour), 0); // P2-12
  });
}

/** The kept counts of a side from scratch, by column. */
export function countsOf(p: Board, side: Seat): { readonly [column in Kept]: readonly number[] } {
  const held = regionsInPlay(p).filter((region) => holds(p, side, region));
  const played = playedBy(p, side);
  const count = <T>(all: readonly T[], is: (each: T) => boolean) => all.filter(is).length;
  return {
    figures: [held.reduce((sum, region) => sum + figuresFor(p, region), 0)],
    kinds: [CITY, OASIS, PLAIN].map((kind) => count(held, (region) => regionFacts(p, region).kind === kind)),
    near: p.box.regions.map((_, region) => count(neighboursOf(p, region), (each) => holds(p, side, each))),
    cardsOf: upTo(NO_COLOUR - 1).map((colour) => count(played, (card) => colourOf(p, card) === colour)),
    symbolsOf: [0, 1, 2].map((symbol) =>
      played.reduce((sum, card) => sum + cardFacts(p, card).symbols[symbol], 0),
    ),
    rotations: [count(played, (card) => isRotated(p, card))],
  };
}
type Kept = 'figures' | 'kinds' | 'near' | 'cardsOf' | 'symbolsOf' | 'rotations';
/** A board was laid out cell by cell. */
export function recount(p: Board): void {
  for (let side = 0; side < sidesOf(p); side++)
    for (const [column, counts] of Object.entries(countsOf(p, side)))
      p[column as Kept].set(counts, side * counts.length);
}
