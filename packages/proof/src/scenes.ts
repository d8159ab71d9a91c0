/** How scenes of the proof game are laid out, and what can be asked of them. */

import {
  BadInput,
  fromNames,
  type Json,
  recordAt,
  type Scenes,
  type Seat,
  wholeNumber,
} from '@diadochi/kernel';
import { content } from './content.ts';
import { type Board, contract } from './contract.ts';
import {
  allCards,
  allHeroes,
  allVillages,
  dealCard,
  discarded,
  discardFromDeck,
  firstOf,
  held,
  holderOf,
  inCamp,
  inDeck,
  layOut,
  move,
  nextSeason,
  pointsOf,
  postOf,
  returnToCamp,
  seasonOf,
  take,
  takeFirstTurn,
} from './position.ts';

const { nouns } = contract;

/** `{ 0: …, 1: … }`: something for each seat that is named. */
function bySeat(
  p: Board,
  value: unknown,
  where: string,
  lay: (seat: Seat, part: unknown, where: string) => void,
): void {
  for (const [seat, part] of Object.entries(recordAt(value, where)))
    lay(wholeNumber(Number(seat), 0, p.seats - 1, `${where}: the seat`), part, `${where}.${seat}`);
}
function cards(value: unknown, where: string, lay: (card: number) => void): void {
  if (!Array.isArray(value)) throw new BadInput(`${where} should be a list of cards`);
  for (const name of value) lay(pieceOf('card', name, where));
}
const pieceOf = (noun: keyof typeof nouns, name: unknown, where: string): number =>
  fromNames(nouns, noun, name, where) as number;

export const scenes: Scenes<Board> = {
  parts: {
    season: (p, value, where) => {
      layOut(p);
      for (let i = wholeNumber(value, 1, 6, where); i > 0; i--) nextSeason(p);
    },
    first: (p, value, where) => takeFirstTurn(p, wholeNumber(value, 0, p.seats - 1, where)),
    /** Whose turn it is; without it the scene begins with the season. */
    turn: () => {},
    camp: (p, value, where) =>
      bySeat(p, value, where, (seat, part, at) =>
        returnToCamp(p, seat, wholeNumber(part, 0, content.hoplites, at) - inCamp(p, seat)),
      ),
    heroes: (p, value, where) =>
      bySeat(p, value, where, (seat, part, at) => {
        for (const [hero, post] of Object.entries(recordAt(part, at)))
          move(p, seat, pieceOf('hero', hero, at), pieceOf('post', post, at));
      }),
    villages: (p, value, where) => {
      for (const [village, seat] of Object.entries(recordAt(value, where)))
        take(p, wholeNumber(seat, 0, p.seats - 1, `${where}.${village}`), pieceOf('village', village, where));
    },
    hands: (p, value, where) =>
      bySeat(p, value, where, (seat, part, at) => cards(part, at, (card) => dealCard(p, seat, card))),
    discards: (p, value, where) => cards(value, where, (card) => discardFromDeck(p, card)),
  },
  underWay: (p, { turn }) => {
    if (seasonOf(p) === 0) throw new BadInput("position: say which 'season' it is, before the rest");
    const game = { proc: 'game', step: 'D_season' };
    if (turn === undefined)
      return [game, { proc: 'season', step: 'A_muster', locals: { turns: 0, best: -1, bidder: null } }];
    const seat = wholeNumber(turn, 0, p.seats - 1, 'position.turn');
    const turns = (seat - firstOf(p) + p.seats) % p.seats;
    const blank = { village: nouns.village[0], hoplites: 0, leader: nouns.hero[0] };
    return [
      game,
      { proc: 'season', step: 'C_turns', locals: { turns, best: -1, bidder: null } },
      { proc: 'turn', step: 'B_act', locals: { seat, ...blank } },
    ];
  },
  facts: {
    season: seasonOf,
    first: firstOf,
    camp: (p) => seats(p, (seat) => inCamp(p, seat)),
    heroes: (p) =>
      seats(p, (seat) =>
        Object.fromEntries(allHeroes.map((hero) => [nouns.hero[hero], nouns.post[postOf(p, seat, hero)]])),
      ),
    villages: (p) =>
      Object.fromEntries(allVillages.map((village) => [nouns.village[village], holderOf(p, village)])),
    points: (p) => seats(p, (seat) => pointsOf(p, seat)),
    hands: (p) => seats(p, (seat) => listed((card) => held(p, seat, card))),
    discards: (p) => listed((card) => discarded(p, card)),
    deck: (p) => allCards.reduce((sum, card) => sum + inDeck(p, card), 0),
  },
};

const seats = (p: Board, fact: (seat: Seat) => Json): Json =>
  Object.fromEntries(Array.from({ length: p.seats }, (_, seat) => [seat, fact(seat)]));
const listed = (count: (card: number) => number): Json =>
  allCards.flatMap((card) => Array.from({ length: count(card) }, () => nouns.card[card]));
