/** What holds at every rest, computed from scratch: for `simulate --check` and the laws. */

import { type Seat, upTo } from '@diadochi/kernel';
import type { Card } from './box.ts';
import type { Board } from './contract.ts';
import {
  allDice,
  allRows,
  allSpaces,
  cardAt,
  figuresOnBoard,
  givenUpOf,
  greyAt,
  isHeroism,
  isUnseen,
  lookedAt,
  ownColour,
  recount,
  rolledColour,
  rolledValue,
  rotationsOf,
  sidesOf,
  stackPart,
  strengthOf,
  supplyOf,
  talentsOf,
} from './position.ts';
import { strength } from './rules/1-strength.ts';
import { COLOURS, EPOCHS } from './words.ts';

export function check(p: Board): string | null {
  for (let side = 0; side < sidesOf(p); side++) {
    const fault = checkSide(p, side);
    if (fault !== null) return `side ${side}: ${fault}`;
  }
  return checkDice(p) ?? checkCards(p);
}

function checkSide(p: Board, side: Seat): string | null {
  const { figures, talents } = p.box.content;
  const counted = recount(p, side);
  if (supplyOf(p, side) < 0) return `${supplyOf(p, side)} figures in supply`;
  if (counted.figures + supplyOf(p, side) + givenUpOf(p, side) !== figures.perColour)
    return `${counted.figures} figures on the board, ${supplyOf(p, side)} in supply and ${givenUpOf(p, side)} given up are not ${figures.perColour}`;
  if (talentsOf(p, side) < 0 || talentsOf(p, side) > talents.most) return `${talentsOf(p, side)} talents`;
  const kept = {
    figures: figuresOnBoard(p, side),
    kinds: upTo(2).map((kind) => p.kinds[side * 3 + kind]),
    near: p.box.regions.map((_, region) => p.near[side * p.holder.length + region]),
    cards: upTo(2).map((each) => p.cardsOf[side * 3 + each]),
    symbols: upTo(2).map((each) => p.symbolsOf[side * 3 + each]),
    rotations: rotationsOf(p, side),
  };
  if (JSON.stringify(kept) !== JSON.stringify(counted))
    return `${JSON.stringify(kept)} is kept, but ${JSON.stringify(counted)} counted`;
  if (strength.sum(p, side) !== strengthOf(p, side))
    return `strength ${strength.sum(p, side)}, but the track shows ${strengthOf(p, side)}`;
  if (strengthOf(p, side) < 0) return `strength ${strengthOf(p, side)}`;
  return null;
}

/** P1-03: no die is lost: each side has three, and three travel. */
function checkDice(p: Board): string | null {
  const colours = [0, 0, 0];
  const { own, travelling } = p.box.content.dice;
  for (let side = 0; side < sidesOf(p); side++) for (const row of allRows) colours[ownColour(p, side, row)]++;
  for (const die of allDice) if (rolledValue(p, die) > 0) colours[rolledColour(p, die)]++;
  for (const row of allRows) {
    const die = greyAt(p, row);
    if (die !== null) colours[die.colour]++;
  }
  const inHand =
    allDice.every((die) => rolledValue(p, die) === 0) && allRows.every((row) => greyAt(p, row) === null);
  if (inHand) for (const die of allDice) colours[rolledColour(p, die)]++;
  const expected = COLOURS.map(
    (colour) =>
      own.filter((each) => each === colour).length * sidesOf(p) +
      travelling.filter((each) => each === colour).length,
  );
  return String(colours) === String(expected) ? null : `dice by colour are ${colours}, not ${expected}`;
}

/** P2-08, P3-08: as many cards as were dealt out, the unseen ones being in the stack or removed. */
function checkCards(p: Board): string | null {
  const { removed } = p.box.content.setups.find(({ players }) => players === p.seats) as {
    removed: { readonly [epoch: string]: number };
  };
  const isHidden = (card: Card) => isUnseen(p, card) || lookedAt(p) === card;
  const heroismLeft = isHidden(p.box.heroism) ? 1 : 0;
  const left = [stackPart(p, 0), stackPart(p, 1), stackPart(p, 2) + stackPart(p, 3) - heroismLeft];
  for (const [epoch, cards] of p.box.epochs.entries()) {
    const hidden = cards.filter(isHidden).length;
    if (hidden - removed[EPOCHS[epoch]] !== left[epoch])
      return `${hidden} cards of ${EPOCHS[epoch]} are unseen, ${removed[EPOCHS[epoch]]} removed, ${left[epoch]} in the stack`;
  }
  const shownHeroism = allSpaces.filter((space) => {
    const card = cardAt(p, space);
    return card !== null && isHeroism(p, card);
  });
  if (shownHeroism.length > 1) return 'Heroism lies in the display twice';
  return null;
}
