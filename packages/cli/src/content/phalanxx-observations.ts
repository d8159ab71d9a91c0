/** Scenes of Phalanxx that bots hardly ever bring about, for the probe of its content. */

import { type Game, type Json, seeded, upTo } from '@diadochi/kernel';
import type { Content } from '@diadochi/phalanxx';

const MOST_DIFFERENCE = 30;
/** P1-08: talents around the turning of the money cards. */
const TALENTS = [20, 21, 22, 23];
const MOST_COUNTED = 4;

export const phalanxxObservations = (game: Game): Json => ({
  ranks: upTo(MOST_DIFFERENCE).map((difference) => rankAt(game, difference)),
  moneyCards: TALENTS.map((talents) => moneyCardsWith(game, talents)),
  growing: cardsOf(game).flatMap((card) => upTo(MOST_COUNTED).map((counted) => worthOf(game, card, counted))),
});

type Card = Content['cards'][number];
const cardsOf = ({ content }: Game): Card[] => (content as unknown as Content).cards;

/** P23-17 to P23-23: how a solo game ends that is won by so many points. */
function rankAt(game: Game, difference: number): Json {
  const parts = { round: 1, last: true, step: 'end', legend: { 0: difference } };
  return game.fact(game.scene({ seats: 1 }, parts, seeded('ranks')), 'outcome');
}

function moneyCardsWith(game: Game, talents: number): Json {
  const parts = { round: 1, turn: 0, rolled: 'W1 W1 W1', talents: { 0: talents } };
  return game.fact(game.scene({ seats: 2 }, parts, seeded('money')), 'moneyCards');
}

/** P20, P21: what a card that grows is worth beside so many of what it counts. */
function worthOf(game: Game, { id, strength }: Card, counted: number): Json {
  if (strength.kind !== 'growing') return null;
  const words = (card: Card): readonly string[] =>
    strength.counts === 'cards' ? [card.colour] : card.symbols;
  const others = cardsOf(game).filter((card) => card.id !== id && words(card).includes(strength.of));
  const played = [id, ...others.slice(0, counted).map((card) => card.id)];
  const parts = { round: 1, turn: 0, rolled: 'W1 W1 W1', played: { 0: played } };
  const worth = game.fact(game.scene({ seats: 4 }, parts, seeded('growing')), 'worth');
  return (worth as { readonly [side: string]: { readonly [card: string]: Json } })[0][id];
}
