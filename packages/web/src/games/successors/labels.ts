/**
 * Where names and pieces are drawn so that nothing hides anything. Symbols lie where their spaces are. First, and once
 * for a zoom, every name gets its place on the empty map (`planAt`). Then come the pieces, each beside its space where
 * it is least in the way, and never upon the name of a Major City; other names that they hit look for another place,
 * and push others aside if they must. Only names of minor places are left out, and only when no place is left at all.
 */

import { provinceAt } from './geography.ts';
import { around, type Box, grown, isInside, type Room, roomOn } from './labels-box.ts';
import type { Realm, Sketch, Spot } from './labels-sketch.ts';
import {
  ANCHOR,
  DETAILS_FROM,
  HALF,
  LETTERS,
  LINE,
  SHIELD,
  SHIELD_GAP,
  SIEGE,
  SPACING,
  scaleAt,
  symbolScaleAt,
} from './map-scale.ts';
import type { Piece } from './stacks.ts';

/** Whoever takes room. */
export type Taker = SymbolTaker | PieceTaker | NameTaker | RealmTaker;
interface SymbolTaker {
  readonly kind: 'symbol';
  readonly spot: Spot;
}
interface PieceTaker {
  readonly kind: 'piece';
  readonly piece: Piece;
}
interface NameTaker {
  readonly kind: 'name';
  readonly spot: Spot;
  readonly candidates: readonly Candidate[];
  /** Farther off, for a name that is never left out. */
  readonly spare: readonly Candidate[];
  /** The lower one moves. */
  readonly rank: number;
}
interface RealmTaker {
  readonly kind: 'province';
  readonly realm: Realm;
  readonly candidates: readonly Candidate[];
  readonly spare: readonly Candidate[];
  readonly rank: number;
}
type Movable = NameTaker | RealmTaker;
interface Candidate {
  readonly box: Box;
  readonly cost: number;
}

/** The empty map at a zoom. */
export interface Plan {
  readonly sketch: Sketch;
  readonly zoom: number;
  /** What one px at zoom 1 is in units now, for letters and pieces, and for symbols. */
  readonly z: number;
  readonly symbol: number;
  readonly names: readonly NameTaker[];
  readonly realms: readonly RealmTaker[];
  readonly places: ReadonlyMap<Movable, Box>;
}
export interface PlacedPiece {
  readonly piece: Piece;
  readonly box: Box;
  /** The medallion is at the right end. */
  readonly mirrored: boolean;
}
export interface Placement {
  readonly z: number;
  readonly symbol: number;
  readonly symbols: readonly { readonly spot: Spot; readonly box: Box }[];
  readonly pieces: readonly PlacedPiece[];
  readonly names: readonly { readonly spot: Spot; readonly box: Box }[];
  readonly realms: readonly { readonly realm: Realm; readonly box: Box }[];
  readonly anchors: readonly { readonly spot: Spot; readonly box: Box }[];
  /** Names that are left out. */
  readonly unnamed: readonly string[];
}

/** Names and pieces stay so near the map proper that the whole map shows them all. */
const [OUT_X, OUT_Y] = [14, 9];
const fieldOf = ({ geography: { frame } }: Sketch): Box => ({
  x: frame.x - OUT_X,
  y: frame.y - OUT_Y,
  w: frame.w + 2 * OUT_X,
  h: frame.h + 2 * OUT_Y,
});
/** Between two names, and about a piece. */
const [APART, PIECE_APART] = [0.7, 1];

export function planAt(sketch: Sketch, zoom: number): Plan {
  const [z, symbol] = [scaleAt(zoom), symbolScaleAt(zoom)];
  const room = roomOn<Taker>(fieldOf(sketch));
  const spots = [...sketch.spots.values()];
  for (const spot of spots) room.put(around(spot.x, spot.y, halfOf(spot, symbol)), { kind: 'symbol', spot });
  const names = spots
    .filter(({ text, kind }) => text !== null && (kind === 'major' || zoom >= DETAILS_FROM))
    .map((spot) => nameOf(sketch, spot, z, halfOf(spot, symbol)))
    .sort((a, b) => b.rank - a.rank);
  const realms = sketch.realms
    .map(
      (realm): RealmTaker => ({
        kind: 'province',
        realm,
        rank: REALM,
        candidates: within(sketch, realm, z),
        spare: [],
      }),
    )
    .sort((a, b) => b.realm.vp - a.realm.vp);
  const places = new Map<Movable, Box>();
  settle(room, places, [...names, ...realms], z);
  return { sketch, zoom, z, symbol, names, realms, places };
}

/**
 * The names of Major Cities are there before the pieces, but not before those that stand in the city itself: these
 * should be near. Where such a name then finds no place, all begins again with that name first.
 */
export function placementOf(
  plan: Plan,
  pieces: readonly Piece[],
  besieged: { readonly [space: string]: unknown } = {},
): Placement {
  const occupied = new Set(pieces.map(({ at }) => at));
  const majors = plan.names.filter(({ rank }) => rank === MAJOR).map(({ spot }) => spot.id);
  const firm = new Set(majors.filter((id) => !occupied.has(id)));
  for (;;) {
    const placement = placedWith(plan, pieces, besieged, firm);
    const missing = placement.unnamed.filter((id) => majors.includes(id) && !firm.has(id));
    if (missing.length === 0) return placement;
    for (const id of missing) firm.add(id);
  }
}

function placedWith(
  plan: Plan,
  pieces: readonly Piece[],
  besieged: { readonly [space: string]: unknown },
  firm: ReadonlySet<string>,
): Placement {
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
  const places = new Map<Movable, Box>();
  const occupied = new Set(pieces.map(({ at }) => at));
  const isBesieged = (id: string): boolean => Object.hasOwn(besieged, id);

  /** Whoever is not in the way stays where he was, so that names do not jump about; the others look for a place. */
  function replace(takers: readonly Movable[]): void {
    const displaced: Movable[] = [];
    for (const taker of takers) {
      const box = plan.places.get(taker);
      if (box !== undefined && room.isFree(grown(box, APART * z))) places.set(taker, box);
      else if (taker.kind === 'province') displaced.push(taker);
      else {
        const { spot } = taker;
        const moved = isBesieged(spot.id) ? nameOf(sketch, spot, z, halves.get(spot.id)!) : taker;
        displaced.push(occupied.has(spot.id) ? { ...moved, rank: moved.rank + OCCUPIED } : moved);
      }
    }
    for (const taker of takers) if (places.has(taker)) room.put(places.get(taker)!, taker);
    settle(room, places, displaced, z);
  }
  replace(plan.names.filter(({ spot }) => firm.has(spot.id)));
  const placed = placePieces(plan, pieces, halves, room);
  replace([...plan.names.filter(({ spot }) => !firm.has(spot.id)), ...plan.realms]);

  const [names, realms] = [[], []] as [{ spot: Spot; box: Box }[], { realm: Realm; box: Box }[]];
  for (const [taker, box] of places)
    if (taker.kind === 'name') names.push({ spot: taker.spot, box });
    else realms.push({ realm: taker.realm, box });
  const named = new Set(names.map(({ spot }) => spot.id));
  return {
    z,
    symbol: plan.symbol,
    symbols,
    pieces: placed,
    names,
    realms,
    anchors: placeAnchors(sketch, room, plan.symbol),
    unnamed: plan.names.map(({ spot }) => spot.id).filter((id) => !named.has(id)),
  };
}

/** Half the side of the box that a symbol takes. */
const halfOf = ({ kind }: Spot, symbol: number, besieged = false): number =>
  (HALF[kind] + (besieged ? SIEGE : 0)) * symbol;
const nameOf = (sketch: Sketch, spot: Spot, z: number, half: number): NameTaker => ({
  kind: 'name',
  spot,
  rank: rankOf(spot),
  ...besides(sketch, spot, z, half),
});

const [MAJOR, REALM, MINOR, STRONGHOLD] = [10, 6, 2, 1];
/** The name of a place where somebody stands counts more. */
const OCCUPIED = 3;
const rankOf = ({ kind }: Spot): number =>
  kind === 'major' ? MAJOR : kind === 'stronghold' ? STRONGHOLD : MINOR;

/** Beside a space, to the right of it first; each place with what speaks against it. */
function besides(
  sketch: Sketch,
  { x, y, kind, width }: Spot,
  z: number,
  symbol: number,
): Pick<NameTaker, 'candidates' | 'spare'> {
  const { crossed } = sketch;
  const letters = (kind === 'major' ? LETTERS.major : LETTERS.minor) * z;
  const [w, h] = [width * letters, letters * LINE];
  const half = symbol + 0.9 * z;
  const up = [
    [-h / 2, 0],
    [-h * 0.2, 1],
    [-h * 0.8, 1],
    [half - h, 1.6],
    [-half, 1.6],
    [half * 0.8, 2.6],
    [-half * 0.8 - h, 2.6],
  ] as const;
  const along = [
    [-w / 2, 0],
    [-w * 0.3, 0.6],
    [-w * 0.7, 0.9],
    [-half, 0.8],
    [half - w, 1.2],
    [half * 0.6, 1.8],
    [-half * 0.6 - w, 2.2],
  ] as const;
  const boxes = [
    ...up.flatMap(([dy, cost]) => [
      { box: { x: x + half, y: y + dy, w, h }, cost },
      { box: { x: x - half - w, y: y + dy, w, h }, cost: cost + 1.8 },
    ]),
    ...along.flatMap(([dx, cost]) => [
      { box: { x: x + dx, y: y + half, w, h }, cost: cost + 2.4 },
      { box: { x: x + dx, y: y - half - h, w, h }, cost: cost + 2.9 },
    ]),
  ];
  const field = fieldOf(sketch);
  const judged = (all: readonly Candidate[]): readonly Candidate[] =>
    all
      .filter(({ box }) => isInside(box, field))
      .map(({ box, cost }) => ({ box, cost: cost * 2.4 + (crossed(box) * 1.3) / z }))
      .sort((a, b) => a.cost - b.cost);
  // A Major City is never without its name: at worst it stands a little away.
  const farther =
    kind === 'major' ? FARTHER.flatMap((away) => boxes.map((each) => moved(each, x, y, away * z))) : [];
  return { candidates: judged(boxes), spare: judged(farther) };
}

const FARTHER = [4, 9, 15, 22];
/** Straight away from the space. */
function moved({ box, cost }: Candidate, x: number, y: number, away: number): Candidate {
  const [dx, dy] = [box.x + box.w / 2 - x, box.y + box.h / 2 - y];
  const length = Math.hypot(dx, dy);
  return {
    box: { ...box, x: box.x + (dx / length) * away, y: box.y + (dy / length) * away },
    cost: cost + away,
  };
}

/** On its own ground, or off its own coast; the nearer to the middle the better. */
function within(sketch: Sketch, realm: Realm, z: number): readonly Candidate[] {
  const { id, x, y, text, width } = realm;
  const w = (SHIELD + SHIELD_GAP + text.length * SPACING + width * LETTERS.province) * z;
  const h = (SHIELD + 0.6) * z;
  const field = fieldOf(sketch);
  const found: Candidate[] = [];
  for (let dx = -96; dx <= 96; dx += 8)
    for (let dy = -72; dy <= 72; dy += 6) {
      const box = { x: x + dx - w / 2, y: y + dy - h / 2, w, h };
      if (!isInside(box, field)) continue;
      let cost = Math.hypot(dx, dy * 1.2) * 0.42 + sketch.crossed(box) * 2.2;
      for (const t of ON_GROUND) if (provinceAt(sketch.geography, box.x + w * t, y + dy) !== id) cost += 14;
      found.push({ box, cost });
    }
  return found.sort((a, b) => a.cost - b.cost).slice(0, PLACES);
}
/** Beyond so many a name would not be looked for. */
const PLACES = 260;

/** Where along its name a province is looked at: all three should be its own. */
const ON_GROUND = [0.1, 0.5, 0.9];

/** Everyone finds his place, the highest first; who finds none may push aside those below him. */
function settle(room: Room<Taker>, places: Map<Movable, Box>, all: readonly Movable[], z: number): void {
  const waiting = [...all].sort((a, b) => b.rank - a.rank);
  /** Nobody is pushed about for ever. */
  let pushes = 3 * all.length;
  const put = (taker: Movable, box: Box) => {
    places.set(taker, box);
    room.put(box, taker);
  };
  const lift = (taker: Movable) => {
    places.delete(taker);
    room.take(taker);
  };
  const freeFor = (taker: Movable): Box | null =>
    taker.candidates.find(({ box }) => room.isFree(grown(box, APART * z)))?.box ?? null;

  while (waiting.length > 0) {
    const taker = waiting.shift()!;
    const box = freeFor(taker);
    if (box !== null) put(taker, box);
    else if (pushes-- <= 0 || !push(taker)) away(taker);
  }

  function away(taker: Movable): void {
    const found = taker.spare.find(({ box }) => room.isFree(grown(box, APART * z)));
    if (found !== undefined) put(taker, found.box);
  }

  /** Takes the first place whose holders can all go elsewhere; the important take one from the less important. */
  function push(taker: Movable): boolean {
    let forced: { readonly box: Box; readonly holders: readonly Movable[]; readonly rank: number } | null =
      null;
    let tries = TRIES;
    for (const { box } of taker.candidates) {
      const inTheWay = room.inTheWay(grown(box, APART * z));
      if (inTheWay.length > 3 || !inTheWay.every(isMovable)) continue;
      if (tries-- === 0) break;
      const holders = inTheWay as readonly Movable[];
      const before = holders.map((holder) => places.get(holder)!);
      for (const holder of holders) lift(holder);
      put(taker, box);
      const moved = holders.filter((holder) => {
        const elsewhere = freeFor(holder);
        if (elsewhere !== null) put(holder, elsewhere);
        return elsewhere !== null;
      });
      if (moved.length === holders.length) return true;
      for (const holder of moved) lift(holder);
      lift(taker);
      for (const [i, holder] of holders.entries()) put(holder, before[i]);
      const rank = holders.reduce((sum, holder) => sum + holder.rank, 0);
      if (holders.every((holder) => holder.rank < taker.rank) && rank < (forced?.rank ?? Infinity))
        forced = { box, holders, rank };
    }
    if (forced === null) return false;
    for (const holder of forced.holders) lift(holder);
    put(taker, forced.box);
    waiting.unshift(...forced.holders);
    return true;
  }
}

/** So many places are tried with pushing. */
const TRIES = 60;

const isMovable = (taker: Taker): taker is Movable => taker.kind === 'name' || taker.kind === 'province';

const TURN = 16;
/** Beyond this a piece begins to seem to be elsewhere. */
const FAR = 18;
/** How far a piece may be from its space, step by step. */
const DISTANCES = [0, 3, 7, 12, 18, 26, 36, 48, 62, 80, 110, 150, 200];

/** The largest first: the small ones find a place more easily. */
function placePieces(
  { sketch, z, places }: Plan,
  pieces: readonly Piece[],
  halves: ReadonlyMap<string, number>,
  room: Room<Taker>,
): readonly PlacedPiece[] {
  const field = fieldOf(sketch);
  const planned = roomOn<Movable>(field);
  for (const [taker, box] of places) planned.put(box, taker);
  return pieces
    .toSorted((a, b) => b.size.w - a.size.w || (a.key < b.key ? -1 : 1))
    .flatMap((piece): PlacedPiece[] => {
      const spot = sketch.spots.get(piece.at);
      if (spot === undefined) return [];
      let best: (PlacedPiece & { readonly cost: number }) | null = null;
      for (const pose of POSES) {
        // The poses come in the order of their cost.
        if (best !== null && pose.cost >= best.cost) break;
        const box = posed(piece, spot, pose, halves.get(spot.id)!, z);
        if (!isInside(box, field) || !room.isFree(grown(box, PIECE_APART * z))) continue;
        let cost = pose.cost + (sketch.crossed(box) * 0.8) / z;
        for (const taker of planned.inTheWay(box)) cost += hindrance(taker, spot);
        cost += crossing(room, pose, spot, z);
        if (best === null || cost < best.cost) best = { piece, box, mirrored: pose.mirrored, cost };
      }
      if (best === null) return [];
      room.put(best.box, { kind: 'piece', piece });
      return [best];
    });
}

/** A name that must give way is worse than a longer way to the piece; its own name has all sides to go to. */
const hindrance = (taker: Movable, spot: Spot): number =>
  taker.kind === 'province' ? 5 : taker.spot === spot ? 5 : taker.rank >= MAJOR ? 16 : 11;

/** What points at the space should cross neither names nor other pieces on its way. */
function crossing(room: Room<Taker>, { angle, away }: Pose, spot: Spot, z: number): number {
  if (away < 7) return 0;
  const [near, far] = [HALF[spot.kind] * z, (HALF[spot.kind] + away) * z];
  let cost = 0;
  for (let r = near + 3 * z; r < far; r += 6 * z) {
    const taken = room.inTheWay(around(spot.x + Math.cos(angle) * r, spot.y + Math.sin(angle) * r, 1.5 * z));
    if (taken.some((taker) => taker.kind !== 'symbol' || taker.spot !== spot)) cost += 6;
  }
  return Math.min(cost, 24);
}

interface Pose {
  readonly angle: number;
  readonly away: number;
  readonly mirrored: boolean;
  readonly cost: number;
}
/** Above the space is best, then to the side that the piece extends to. */
const POSES: readonly Pose[] = DISTANCES.flatMap((away) =>
  Array.from({ length: TURN }, (_, i) => (i / TURN) * 2 * Math.PI).flatMap((angle) =>
    [false, true].map((mirrored): Pose => {
      const lean = 1 + Math.sin(angle);
      const against = Math.cos(angle) * (mirrored ? 1 : -1);
      return {
        angle,
        away,
        mirrored,
        cost:
          away * 1.1 +
          Math.max(0, away - FAR) * 1.3 +
          lean * 3 +
          Math.max(0, against) * 3 +
          (mirrored ? 2 : 0),
      };
    }),
  ),
).sort((a, b) => a.cost - b.cost);

/** The medallion goes round the space, the rest hangs on it to the right or, mirrored, to the left. */
function posed({ size }: Piece, spot: Spot, { angle, away, mirrored }: Pose, half: number, z: number): Box {
  const [w, h, grip] = [size.w * z, size.h * z, size.grip * z];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The box of the medallion touches the box of the symbol, whichever way it lies.
  const touch = half + (PIECE_APART + size.head + 0.1) * z;
  const reach = touch / Math.max(Math.abs(cos), Math.abs(sin)) + away * z;
  const [x, y] = [spot.x + cos * reach, spot.y + sin * reach];
  return { x: mirrored ? x + grip - w : x - grip, y: y - h / 2, w, h };
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
