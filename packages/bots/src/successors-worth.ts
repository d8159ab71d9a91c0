/**
 * What a position of Successors is worth to a seat, in points: Victory Points and Legitimacy as they stand and as they
 * may become, Armies, Generals, the hand; and the same of the others, taken off.
 */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  cardFacts,
  controlsRoyal,
  dispersedUnits,
  handOf,
  holderOf,
  isMajorCity,
  isOnMap,
  isPlayer,
  isRoyalOnMap,
  isSurprise,
  legitimacyOf,
  OWNERS,
  ownerOf,
  ownerOfStack,
  type Province,
  pcOn,
  pointsOf,
  provinceFacts,
  royalAt,
  type Space,
  setupOf,
  spaceFacts,
  spaceOf,
  stackCount,
  TYPES,
  turnOf,
  UNITS,
  type Unit,
} from '@diadochi/successors/board';
import { waysTo } from './successors-map.ts';

/** A CU on the map; one in the Dispersed Box comes back, but later. */
export const CU_WORTH: readonly number[] = UNITS.map(
  (unit) =>
    ({ mercenary: 0.4, elephant: 0.7, cavalry: 0.5, loyal: 0.8, royal: 0.6, 'silver-shields': 1.2 })[unit],
);
const DISPERSED = 0.5;
const GENERAL = 1;
/** A Major General with an Army: he makes it march, and fight. */
const LED = 0.1;
const OP = 0.12;
const PC = 0.12;
/** How near it is to winning, at most. */
const VICTORY = 60;
const NEARLY = 8;
/** Of what others have: of whoever is in front, and of all. */
const RIVAL = 0.5;
const OTHERS = 0.15;
/** S3.8-08: the way of the Cart to Pella. */
const BURIAL = 8;
const FAR = 30;

export function worth(p: Board, seat: Seat): number {
  let [best, all] = [Number.NEGATIVE_INFINITY, 0];
  for (let other: Seat = 0; other < p.seats; other++) {
    if (other === seat) continue;
    const theirs = standingOf(p, other);
    best = Math.max(best, theirs);
    all += theirs;
  }
  return standingOf(p, seat) + cardsOf(p, seat) - RIVAL * best - OTHERS * all;
}

function standingOf(p: Board, seat: Seat): number {
  const [vp, l] = [pointsOf(p, seat), legitimacyOf(p, seat)];
  let sum = vp + l + nearness(vp, setupOf(p).victoryPoints) + nearness(l, p.box.content.victory.legitimacy);
  for (let province = 0; province < p.holder.length; province++) sum += prospectOf(p, seat, province, 0);
  for (let place = 0; place < stackCount(p); place++)
    if (ownerOfStack(p, place) === seat)
      for (let unit = 0; unit < TYPES; unit++) sum += p.stackUnits[place * TYPES + unit] * CU_WORTH[unit];
  for (let unit: Unit = 0; unit < TYPES; unit++)
    sum += DISPERSED * CU_WORTH[unit] * dispersedUnits(p, seat, unit);
  for (const general of p.box.all.majors)
    if (ownerOf(p, general) === seat && isOnMap(p, general)) sum += GENERAL + ledBy(p, seat, general);
  return sum + cartOf(p, seat);
}
/** S3.1-01, S3.1-02: little at first, and then more and more. */
const nearness = (have: number, need: number): number =>
  have >= need ? VICTORY : NEARLY * (Math.max(0, have) / need) ** 3;
function ledBy(p: Board, seat: Seat, general: number): number {
  return LED * Math.min(6, p.cusIn[spaceOf(p.whereabouts[general]) * OWNERS + seat]);
}
function cardsOf(p: Board, seat: Seat): number {
  let sum = 0;
  for (const card of handOf(p, seat)) if (!isSurprise(p, card)) sum += OP * cardFacts(p, card).ops;
  return sum;
}

/** What the PCs of a player in a Province promise, with so many more; nothing if it is his already. */
function prospectOf(p: Board, seat: Seat, province: Province, more: number): number {
  const count = p.pcsIn[province * OWNERS + seat] + more;
  if (count <= 0) return 0;
  const { needed, major, vp, legitimacy } = provinceFacts(p, province);
  if (holderOf(p, province) === seat && more === 0) return PC * count;
  const hasMajor = major < 0 || pcOn(p, major) === seat;
  // Who holds its Major City will not give it away.
  const hope = hasMajor ? 0.6 : isPlayer(pcOn(p, major)) ? 0.1 : 0.25;
  const share = Math.min(1, count / needed);
  return PC * count + (vp + legitimacy) * hope * share ** 2;
}

/** What a PC of one's own in a space would bring, in place of what is there. */
export function pcGain(p: Board, seat: Seat, space: Space): number {
  const { province } = spaceFacts(p, space);
  const owner = pcOn(p, space);
  if (province < 0 || owner === seat) return 0;
  const { needed, major, vp, legitimacy } = provinceFacts(p, province);
  const own = p.pcsIn[province * OWNERS + seat] + 1;
  const hasMajor = major < 0 || major === space || pcOn(p, major) === seat;
  let gain =
    own >= needed && hasMajor && holderOf(p, province) !== seat
      ? vp + legitimacy - prospectOf(p, seat, province, 0)
      : prospectOf(p, seat, province, 1) - prospectOf(p, seat, province, 0);
  if (p.box.counting.includes(space)) gain += 0.4;
  return gain + loss(p, owner, space);
}
/** What its owner would lose with a PC, as far as that is one's own gain. */
export function loss(p: Board, owner: number, space: Space): number {
  const { province } = spaceFacts(p, space);
  if (!isPlayer(owner) || province < 0) return 0;
  const { needed, vp, legitimacy, major } = provinceFacts(p, province);
  const count = p.pcsIn[province * OWNERS + owner];
  if (holderOf(p, province) === owner && (count - 1 < needed || major === space))
    return (RIVAL + OTHERS) * (vp + legitimacy) * 0.7;
  return (RIVAL + OTHERS) * (prospectOf(p, owner, province, 0) - prospectOf(p, owner, province, -1));
}

/** S3.8: whoever has the Cart is the nearer to the burial in Pella, the nearer it is to Pella. */
function cartOf(p: Board, seat: Seat): number {
  const { cart, pella, cartTurns } = p.box;
  if (!isRoyalOnMap(p, cart) || !controlsRoyal(p, seat, cart)) return 0;
  if (turnOf(p) > Math.max(...cartTurns.buried)) return 0;
  return cartHope(p, spaceOf(royalAt(p, cart)), pella);
}
export function cartHope(p: Board, space: Space, pella: Space): number {
  const far = waysTo(p, pella)[space];
  const near = Math.max(0, 1 - far / FAR);
  // In any other Major City the Tomb is worth something, too.
  return BURIAL * near ** 2 + (isMajorCity(p, space) ? 0.2 : 0);
}
