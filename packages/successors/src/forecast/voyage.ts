/**
 * What may happen to a group at sea. On the copy it goes aboard and sails with the deeds of section 13; nobody declares a
 * Naval Battle: those who could are listed, with the odds against all that they have.
 */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { type Board, type Location, OUTSIDE } from '../contract.ts';
import { spendMps } from '../position/budget.ts';
import { availableFleets, strengthOfFleets } from '../position/fleets.ts';
import { groupAt, marcherOf } from '../position/march.ts';
import { outsideOf, pcOn, sideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { turnOrder } from '../position/turns.ts';
import {
  cusAboard,
  embarkedFrom,
  escortOf,
  isAtSea,
  sailTo,
  shipAt,
  shipCommander,
} from '../position/voyage.ts';
import { attritionOf } from '../rules/7-pieces/7.3-attrition.ts';
import { mpsLeft, mpsLeftUnder } from '../rules/9-armies/9.2-movement-points.ts';
import { seaCostTo } from '../rules/13-naval-movement/13.1-limitations.ts';
import { brokenLanding, disembark, landMps } from '../rules/13-naval-movement/13.2-disembarking.ts';
import { type Embarking, embark, embarkWay } from '../rules/13-naval-movement/13.2-embarking.ts';
import { maySail, nextBySea } from '../rules/13-naval-movement/13.2-naval-movement.ts';
import { type DroppingOff, dropOff } from '../rules/13-naval-movement/13.2-pick-up-drop-off.ts';
import { mayEngage } from '../rules/13-naval-movement/13.3-declaring.ts';
import { attacksChampion } from '../rules/13-naval-movement/13.3-naval-battle.ts';
import { navalOdds } from '../rules/13-naval-movement/13.3-odds.ts';
import { portBack } from '../rules/13-naval-movement/13.3-retreat.ts';
import { SIDES } from '../words.ts';
import { arrival, NOBODY_MET } from './march.ts';
import { brokenAnswer } from './naming.ts';
import type { StepForecast } from './shape.ts';
import { TRIAL } from './trial-play.ts';
import type {
  DropForecast,
  EngageForecast,
  MeetingForecast,
  SeaReachForecast,
  VoyageForecast,
} from './voyage-shape.ts';

/** The active group goes aboard as it would be answered; the clause by which it may not, or null. */
function goAboard(p: Board, seat: Seat, boarding: Embarking | null): string | null {
  if (boarding === null) return null;
  const clause = brokenAnswer(p, seat, embarkWay, boarding);
  if (clause === null) embark(p, seat, boarding, TRIAL);
  return clause;
}
const nameIn = (p: Board, space: Space): string => spaceFacts(p, space).name;
const placeIn = (p: Board, at: Location) => ({ space: nameIn(p, spaceOf(at)), side: SIDES[sideOf(at)] });

/** Where it can sail with the MPs that it has, by the cheapest way. `isKnown`: whether it is known how many there are. */
export function forecastSeaReach(
  p: Board,
  seat: Seat,
  boarding: Embarking | null,
  isKnown: boolean,
): SeaReachForecast {
  const refused = goAboard(p, seat, boarding);
  if (refused !== null) return { refused, left: isKnown ? mpsLeft(p) : null, spaces: {} };
  const start = shipAt(p);
  const found = new Map<Space, { readonly cost: number; readonly way: readonly Space[] }>([
    [start, { cost: 0, way: [] }],
  ]);
  // In the order of their cost: each space that is taken up is reached as cheaply as it can be.
  const open: Space[] = [start];
  while (open.length > 0) {
    open.sort((a, b) => (found.get(b)?.cost ?? 0) - (found.get(a)?.cost ?? 0));
    const at = open.pop() as Space;
    const { cost, way } = found.get(at) as { cost: number; way: readonly Space[] };
    const left = mpsLeftUnder(p, shipCommander(p), outsideOf(at)) - cost;
    for (const path of spaceFacts(p, at).bySea) {
      const known = found.get(path.to);
      if (path.cost > left || (known !== undefined && known.cost <= cost + path.cost)) continue;
      if (at === start && maySail.broken(p, path.to, mpsLeft(p)) !== null) continue;
      found.set(path.to, { cost: cost + path.cost, way: [...way, path.to] });
      if (!open.includes(path.to)) open.push(path.to);
    }
  }
  found.delete(start);
  const spaces: { [space: string]: { cost: number; way: string[] } } = {};
  for (const [space, { cost, way }] of found)
    spaces[nameIn(p, space)] = { cost, way: way.map((each) => nameIn(p, each)) };
  return { refused: null, left: isKnown ? mpsLeft(p) : null, spaces };
}

/** With no space at all: what landing brings where the ship is. */
export function forecastVoyage(
  p: Board,
  seat: Seat,
  way: readonly Space[],
  boarding: Embarking | null,
  isKnown: boolean,
): VoyageForecast {
  const start = isAtSea(p) ? shipAt(p) : spaceOf(groupAt(p));
  const refused = goAboard(p, seat, boarding);
  let blocked: VoyageForecast['blocked'] = refused === null ? null : { step: -1, clause: refused };
  const announced: Space[] = [];
  for (const [step, space] of way.entries()) {
    if (blocked !== null) break;
    const clause = nextBySea(p).includes(space) ? maySail.broken(p, space, mpsLeft(p)) : NO_PATH;
    if (clause === null) {
      spendMps(p, seaCostTo(p, shipAt(p), space));
      sailTo(p, space);
      announced.push(space);
    } else blocked = { step, clause };
  }
  const steps = way.map((space, i) => ({
    space: nameIn(p, space),
    cost: Math.max(0, seaCostTo(p, i === 0 ? start : way[i - 1], space)),
  }));
  const others = turnOrder(p)
    .filter((other) => other !== seat)
    .map((other) => meetingWith(p, seat, other, way));
  const [left, escort, cus] = [mpsLeft(p), strengthOfFleets(p, seat, escortOf(p)), cusAboard(p)];
  return {
    cost: steps.reduce((sum, { cost }) => sum + cost, 0),
    left: isKnown ? left : null,
    blocked,
    steps,
    escort,
    cus,
    others,
    least: others.reduce((chance, { clause, win, draw }) => chance * (clause === null ? win + draw : 1), 1),
    losses: meanAttrition(p, cus),
    back: placeIn(p, isAtSea(p) ? backFrom(p) : groupAt(p)),
    land: isKnown && blocked === null ? landMps(p, shipCommander(p)) : null,
    landing: blocked === null ? landingOf(p, seat) : null,
  };
}
const NO_PATH = 'S13.2-07';

/** What somebody could do about it at each step, with all his Fleets. */
function meetingWith(p: Board, seat: Seat, other: Seat, way: readonly Space[]): MeetingForecast {
  const fleets = availableFleets(p, other);
  const strength = strengthOfFleets(p, other, fleets);
  const broken = way.map((into) => mayEngage.broken(p, other, { seat, into, to: null }));
  return {
    seat: other,
    fleets: fleets.map((fleet) => ({
      fleet: p.box.content.fleets[fleet].id,
      strength: strengthOfFleets(p, other, [fleet]),
    })),
    strength,
    may: broken.map((clause) => clause === null),
    near: nearestPc(p, other, way),
    clause: broken.includes(null) ? null : (broken[0] ?? null),
    ...navalOdds(p, strengthOfFleets(p, seat, escortOf(p)), strength),
  };
}
/** S13.3.A-02, S13.3.A-03 */
function nearestPc(p: Board, seat: Seat, way: readonly Space[]): MeetingForecast['near'] {
  let ring = new Set(way);
  for (let paths = 0; paths <= p.box.content.sailing.declaring; paths++) {
    for (const space of ring) if (pcOn(p, space) === seat) return { space: nameIn(p, space), paths };
    ring = new Set(
      [...ring].flatMap((space) =>
        spaceFacts(p, space).bySea.flatMap(({ to, type }) => (type === 'sea' ? [to] : [])),
      ),
    );
  }
  return null;
}

/** S13.3.D-08, D13-23: where a defeat leads, as far as it leads anywhere. */
const backFrom = (p: Board): Location => portBack(p) ?? embarkedFrom(p);
/** S13.3.D-07: all CUs aboard, as one group. */
function meanAttrition(p: Board, cus: number): number {
  if (cus === 0) return 0;
  const lost = [1, 2, 3, 4, 5, 6].map((die) => Math.min(cus, attritionOf(p, cus, die).cus));
  return lost.reduce((sum, each) => sum + each, 0) / lost.length;
}

/** S13.2-28: everybody goes ashore outside; null where nobody may. */
function landingOf(p: Board, seat: Seat): StepForecast | null {
  if (brokenLanding(p, seat, OUTSIDE) !== null) return null;
  const space = nameIn(p, shipAt(p));
  const into = disembark(p, seat, OUTSIDE, TRIAL);
  return { space, cost: 0, attrition: 0, passage: false, ...arrival(p, seat, into, into) };
}

/** D13-27: those who go ashore, for themselves. */
export function forecastDropOff(p: Board, seat: Seat, answer: DroppingOff): DropForecast {
  const [space, back] = [nameIn(p, shipAt(p)), placeIn(p, embarkedFrom(p))];
  const into = dropOff(p, seat, answer, TRIAL);
  const meets = sideOf(into) === OUTSIDE ? arrival(p, seat, into, into) : NOBODY_MET; // S11.1-04: inside the walls
  return { step: { space, cost: 0, attrition: 0, passage: false, ...meets }, back };
}

/** To whoever may declare a Naval Battle, with each strength that he could commit. */
export function forecastEngage(p: Board, seat: Seat): EngageForecast {
  const mover = marcherOf(p) as Seat;
  const escort = strengthOfFleets(p, mover, escortOf(p));
  const most = strengthOfFleets(p, seat, availableFleets(p, seat));
  return {
    odds: Array.from({ length: most }, (_, i) => {
      const { win, draw, lose } = navalOdds(p, escort, i + 1);
      return { strength: i + 1, win: lose, draw, lose: win };
    }),
    losses: meanAttrition(p, cusAboard(p)),
    back: placeIn(p, backFrom(p)),
    champion: attacksChampion(p, seat, mover) ? mover : null,
  };
}
