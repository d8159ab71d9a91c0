/** 2: spaces and their locations, PCs, Provinces: what lies where, and whose it is. */

import { type Seat, upTo } from '@diadochi/kernel';
import type { Province, Space } from '../box.ts';
import {
  type Board,
  INDEPENDENT,
  INSIDE,
  type Location,
  NOBODY,
  OUTSIDE,
  OWNERS,
  type Owner,
  SEATS,
  type Side,
} from '../contract.ts';
import { MAJOR_CITY, type ProvinceFacts, type SpaceFacts, STRONGHOLD, TRANSIT } from '../map.ts';
import { foundationOfACapital } from '../settings.ts';
import { lacksCapital, loseSite } from './capitals.ts';
import { PCS_TOUCHED, SCORES_TOUCHED, UNTOUCHED } from './scores.ts';
import { liftSiege } from './sieges.ts';
import { stir } from './stirred.ts';

export const spaceFacts = (p: Board, space: Space): SpaceFacts => p.box.spaces[space];
export const provinceFacts = (p: Board, province: Province): ProvinceFacts => p.box.provinces[province];
export const allSpaces = (p: Board): readonly Space[] => p.box.all.spaces;
/** The spaces of some Provinces, in order. */
export const spacesIn = (p: Board, provinces: readonly Province[]): Space[] =>
  provinces.flatMap((province) => provinceFacts(p, province).allSpaces).sort((a, b) => a - b);
/** Whether there is such a space in some Provinces, or anywhere (null). */
export function isAnyIn(
  p: Board,
  provinces: readonly Province[] | null,
  isSuch: (space: Space) => boolean,
): boolean {
  if (provinces === null) return allSpaces(p).some(isSuch);
  for (const province of provinces) if (provinceFacts(p, province).allSpaces.some(isSuch)) return true;
  return false;
}
export const allProvinces = (p: Board): readonly Province[] => p.box.all.provinces;
const SEAT_LISTS = Array.from({ length: SEATS + 1 }, (_, seats) => upTo(seats - 1));
export const allSeats = (p: Board): readonly Seat[] => SEAT_LISTS[p.seats];

// S2-12, S2-13: every land location of a space is outside, or inside its walls.
export const locationOf = (space: Space, side: Side): Location => space * 2 + side;
export const outsideOf = (space: Space): Location => locationOf(space, OUTSIDE);
export const insideOf = (space: Space): Location => locationOf(space, INSIDE);
export const spaceOf = (location: Location): Space => location >> 1;
export const sideOf = (location: Location): Side => location & 1;

export const isMajorCity = (p: Board, space: Space): boolean => p.majorCity[space] === 1;
/** S2-33: the Major City on which control of a Province hangs; -1 where there is none. */
export const majorIn = (p: Board, province: Province): Space => p.majorIn[province];
export function makeMajorCity(p: Board, space: Space): void {
  const { province } = p.box.spaces[space];
  p.majorCity[space] = 1;
  stir(p);
  if (province >= 0) p.majorIn[province] = space;
}
/** What a space is now: 16.1 makes Major Cities of others. */
export const spaceKind = (p: Board, space: Space): number =>
  isMajorCity(p, space) ? MAJOR_CITY : p.box.spaces[space].kind;
export const isTransit = (p: Board, space: Space): boolean => p.box.spaces[space].kind === TRANSIT;
/** A Capital can be founded: what is printed is not all. */
export const kindNow = (p: Board, space: Space): number =>
  isMajorCity(p, space) ? MAJOR_CITY : p.box.spaces[space].kind;
/** S2-14: the locations of a space: on land, and at sea if it is a Port. */
export const locationsOf = (p: Board, space: Space): string[] => [
  'outside',
  ...(isMajorCity(p, space) ? ['inside'] : []),
  ...(p.box.spaces[space].port ? ['sea'] : []),
];

/** S2-26 to S2-28: whose PC lies on a space; nobody's if it is uncontrolled. */
export const pcOn = (p: Board, space: Space): Owner => p.pc[space];
export const isUncontrolled = (p: Board, space: Space): boolean => p.pc[space] === NOBODY;
export const isIndependent = (p: Board, space: Space): boolean => p.pc[space] === INDEPENDENT;
/** S2-49, S2-51: an uncontrolled space is nobody's enemy. */
export const isEnemySpace = (p: Board, owner: Owner, space: Space): boolean =>
  p.pc[space] !== NOBODY && p.pc[space] !== owner;
/** S2-07, S2-08: it behaves as one as long as an Independent PC lies there. */
export const isStronghold = (p: Board, space: Space): boolean =>
  p.box.spaces[space].kind === STRONGHOLD && isIndependent(p, space);
/** S6.1-02, S2-07: a city whose PC can be taken off without a Siege, were it a player's. */
export const isMinorCity = (p: Board, space: Space): boolean =>
  !isMajorCity(p, space) && !isTransit(p, space) && !isStronghold(p, space);

/**
 * S2-24: a PC on a space, in place of any other; NOBODY takes the one there away. `by` is the Faction whose act it is,
 * or NOBODY: a Capital hangs on that (16.1). D15-15: Siege Points go with any change.
 */
export function setPc(p: Board, space: Space, owner: Owner, by: Owner): void {
  const { province } = p.box.spaces[space];
  const before = p.pc[space];
  if (before === owner) return;
  if (province >= 0) {
    if (before !== NOBODY) p.pcsIn[province * OWNERS + before]--;
    if (owner !== NOBODY) p.pcsIn[province * OWNERS + owner]++;
  }
  p.pc[space] = owner;
  loseSite(p, space, before, by);
  stir(p);
  liftSiege(p, space);
  touchPc(p, space);
}
/** A PC counts for its Province; S3.5-06, S7.4-04, S3.8-09: some spaces count by themselves, and that of the Tomb. */
function touchPc(p: Board, space: Space): void {
  const hasTomb = spaceOf(p.royalAt[p.box.tomb]) === space;
  if (hasTomb || p.box.counting.includes(space)) p.touched[0] = SCORES_TOUCHED;
  else if (p.touched[0] === UNTOUCHED) p.touched[0] = PCS_TOUCHED;
}
/** S6.2.B2-06: a PC that was not there when the Tyche Segment began. */
export function setNewPc(p: Board, space: Space, owner: Owner): void {
  setPc(p, space, owner, owner);
  p.newPc[space] = 1;
}
export const isNewPc = (p: Board, space: Space): boolean => p.newPc[space] === 1;
export function forgetNewPcs(p: Board): void {
  p.newPc.fill(0);
}

/** C42-03, C42-04 */
export const isLooted = (p: Board, space: Space): boolean => p.looted[space] === 1;
export function noteLooted(p: Board, space: Space): void {
  p.looted[space] = 1;
}

/** Whether a Faction has a PC anywhere in a Province. */
export const hasPcIn = (p: Board, owner: Owner, province: Province): boolean =>
  p.pcsIn[province * OWNERS + owner] > 0;
/** S2-34: who controls a Province, as kept. */
export const holderOf = (p: Board, province: Province): Owner => p.holder[province];
/** S2-33, S2-35, D2-06: who has its Major City, if there is one, and as many spaces as are printed. */
export function controllerOf(p: Board, province: Province): Owner {
  const owner = controllerByPcs(p, province);
  if (owner === NOBODY || foundationOfACapital(p) === 0) return owner;
  return lacksCapital(p, province, owner) ? NOBODY : owner; // S16.1-05
}
function controllerByPcs(p: Board, province: Province): Owner {
  const { needed } = p.box.provinces[province];
  const major = majorIn(p, province);
  if (major >= 0) {
    const owner = p.pc[major];
    return owner !== NOBODY && p.pcsIn[province * OWNERS + owner] >= needed ? owner : NOBODY;
  }
  for (let owner = 0; owner < OWNERS; owner++) if (p.pcsIn[province * OWNERS + owner] >= needed) return owner;
  return NOBODY;
}
