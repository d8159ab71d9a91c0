/** 7.4 Fleets follow their Province or city. */

import type { Fleet } from '../../box.ts';
import { type Board, isPlayer, type Owner, type Play } from '../../contract.ts';
import {
  allFleets,
  fleetFacts,
  fleetOwner,
  isFleetDispersed,
  isUpgraded,
  passFleet,
} from '../../position/fleets.ts';
import { holderOf, pcOn } from '../../position/places.ts';

/** S7.4-04: whoever controls its Province or city; S7.4-09, D7-24: a Fleet with neither stays with whom it is. */
function controllerOfFleet(p: Board, fleet: Fleet): Owner {
  const { province, space } = fleetFacts(p, fleet);
  if (province >= 0) return holderOf(p, province);
  return space >= 0 ? pcOn(p, space) : fleetOwner(p, fleet);
}

/** S7.4-05, S7.4-13, D7-23: at once, and on the normal side. */
export function passFleets(p: Board, { tell }: Pick<Play, 'tell'>): void {
  for (const fleet of allFleets(p)) {
    const owner = controllerOfFleet(p, fleet);
    if (owner === fleetOwner(p, fleet)) continue;
    passFleet(p, fleet, owner);
    if (isPlayer(owner)) tell?.all('fleetPasses', { seat: owner, fleet });
  }
}

/** What is wrong with a Fleet at rest: S7.4-04, S7.4-12. */
export function fleetFault(p: Board, fleet: Fleet): string | null {
  const owner = controllerOfFleet(p, fleet);
  if (owner !== fleetOwner(p, fleet)) return `the Fleet is ${fleetOwner(p, fleet)}'s, not ${owner}'s`;
  return isFleetDispersed(p, fleet) && isUpgraded(p, fleet) ? 'the Fleet is Dispersed and upgraded' : null;
}
