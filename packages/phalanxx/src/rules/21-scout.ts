/** 21 The Scout looks at the top card of the stack before its owner buys. */

import type { Seat } from '@diadochi/kernel';
import { type Board, decision, type Play, rule } from '../contract.ts';
import {
  drawCard,
  hasPlayedOneOf,
  isHeroism,
  lookAtTop,
  lookedAt,
  pay,
  stackLeft,
  talentsOf,
  toHand,
} from '../position.ts';

export const mayLook = rule<[Seat]>({
  'P21-07': (p, seat) => hasPlayedOneOf(p, seat, p.box.scouts) && stackLeft(p) > 0,
  'P21-09': (p) => lookedAt(p) === null,
});

/** DP-60: all see that he looks, and only his owner what. */
export function look(p: Board, seat: Seat, { chance, tell }: Play): void {
  const card = lookAtTop(p, chance);
  tell?.only(seat, 'saw', { seat, card });
  tell?.others(seat, 'looked', { seat });
}

/** P21-08, P21-10: for a price of its own, whatever advantage the buyer has. */
export function buyTop(p: Board, seat: Seat, { chance, tell }: Play): void {
  const price = p.box.scoutPrice;
  const card = drawCard(p, chance);
  pay(p, seat, price);
  toHand(p, seat, card, false);
  tell?.only(seat, 'boughtTopSeen', { seat, card, price });
  tell?.others(seat, 'boughtTop', { seat, price });
}

const mayTakeTop = rule<[Seat]>({
  'P16-02': (p) => !isHeroism(p, lookedAt(p) as number),
  'P21-08': (p, seat) => talentsOf(p, seat) >= p.box.scoutPrice,
});

export const scouted = decision('scouted', [
  { take: { closed: (p, { seat }) => mayTakeTop.broken(p, seat) } },
  { leave: {} },
]);
