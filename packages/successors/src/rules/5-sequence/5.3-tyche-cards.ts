/** 5.3 Tyche Cards Phase: shuffle and deal; and drawing a card at other times. */

import type { Seat } from '@diadochi/kernel';
import type { Board, Play } from '../../contract.ts';
import {
  discard,
  drawCard,
  drawPileSize,
  handOf,
  reshuffledNow,
  setFacedown,
  shuffleTogether,
  toHand,
} from '../../position/deck.ts';
import { allSeats } from '../../position/places.ts';
import { CARDS, setPhase, setupOf } from '../../position/turns.ts';

export function deal(p: Board, play: Play): void {
  const { hand, facedown } = setupOf(p);
  setPhase(p, CARDS);
  shuffleTogether(p); // S5.3-01, S5.3-02
  play.tell?.all('dealt', { count: hand, facedown });
  for (const seat of allSeats(p)) for (let i = 0; i < hand; i++) drawHidden(p, seat, play); // S5.3-03, S5.3-04
  setFacedown(p, Math.min(facedown, drawPileSize(p))); // S5.3-05, S5.3-06
}

/** The top card of the draw pile goes to a hand; nobody else sees it (S5.3-07). */
export function draw(p: Board, seat: Seat, play: Play): void {
  const empty = drawPileSize(p) === 0;
  if (empty && reshuffledNow(p).length > 0) play.tell?.all('reshuffled', {}); // D5-13
  if (drawHidden(p, seat, play)) play.tell?.others(seat, 'drewUnseen', { seat });
}
function drawHidden(p: Board, seat: Seat, { chance, tell }: Play): boolean {
  const card = drawCard(p, chance);
  if (card === null) return false;
  toHand(p, seat, card);
  tell?.only(seat, 'drew', { seat, card });
  return true;
}

/** S5.3-09, D5-14: whatever is left in a hand after the last Round. */
export function discardHands(p: Board, { chance, tell }: Play): void {
  for (const seat of allSeats(p))
    for (const card of handOf(p, seat)) {
      chance.reveal();
      discard(p, card);
      tell?.all('leftOver', { seat, card });
    }
}
