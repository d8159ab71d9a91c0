/**
 * What a position of Successors is worth to a seat, in points: Victory Points and Legitimacy as they stand and as they
 * may become, Armies, Generals, the hand; and the same of the others, taken off.
 */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  cardFacts,
  commanderAt,
  controlsRoyal,
  cusAt,
  dispersedUnits,
  forageLimit,
  groupAt,
  groupCus,
  handOf,
  holderOf,
  isCartReady,
  isMajorCity,
  isOnMap,
  isPlayer,
  isRoyalOnMap,
  isSurprise,
  locationOfStack,
  majorIn,
  minorsOf,
  OFF_MAP,
  OWNERS,
  ownerOf,
  ownerOfStack,
  type Province,
  pcOn,
  provinceFacts,
  roundOf,
  royalAt,
  type Space,
  setupOf,
  spaceFacts,
  spaceOf,
  stackCount,
  TYPES,
  turnOf,
  type Unit,
  whereIs,
} from '@diadochi/successors/board';
import { holdingsOf } from './successors-holdings.ts';
import { waysTo } from './successors-map.ts';
import {
  ahead,
  OTHERS,
  RIVAL,
  roundsUntil,
  type Stakes,
  standingIn,
  WIN,
  worthOfLegitimacy,
} from './successors-stakes.ts';
import { CU_WORTH } from './successors-strength.ts';

/** A CU in the Dispersed Box comes back, but later. */
const DISPERSED = 0.5;
const GENERAL = 1;
/** A Major General with an Army: he makes it march, and fight. */
const LED = 0.1;
const OP = 0.12;
const PC = 0.12;
/** A Round without a card to play. */
const EMPTY = 0.5;
/** The OPs of a card that is still to be drawn. */
const USUAL_OPS = 2.5;
/** S6.4-04: one CU starves wherever there are too many; the more there are, the longer that goes on. */
const STARVES = 0.6;
const EXCESS = 0.12;
/** S8.4-02: only an Army takes the Cart along, and a small one would lose it. */
export const ESCORT = 3;
/** S3.8: the MPs that an Army with the Cart makes in a Round, and how sure it is at best to arrive. */
const CART_MPS = 4;
const ARRIVES = 0.6;
const THERE = 0.95;
const NO_ESCORT = 30;

export function worth(p: Board, seat: Seat): number {
  const { points, chances } = standingIn(p);
  const all = points.map((each, of) => each + meansOf(p, of));
  return ahead(all, seat) + WIN * chances[seat] + cardsOf(p, seat);
}

/** What may bring points: Provinces half won, Armies, Generals, the Cart. */
function meansOf(p: Board, seat: Seat): number {
  let sum = 0;
  for (let province = 0; province < p.holder.length; province++) sum += prospectOf(p, seat, province, 0);
  let last = -1;
  for (let place = 0; place < stackCount(p); place++) {
    if (ownerOfStack(p, place) !== seat) continue;
    for (let unit = 0; unit < TYPES; unit++) sum += p.stackUnits[place * TYPES + unit] * CU_WORTH[unit];
    const space = spaceOf(locationOfStack(p, place));
    if (space !== last) sum -= hunger(p, space, p.cusIn[space * OWNERS + seat]);
    last = space;
  }
  for (let unit: Unit = 0; unit < TYPES; unit++)
    sum += DISPERSED * CU_WORTH[unit] * dispersedUnits(p, seat, unit);
  for (const general of p.box.all.majors)
    if (ownerOf(p, general) === seat && isOnMap(p, general)) sum += GENERAL + ledBy(p, seat, general);
  return sum + cartOf(p, seat) + holdingsOf(p, seat);
}
/** 6.4: what so many CUs of a player cost him in a space. */
export function hunger(p: Board, space: Space, cus: number): number {
  const excess = cus - forageLimit(p, space);
  return excess > 0 ? STARVES + EXCESS * excess : 0;
}
function ledBy(p: Board, seat: Seat, general: number): number {
  return LED * Math.min(6, p.cusIn[spaceOf(p.whereabouts[general]) * OWNERS + seat]);
}
/** S6.2-09: a Surprise is as good as the card that replaces it; S6.2-10: two of them are not replaced. */
function cardsOf(p: Board, seat: Seat): number {
  let [sum, count] = [0, 0];
  for (const card of handOf(p, seat)) {
    const { ops, replaced } = cardFacts(p, card);
    if (isSurprise(p, card) && !replaced) continue;
    sum += OP * (isSurprise(p, card) ? USUAL_OPS : ops);
    count++;
  }
  // S6.2-01, D6-05: in a Round in which the hand is empty there is no Tyche Segment.
  return sum - EMPTY * Math.max(0, setupOf(p).rounds - roundOf(p) - count);
}

/** What the PCs of a player in a Province promise, with so many more; nothing if it is his already. */
function prospectOf(p: Board, seat: Seat, province: Province, more: number, gained: Space = NOWHERE): number {
  const count = p.pcsIn[province * OWNERS + seat] + more;
  if (count <= 0) return 0;
  const { needed, vp, legitimacy } = provinceFacts(p, province);
  const major = majorIn(p, province);
  if (holderOf(p, province) === seat && more === 0) return PC * count;
  const hasMajor = major < 0 || major === gained || pcOn(p, major) === seat;
  // Who holds its Major City will not give it away.
  const hope = hasMajor ? 0.6 : isPlayer(pcOn(p, major)) ? 0.1 : 0.25;
  const share = Math.min(1, count / needed);
  return PC * count + (vp + legitimacy) * hope * share ** 2;
}

const NOWHERE = -1;

/** What a PC of one's own in a space would bring, in place of what is there. */
export function pcGain(p: Board, seat: Seat, space: Space, stakes: Stakes): number {
  const { province } = spaceFacts(p, space);
  const owner = pcOn(p, space);
  if (province < 0 || owner === seat) return 0;
  const { needed, vp, legitimacy } = provinceFacts(p, province);
  const major = majorIn(p, province);
  const own = p.pcsIn[province * OWNERS + seat] + 1;
  const hasMajor = major < 0 || major === space || pcOn(p, major) === seat;
  const isWon = own >= needed && hasMajor && holderOf(p, province) !== seat;
  const now = prospectOf(p, seat, province, 0);
  let gain = isWon
    ? vp * stakes.vp + legitimacy * stakes.legitimacy - now
    : (prospectOf(p, seat, province, 1, space) - now) * Math.max(1, 0.5 * (1 + stakes.vp));
  if (p.box.counting.includes(space)) gain += 0.4;
  return gain + loss(p, owner, space, stakes);
}
/** What a seat would lose itself with its PC in a space. */
export function holding(p: Board, seat: Seat, space: Space, stakes: Stakes): number {
  const { province } = spaceFacts(p, space);
  if (province < 0 || holderOf(p, province) !== seat) return PC_LOST;
  const { vp, legitimacy } = provinceFacts(p, province);
  return PC_LOST + vp * stakes.vp + legitimacy * stakes.legitimacy;
}
const PC_LOST = 0.4;
/** What its owner would lose with a PC, as far as that is one's own gain. */
export function loss(p: Board, owner: number, space: Space, stakes: Stakes): number {
  const { province } = spaceFacts(p, space);
  if (!isPlayer(owner) || province < 0) return 0;
  const { needed, vp, legitimacy } = provinceFacts(p, province);
  const count = p.pcsIn[province * OWNERS + owner];
  if (holderOf(p, province) === owner && (count - 1 < needed || majorIn(p, province) === space))
    return stakes.taken[owner] * (vp + legitimacy) * 0.7;
  const less = prospectOf(p, owner, province, 0) - prospectOf(p, owner, province, -1);
  return Math.max(RIVAL + OTHERS, 0.5 * stakes.taken[owner]) * less;
}

/** S3.8: what the Cart promises to whoever controls it, if it has to wait for an Army first. */
function cartOf(p: Board, seat: Seat): number {
  const { cart } = p.box;
  if (!isRoyalOnMap(p, cart) || !controlsRoyal(p, seat, cart)) return 0;
  const space = spaceOf(royalAt(p, cart));
  return cartHope(p, seat, space, escortWay(p, seat, space));
}
/** How many MPs the nearest Army of a seat, or one in a space that is considered, is from the Cart. */
export function escortWay(p: Board, seat: Seat, cart: Space, considered: Space | null = null): number {
  const far = waysTo(p, cart);
  let least = considered === null ? NO_ESCORT : far[considered];
  for (let place = 0; place < stackCount(p); place++) {
    if (ownerOfStack(p, place) !== seat) continue;
    const at = locationOfStack(p, place);
    // Of the active group only where it could be counts; those whom it leaves behind are there still.
    const isLeft = considered !== null && at === groupAt(p);
    const cus = cusAt(p, at, seat) - (isLeft ? groupCus(p) : 0);
    const isLed = !isLeft && commanderAt(p, at, seat) !== null;
    if (isLed || (cus >= ESCORT && hasFreeMinor(p, seat))) least = Math.min(least, far[spaceOf(at)]);
  }
  return least;
}
/** D9-26: he can be named wherever CUs of his are about to march. */
const hasFreeMinor = (p: Board, seat: Seat): boolean =>
  minorsOf(p, seat).some((general) => whereIs(p, general) === OFF_MAP);
/**
 * S3.8-08, S3.8-09: Pella brings much more than any other city, if the Cart comes there in time; else the next own city has
 * to do. An Army that is so many MPs away has to fetch it first; as long as it cannot move (S8.4-03) there is time for that.
 */
export function cartHope(p: Board, seat: Seat, space: Space, escort = 0): number {
  const { pella, tombLegitimacy, cartTurns } = p.box;
  const last = Math.max(...cartTurns.buried);
  if (turnOf(p) > last) return 0;
  const waiting = isCartReady(p) ? 0 : CART_MPS * roundsUntil(p, cartTurns.moves);
  const mps = Math.max(0.1, CART_MPS * roundsUntil(p, last + 1) - waiting);
  const far = waysTo(p, pella)[space] + Math.max(0, escort - waiting);
  const arrival = far === 0 ? THERE : Math.max(0, Math.min(ARRIVES, 1.3 - far / mps));
  const hope = arrival * worthOfLegitimacy(p, seat, tombLegitimacy.pella);
  if (!isMajorCity(p, space) || pcOn(p, space) !== seat) return hope;
  return Math.max(hope, worthOfLegitimacy(p, seat, tombLegitimacy.elsewhere));
}
