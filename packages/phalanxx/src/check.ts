/** What holds at every rest, computed from scratch: for `simulate --check` and the laws. */

import type { Seat } from '@diadochi/kernel';
import type { Card } from './box.ts';
import { mirror } from './columns.ts';
import type { Board } from './contract.ts';
import * as at from './position.ts';
import { strength } from './rules/1-strength.ts';
import { COLOURS, EPOCHS } from './words.ts';

const { allDice, allRows, allSpaces, cardAt, greyAt, isHeroism, isUnseen, lookedAt, ownColour } = at;
const { rolledColour, rolledValue, sidesOf, stackPart, strengthOf, supplyOf, talentsOf } = at;

export function check(p: Board, laid: boolean): string | null {
  for (let side = 0; side < sidesOf(p); side++) {
    const fault = checkSide(p, side);
    if (fault !== null) return `side ${side}: ${fault}`;
  }
  return mirror.fault(p) ?? checkDice(p) ?? checkCards(p, laid);
}

function checkSide(p: Board, side: Seat): string | null {
  const { figures, talents } = p.box.content;
  const counted = at.countsOf(p, side);
  const [onBoard] = counted.figures;
  if (supplyOf(p, side) < 0) return `${supplyOf(p, side)} figures in supply`;
  if (onBoard + supplyOf(p, side) + at.givenUpOf(p, side) !== figures.perColour)
    return `${onBoard} figures on the board, ${supplyOf(p, side)} in supply and ${at.givenUpOf(p, side)} given up are not ${figures.perColour}`;
  if (talentsOf(p, side) < 0 || talentsOf(p, side) > talents.most) return `${talentsOf(p, side)} talents`;
  for (const [column, counts] of Object.entries(counted)) {
    const kept = p[column as keyof typeof counted].slice(side * counts.length, (side + 1) * counts.length);
    if (String(kept) !== String(counts)) return `${column} ${kept} are kept, but ${counts} counted`;
  }
  if (strength.sum(p, side) !== strengthOf(p, side))
    return `strength ${strength.sum(p, side)}, but the track shows ${strengthOf(p, side)}`;
  return strengthOf(p, side) < 0 ? `strength ${strengthOf(p, side)}` : null;
}

/** P1-03: no die is lost: each side has three, and three travel. */
function checkDice(p: Board): string | null {
  const colours = travellingByColour(p);
  for (let side = 0; side < sidesOf(p); side++) for (const row of allRows) colours[ownColour(p, side, row)]++;
  const expected = allDiceByColour(p);
  return String(colours) === String(expected) ? null : `dice by colour are ${colours}, not ${expected}`;
}
/** The dice that travel, by colour: those that were rolled, those on the grey fields, or all three in the hand. */
export function travellingByColour(p: Board): number[] {
  const colours = COLOURS.map(() => 0);
  for (const die of allDice) if (rolledValue(p, die) > 0) colours[rolledColour(p, die)]++;
  for (const row of allRows) {
    const die = greyAt(p, row);
    if (die !== null) colours[die.colour]++;
  }
  if (colours.every((count) => count === 0)) for (const die of allDice) colours[rolledColour(p, die)]++;
  return colours;
}
/** P2-11, P2-12: all dice that are in play. */
export function allDiceByColour(p: Board): number[] {
  const { own, travelling } = p.box.content.dice;
  const count = (dice: readonly string[], colour: string) => dice.filter((each) => each === colour).length;
  return COLOURS.map((colour) => count(own, colour) * sidesOf(p) + count(travelling, colour));
}

/**
 * P2-08, P3-08: as many cards as were dealt out, the unseen ones being in the stack or removed. A position that was laid
 * out by hand may have removed more of them: those that it does not name.
 */
function checkCards(p: Board, laid: boolean): string | null {
  for (const epoch of EPOCHS.keys()) {
    const { unseen, removed, left } = cardsOfEpoch(p, epoch);
    const most = Math.max(0, unseen - removed);
    if (laid ? left > most : left !== unseen - removed)
      return `${unseen} cards of ${EPOCHS[epoch]} are unseen, ${removed} removed, ${left} in the stack`;
  }
  const shownHeroism = allSpaces.filter((space) => {
    const card = cardAt(p, space);
    return card !== null && isHeroism(p, card);
  });
  if (shownHeroism.length > 1) return 'Heroism lies in the display twice';
  return null;
}

/** How many cards of an epoch nobody has seen, how many of them were removed at set-up, and how many are left in the stack. */
export function cardsOfEpoch(p: Board, epoch: number): { unseen: number; removed: number; left: number } {
  const { removed } = p.box.content.setups.find(({ players }) => players === p.seats) as {
    removed: { readonly [epoch: string]: number };
  };
  const isHidden = (card: Card) => isUnseen(p, card) || lookedAt(p) === card;
  const heroismLeft = isHidden(p.box.heroism) ? 1 : 0;
  const left = [stackPart(p, 0), stackPart(p, 1), stackPart(p, 2) + stackPart(p, 3) - heroismLeft];
  return {
    unseen: p.box.epochs[epoch].filter(isHidden).length,
    removed: removed[EPOCHS[epoch]],
    left: left[epoch],
  };
}
