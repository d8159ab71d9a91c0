/** D6-33: cards that can be played at any rest of a Strategy Phase, whoever is being asked. */

import type { Seat } from '@diadochi/kernel';
import type { Card } from '../../box.ts';
import { type Board, interjection, procedure } from '../../contract.ts';
import { hasCards, isFaceup } from '../../position/deck.ts';
import { allSeats } from '../../position/places.ts';
import { phaseOf, STRATEGY } from '../../position/turns.ts';
import { unmetCondition } from '../conditions.ts';
import type { AtAnyTime } from './kind.ts';
import { kindOf } from './kinds.ts';
import { brokenMoment, layAsidePlayed, surpriseFacts } from './playing.ts';
import { inHand } from './windows.ts';

const procedureOf = (p: Board, { card, effect }: { card: Card; effect: number }): AtAnyTime =>
  kindOf(surpriseFacts(p, card).effects[effect]).atAnyTime?.procedure ?? 'fetchingCard';

export const interjecting = procedure('interjecting', (_, args) => ({ ...args, effect: 0 })).steps({
  A_play: {
    call: 'surprise',
    with: (_, { seat, card, whom }) => ({ by: seat, card, against: whom === null ? [] : [whom] }),
    then: (_p, _f, { cancelled }) => (cancelled ? 'D_aside' : undefined),
  },
  B_effect: {
    call: procedureOf,
    with: (_, { seat, card, effect, whom }) => ({ seat, card, effect, whom }),
  },
  C_next: (p, f) => {
    f.effect++;
    return f.effect < surpriseFacts(p, f.card).effects.length ? 'B_effect' : undefined;
  },
  // C58-03, C58-05, C59-06, D6-32
  D_aside: (p, { seat, card }, play) => layAsidePlayed(p, seat, card, play),
});

/** Why a card cannot be played just so, or against this player; null if it can. */
function brokenInterjection(p: Board, seat: Seat, card: Card, whom: Seat | null): string | null {
  const broken = brokenMoment(p, 'anyTime', card) ?? unmetCondition(p, seat, surpriseFacts(p, card).requires);
  if (broken !== null) return broken;
  for (const effect of surpriseFacts(p, card).effects) {
    const wrong = kindOf(effect).atAnyTime?.broken?.(p, seat, effect as never, whom) ?? null;
    if (wrong !== null) return wrong;
  }
  return null;
}
/** C59-05: whoever can rob nobody plays it just so. */
const isAnybodyElse = (p: Board, seat: Seat): boolean =>
  allSeats(p).some((other) => other !== seat && hasCards(p, other));
const playedAlone = (p: Board, q: { readonly seat: Seat }, list: Card[]): Card[] => {
  inHand(null)(p, q, list);
  return isAnybodyElse(p, q.seat) ? list : inHand('player')(p, q, list);
};

export const anyTime = interjection('anyTime', {
  isHeeded: true, // D6-08
  // S6.2-07
  open: (p, seat) =>
    phaseOf(p) === STRATEGY &&
    p.box.surprises.anyTime.some((card) => !isFaceup(p, card)) &&
    hasCards(p, seat),
  ways: [
    {
      invoke: {
        among: playedAlone,
        bounds: 'S6.2-07',
        may: (p, { seat }, card) => brokenInterjection(p, seat, card, null),
      },
    },
    {
      rob: {
        among: (p, q, list) => (isAnybodyElse(p, q.seat) ? inHand('player')(p, q, list) : list),
        bounds: 'S6.2-07',
        may: (p, _, card) => brokenMoment(p, 'anyTime', card),
      },
      whom: {
        among: (p) => allSeats(p),
        bounds: 'C59-02',
        may: (p, { seat, so }, whom) => brokenInterjection(p, seat, so.rob, whom),
      },
    },
  ],
  calls: 'interjecting',
  with: (_, seat, answer) =>
    'rob' in answer
      ? { seat, card: answer.rob, whom: answer.whom }
      : { seat, card: answer.invoke, whom: null },
});
