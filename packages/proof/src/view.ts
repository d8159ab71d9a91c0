/** What a seat may see of the board, listed; and boards that look like that. */

import { type Chance, type Json, part, type Seat } from '@diadochi/kernel';
import { content } from './content.ts';
import { type Board, type Card, contract } from './contract.ts';
import {
  allCards,
  allHeroes,
  allVillages,
  dealCard,
  discarded,
  discardFromDeck,
  drawCard,
  firstOf,
  handSize,
  hasShifted,
  held,
  holderOf,
  inCamp,
  inDeck,
  layOut,
  move,
  nextSeason,
  pointsOf,
  pointsRecounted,
  postOf,
  returnToCamp,
  seasonOf,
  shift,
  take,
  takeFirstTurn,
} from './position.ts';

const { nouns } = contract;

/** T1-06: hands are hidden; how many cards somebody holds is not. */
export interface Table {
  readonly season: number;
  readonly first: Seat;
  readonly seats: readonly {
    readonly hoplites: number;
    readonly cards: number;
    readonly heroes: { readonly [hero: string]: { readonly post: string; readonly shifted: boolean } };
  }[];
  readonly holders: { readonly [village: string]: Seat | null };
  /** How many of each card. */
  readonly hand: { readonly [card: string]: number } | null;
  readonly discards: { readonly [card: string]: number };
  readonly deck: number;
}

export function view(p: Board, seat: Seat | null): Json {
  const counts = (count: (card: Card) => number) =>
    Object.fromEntries(allCards.map((card) => [nouns.card[card], count(card)]));
  const table: Table = {
    season: seasonOf(p),
    first: firstOf(p),
    seats: part(p, 'seats', () => Array.from({ length: p.seats }, (_, each) => seatView(p, each))),
    holders: part(p, 'holders', () =>
      Object.fromEntries(allVillages.map((village) => [nouns.village[village], holderOf(p, village)])),
    ),
    hand: part(p, `hand ${seat}`, () => (seat === null ? null : counts((card) => held(p, seat, card)))),
    discards: part(p, 'discards', () => counts((card) => discarded(p, card))),
    deck: allCards.reduce((sum, card) => sum + inDeck(p, card), 0),
  };
  return table as unknown as Json;
}

const seatView = (p: Board, seat: Seat) => ({
  hoplites: inCamp(p, seat),
  cards: handSize(p, seat),
  heroes: Object.fromEntries(
    allHeroes.map((hero) => [
      nouns.hero[hero],
      { post: nouns.post[postOf(p, seat, hero)], shifted: hasShifted(p, seat, hero) },
    ]),
  ),
});

export function worldOf(p: Board, table: Table, seat: Seat | null, chance: Chance): void {
  const { season, first, seats, holders, hand, discards } = table;
  layOut(p);
  for (let i = 0; i < season; i++) nextSeason(p);
  takeFirstTurn(p, first);
  for (const [village, holder] of Object.entries(holders))
    if (holder !== null) take(p, holder, nouns.village.indexOf(village as (typeof nouns.village)[number]));
  for (const card of allCards) {
    const name = nouns.card[card];
    for (let i = 0; i < discards[name]; i++) discardFromDeck(p, card);
    for (let i = 0; i < (hand?.[name] ?? 0); i++) dealCard(p, seat as Seat, card);
  }
  seats.forEach(({ hoplites, cards, heroes }, each) => {
    returnToCamp(p, each, hoplites - inCamp(p, each));
    allHeroes.forEach((hero) => {
      const { post, shifted } = heroes[nouns.hero[hero]];
      (shifted ? shift : move)(p, each, hero, nouns.post.indexOf(post as 'camp' | 'watch'));
    });
    if (each !== seat) for (let i = 0; i < cards; i++) drawCard(p, each, chance);
  });
}

/** What holds at every rest, computed from scratch. */
export function check(p: Board): string | null {
  for (let seat = 0; seat < p.seats; seat++)
    if (inCamp(p, seat) < 0) return `seat ${seat} has ${inCamp(p, seat)} hoplites in camp`;
    else if (pointsOf(p, seat) !== pointsRecounted(p, seat))
      return `seat ${seat} has ${pointsRecounted(p, seat)} points, but ${pointsOf(p, seat)} are kept`;
  for (const card of allCards) {
    let counted = inDeck(p, card) + discarded(p, card);
    for (let seat = 0; seat < p.seats; seat++) counted += held(p, seat, card);
    const { copies } = content.cards[nouns.card[card]];
    if (counted !== copies || inDeck(p, card) < 0)
      return `${counted} of ${copies} copies of '${nouns.card[card]}' are there`;
  }
  return null;
}
