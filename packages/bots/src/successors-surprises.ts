/**
 * Surprise cards in Successors: when a bot wants to be asked, what it plays when it is, and the cards for any time. It goes by its
 * own hand and by what its view shows; of others it knows no more.
 */

import type { Filling, Game, Json, Seat, View } from '@diadochi/kernel';
import { allAnswers, nextOptions } from '@diadochi/kernel';
import {
  type Board,
  type Card,
  cardFacts,
  cusAboard,
  handOf,
  isAnythingDiscarded,
  type Moment,
} from '@diadochi/successors/board';
import type { Answer } from './game-knowledge.ts';

type Policy = (p: Board, q: Filling) => Answer;

/** A storm is kept for at least so many CUs. */
const WORTH_A_STORM = 3;
/** More answers than any window has with one hand. */
const MOST = 60;

/** What could be played: whatever is offered but to pass. */
function playable(p: Board, q: Filling): Answer[] {
  return allAnswers(p, { ...q, so: {} }, MOST).filter((answer) => !('pass' in answer));
}
const PASS: Answer = { pass: true };
/** Of like answers the last: of CUs the best, of Siege Points the most. */
const playsAny: Policy = (p, q) => playable(p, q).at(-1) ?? PASS;

export const surprises: { readonly [kind: string]: Policy } = {
  interceptionRoll: playsAny,
  evasionRoll: playsAny,
  battleCards: playsAny,
  prestigeCompared: playsAny,
  siegeRoll: playsAny,
  battleLost: playsAny,
  // Against what hits him.
  surprisePlayed: (p, q) => ((q.about.against as readonly Seat[]).includes(q.seat) ? playsAny(p, q) : PASS),
  seaCards(p, q) {
    const { mover, battles } = q.about as { mover: Seat; battles: readonly Seat[] };
    const isOwn = mover === q.seat || battles[0] === q.seat;
    return isOwn || cusAboard(p) >= WORTH_A_STORM ? playsAny(p, q) : PASS;
  },
  // The card that does most.
  chooseCard: (p, q) =>
    playable(p, q).reduce((a, b) => (opsOf(p, b.take as Card) > opsOf(p, a.take as Card) ? b : a)),
};
const opsOf = (p: Board, card: Card): number => cardFacts(p, card).ops;

/** Something that nobody asked for: an order, so that he is asked when he can play, or a card for any time. Null: nothing. */
export function unasked(game: Game, p: Board, view: View): Json | null {
  const seat = view.seat as Seat;
  for (const card of handOf(p, seat)) {
    const { surprise } = cardFacts(p, card);
    for (const moment of surprise?.moments ?? []) {
      if (moment === 'anyTime') continue;
      if (view.orders?.[moment] === 'default' && !BY_DEFAULT.includes(moment))
        return { arm: moment, when: 'always' };
    }
  }
  return game.turnOf(p) === seat ? atAnyTime(game, p, seat) : null;
}
/** The windows in which he is asked anyway whenever it concerns him. */
const BY_DEFAULT: readonly Moment[] = ['battleCards', 'prestigeCompared', 'siegeRoll'];

function atAnyTime(game: Game, p: Board, seat: Seat): Json | null {
  const q = game.interjection(p, seat, 'anyTime');
  if (q === null || nextOptions(p, q, options, 1) === 0) return null;
  // Whoever has most cards has most to lose; from an empty discard pile there is nothing to choose.
  const answers = allAnswers(p, q, MOST) as { invoke?: Card; rob?: Card; whom?: Seat }[];
  const [first] = answers
    .filter(({ invoke }) => invoke === undefined || isAnythingDiscarded(p))
    .sort((a, b) => handOf(p, b.whom ?? seat).length - handOf(p, a.whom ?? seat).length);
  return first === undefined ? null : game.action({ ...q, so: first as Answer });
}
const options: number[] = [];
