/** A player of Phalanxx who decides at a glance: for playing positions out, a hundred times while another thinks. */

import { type Filling, fillIn, type Position, type Seat } from '@diadochi/kernel';
import {
  type Board,
  bordersOn,
  type Card,
  cardAt,
  cardFacts,
  type Die,
  figuresFor,
  handOf,
  holderOf,
  isGreyEmpty,
  isHeroism,
  ownValue,
  plainsOf,
  priceOf,
  type Region,
  ROWS,
  type Row,
  regionsInPlay,
  rolledValue,
  SPACES,
  supplyOf,
  symbolsOf,
  talentsOf,
  unusedDice,
} from '@diadochi/phalanxx/board';
import type { Answer } from './insight.ts';
import { chanceOf, empty, gainOf, measureGrowth, noGrowth } from './phalanxx-cards.ts';
import { attacksOn, pointsOf } from './phalanxx-regions.ts';

export function hastyAnswer(position: Position, q: Filling): Answer {
  const p = position as Board;
  if (q.form.kind === 'act') return act(p, q.seat);
  if (q.form.kind === 'buy') return buy(p, q.seat);
  if (q.form.kind === 'exchange') return { keep: true };
  if (q.form.kind === 'scouted') return { leave: true };
  return fillIn(p, q, () => 0);
}

const growth = noGrowth();
const hand: Card[] = [];

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
    const promise =
      (gainOf(p, seat, card, growth) + symbolsWorth(p, seat, card)) * chanceOf(p, seat, card) - price / 3;
    if (promise <= most) continue;
    most = promise;
    best = card;
  }
  return best < 0 ? { decline: true } : { buy: best };
}

/** P19: a symbol of the sort that one has least of. */
function symbolsWorth(p: Board, seat: Seat, card: Card): number {
  const { symbols } = cardFacts(p, card);
  const least = Math.min(symbolsOf(p, seat, 0), symbolsOf(p, seat, 1), symbolsOf(p, seat, 2));
  for (let symbol = 0; symbol < symbols.length; symbol++)
    if (symbols[symbol] > 0 && symbolsOf(p, seat, symbol) === least) return 1;
  return 0;
}

/** The card or region that brings most; if no die is high enough, income. */
function act(p: Board, seat: Seat): Answer {
  const place = findPlace(p, seat);
  if (place === null) return income(p, seat);
  const { die, row } = place;
  measureGrowth(p, seat, growth);
  let card: Card = -1;
  let most = 0;
  empty(hand);
  handOf(p, seat, hand);
  for (let i = 0; i < hand.length; i++) {
    if (chanceOf(p, seat, hand[i]) < 1) continue;
    const gain = 1 + gainOf(p, seat, hand[i], growth) + symbolsWorth(p, seat, hand[i]);
    if (gain <= most) continue;
    most = gain;
    card = hand[i];
  }
  const region = findRegion(p, seat, most);
  if (region >= 0) return { conquer: region, with: die, at: row };
  return card >= 0 ? { play: card, with: die, at: row } : income(p, seat);
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
function income(p: Board, seat: Seat): Answer {
  const dice = unusedDice(p);
  let [die] = dice;
  for (const other of dice) if (rolledValue(p, other) < rolledValue(p, die)) die = other;
  let at = -1;
  for (let row = 0; row < ROWS; row++)
    if (isGreyEmpty(p, row) && (at < 0 || ownValue(p, seat, row) > ownValue(p, seat, at))) at = row;
  return { income: die, at };
}
