/** What holds at every rest, computed from scratch: for `simulate --check` and the laws. */

import { firstWrong, type Seat, upTo, type Wrong } from '@diadochi/kernel';
import { mirror } from './columns.ts';
import type { Board } from './contract.ts';
import * as at from './position.ts';
import { strength } from './rules/1-strength.ts';
import { EPOCHS } from './words.ts';

const { sidesOf, strengthOf, supplyOf, talentsOf } = at;

export function check(p: Board, laid: boolean): Wrong {
  return (
    firstWrong(upTo(sidesOf(p) - 1), (side) => checkSide(p, side), sideName) ??
    mirror.fault(p) ??
    checkDice(p) ??
    checkCards(p, laid)
  );
}
const sideName = (side: Seat): string => `side ${side}`;

function checkSide(p: Board, side: Seat): Wrong {
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
function checkDice(p: Board): Wrong {
  const colours = at.travellingByColour(p);
  for (let side = 0; side < sidesOf(p); side++)
    for (const row of at.allRows) colours[at.ownColour(p, side, row)]++;
  const expected = at.allDiceByColour(p);
  return String(colours) === String(expected) ? null : `dice by colour are ${colours}, not ${expected}`;
}
/**
 * P2-08, P3-08: as many cards as were dealt out, the unseen ones being in the stack or removed. A position that was laid
 * out by hand may have removed more of them: those that it does not name.
 */
function checkCards(p: Board, laid: boolean): Wrong {
  for (const epoch of EPOCHS.keys()) {
    const { unseen, removed, left } = at.cardsOfEpoch(p, epoch);
    const most = Math.max(0, unseen - removed);
    if (laid ? left > most : left !== unseen - removed)
      return `${unseen} cards of ${EPOCHS[epoch]} are unseen, ${removed} removed, ${left} in the stack`;
  }
  const shownHeroism = at.allSpaces.filter((space) => at.cardAt(p, space) === p.box.heroism);
  return shownHeroism.length > 1 ? 'Heroism lies in the display twice' : null;
}
