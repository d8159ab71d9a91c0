/** 7.4: Fleets: who controls them, on which side they lie, whether they are Dispersed. */

import type { Seat } from '@diadochi/kernel';
import type { Fleet, FleetFacts } from '../box.ts';
import type { Board, Owner } from '../contract.ts';

export const fleetFacts = (p: Board, fleet: Fleet): FleetFacts => p.box.fleets[fleet];
export const allFleets = (p: Board): readonly Fleet[] => p.box.all.fleets;
export const fleetOwner = (p: Board, fleet: Fleet): Owner => p.fleetOwner[fleet];
export const isUpgraded = (p: Board, fleet: Fleet): boolean => p.fleetUpgraded[fleet] === 1;
export const isFleetDispersed = (p: Board, fleet: Fleet): boolean => p.fleetDispersed[fleet] === 1;
/** S7.4-06 */
export const isAvailable = (p: Board, seat: Seat, fleet: Fleet): boolean =>
  p.fleetOwner[fleet] === seat && !isFleetDispersed(p, fleet);
/** S7.4-13: whoever takes a Fleet over gets it on its normal side; S7.4-07: if it is Dispersed, it stays so. */
export function passFleet(p: Board, fleet: Fleet, owner: Owner): void {
  p.fleetOwner[fleet] = owner;
  p.fleetUpgraded[fleet] = 0;
  p.escort[fleet] = 0; // D7-23
  p.touched[0] = 1;
}
export function upgradeFleet(p: Board, fleet: Fleet): void {
  p.fleetUpgraded[fleet] = 1;
  p.touched[0] = 1;
}
/** S7.4-12 */
export function disperseFleet(p: Board, fleet: Fleet): void {
  p.fleetDispersed[fleet] = 1;
  p.fleetUpgraded[fleet] = 0;
  p.escort[fleet] = 0;
  p.touched[0] = 1;
}
export function returnFleet(p: Board, fleet: Fleet): void {
  p.fleetDispersed[fleet] = 0;
}
/** The number that is faceup. */
const strengthOf = (p: Board, fleet: Fleet): number => p.box.fleets[fleet].strength[p.fleetUpgraded[fleet]];
/** S13.3.C-01, S13.3.C-02: the face-up numbers of those of the Fleets that a player has at hand. */
export function strengthOfFleets(p: Board, seat: Seat, fleets: readonly Fleet[]): number {
  let sum = 0;
  for (const fleet of fleets) if (isAvailable(p, seat, fleet)) sum += strengthOf(p, fleet);
  return sum;
}
export function availableFleets(p: Board, seat: Seat, list: Fleet[] = []): Fleet[] {
  for (const fleet of allFleets(p)) if (isAvailable(p, seat, fleet)) list.push(fleet);
  return list;
}
/** S3.5-04: of all Fleets that a player controls, Dispersed ones too. */
export function fleetStrength(p: Board, seat: Seat): number {
  let sum = 0;
  for (let fleet = 0; fleet < p.fleetOwner.length; fleet++)
    if (p.fleetOwner[fleet] === seat) sum += strengthOf(p, fleet);
  return sum;
}
