/** What it would bring an active group to be in a space: PCs, persons, a city relieved; and what threatens it there. */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  controllerOfRoyal,
  controlsRoyal,
  cusAt,
  groupAt,
  groupCus,
  isMajorCity,
  isMinorCity,
  isPlayer,
  isRoyalOnMap,
  isTransit,
  isUncontrolled,
  outsideOf,
  pcOn,
  removalCost,
  royalAt,
  royalFacts,
  type Space,
  spaceOf,
} from '@diadochi/successors/board';
import { reliefGain } from './successors-sieges.ts';
import { RIVAL, type Stakes, worthOfLegitimacy, worthOfPassing } from './successors-stakes.ts';
import { exposure, strengthAt, strengthOfGroup } from './successors-strength.ts';
import { cartHope, ESCORT, escortWay, loss, pcGain } from './successors-worth.ts';

/** What a seat reckons with: the strongest Army that could come to each space, and what points are worth. */
export interface Outlook {
  readonly threat: readonly number[];
  readonly stakes: Stakes;
}
/** How easily somebody is lost who is in danger. */
const EXPOSED = 0.1;
/** S8.2-10: she does not marry where somebody else’s CUs are. */
const MARRIES = 0.9;

/** What it brings to have the group in a space when the next turn begins (6.1), and what threatens it there. */
export function placeGain(p: Board, seat: Seat, space: Space, { threat, stakes }: Outlook): number {
  const at = outsideOf(space);
  const size = groupCus(p);
  let gain = 0;
  if (size > 0) {
    const pc = pcOn(p, space);
    const isTaken = isUncontrolled(p, space) && !isTransit(p, space);
    const isOthers = isPlayer(pc) && pc !== seat && isMinorCity(p, space);
    // Somebody of one's own who is there already takes it as well.
    const mine = cusAt(p, at, seat) - (groupAt(p) === at ? size : 0);
    // A PC that it would rather leave where it is need not be taken off (6.1): no reason to go away.
    if ((isTaken || isOthers) && mine <= 0) gain += 0.8 * Math.max(0, pcGain(p, seat, space, stakes));
    if (pc === seat && threat[space] > 0) gain += 0.1;
    if (isMajorCity(p, space) && isPlayer(pc) && pc !== seat) gain += 0.1; // in the way of its owner
    gain += reliefGain(p, seat, space, stakes);
  }
  return gain + royalGain(p, seat, space) - dangerTo(p, seat, space, threat[space]);
}
/**
 * What threatens the group in a space. Those who are there stand with it: one who goes away from them is no safer for that,
 * and leaves them weaker.
 */
function dangerTo(p: Board, seat: Seat, space: Space, threat: number): number {
  const at = outsideOf(space);
  const group = strengthOfGroup(p);
  const others = strengthAt(p, at, seat) - (groupAt(p) === at ? group : 0);
  const attackers = threat - (pcOn(p, space) === seat ? 1 : 0);
  const together = others + group;
  const lost = Math.min(1, Math.max(0, attackers - together) / (together + 1)) * EXPOSED;
  const company = lost > 0 ? lost * companyWorth(p, seat) : 0;
  return exposure(together, attackers) - exposure(others, attackers) + company;
}
/** What would be lost with the group, of those whom it takes along. */
function companyWorth(p: Board, seat: Seat): number {
  let sum = 0;
  for (const royal of p.box.all.royals)
    if (p.royalMark[royal] === 1 && controlsRoyal(p, seat, royal)) sum += heldWorth(p, seat, royal);
  return sum;
}
/** What somebody of the Royal Family is worth to the seat that holds them: what it would lose if the worst one had them. */
export function heldWorth(p: Board, seat: Seat, royal: number): number {
  if (royal === p.box.cart) return cartHope(p, seat, spaceOf(royalAt(p, royal)));
  let worst = 0;
  for (let other: Seat = 0; other < p.seats; other++)
    if (other !== seat) worst = Math.max(worst, -worthOfPassing(p, seat, royal, other));
  return worst;
}

/** S9.3.D: a PC that can be taken off at once. */
export function removalGain(p: Board, seat: Seat, space: Space, left: number, stakes: Stakes): number {
  const pc = pcOn(p, space);
  if (!isPlayer(pc) || pc === seat || !isMinorCity(p, space)) return 0;
  return left >= removalCost(p) && groupCus(p) >= p.box.content.marching.removePcCus
    ? 0.5 * Math.max(0, loss(p, pc, space, stakes))
    : 0;
}

/** S8.2-02, S8.3: Heirs and the Cart go with the General who stands with them; the Cart should come to Pella. */
function royalGain(p: Board, seat: Seat, space: Space): number {
  let gain = 0;
  const here = spaceOf(groupAt(p));
  const { cart } = p.box;
  for (const royal of p.box.all.royals) {
    if (!isRoyalOnMap(p, royal)) continue;
    if (royal === cart && p.royalMark[royal] === 1) {
      if (space !== here) gain += cartHope(p, seat, space) - cartHope(p, seat, here);
      continue;
    }
    if (royal === cart && controlsRoyal(p, seat, royal)) gain += fetching(p, seat, here, space);
    if (royalAt(p, royal) !== outsideOf(space) || controlsRoyal(p, seat, royal)) continue;
    if (isOffered(p, seat, royal) && groupCus(p) > 0)
      gain += MARRIES * worthOfLegitimacy(p, seat, royalFacts(p, royal).legitimacy);
    if (royalFacts(p, royal).sort !== HEIR && royal !== cart) continue;
    gain += 0.8 * gainedWorth(p, seat, royal);
  }
  return gain;
}
/** S8.2-08: whom nobody controls, and whom a card in front of the player offers him. */
const isOffered = (p: Board, seat: Seat, royal: number): boolean =>
  controllerOfRoyal(p, royal) === null &&
  p.box.lasting['marriage-offer'].some(
    ({ card, effect }) => p.lastingHolder[card] === seat && p.box.royalNumbers[effect.royal] === royal,
  );
/** An own Cart that waits for an Army: what it is worth to be nearer to it. */
function fetching(p: Board, seat: Seat, here: Space, space: Space): number {
  if (space === here || groupCus(p) < ESCORT) return 0;
  const at = spaceOf(royalAt(p, p.box.cart));
  const hope = (from: Space): number => cartHope(p, seat, at, escortWay(p, seat, at, from));
  return hope(space) - hope(here);
}
/** What it would be worth to have them instead of whoever has them now. */
function gainedWorth(p: Board, seat: Seat, royal: number): number {
  if (royal !== p.box.cart) return worthOfPassing(p, seat, royal, seat);
  const holder = controllerOfRoyal(p, royal);
  const at = spaceOf(royalAt(p, royal));
  return cartHope(p, seat, at) + (holder === null ? 0 : RIVAL * cartHope(p, holder, at));
}
const HEIR = 0;
