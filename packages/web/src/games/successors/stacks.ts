/** What stands on the map: every stack, and members of the royal family who stand alone; and how much room each takes. */

import type { MapStack, MapTable, Owner } from './map-props.ts';
import { MEDALLION, ROYAL, SMALL_MEDALLION, UNIT } from './map-scale.ts';

export interface Piece {
  /** The same as long as the same owner has something at the same place. */
  readonly key: string;
  readonly at: string;
  readonly inside: boolean;
  readonly owner: Owner | null;
  /** The commander first. */
  readonly generals: readonly string[];
  readonly units: readonly (readonly [unit: string, count: number])[];
  readonly royals: readonly string[];
  /** S9.1-26: it has moved. */
  readonly spent: boolean;
  readonly size: Size;
}
/** In units at zoom 1. `grip` is the middle of what points at the space: at the left end, or mirrored at the right. */
export interface Size {
  readonly w: number;
  readonly h: number;
  readonly grip: number;
  /** Half of the medallion, or of whatever stands for it. */
  readonly head: number;
}

/** What stands for the CUs of an Independent Army. */
const INDEPENDENT_CUS = 'independents';
/** The order of the capsule: the strongest first. */
const UNITS = ['silver-shields', 'royal', 'loyal', 'mercenary', 'cavalry', 'elephant'];
export const orderOf = (unit: string): number => (UNITS.includes(unit) ? UNITS.indexOf(unit) : UNITS.length);

/** `bare`: from far away only who leads a stack can be seen. */
export function piecesOf(
  { stacks, royals }: Pick<MapTable, 'stacks' | 'royals'>,
  bare = false,
): readonly Piece[] {
  const attended = new Set(stacks.flatMap((stack) => stack.royals));
  const alone = new Map<string, { at: string; inside: boolean; owner: Owner | null; royals: string[] }>();
  for (const [royal, place] of Object.entries(royals)) {
    if (place === null || attended.has(royal)) continue;
    const key = `${place.at} ${place.inside} ${place.controller}`;
    const group = alone.get(key) ?? { ...place, owner: place.controller, royals: [] };
    group.royals.push(royal);
    alone.set(key, group);
  }
  return [
    ...stacks.map((stack) => pieceOf(bare ? led(stack) : stack)),
    ...[...alone.values()].map((group) => pieceOf({ ...group, generals: [], units: {}, cus: 0 })),
  ];
}

const led = (stack: MapStack): MapStack =>
  stack.generals.length === 0
    ? stack
    : { ...stack, generals: stack.generals.slice(0, 1), units: {}, cus: 0, royals: [] };

function pieceOf({
  at,
  inside,
  owner,
  generals,
  units,
  cus,
  royals,
  spent = false,
}: Omit<MapStack, 'owner'> & { readonly owner: Owner | null }): Piece {
  const typed = Object.entries(units)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => orderOf(a) - orderOf(b));
  // An Independent Army has CUs of no type.
  const counted: readonly (readonly [string, number])[] =
    typed.length === 0 && cus > 0 ? [[INDEPENDENT_CUS, cus]] : typed;
  return {
    key: `${at} ${inside ? 'inside' : 'outside'} ${owner} ${generals.length + counted.length > 0 ? '' : 'royals'}`,
    at,
    inside,
    owner,
    generals,
    units: counted,
    royals,
    spent,
    size: sizeOf(generals.length, counted.length, royals.length, inside),
  };
}

/** Walls about the medallion of who is inside. */
const WALLS = 2;
const EDGE = 1;

export const capsuleWidth = (units: number): number => (units === 0 ? 0 : units * UNIT + 6);
/** Other generals and royal persons stand in a row above the capsule. */
const rowWidth = (generals: number, royals: number): number =>
  Math.max(0, generals - 1) * (2 * SMALL_MEDALLION + 1.4) + royals * (2 * ROYAL + 0.6);

function sizeOf(generals: number, units: number, royals: number, inside: boolean): Size {
  const walls = inside ? WALLS : 0;
  if (generals === 0 && units === 0) {
    const head = ROYAL + EDGE + walls;
    return { w: royals * (2 * ROYAL + 0.6) + 2 * EDGE + 2 * walls, h: 2 * head, grip: head, head };
  }
  const head = MEDALLION + EDGE + walls;
  const beside = Math.max(capsuleWidth(units), rowWidth(generals, royals)) - walls;
  return { w: 2 * head + Math.max(0, beside), h: 2 * head, grip: head, head };
}

type Names = readonly (readonly [id: string, name: string])[];
/**
 * Two letters for every general, no two alike. Of Major Generals whose names begin alike it is the letter that tells
 * them apart: AP and AG for Antipatros and Antigonos; the others have the next of their names that is still free.
 */
export function initialsFor(majors: Names, others: Names): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  const name = (id: string, letters: string): void => {
    taken.add(letters);
    found.set(id, letters);
  };
  const free = (of: string): string => {
    const [first, ...rest] = of;
    return first + (rest.find((letter) => !taken.has(first + letter)) ?? rest[0] ?? '');
  };
  for (const [id, full] of majors) {
    const telling = full[0] + (full[beginningOf(full, majors)] ?? '');
    name(id, taken.has(telling) ? free(full) : telling);
  }
  for (const [, full] of majors) taken.add(full.slice(0, 2)); // he is who comes to mind first
  for (const [id, full] of others) name(id, free(full));
  return found;
}
/** How many letters a name shares with those that begin with the same two; all of them do. */
function beginningOf(name: string, names: Names): number {
  const alike = names.map(([, each]) => each).filter((each) => each.slice(0, 2) === name.slice(0, 2));
  let length = 1;
  while (
    alike.length > 1 &&
    alike.every((each) => each[length] !== undefined && each[length] === name[length])
  )
    length++;
  return length;
}
