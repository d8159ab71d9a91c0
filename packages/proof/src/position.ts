/** Questions about a position, and the small deeds that change it. Rules ask here and never index a column. */

import { type Chance, type Seat, upTo } from '@diadochi/kernel';
import { content } from './content.ts';
import { type Board, type Card, contract, type Hero, type Post, type Village } from './contract.ts';

const HEROES = content.heroes.length;
const NOBODY = -1;
export const CAMP: Post = 0;
const WATCH: Post = 1;

const { nouns } = contract;
export const allVillages = nouns.village.map((_, village): Village => village);
export const allHeroes = nouns.hero.map((_, hero): Hero => hero);
export const bothPosts = [CAMP, WATCH];
const kinds = nouns.card;
const CARDS = kinds.length;
export const [OMEN, CURSE, LIAR, ENVOY, NIGHT] = kinds.map((_, card): Card => card);
export const allCards: readonly Card[] = kinds.map((_, card) => card);

export const defenceOf = (village: Village): number => content.villages[village].defence;
const worthOf = (village: Village): number => content.villages[village].worth;
export const leadershipOf = (hero: Hero): number => content.heroes[hero].leadership;

/** The seats in the order of this season's turns. */
export const turnOrder = (p: Board): readonly Seat[] => turnOrders[p.seats][p.first[0]];
const turnOrders = upTo(content.seats.most).map((seats) =>
  upTo(seats - 1).map((first) => upTo(seats - 1).map((i): Seat => (first + i) % seats)),
);

// Hoplites

export const inCamp = (p: Board, seat: Seat): number => p.camp[seat];
/** T2-02: nobody comes to a full camp. */
export function recruit(p: Board, seat: Seat): boolean {
  if (p.camp[seat] >= content.hoplites) return false;
  p.camp[seat]++;
  return true;
}
export function leaveCamp(p: Board, seat: Seat, hoplites: number): void {
  p.camp[seat] -= hoplites;
}
export function returnToCamp(p: Board, seat: Seat, hoplites: number): void {
  p.camp[seat] += hoplites;
}

// Heroes

export const postOf = (p: Board, seat: Seat, hero: Hero): Post => p.post[seat * HEROES + hero];
export const hasShifted = (p: Board, seat: Seat, hero: Hero): boolean =>
  p.shifted[seat * HEROES + hero] === 1;
export const isAnyoneAt = (p: Board, seat: Seat, post: Post): boolean => {
  for (let hero = 0; hero < HEROES; hero++) if (postOf(p, seat, hero) === post) return true;
  return false;
};
export const hasWatch = (p: Board, seat: Seat): boolean => isAnyoneAt(p, seat, WATCH);
export function move(p: Board, seat: Seat, hero: Hero, to: Post): void {
  p.post[seat * HEROES + hero] = to;
}
export function shift(p: Board, seat: Seat, hero: Hero, to: Post): void {
  move(p, seat, hero, to);
  p.shifted[seat * HEROES + hero] = 1;
}
export function freshTurn(p: Board): void {
  p.shifted.fill(0);
}

// Villages

export const holderOf = (p: Board, village: Village): Seat | null =>
  p.holder[village] === NOBODY ? null : p.holder[village];
export function take(p: Board, seat: Seat, village: Village): void {
  const before = holderOf(p, village);
  if (before !== null) p.points[before] -= worthOf(village);
  p.holder[village] = seat;
  p.points[seat] += worthOf(village);
}
/** T6-01: what a seat's villages are worth. */
export const pointsOf = (p: Board, seat: Seat): number => p.points[seat];
export function pointsRecounted(p: Board, seat: Seat): number {
  return allVillages
    .filter((village) => holderOf(p, village) === seat)
    .reduce((sum, each) => sum + worthOf(each), 0);
}

// Cards

const at = (seat: Seat, card: Card): number => seat * CARDS + card;

export const held = (p: Board, seat: Seat, card: Card): number => p.hand[at(seat, card)];
export const inDeck = (p: Board, card: Card): number => p.deck[card];
export const discarded = (p: Board, card: Card): number => p.discards[card];
/** The different cards in a hand. */
export function handOf(p: Board, seat: Seat, list: Card[]): Card[] {
  for (let card = 0; card < CARDS; card++) if (held(p, seat, card) > 0) list.push(card);
  return list;
}
export function handSize(p: Board, seat: Seat): number {
  let size = 0;
  for (let card = 0; card < CARDS; card++) size += held(p, seat, card);
  return size;
}
/** Whether a copy of this card is neither seen nor gone: all may know that. */
export const mayBeHeld = (p: Board, card: Card): boolean =>
  p.discards[card] < content.cards[kinds[card]].copies;
/** T3-03: null when the deck is used up. */
export function drawCard(p: Board, seat: Seat, chance: Chance): Card | null {
  let left = 0;
  for (let card = 0; card < CARDS; card++) for (let i = p.deck[card]; i > 0; i--) deckList[left++] = card;
  if (left === 0) return null;
  const card = chance.draw(deckList, left);
  p.deck[card]--;
  p.hand[at(seat, card)]++;
  return card;
}
const deckList: Card[] = [];
export function discard(p: Board, seat: Seat, card: Card): void {
  p.hand[at(seat, card)]--;
  p.discards[card]++;
}
/** For set-up and scenes: a card goes from the deck to a hand, or out of the game's deck to the discards. */
export function dealCard(p: Board, seat: Seat, card: Card): void {
  p.deck[card]--;
  p.hand[at(seat, card)]++;
}
export function discardFromDeck(p: Board, card: Card): void {
  p.deck[card]--;
  p.discards[card]++;
}

// Season

export const seasonOf = (p: Board): number => p.season[0];
export function nextSeason(p: Board): void {
  p.season[0]++;
}
export function takeFirstTurn(p: Board, seat: Seat): void {
  p.first[0] = seat;
}
export const firstOf = (p: Board): Seat => p.first[0];

/** 1: the board before the first season. T1-03: heroes are in camp, the first of the posts, if nothing is said. */
export function layOut(p: Board): void {
  p.holder.fill(NOBODY); // T1-04
  for (const card of allCards) p.deck[card] = content.cards[kinds[card]].copies; // T1-08
  for (let seat = 0; seat < p.seats; seat++) p.camp[seat] = content.hoplites; // T1-02
}
