/** 8.2 Gaining control of the Royal Family: by a General or a PC, and by marriage. */

import type { Seat } from '@diadochi/kernel';
import { CART, FEMALE, HEIR, type Royal } from '../../box.ts';
import { type Board, INDEPENDENT, isPlayer, type Location } from '../../contract.ts';
import { hasGeneralAt, playersWithGeneralAt, playerWithGeneralAt } from '../../position/generals.ts';
import { holderOfCard } from '../../position/lasting.ts';
import { isPassedThrough, marcherOf } from '../../position/march.ts';
import { pcOn, spaceOf } from '../../position/places.ts';
import { royalAt, royalFacts } from '../../position/royals.ts';
import { brideOf, hasArmyWith, isUndisturbed } from './8.2-marriage.ts';

/** Who gains control of a person whom nobody controls (S8.2-08); null: nobody. */
export function passesTo(p: Board, royal: Royal): Seat | null {
  const { sort } = royalFacts(p, royal);
  if (sort === FEMALE) return suitorOf(p, royal); // S8.2-05
  return sort === HEIR || sort === CART ? claimantOf(p, royalAt(p, royal)) : null; // S8.2-04
}
/** S8.2-02, S8.3-02, D8-10: an Heir or the Cart goes to the General there, else to the PC; S8.2-01: of a player. */
function claimantOf(p: Board, location: Location): Seat | null {
  if (playerWithGeneralAt(p, location) !== null)
    return firstOf(p, location, playersWithGeneralAt(p, location));
  const pc = pcOn(p, spaceOf(location));
  return isPlayer(pc) ? pc : null;
}
/**
 * S16.4-01, D16-05: whether the Independent Faction would control somebody, were it a player: 8.3 and 8.2 applied with it. A
 * General of whoever controls them keeps them, and where Generals of several Factions stand, nobody gains them.
 */
export function isTakenByIndependents(p: Board, royal: Royal): boolean {
  const location = royalAt(p, royal);
  if (playerWithGeneralAt(p, location) !== null) return false;
  if (hasGeneralAt(p, location, INDEPENDENT)) return true;
  return pcOn(p, spaceOf(location)) === INDEPENDENT;
}
/** D8-23: whoever is only passing comes after whoever stays; where several stay, nobody controls. */
function firstOf(p: Board, location: Location, players: readonly Seat[]): Seat | null {
  const staying = isPassedThrough(p, location) ? players.filter((seat) => seat !== marcherOf(p)) : players;
  const [claimant, ...others] = staying.length > 0 ? staying : players;
  return others.length === 0 ? claimant : null;
}

/** S8.2-07, D8-06: a player to whom she has offered marriage, as soon as it can be. */
function suitorOf(p: Board, bride: Royal): Seat | null {
  for (const { card, effect } of p.box.lasting['marriage-offer']) {
    const seat = holderOfCard(p, card);
    if (seat === null || brideOf(p, effect) !== bride) continue;
    if (hasArmyWith(p, seat, bride) && isUndisturbed(p, seat, bride)) return seat;
  }
  return null;
}
