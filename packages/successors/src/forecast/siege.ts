/** A Siege before any die falls: what changes its roll, that the space falls and what it costs, and what would fall with it. */

import type { Seat } from '@diadochi/kernel';
import { CAVALRY, type General, ROYAL, type Space } from '../box.ts';
import { type Board, isPlayer, NOBODY, type Owner, TYPES } from '../contract.ts';
import { allFleets, fleetFacts, fleetOwner } from '../position/fleets.ts';
import { commanderAt, generalFacts, generalsAt, isMajor } from '../position/generals.ts';
import { groupAt, groupCommander, groupCus, groupUnits, isMarching } from '../position/march.ts';
import { allSeats, insideOf, isMajorCity, outsideOf, pcOn, setPc, spaceFacts } from '../position/places.ts';
import { controllerOfRoyal, controlRoyal, royalFacts } from '../position/royals.ts';
import { isChampion, legitimacyOf, pointsOf } from '../position/scores.ts';
import { assaultsOf, besiegerBy, siegePointsIn } from '../position/sieges.ts';
import { activeOf, SURRENDER, segmentOf } from '../position/turns.ts';
import { addDispersed, addUnits, cusAt, eliminate, unitsAt } from '../position/units.ts';
import { settleRoyals } from '../rules/8-royal-family/8-royal-family.ts';
import { royalsAt } from '../rules/9-armies/9.1-company.ts';
import { mpsLeft } from '../rules/9-armies/9.2-movement-points.ts';
import { becomeSuccessor, isProtected } from '../rules/10-land-movement/10.H-champion-status.ts';
import { disperseGenerals } from '../rules/10-land-movement/10.I-army-against-general.ts';
import { isRaided, siegeCost } from '../rules/15-sieges/15.2-cavalry.ts';
import { type Attempt, type Progress, siegeOdds } from '../rules/15-sieges/15.2-odds.ts';
import { brokenSiege, cusNeeded } from '../rules/15-sieges/15.2-requirements.ts';
import { siegeResult, siegeRoll, wavering } from '../rules/15-sieges/15.2-results.ts';
import { mayRoyalsCount } from '../rules/15-sieges/15.2-royal-army.ts';
import { defendersIn, pointsNeeded } from '../rules/15-sieges/15.4-completing.ts';
import { settleChange } from '../rules/settling/settle.ts';
import { ownerView } from '../table.ts';
import { UNITS } from '../words.ts';
import type { FallForecast, InsideForecast, SiegeForecast } from './shape.ts';
import { TRIAL } from './trial-play.ts';

/** What is only thought of: another General, another number of CUs, other MPs. */
export interface Supposed {
  readonly general?: General;
  readonly cus?: number;
  readonly mps?: number;
}

/**
 * By the active group, if it is there; in one's own Surrender Segment by all who are there; else by those, or by whom one
 * thinks of, when they are activated. `isKnown`: whether it is known how many MPs there are.
 */
export function forecastSiege(
  p: Board,
  seat: Seat,
  space: Space,
  supposed: Supposed,
  isKnown: boolean,
): SiegeForecast {
  const at = outsideOf(space);
  const isActive = isMarching(p, seat) && groupAt(p) === at;
  const isSurrender = !isActive && activeOf(p) === seat && segmentOf(p) === SURRENDER;
  const inCharge = supposed.general ?? commanderAt(p, at, seat);
  const commander = supposed.general ?? (isActive ? groupCommander(p) : inCharge);
  const blocked = brokenSiege(p, seat, space);
  const before = worth(p);
  const champion = attacked(p, seat, space);
  if (champion !== null) becomeSuccessor(p, seat, champion, TRIAL);
  settleChange(p, TRIAL);

  const all = cusAt(p, at, seat);
  const army = supposed.cus ?? (isActive ? groupCus(p) : all > 0 ? all : cusNeeded(p, commander));
  // S16.9-16: who has Cavalry names it, where that matters.
  const horse = isActive ? groupUnits(p, CAVALRY) : unitsAt(p, at, seat, CAVALRY);
  const riders = isRaided(p, space) ? Math.min(horse, army) : 0;
  const cost = siegeCost(p, space, riders);
  const start: Progress = {
    points: besiegerBy(p, space) === seat ? siegePointsIn(p, space) : 0,
    needed: pointsNeeded(p, space),
    army,
    others: Math.max(0, all - army),
    royals: wavering(p, seat, space),
    inside: defendersIn(p, space),
    counted: mayRoyalsCount(p, seat, space) ? Number.POSITIVE_INFINITY : all - unitsAt(p, at, seat, ROYAL),
    riders,
  };
  const attempt = (general: General | null, byAll: boolean): Attempt => ({
    modifier: siegeRoll.sum(p, seat, space, general, 0),
    least: cusNeeded(p, general),
    byAll,
  });
  const now = attempt(commander, isSurrender);
  const left = isActive && isKnown ? mpsLeft(p) : null;
  const most = isSurrender ? 1 : sieges(p, space, supposed.mps ?? left, cost);
  const stages = [...Array.from({ length: most }, () => now), attempt(inCharge, true)];
  const odds = siegeOdds(p, start, stages);
  const { modifier } = now;
  return {
    space: spaceFacts(p, space).name,
    blocked,
    needed: start.needed,
    points: start.points,
    general: commander === null ? null : generalFacts(p, commander).name,
    least: now.least,
    cus: army,
    cost,
    riders,
    reasons: siegeRoll.reasons(p, seat, space, commander, 0),
    modifier,
    rolls: [1, 2, 3, 4, 5, 6].map((die) => ({
      die,
      total: die + modifier,
      ...siegeResult(p, die + modifier),
    })),
    now: most > 0 ? odds[0] : null,
    again: most > 1 ? odds[1] : null,
    surrender: odds[most],
    champion,
    royals: start.royals,
    defenders: start.inside,
    inside: insideOfCity(p, space),
    fall: fallOf(p, seat, space, before),
  };
}

/** S15.2.A-04: how many Sieges of it an activation can still have. */
function sieges(p: Board, space: Space, left: number | null, cost: number): number {
  const { maxPerSpace } = p.box.content.tables.siegeTable;
  const mps = left ?? Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(maxPerSpace.activation - assaultsOf(p, space), Math.floor(mps / cost)));
}
/** S15-03: the seat against whom Champion status would be lost. */
function attacked(p: Board, seat: Seat, space: Space): Seat | null {
  const owner = pcOn(p, space);
  return isMajorCity(p, space) && owner !== seat && isChampion(p, seat) && isProtected(p, owner)
    ? owner
    : null;
}

/** S15.4-06: what is inside, by its fate (14.9). */
function insideOfCity(p: Board, space: Space): InsideForecast | null {
  const owner = pcOn(p, space);
  if (!isPlayer(owner) || !isMajorCity(p, space)) return null;
  const at = insideOf(space);
  const eliminated: { [unit: string]: number } = {};
  const dispersed: { [unit: string]: number } = {};
  for (let unit = 0; unit < TYPES; unit++) {
    const count = unitsAt(p, at, owner, unit);
    if (count > 0) (p.box.units[unit].macedonian ? dispersed : eliminated)[UNITS[unit]] = count;
  }
  const generals = generalsAt(p, at, owner);
  const named = (those: readonly General[]): string[] => those.map((each) => generalFacts(p, each).name);
  return {
    eliminated,
    dispersed,
    generals: named(generals.filter((each) => isMajor(p, each))),
    minors: named(generals.filter((each) => !isMajor(p, each))),
    royals: royalsAt(p, at, owner, []).map((royal) => royalFacts(p, royal).name),
  };
}

/** What it would be worth, with what the Siege costs (S15-03): tried out on the copy, first without a PC of one's own, then with it. */
function fallOf(p: Board, seat: Seat, space: Space, before: Worth): FallForecast {
  const owner = pcOn(p, space);
  const royals = isPlayer(owner) ? royalsAt(p, insideOf(space), owner, []) : [];
  setPc(p, space, NOBODY, seat);
  if (isPlayer(owner)) sack(p, space, owner);
  const uncontrolled = changes(p, before);
  setPc(p, space, seat, seat);
  const controlled = changes(p, before);
  return {
    uncontrolled: uncontrolled.scores,
    controlled: controlled.scores,
    fleets: controlled.fleets,
    royals: royals.map((royal) => ({
      royal: royalFacts(p, royal).name,
      to: controllerOfRoyal(p, royal),
    })),
  };
}
function sack(p: Board, space: Space, owner: Owner): void {
  const at = insideOf(space);
  for (let unit = 0; unit < TYPES; unit++) {
    const count = unitsAt(p, at, owner, unit);
    if (p.box.units[unit].macedonian) {
      addUnits(p, at, owner, unit, -count);
      addDispersed(p, owner, unit, count);
    } else eliminate(p, at, owner, unit, count);
  }
  disperseGenerals(p, at, owner, TRIAL);
  for (const royal of royalsAt(p, at, owner, [])) controlRoyal(p, royal, null);
}
interface Worth {
  readonly scores: readonly { readonly vp: number; readonly l: number }[];
  readonly fleets: readonly Owner[];
}
const worth = (p: Board): Worth => ({
  scores: allSeats(p).map((seat) => ({ vp: pointsOf(p, seat), l: legitimacyOf(p, seat) })),
  fleets: allFleets(p).map((fleet) => fleetOwner(p, fleet)),
});
/** After the settle routine: whose numbers and Fleets are others than before. */
function changes(
  p: Board,
  before: Worth,
): { scores: FallForecast['controlled']; fleets: FallForecast['fleets'] } {
  settleChange(p, TRIAL);
  settleRoyals(p, TRIAL);
  settleChange(p, TRIAL);
  const now = worth(p);
  return {
    scores: allSeats(p).flatMap((seat) => {
      const [vp, l] = [
        now.scores[seat].vp - before.scores[seat].vp,
        now.scores[seat].l - before.scores[seat].l,
      ];
      return vp === 0 && l === 0 ? [] : [{ seat, vp, l }];
    }),
    fleets: allFleets(p).flatMap((fleet) =>
      now.fleets[fleet] === before.fleets[fleet]
        ? []
        : [{ fleet: fleetFacts(p, fleet).name, to: ownerView(now.fleets[fleet]) }],
    ),
  };
}
