/** 8.2 Gaining control of the Royal Family without an event. */

import type { Seat } from '@diadochi/kernel';
import { CART, HEIR, type Royal } from '../../box.ts';
import { type Board, isPlayer, type Location } from '../../contract.ts';
import { playersWithGeneralAt, playerWithGeneralAt } from '../../position/generals.ts';
import { isPassedThrough, marcherOf } from '../../position/march.ts';
import { pcOn, spaceOf } from '../../position/places.ts';
import { royalAt, royalFacts } from '../../position/royals.ts';

/** S8.2-02, S8.3-02, D8-10: an Heir or the Cart goes to the General there, else to the PC; S8.2-01: of a player. */
export function passesTo(p: Board, royal: Royal): Seat | null {
  const { sort } = royalFacts(p, royal);
  if (sort !== HEIR && sort !== CART) return null; // S8.2-04, S8.2-05
  const location = royalAt(p, royal);
  if (playerWithGeneralAt(p, location) !== null)
    return firstOf(p, location, playersWithGeneralAt(p, location));
  const pc = pcOn(p, spaceOf(location));
  return isPlayer(pc) ? pc : null;
}
/** D8-23: whoever is only passing comes after whoever stays; where several stay, nobody controls. */
function firstOf(p: Board, location: Location, players: readonly Seat[]): Seat | null {
  const staying = isPassedThrough(p, location) ? players.filter((seat) => seat !== marcherOf(p)) : players;
  const [claimant, ...others] = staying.length > 0 ? staying : players;
  return others.length === 0 ? claimant : null;
}
