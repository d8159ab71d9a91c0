/** A player of Phalanxx who decides at a glance: for playing positions out, a hundred times while another thinks. */

import { type Filling, fillIn, type Position, type Seat } from '@diadochi/kernel';
import {
  type Board,
  bordersOn,
  type Card,
  cardAt,
  cardFacts,
  cardsOfColour,
  type Die,
  figuresFor,
  handOf,
  haveOf,
  holderOf,
  isGreyEmpty,
  isHeroism,
  ORANGE,
  ownColour,
  ownValue,
  PURPLE,
  plainsOf,
  priceOf,
  type Region,
  ROWS,
  type Row,
  regionsInPlay,
  rolledColour,
  rolledValue,
  SPACES,
  sidesOf,
  supplyOf,
  symbolsOf,
  talentsOf,
  unusedDice,
} from '@diadochi/phalanxx/board';
import type { Answer } from './game-knowledge.ts';
import { chanceOf, empty, gainOf, measureGrowth, noGrowth } from './phalanxx-cards.ts';
import { attacksOn, pointsOf } from './phalanxx-regions.ts';

export function hastyAnswer(position: Position, q: Filling): Answer {
  const p = position as Board;
  if (q.form.kind === 'act') return act(p, q.seat);
  if (q.form.kind === 'buy') return buy(p, q.seat);
  if (q.form.kind === 'exchange') return exchange(p, q.seat);
  if (q.form.kind === 'scouted') return { leave: true };
  return fillIn(p, q, () => 0);
}

const growth = noGrowth();
const hand: Card[] = [];

/** What counts at a glance, in points: a talent, the symbol and the colour that fame still lacks. */
const TALENT = 0.5;
const SYMBOL = 2;
const COLOUR = 1.5;
/** A card that adds so much, and a region that brings more than so much, is worth a figure. */
const GOOD_CARD = 3;
const GOOD_REGION = 4;

/** What a card promises to a seat that does not have it yet. */
function promiseOf(p: Board, seat: Seat, card: Card): number {
  const chance = chanceOf(p, seat, card);
  // Whoever decides at a glance does little for conditions: what is not near is far.
  return (gainOf(p, seat, card, growth) + fameOf(p, seat, card)) * chance * chance * chance;
}

/** The card that promises most for its price. */
function buy(p: Board, seat: Seat): Answer {
  measureGrowth(p, seat, growth);
  let best: Card = -1;
  let most = 0;
  for (let space = 0; space < SPACES; space++) {
    const card = cardAt(p, space);
    if (card === null || isHeroism(p, card)) continue;
    const price = priceOf(p, seat, space);
    if (price > talentsOf(p, seat)) continue;
    const promise = promiseOf(p, seat, card) - price * TALENT;
    if (promise <= most) continue;
    most = promise;
    best = card;
  }
  return best < 0 ? { decline: true } : { buy: best };
}

/** The card of the hand that promises least for the one of the display that promises most. */
function exchange(p: Board, seat: Seat): Answer {
  measureGrowth(p, seat, growth);
  empty(hand);
  handOf(p, seat, hand);
  let give: Card = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < hand.length; i++) {
    const promise = promiseOf(p, seat, hand[i]);
    if (promise >= least) continue;
    least = promise;
    give = hand[i];
  }
  let best: Card = -1;
  let most = least;
  for (let space = 0; space < SPACES; space++) {
    const card = cardAt(p, space);
    if (card === null || isHeroism(p, card)) continue;
    const promise = promiseOf(p, seat, card);
    if (promise <= most) continue;
    most = promise;
    best = card;
  }
  return best < 0 ? { keep: true } : { give, for: best };
}

/** P19: the first card of a colour, or a symbol of the sort that one has least of. */
function fameOf(p: Board, seat: Seat, card: Card): number {
  const { symbols, colour } = cardFacts(p, card);
  if (colour === ORANGE || colour === PURPLE) return cardsOfColour(p, seat, colour) === 0 ? COLOUR : 0;
  const least = Math.min(symbolsOf(p, seat, 0), symbolsOf(p, seat, 1), symbolsOf(p, seat, 2));
  for (let symbol = 0; symbol < symbols.length; symbol++)
    if (symbols[symbol] > 0 && symbolsOf(p, seat, symbol) === least) return SYMBOL;
  return 0;
}

/** The card or region that brings most; with a turned die if it must be; or else money. */
function act(p: Board, seat: Seat): Answer {
  measureGrowth(p, seat, growth);
  let card: Card = -1;
  let most = 0;
  let lacking = -1;
  empty(hand);
  handOf(p, seat, hand);
  for (let i = 0; i < hand.length; i++) {
    if (chanceOf(p, seat, hand[i]) < 1) {
      if (lacking < 0) lacking = lackingColour(p, seat, hand[i]);
      continue;
    }
    const gain = 1 + gainOf(p, seat, hand[i], growth) + fameOf(p, seat, hand[i]);
    if (gain <= most) continue;
    most = gain;
    card = hand[i];
  }
  const place = findPlace(p, seat);
  const region = findRegion(p, seat, place === null ? Math.max(most, GOOD_REGION) : most);
  if (card < 0 && region < 0) return earn(p, seat, lacking);
  if (place !== null) {
    const { die, row } = place;
    return region >= 0 ? { conquer: region, with: die, at: row } : { play: card, with: die, at: row };
  }
  // P12-01, P12-02
  if (supplyOf(p, seat) > 0 && (region >= 0 || most > GOOD_CARD))
    return { turn: unusedDice(p)[0], to: p.box.content.dice.sides };
  return earn(p, seat, lacking);
}

/** P14-02: the colour of own dice that a card asks for, if that is what is missing. */
function lackingColour(p: Board, seat: Seat, card: Card): number {
  const { conditions } = cardFacts(p, card);
  for (let i = 0; i < conditions.length; i++)
    if (conditions[i].needs === 'ownDice' && haveOf(p, seat, conditions[i]) < conditions[i].least)
      return conditions[i].of;
  return -1;
}

/** Income; or a die of the colour that is lacking, if it can be had. */
function earn(p: Board, seat: Seat, colour: number): Answer {
  const usual = income(p, seat);
  return colour < 0 ? usual : (slideFor(p, seat, colour) ?? tradeFor(p, seat, colour, usual.income) ?? usual);
}

function slideFor(p: Board, seat: Seat, colour: number): Answer | null {
  for (const die of unusedDice(p)) {
    if (rolledColour(p, die) !== colour) continue;
    const most = talentsOf(p, seat) + rolledValue(p, die); // P10-07
    for (let row = 0; row < ROWS; row++)
      if (isGreyEmpty(p, row) && ownColour(p, seat, row) !== colour && ownValue(p, seat, row) <= most)
        return { slide: die, at: row };
  }
  return null;
}

/** P11-02, P11-03: for a die of the same value. */
function tradeFor(p: Board, seat: Seat, colour: number, die: Die): Answer | null {
  for (let row = 0; row < ROWS; row++) {
    if (!isGreyEmpty(p, row) || ownColour(p, seat, row) === colour) continue;
    for (let of = 0; of < sidesOf(p); of++) {
      if (of === seat) continue;
      for (let theirs = 0; theirs < ROWS; theirs++)
        if (ownColour(p, of, theirs) === colour && ownValue(p, of, theirs) === ownValue(p, seat, row))
          return { trade: die, at: row, of, for: theirs };
    }
  }
  return null;
}

/** A region that brings more than so much; -1 if there is none. */
function findRegion(p: Board, seat: Seat, atLeast: number): Region {
  const figures = supplyOf(p, seat) + plainsOf(p, seat) * p.box.content.figures.plain;
  const regions = regionsInPlay(p);
  let best: Region = -1;
  let most = atLeast;
  for (let i = 0; i < regions.length; i++) {
    const region = regions[i];
    const holder = holderOf(p, region);
    if (holder === seat || !bordersOn(p, seat, region)) continue;
    const needed = figuresFor(p, region);
    if (needed > figures) continue;
    let points = pointsOf(p, region);
    if (needed > supplyOf(p, seat)) points -= needed - supplyOf(p, seat);
    if (holder !== null) {
      if (growth.rotatable === 0 || attacksOn(p, seat, holder) === 0) continue;
      points *= 2; // what one wins the other loses
    }
    if (points <= most) continue;
    most = points;
    best = region;
  }
  return best;
}

/** The highest own die that a die is high enough for, and the lowest such die. */
function findPlace(p: Board, seat: Seat): { die: Die; row: Row } | null {
  const dice = unusedDice(p);
  let best: { die: Die; row: Row } | null = null;
  let least = 99;
  for (let i = 0; i < dice.length; i++)
    for (let row = 0; row < ROWS; row++) {
      if (!isGreyEmpty(p, row)) continue;
      const waste = rolledValue(p, dice[i]) - ownValue(p, seat, row);
      if (waste < 0 || waste >= least) continue;
      least = waste;
      best = { die: dice[i], row };
    }
  return best;
}

/** P11-01: with the lowest die, where the own die is hardest to match. */
function income(p: Board, seat: Seat): { income: Die; at: Row } {
  const dice = unusedDice(p);
  let [die] = dice;
  for (const other of dice) if (rolledValue(p, other) < rolledValue(p, die)) die = other;
  let at = -1;
  for (let row = 0; row < ROWS; row++)
    if (isGreyEmpty(p, row) && (at < 0 || ownValue(p, seat, row) > ownValue(p, seat, at))) at = row;
  return { income: die, at };
}
