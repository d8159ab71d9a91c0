/** 22 Expert game: everybody has the advantage of his action card. */

import type { Seat } from '@diadochi/kernel';
import { type Advantage, type Card, ORANGE } from '../box.ts';
import type { Board, Play } from '../contract.ts';
import {
  addLegend,
  advantageFacts,
  colourOf,
  giveAdvantage,
  isSolo,
  setupOf,
  turnOrder,
} from '../position.ts';
import { expert, settings, soloAdvantage } from '../settings.ts';

/** P22-01, P22-02: the start player's card carries Intrigue, the others are dealt. */
export function dealAdvantages(p: Board, { chance, tell }: Play): void {
  if (!expert(p)) return; // P2-03
  const { startAdvantage, otherAdvantages } = p.box;
  const left = [...otherAdvantages];
  turnOrder(p).forEach((seat, i) => {
    let advantage = isSolo(p) ? chosenAlone(p) : startAdvantage;
    if (i > 0) {
      advantage = chance.draw(left);
      left.splice(left.indexOf(advantage), 1);
    }
    giveAdvantage(p, seat, advantage);
    tell?.all('hasAdvantage', { seat, advantage });
  });
}

/** DP-08: a solo player picks his advantage. */
function chosenAlone(p: Board): Advantage {
  const name = settings.soloAdvantage.among[soloAdvantage(p)];
  return p.box.advantages.findIndex((each) => each.name === name);
}

/** P2-10, P22-07: two cards, or three for a Legend. */
export const startHand = (p: Board, seat: Seat): number =>
  advantageFacts(p, seat).startHand ?? setupOf(p).hand;

/** P22-08: a leader gives a Legend more strength, on the track and not on the card. */
export function honourLeader(p: Board, seat: Seat, card: Card): void {
  if (colourOf(p, card) === ORANGE) addLegend(p, seat, advantageFacts(p, seat).leaderStrength);
}
