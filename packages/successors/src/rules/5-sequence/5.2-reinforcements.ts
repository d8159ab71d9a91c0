/** 5.2 Reinforcements Phase: who gets what, one player after the other. How it is placed: 5.2-placing.ts. */

import type { Seat } from '@diadochi/kernel';
import { CAVALRY, LOYAL, MERCENARY } from '../../box.ts';
import { collectByCards } from '../../cards/each-phase.ts';
import { type Board, isPlayer, type Play, procedure, TYPES } from '../../contract.ts';
import { isWithCavalry } from '../../position/cavalry.ts';
import { allFleets, fleetOwner, isFleetDispersed, returnFleet } from '../../position/fleets.ts';
import {
  DISPERSED,
  forgetNewcomers,
  generalsOf,
  moveGeneral,
  WAITING,
  whereIs,
} from '../../position/generals.ts';
import { allSeats, holderOf } from '../../position/places.ts';
import { legitimacyOf, pointsOf } from '../../position/scores.ts';
import { REINFORCEMENTS, setPhase, turnOrder } from '../../position/turns.ts';
import { addDispersed, addWaiting, dispersedUnits } from '../../position/units.ts';
import { dispersedFleets } from '../../settings.ts';
import { those } from '../3-victory/3.5-victory-points.ts';
import { mostSenior } from './5.1-ties.ts';

export const reinforcements = procedure('reinforcements', () => ({ turns: 0 })).steps({
  A_fleets: (p) => {
    setPhase(p, REINFORCEMENTS);
    forgetNewcomers(p);
    // S5.2-01
    for (const fleet of allFleets(p)) if (!isPlayer(fleetOwner(p, fleet))) returnFleet(p, fleet);
  },
  // S5.2-02
  B_takeBack: (p, _, { tell }) => {
    for (const seat of allSeats(p)) {
      const count = takeBack(p, seat);
      if (count > 0) tell?.all('returned', { seat, count });
    }
  },
  // D5-06: everything is counted out before anybody places something.
  C_collect: (p, _, play) => {
    const dearest = mostSenior(p, those(p, legitimacyOf, 'most'), play); // S5.2-05, S5.2-06
    for (const seat of allSeats(p)) collect(p, seat, dearest, play);
    collectByCards(p, play);
  },
  // S5.2-09
  D_placing: {
    call: 'reinforcing',
    with: (p, { turns }) => ({ seat: turnOrder(p)[turns] }),
    then: (p, f) => {
      f.turns++;
      return f.turns < p.seats ? 'D_placing' : undefined;
    },
  },
});

function collect(p: Board, seat: Seat, dearest: Seat, { tell }: Play): void {
  const { strategosOfEurope, mostLegitimacy } = p.box.content.reinforcements;
  const riders = ridersFor(p, seat);
  const mercenaries = mercenariesFor(p, seat) - riders;
  const loyal =
    (holderOf(p, p.box.makedonia) === seat ? strategosOfEurope : 0) + // S5.2-04
    (seat === dearest ? mostLegitimacy : 0); // S5.2-05
  addWaiting(p, seat, MERCENARY, mercenaries);
  addWaiting(p, seat, CAVALRY, riders);
  addWaiting(p, seat, LOYAL, loyal);
  tell?.all('reinforced', { seat, mercenaries, loyal });
  if (riders > 0) tell?.all('ridersJoined', { seat, count: riders });
}
/** S16.9-04: in place of one of the Mercenary CUs that everybody gets; S16.9-05: not of those for the most VP. */
function ridersFor(p: Board, seat: Seat): number {
  if (!isWithCavalry(p) || !p.box.cavalryProvinces.some((province) => holderOf(p, province) === seat))
    return 0;
  return Math.min(1, p.box.content.reinforcements.mercenaries);
}

/** All of his that was Dispersed; how many pieces. */
function takeBack(p: Board, seat: Seat): number {
  let count = 0;
  for (let unit = 0; unit < TYPES; unit++) {
    const cus = dispersedUnits(p, seat, unit);
    addWaiting(p, seat, unit, cus);
    addDispersed(p, seat, unit, -cus);
    count += cus;
  }
  for (const general of generalsOf(p, seat)) {
    if (whereIs(p, general) !== DISPERSED) continue;
    moveGeneral(p, general, WAITING);
    count++;
  }
  if (dispersedFleets(p) === 1) return count; // S16.10-01
  for (const fleet of allFleets(p)) {
    if (fleetOwner(p, fleet) !== seat || !isFleetDispersed(p, fleet)) continue;
    returnFleet(p, fleet);
    count++;
  }
  return count;
}

/** S5.2-03, S5.2-07, S5.2-08 */
function mercenariesFor(p: Board, seat: Seat): number {
  const { mercenaries, mostVictoryPoints, tiedVictoryPoints } = p.box.content.reinforcements;
  const most = those(p, pointsOf, 'most');
  if (!most.includes(seat)) return mercenaries;
  return mercenaries + (most.length === 1 ? mostVictoryPoints : tiedVictoryPoints);
}
