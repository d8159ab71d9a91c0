/**
 * What a position of Phalanxx is worth to a seat, in points: what it would score now and what it has in prospect,
 * less the same for the others. The weights were tuned by letting bots with different ones play each other.
 */

import type { Seat } from '@diadochi/kernel';
import {
  activeOf,
  type Board,
  type Card,
  cardFacts,
  cardsOfColour,
  handOf,
  hasPlayedOneOf,
  isGreyEmpty,
  ORANGE,
  ownColour,
  ownValue,
  PURPLE,
  plainsOf,
  ROWS,
  rolledValue,
  rotationsOf,
  sidesOf,
  strengthOf,
  supplyOf,
  symbolsOf,
  talentsOf,
  total,
  unusedDice,
} from '@diadochi/phalanxx/board';
import { chanceOf, empty, gainOf, measureGrowth, noGrowth } from './phalanxx-cards.ts';
import { attacksOn, bestNear } from './phalanxx-regions.ts';
import { isIdle, turnsAhead } from './phalanxx-turns.ts';

/** How many points one of each is worth. */
const w = {
  /** a point’s worth of talents that is not whole yet */
  oddTalents: 1.04,
  /** five talents that can still be spent */
  talents: 0.12,
  /** five talents above fifteen */
  rich: -0.64,
  /** a point of strength in cards that can be played */
  ready: 0.73,
  /** a point of strength in cards whose conditions are not met, by their chance */
  near: 0.31,
  /** an own die that every rolled die is high enough for */
  ease: 0.3,
  /** a rolled die that is high enough for a row */
  use: 0.34,
  /** a figure that there is time to send out */
  supply: 0.85,
  /** a point of the best free regions nearby */
  frontier: 0.22,
  /** a point of the best region that could be taken from somebody */
  prey: 0.63,
  /** a point of the regions that somebody could take */
  exposed: -0.46,
  /** a point of strength more than anybody else */
  lead: 0.1,
  /** a fame group that is to be expected */
  fame: 4.79,
  /** a turn with the Blacksmith */
  smith: 0.61,
  /** a turn with the Scout */
  scout: 0.14,
  /** a turn with a Supply Wagon */
  wagon: 0.38,
  /** More of it while there is time: this at the beginning of a game, nothing at its end. */
  early: {
    talents: 0.45,
    near: -0.31,
    ease: 2.68,
    /** a figure in the supply */
    supply: 0.45,
    /** a figure that can move on */
    plains: 1.62,
    frontier: 0.04,
    lead: 2.19,
    /** a symbol towards the next group */
    fame: 0.85,
    /** an own die of that colour */
    orange: 2.42,
    /** an own die of that colour */
    purple: -0.31,
    /** a card in hand */
    cards: 0.99,
  },
};

/** So many turns does everybody have in a game, more or less. */
const GAME = 9;

// Asked a million times: nothing is made anew.
const turns = [0, 0, 0, 0];
const sums = [0, 0, 0, 0];
const growth = noGrowth();
const hand: Card[] = [];
const symbols = [0, 0, 0];

export function worth(p: Board, seat: Seat): number {
  turnsAhead(p, turns);
  const sides = sidesOf(p);
  for (let side = 0; side < sides; side++) sums[side] = total(p, side);
  for (let side = 0; side < sides; side++)
    if (turns[side] > 0 && !isIdle(p, side)) {
      sums[side] += prospects(p, side);
      threaten(p, side);
    }
  let best = Number.NEGATIVE_INFINITY;
  let all = 0;
  for (let side = 0; side < sides; side++) {
    if (side === seat) continue;
    all += sums[side];
    if (sums[side] > best) best = sums[side];
  }
  // Whoever is in front counts most, but who is not may be soon.
  return sums[seat] - (best + all / (sides - 1)) / 2;
}

function prospects(p: Board, side: Seat): number {
  measureGrowth(p, side, growth);
  return talents(p, side) + cards(p, side) + dice(p, side) + regions(p, side) + functions(p, side);
}

/** What a side could take from the others is a danger to them, even if they have no turn left. */
function threaten(p: Board, side: Seat): void {
  for (let other = 0; other < sidesOf(p); other++) {
    const attacks = other === side ? 0 : attacksOn(p, side, other);
    if (attacks > 0) sums[other] += w.exposed * bestNear(p, side, other, attacks);
  }
}

function talents(p: Board, side: Seat): number {
  const { talentsPerPoint } = p.box.content.scoring;
  const have = talentsOf(p, side);
  // More than can be spent is not worth more than what it scores.
  const spent = Math.min(have, 4 * turns[side]) / 5;
  return (
    (w.oddTalents * (have % talentsPerPoint)) / talentsPerPoint +
    (w.talents + (w.early.talents * turns[side]) / GAME) * spent +
    (w.rich * Math.max(0, have - 15)) / 5
  );
}

function cards(p: Board, side: Seat): number {
  const left = turns[side];
  const early = left / GAME;
  empty(hand);
  handOf(p, side, hand);
  let ready = 0;
  let near = 0;
  let orange = cardsOfColour(p, side, ORANGE) > 0 ? 1 : 0;
  let purple = cardsOfColour(p, side, PURPLE) > 0 ? 1 : 0;
  for (let symbol = 0; symbol < 3; symbol++) symbols[symbol] = symbolsOf(p, side, symbol);
  const groups = Math.min(symbols[0], symbols[1], symbols[2]);
  const rotated = rotationsOf(p, side) > 0 ? 1 : 0;
  const isFamous = orange * purple * rotated === 1;
  for (let i = 0; i < hand.length; i++) {
    const chance = chanceOf(p, side, hand[i]);
    const gain = gainOf(p, side, hand[i], growth);
    if (chance === 1) ready += gain;
    else near += gain * chance;
    const { colour, symbols: own } = cardFacts(p, hand[i]);
    if (colour === ORANGE) orange = Math.max(orange, 0.8 * chance);
    else if (colour === PURPLE) purple = Math.max(purple, 0.8 * chance);
    else for (let symbol = 0; symbol < 3; symbol++) symbols[symbol] += 0.8 * chance * own[symbol];
  }
  // P19: what is lacking for fame may still come.
  const later = Math.min(0.7, 0.12 * left);
  const famous =
    (orange + (1 - orange) * later) * (purple + (1 - purple) * later) * (rotated === 1 ? 1 : later);
  const expected = Math.min(symbols[0], symbols[1], symbols[2]);
  let more = 0;
  for (let symbol = 0; symbol < 3; symbol++) more += Math.min(1, symbols[symbol] - expected);
  return (
    w.ready * Math.min(ready, 8 * left) +
    w.near * Math.min(near, 8 * left) +
    w.early.near * near * early +
    w.early.cards * hand.length * early +
    w.fame * (famous * expected - (isFamous ? groups : 0)) +
    w.early.fame * famous * more * early
  );
}

function dice(p: Board, side: Seat): number {
  const early = turns[side] / GAME;
  const { sides } = p.box.content.dice;
  let ease = 0;
  let orange = 0;
  let purple = 0;
  for (let row = 0; row < ROWS; row++) {
    ease += (sides + 1 - ownValue(p, side, row)) / sides; // P8-02, P9-01: how likely a die is high enough
    if (ownColour(p, side, row) === ORANGE) orange = 1;
    if (ownColour(p, side, row) === PURPLE) purple = 1;
  }
  return (
    (w.ease + w.early.ease * early) * ease +
    w.early.orange * orange * early +
    w.early.purple * purple * early +
    (activeOf(p) === side ? w.use * usableDice(p, side) : 0)
  );
}

function regions(p: Board, side: Seat): number {
  const early = turns[side] / GAME;
  const supply = supplyOf(p, side);
  const frontier = Math.min(2 * supply, bestNear(p, side, null, ROWS));
  let prey = 0;
  let strongest = 0;
  for (let other = 0; other < sidesOf(p); other++) {
    if (other === side) continue;
    strongest = Math.max(strongest, strengthOf(p, other));
    if (growth.rotatable > 0 && attacksOn(p, side, other) > 0)
      prey = Math.max(prey, bestNear(p, side, other, 1));
  }
  const lead = Math.max(-6, Math.min(6, strengthOf(p, side) - strongest));
  return (
    w.supply * Math.min(supply, 2 * turns[side]) +
    w.early.supply * supply * early +
    w.early.plains * plainsOf(p, side) * early + // P9-05: they can move on
    (w.frontier + w.early.frontier * early) * frontier +
    w.prey * prey +
    (w.lead + w.early.lead * early) * lead
  );
}
function functions(p: Board, side: Seat): number {
  const { smiths, scouts, wagons } = p.box;
  let sum = 0;
  if (hasPlayedOneOf(p, side, smiths)) sum += w.smith;
  if (hasPlayedOneOf(p, side, scouts)) sum += w.scout;
  if (hasPlayedOneOf(p, side, wagons.talents)) sum += w.wagon;
  if (hasPlayedOneOf(p, side, wagons.diceSum)) sum += w.wagon;
  return sum * turns[side];
}

/** How many of the dice that are left can be used for more than sliding and income. */
function usableDice(p: Board, side: Seat): number {
  const dice = unusedDice(p);
  let used = 0;
  let count = 0;
  // The lowest own dice first, each with the lowest die that will do.
  for (let value = 1; value <= p.box.content.dice.sides; value++)
    for (let row = 0; row < ROWS; row++) {
      if (ownValue(p, side, row) !== value || !isGreyEmpty(p, row)) continue;
      let found = -1;
      for (let i = 0; i < dice.length; i++) {
        if (used & (1 << dice[i]) || rolledValue(p, dice[i]) < value) continue;
        if (found < 0 || rolledValue(p, dice[i]) < rolledValue(p, found)) found = dice[i];
      }
      if (found < 0) continue;
      used |= 1 << found;
      count++;
    }
  return count;
}
