/** 8: the Royal Family: where each of them is, and in whose control. */

import type { Seat } from '@diadochi/kernel';
import type { Royal, RoyalFacts } from '../box.ts';
import { type Board, type Location, NOBODY, type Owner } from '../contract.ts';
import { stir } from './stirred.ts';

// Where somebody is who is not on the map.
export const ROYAL_IN_BOX = -1;
export const ROYAL_GONE = -2; // dead, or removed from the game
export const ROYAL_AT_SEA = -3; // aboard, with the group that sails (13)

export const royalFacts = (p: Board, royal: Royal): RoyalFacts => p.box.royals[royal];
export const allRoyals = (p: Board): readonly Royal[] => p.box.all.royals;
export const royalAt = (p: Board, royal: Royal): number => p.royalAt[royal];
export const isRoyalOnMap = (p: Board, royal: Royal): boolean => p.royalAt[royal] >= 0;
/** S8.1-06: who controls a Royal Family Member; null for nobody. */
export const controllerOfRoyal = (p: Board, royal: Royal): Seat | null =>
  p.royalOwner[royal] === NOBODY ? null : p.royalOwner[royal];
export const controlsRoyal = (p: Board, seat: Seat, royal: Royal): boolean => p.royalOwner[royal] === seat;
/** Those who are with an Army. */
export function royalsWith(p: Board, location: Location, owner: Owner): Royal[] {
  const { royalAt, royalOwner } = p;
  const list: Royal[] = [];
  for (let royal = 0; royal < royalAt.length; royal++)
    if (royalAt[royal] === location && royalOwner[royal] === owner) list.push(royal);
  return list;
}
export function setRoyal(p: Board, royal: Royal, at: number | Location): void {
  p.royalAt[royal] = at;
  stir(p);
  p.touched[0] = 1;
}
export function controlRoyal(p: Board, royal: Royal, seat: Seat | null): void {
  // S9.1-13, D8-16: who was with the active group has moved, whoever controls them now or again.
  if (p.royalMark[royal] === 1 && p.royalOwner[royal] !== (seat ?? NOBODY)) {
    p.royalMark[royal] = 2;
    p.crossedRoyals[royal] = 0;
  }
  p.royalOwner[royal] = seat ?? NOBODY;
  stir(p);
  p.touched[0] = 1;
}
/** S8.5-04, S3.8-11: leaves the game, and gives Legitimacy to nobody. */
export function removeRoyal(p: Board, royal: Royal): void {
  setRoyal(p, royal, ROYAL_GONE);
  controlRoyal(p, royal, null);
}
/** S5.1.A-02, S8.4-03: whether the Cart can be moved: from a Game Turn on; S16.3-02: or once somebody has completed it. */
export const isCartReady = (p: Board): boolean => p.turn[0] >= p.box.cartTurns.moves || p.cartReady[0] === 1;
export function completeCart(p: Board): void {
  p.cartReady[0] = 1;
}
/** S3.8-08: who has buried Alexander in Pella. */
export const burierOf = (p: Board): Seat | null => (p.burier[0] === NOBODY ? null : p.burier[0]);
export function noteBurier(p: Board, seat: Seat): void {
  p.burier[0] = seat;
  p.touched[0] = 1;
}
/** The Heir whose regent may win in a Game Turn; null in most. */
export const heirOf = (p: Board, turn: number): Royal | null =>
  allRoyals(p).find((royal) => royalFacts(p, royal).regency === turn) ?? null;
