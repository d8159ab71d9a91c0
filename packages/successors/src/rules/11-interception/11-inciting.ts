/** 16.11 Independent Army reactions: who may incite one to Intercept or to Evade, and what he pays for it. */

import type { Seat } from '@diadochi/kernel';
import type { Card, General, Space } from '../../box.ts';
import { type Board, INDEPENDENT, type Location, type Owner, type Play, rule } from '../../contract.ts';
import { handOf, hasCards, isSurprise } from '../../position/deck.ts';
import { whereIs } from '../../position/generals.ts';
import { moverOf } from '../../position/march.ts';
import { spaceOf } from '../../position/places.ts';
import { independentReactions } from '../../settings.ts';
import { discardSurprise } from '../6-strategy/6.2-tyche.ts';

/** What has been declared so far: by whom, and whose pieces try. */
interface Declared {
  readonly by: Seat;
  readonly owner: Owner;
}
/** D16-18: not against one another. */
export const isIncited = (p: Board): boolean => independentReactions(p) === 1 && moverOf(p) !== INDEPENDENT;

/** S16.11-09, D16-18: in one window a player's own pieces, or Independent ones, but not both. */
export const mayIncite = rule<[Seat, readonly Declared[]]>({
  'S16.11-09': (_p, seat, declared) => !declared.some(({ by, owner }) => by === seat && owner === seat),
});
export const mayDeclareOwn = rule<[Seat, readonly Declared[]]>({
  'S16.11-09': (_p, seat, declared) =>
    !declared.some(({ by, owner }) => by === seat && owner === INDEPENDENT),
});
/** S16.11-03, S16.11-10: from a space once in a Procedure, whoever has declared it. */
export const mayInciteFrom = rule<[Space, readonly (Declared & { readonly from: Location })[]]>({
  'S16.11-10': (_p, space, attempts) =>
    !attempts.some(({ owner, from }) => owner === INDEPENDENT && spaceOf(from) === space),
});

/** S16.11-07: who has no cards at all cannot pay: that everybody sees. What cards they are is his own business. */
export const couldPay = (p: Board, seat: Seat): boolean => isIncited(p) && hasCards(p, seat);
const mayPay = rule<[Seat]>({
  'S16.11-07': (p, seat) => handOf(p, seat).some((card) => isSurprise(p, card)),
});
const mayPayWith = rule<[Card]>({
  'S16.11-08': (p, card) => isSurprise(p, card),
});
export const brokenPrice = (p: Board, seat: Seat): string | null => mayPay.broken(p, seat);
export const priceField = {
  among: (p: Board, { seat }: { readonly seat: Seat }, list: Card[]) => handOf(p, seat, list),
  bounds: 'S16.11-07',
  may: (p: Board, _: unknown, card: Card) => mayPayWith.broken(p, card),
};
/** One card for one attempt; it is replaced as usual. */
export function payForReaction(p: Board, seat: Seat, general: General, card: Card, play: Play): void {
  play.tell?.all('incited', { seat, general, space: spaceOf(whereIs(p, general)) });
  discardSurprise(p, seat, card, play);
}
