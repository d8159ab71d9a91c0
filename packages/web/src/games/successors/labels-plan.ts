/** The empty map at a zoom: who takes room on it, where each name could stand, and where it stands while nobody is there. */

import { provinceAt } from './geography.ts';
import { around, type Box, isInside, roomOn } from './labels-box.ts';
import { settle } from './labels-settle.ts';
import type { Realm, Sketch, Spot } from './labels-sketch.ts';
import {
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
export type Taker = SymbolTaker | StonesTaker | PieceTaker | NameTaker | RealmTaker;
interface SymbolTaker {
  readonly kind: 'symbol';
  readonly spot: Spot;
}
interface StonesTaker {
  readonly kind: 'stones';
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
export type Movable = NameTaker | RealmTaker;
/** What it is the name of. */
export const whatOf = (taker: Movable): Spot | Realm => (taker.kind === 'name' ? taker.spot : taker.realm);
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
/** Names and pieces stay so near the map proper that the whole map shows them all. */
const [OUT_X, OUT_Y] = [14, 9];
export const fieldOf = ({ geography: { frame } }: Sketch): Box => ({
  x: frame.x - OUT_X,
  y: frame.y - OUT_Y,
  w: frame.w + 2 * OUT_X,
  h: frame.h + 2 * OUT_Y,
});
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

/** Half the side of the box that a symbol takes. */
export const halfOf = ({ kind }: Spot, symbol: number, besieged = false): number =>
  (HALF[kind] + (besieged ? SIEGE : 0)) * symbol;
export const nameOf = (sketch: Sketch, spot: Spot, z: number, half: number): NameTaker => ({
  kind: 'name',
  spot,
  rank: rankOf(spot),
  ...besides(sketch, spot, z, half),
});

export const MAJOR = 10;
const [REALM, MINOR, STRONGHOLD] = [6, 2, 1];
/** The name of a place where somebody stands counts more. */
export const OCCUPIED = 3;
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
