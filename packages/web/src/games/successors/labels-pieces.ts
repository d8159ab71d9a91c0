/** Where pieces lie beside their spaces. */

import { around, type Box, grown, isInside, type Room, roomOn } from './labels-box.ts';
import { fieldOf, MAJOR, type Movable, type Plan, type Taker } from './labels-plan.ts';
import { PIECE_APART, STAYING_APART } from './labels-settle.ts';
import type { Spot } from './labels-sketch.ts';
import { HALF } from './map-scale.ts';
import type { Piece } from './stacks.ts';

export interface PlacedPiece {
  readonly piece: Piece;
  readonly box: Box;
  /** How it lies beside its space. */
  readonly pose: Pose;
  /** The medallion is at the right end. */
  readonly mirrored: boolean;
}

/** Where things lay before; names that did not lie anywhere yet, where they lie on the empty map. */
export interface Lain {
  readonly isKnown: boolean;
  readonly names: ReadonlyMap<Movable, Box>;
  readonly pieces: ReadonlyMap<string, PlacedPiece>;
  readonly stones: ReadonlyMap<Spot, Box>;
}
const TURN = 16;
/** Beyond this a piece begins to seem to be elsewhere. */
const FAR = 18;
/** How far a piece may be from its space, step by step. */
const DISTANCES = [0, 3, 7, 12, 18, 26, 36, 48, 62, 80, 110, 150, 200];

/** Those that lay there before stay, unless they are far off; then the largest: the small find a place more easily. */
export function placePieces(
  { sketch, z }: Plan,
  pieces: readonly Piece[],
  lain: Lain,
  halves: ReadonlyMap<string, number>,
  room: Room<Taker>,
): readonly PlacedPiece[] {
  const field = fieldOf(sketch);
  const named = roomOn<Movable>(field);
  for (const [taker, box] of lain.names) named.put(box, taker);
  const isFree = (box: Box): boolean => isInside(box, field) && room.isFree(grown(box, PIECE_APART * z));
  const placed: PlacedPiece[] = [];
  const put = (each: PlacedPiece): void => {
    placed.push(each);
    room.put(each.box, { kind: 'piece', piece: each.piece });
  };

  function stays(piece: Piece): boolean {
    const pose = lain.pieces.get(piece.key)?.pose;
    const spot = sketch.spots.get(piece.at);
    if (pose === undefined || spot === undefined) return false;
    const box = posed(piece, spot, pose, halves.get(spot.id)!, z);
    if (!isInside(box, field) || !room.isFree(grown(box, STAYING_APART * z))) return false;
    put({ piece, box, pose, mirrored: pose.mirrored });
    return true;
  }
  function place(piece: Piece): void {
    const spot = sketch.spots.get(piece.at);
    if (spot === undefined) return;
    let best: (PlacedPiece & { readonly cost: number }) | null = null;
    for (const pose of POSES) {
      // The poses come in the order of their cost.
      if (best !== null && pose.cost >= best.cost) break;
      const box = posed(piece, spot, pose, halves.get(spot.id)!, z);
      if (!isFree(box)) continue;
      let cost = pose.cost + (sketch.crossed(box) * 0.8) / z;
      for (const taker of named.inTheWay(box)) cost += hindrance(taker, spot);
      cost += crossing(room, pose, spot, z);
      if (best === null || cost < best.cost) best = { piece, box, pose, mirrored: pose.mirrored, cost };
    }
    const before = lain.pieces.get(piece.key);
    if (before !== undefined && best !== null && best.pose.away >= before.pose.away && stays(piece)) return;
    if (best !== null) put(best);
  }
  const bySize = pieces.toSorted((a, b) => b.size.w - a.size.w || (a.key < b.key ? -1 : 1));
  // Whoever is as large as before has room there; who has grown asks for what is left.
  const isSame = ({ key, size }: Piece): boolean => lain.pieces.get(key)?.piece.size.w === size.w;
  const isFarOff = ({ key }: Piece): boolean => (lain.pieces.get(key)?.pose.away ?? 0) > FAR;
  const others = [...bySize.filter(isSame), ...bySize.filter((piece) => !isSame(piece))].filter(
    (piece) => isFarOff(piece) || !stays(piece),
  );
  for (const piece of bySize.filter((each) => others.includes(each))) place(piece);
  return placed;
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

export interface Pose {
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
