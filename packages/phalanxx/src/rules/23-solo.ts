/** 23 Solo: MaXXimilian's regions, and the cards that he takes. */

import type { Card } from '../box.ts';
import type { Board, Play } from '../contract.ts';
import {
  allSpaces,
  cardAt,
  isFree,
  isHeroism,
  isPlain,
  layOutCard,
  NEUTRAL,
  occupy,
  regionsInPlay,
  strengthOf,
  takeFromDisplay,
} from '../position.ts';
import { putMarker } from './1-strength.ts';
import { closeUp } from './5-buy.ts';

/** P23-03: every city and oasis that the player does not hold. */
export function settleNeutral(p: Board, { tell }: Play): void {
  const regions = regionsInPlay(p).filter((region) => !isPlain(p, region) && isFree(p, region));
  for (const region of regions) occupy(p, NEUTRAL, region);
  tell?.all('neutralSettled', { seat: NEUTRAL, regions: regions.length });
}

/** P23-07: the card next to the stack that is not Heroism, free and without condition. */
export function neutralTurn(p: Board, play: Play): void {
  const space = allSpaces.find((each) => {
    const card = cardAt(p, each);
    return card !== null && !isHeroism(p, card);
  });
  if (space === undefined) return;
  const card = cardAt(p, space) as Card;
  const before = strengthOf(p, NEUTRAL);
  takeFromDisplay(p, space);
  layOutCard(p, NEUTRAL, card);
  putMarker(p, NEUTRAL);
  play.tell?.all('neutralTook', { seat: NEUTRAL, card, before, after: strengthOf(p, NEUTRAL) });
  closeUp(p, play);
}
