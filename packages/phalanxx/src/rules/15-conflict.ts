/** 15 Conflict: a region that somebody else holds. */

import type { Seat } from '@diadochi/kernel';
import type { Card, Region } from '../box.ts';
import { type Board, decision, type Play, rule } from '../contract.ts';
import {
  figuresFor,
  giveUp,
  isHeroismDisplayed,
  isRotated,
  playedBy,
  strengthOf,
  turnCard,
  withdraw,
  worthOf,
} from '../position.ts';
import { putMarker } from './1-strength.ts';
import { isMoreHeroic } from './16-heroism.ts';
import { isNeutral } from './23-neutral.ts';

const isUnturned = (p: Board, card: Card): boolean => !isRotated(p, card);
/** P15-07: the card itself must be worth the loss; a Legend's bonus belongs to no card. */
const isWorthIt = (p: Board, seat: Seat, card: Card): boolean =>
  worthOf(p, seat, card) >= p.box.content.conflict.least;

function hasCardToRotate(p: Board, seat: Seat): boolean {
  const cards = playedBy(p, seat, emptied());
  for (let i = 0; i < cards.length; i++)
    if (isUnturned(p, cards[i]) && isWorthIt(p, seat, cards[i])) return true;
  return false;
}
// Asked for every region on every question: the list is used again.
const scratch: Card[] = [];
function emptied(): Card[] {
  while (scratch.length > 0) scratch.pop();
  return scratch;
}

/** P15-12: everybody may be attacked anywhere. P15-03: nothing is rolled; what is allowed succeeds. */
export const mayFight = rule<[Seat, Seat]>({
  'P15-02': (p, seat, against) => isHeroismDisplayed(p) || strengthOf(p, seat) > strengthOf(p, against),
  'P16-05': (p, seat, against) => !isHeroismDisplayed(p) || isMoreHeroic(p, seat, against),
  'P15-07': (p, seat) => hasCardToRotate(p, seat),
});

/** P15-04, P15-10: the defender takes his figures back, and loses nothing else. */
export function driveOut(p: Board, seat: Seat, region: Region, from: Seat, { tell }: Play): void {
  withdraw(p, from, region);
  // P23-10: MaXXimilian never comes back.
  if (isNeutral(p, from)) giveUp(p, from, figuresFor(p, region));
  tell?.all('tookFrom', { seat, region, from });
}

/** P15-06, P15-09: turned for good. */
export function rotate(p: Board, seat: Seat, card: Card, { tell }: Play): void {
  const before = strengthOf(p, seat);
  turnCard(p, seat, card);
  putMarker(p, seat);
  tell?.all('rotated', { seat, card, before, after: strengthOf(p, seat) });
}

const mayRotate = rule<[Seat, Card]>({
  'P15-09': (p, _, card) => isUnturned(p, card),
  'P15-07': isWorthIt,
});

// P15-08: whichever suits the attacker, of any colour.
export const rotateDecision = decision('rotate', [
  {
    rotate: {
      among: (p, { seat }, list) => playedBy(p, seat, list),
      bounds: 'P15-06',
      may: (p, { seat }, card) => mayRotate.broken(p, seat, card),
    },
  },
]);
