/**
 * Where names and pieces are drawn so that nothing hides anything. Symbols lie where their spaces are. First, and once
 * for a zoom, every name gets its place on the empty map (`planAt`). Then come the pieces, each beside its space where
 * it is least in the way, and never upon the name of a Major City; other names that they hit look for another place,
 * and push others aside if they must. Only names of minor places are left out, and only when no place is left at all.
 * Whoever knows how things lay before a move finds them there again: only what the move itself displaces goes elsewhere.
 */

import { around, type Box, grown, type Room, roomOn } from './labels-box.ts';
import { type Lain, type PlacedPiece, placePieces } from './labels-pieces.ts';
import {
  fieldOf,
  halfOf,
  MAJOR,
  type Movable,
  nameOf,
  OCCUPIED,
  type Plan,
  type Taker,
  whatOf,
} from './labels-plan.ts';
import { APART, STAYING_APART, settle } from './labels-settle.ts';
import { type PlacedStones, placeStones, type Sieges } from './labels-sieges.ts';
import type { Realm, Sketch, Spot } from './labels-sketch.ts';
import { ANCHOR, HALF } from './map-scale.ts';
import type { Piece } from './stacks.ts';

export interface Placement {
  readonly z: number;
  readonly symbol: number;
  readonly symbols: readonly { readonly spot: Spot; readonly box: Box }[];
  readonly stones: readonly PlacedStones[];
  readonly pieces: readonly PlacedPiece[];
  readonly names: readonly { readonly spot: Spot; readonly box: Box }[];
  readonly realms: readonly { readonly realm: Realm; readonly box: Box }[];
  readonly anchors: readonly { readonly spot: Spot; readonly box: Box }[];
  /** Names that are left out. */
  readonly unnamed: readonly string[];
  /** Occupied Major Cities whose names would find no place behind the pieces. */
  readonly pressed: readonly string[];
}

/**
 * The names of Major Cities are there before the pieces, but not before those that stand in the city itself: these
 * should be near. Where such a name then finds no place, all begins again with that name first. With the placement
 * `before` a move, whatever is not in the way of the move stays.
 */
export function placementOf(
  plan: Plan,
  pieces: readonly Piece[],
  { besieged = {}, sieges = {} }: Partial<Marks> = {},
  before: Placement | null = null,
): Placement {
  const occupied = new Set(pieces.map(({ at }) => at));
  const majors = plan.names.filter(({ rank }) => rank === MAJOR).map(({ spot }) => spot.id);
  const pressed = (before?.pressed ?? []).filter((id) => occupied.has(id));
  const firm = new Set([...majors.filter((id) => !occupied.has(id)), ...pressed]);
  const lay = { plan, pieces, besieged, sieges, lain: lainIn(plan, before) };
  for (;;) {
    const placement = placedWith(lay, firm);
    const missing = placement.unnamed.filter((id) => majors.includes(id) && !firm.has(id));
    if (missing.length === 0) return { ...placement, pressed };
    for (const id of missing) firm.add(id);
    pressed.push(...missing);
  }
}

function lainIn({ names, realms, places }: Plan, before: Placement | null): Lain {
  if (before === null) return { isKnown: false, names: places, pieces: new Map(), stones: new Map() };
  const boxes = new Map<Spot | Realm, Box>([
    ...before.names.map(({ spot, box }) => [spot, box] as const),
    ...before.realms.map(({ realm, box }) => [realm, box] as const),
  ]);
  return {
    isKnown: true,
    names: new Map(
      [...names, ...realms].flatMap((taker) => {
        const box = boxes.get(whatOf(taker));
        return box === undefined ? [] : [[taker, box] as const];
      }),
    ),
    pieces: new Map(before.pieces.map((placed) => [placed.piece.key, placed])),
    stones: new Map(before.stones.map(({ spot, box }) => [spot, box])),
  };
}

/** What is marked at the spaces themselves: a ring, and Siege Points. */
interface Marks {
  readonly besieged: { readonly [space: string]: unknown };
  readonly sieges: Sieges;
}
interface Lay extends Marks {
  readonly plan: Plan;
  readonly pieces: readonly Piece[];
  readonly lain: Lain;
}
function placedWith(
  { plan, pieces, besieged, sieges, lain }: Lay,
  firm: ReadonlySet<string>,
): Omit<Placement, 'pressed'> {
  const { sketch, z } = plan;
  const room = roomOn<Taker>(fieldOf(sketch));
  const halves = new Map<string, number>();
  const symbols = [...sketch.spots.values()].map((spot) => {
    const half = halfOf(spot, plan.symbol, Object.hasOwn(besieged, spot.id));
    halves.set(spot.id, half);
    const box = around(spot.x, spot.y, half);
    room.put(box, { kind: 'symbol', spot });
    return { spot, box };
  });
  const stones = placeStones(plan, sieges, lain, halves, room);
  const places = new Map<Movable, Box>();
  const occupied = new Set(pieces.map(({ at }) => at));
  const isBesieged = (id: string): boolean => Object.hasOwn(besieged, id);
  const homes = new Map([...plan.places].map(([taker, box]) => [whatOf(taker), box]));
  const isFree = (box: Box): boolean => room.isFree(grown(box, APART * z));
  const put = (taker: Movable, box: Box): void => {
    places.set(taker, box);
    room.put(box, taker);
  };

  /** Whoever is not in the way stays where he was, so that names do not jump about; the others look for a place. */
  function replace(takers: readonly Movable[]): void {
    const staying = takers.flatMap((taker) => {
      const box = lain.names.get(taker);
      return box !== undefined && room.isFree(grown(box, STAYING_APART * z)) ? [[taker, box] as const] : [];
    });
    for (const [taker, box] of staying) put(taker, box);
    const displaced = takers.filter((taker) => !places.has(taker));
    settle(
      room,
      places,
      displaced.filter((taker) => lain.names.has(taker)).map(sought),
      z,
      3 * displaced.length,
      lain.isKnown,
    );
    // Whoever was left out before comes back where there is room, and pushes nobody.
    settle(
      room,
      places,
      displaced.filter((taker) => !lain.names.has(taker)),
      z,
      0,
    );
  }
  /** Whoever had to give way once, and can go back now. */
  function goesHome(taker: Movable): boolean {
    const [box, home] = [places.get(taker), homes.get(whatOf(taker))];
    if (box === undefined || home === undefined || box === home) return false;
    room.take(taker);
    const isHome = isFree(home);
    put(taker, isHome ? home : box);
    return isHome;
  }
  /** The name of a place where somebody stands counts more; a ring about it leaves less room. */
  function sought(taker: Movable): Movable {
    if (taker.kind === 'province') return taker;
    const { spot } = taker;
    const moved = isBesieged(spot.id) ? nameOf(sketch, spot, z, halves.get(spot.id)!) : taker;
    return occupied.has(spot.id) ? { ...moved, rank: moved.rank + OCCUPIED } : moved;
  }
  replace(plan.names.filter(({ spot }) => firm.has(spot.id)));
  const placed = placePieces(plan, pieces, lain, halves, room);
  replace([...plan.names.filter(({ spot }) => !firm.has(spot.id)), ...plan.realms]);
  for (let isMoving = true; isMoving; ) isMoving = [...places.keys()].filter(goesHome).length > 0;

  const boxes = new Map([...places].map(([taker, box]) => [whatOf(taker), box]));
  /** Always in the same order: what is only moved need not be put elsewhere in the drawing. */
  const boxed = <T extends Spot | Realm, K extends string>(all: Iterable<T>, name: K) =>
    [...all].flatMap((each) => {
      const box = boxes.get(each);
      return box === undefined
        ? []
        : [{ [name]: each, box } as { readonly [N in K]: T } & { readonly box: Box }];
    });
  return {
    z,
    symbol: plan.symbol,
    symbols,
    stones,
    pieces: placed.toSorted((a, b) => (a.piece.key < b.piece.key ? -1 : 1)),
    names: boxed(sketch.spots.values(), 'spot'),
    realms: boxed(sketch.realms, 'realm'),
    anchors: placeAnchors(sketch, room, plan.symbol),
    unnamed: plan.names
      .map(({ spot }) => spot)
      .filter((spot) => !boxes.has(spot))
      .map(({ id }) => id),
  };
}

/** An anchor stands at whichever corner of its port is free; where none is, upon the symbol itself. */
function placeAnchors(sketch: Sketch, room: Room<Taker>, z: number): Placement['anchors'] {
  return [...sketch.spots.values()]
    .filter(({ port }) => port)
    .map((spot) => {
      const half = (ANCHOR / 2) * z;
      const corner = HALF[spot.kind] * z + half * 0.1;
      const boxes = CORNERS.map(([i, j]) => around(spot.x + corner * i, spot.y + corner * j, half));
      const free = boxes.find((box) =>
        room.inTheWay(box).every((taker) => taker.kind === 'symbol' && taker.spot === spot),
      );
      const box = free ?? around(spot.x + half, spot.y + half, half * 0.8);
      room.put(box, { kind: 'symbol', spot });
      return { spot, box };
    });
}
const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
