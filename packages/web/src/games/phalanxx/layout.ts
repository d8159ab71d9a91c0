/**
 * Where the regions lie on a map of a given size. They start at their places on earth and are moved apart until
 * neither they nor their names touch; a map that is too small for that is made larger, and is scrolled then.
 */

import type { Region } from './view.ts';

export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The blob about it, and the lines of its name. */
  readonly rx: number;
  readonly ry: number;
  readonly lines: readonly string[];
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** How large pieces and names are drawn: 1 is the middle. */
  readonly scale: number;
  readonly font: number;
  readonly places: readonly Place[];
  /** From the units of the coast to the map: `matrix(a 0 0 d e f)`. */
  readonly coast: readonly [a: number, d: number, e: number, f: number];
}

/** The coast was drawn with these: degrees to units, closer together where nothing happens. */
const LONGITUDES = [
  [28, -90],
  [34, 34],
  [36, 84],
  [38, 150],
  [40, 215],
  [43, 290],
  [46, 365],
  [49, 440],
  [52, 530],
  [54, 590],
  [57, 660],
  [60, 730],
  [62, 790],
  [65, 880],
  [67, 945],
  [70, 1030],
  [73, 1092],
  [80, 1210],
] as const;
const LATITUDES = [
  [18, 560],
  [24, 412],
  [26, 378],
  [28.5, 330],
  [30, 300],
  [32, 250],
  [34, 202],
  [35.5, 160],
  [37, 120],
  [39, 84],
  [41, 50],
  [43, 22],
  [46, -22],
  [50, -80],
] as const;
/** The coast has two units where the table above has one. */
const UNIT = 2;

function between(table: readonly (readonly [number, number])[], value: number): number {
  const last = table.length - 2;
  const found = table.findIndex(([from], i) => i <= last && value <= table[i + 1][0] && value >= from);
  const i = found < 0 ? (value < table[0][0] ? 0 : last) : found;
  const [[x0, y0], [x1, y1]] = [table[i], table[i + 1]];
  return y0 + ((value - x0) / (x1 - x0)) * (y1 - y0);
}

/** How much of the map the regions fill, if all goes well; and how large pieces are drawn. */
const DENSITY = 0.48;
const CRAMMED = 0.66;
const [SMALLEST, LARGEST] = [0.82, 1.45];
const GAP = 4;
/** Where it does not go well, step by step. */
const SHRINKING = 0.95;
const GROWTH = 1.08;
const ATTEMPTS = 24;

interface Body {
  readonly id: string;
  readonly lines: readonly string[];
  readonly rx: number;
  readonly ry: number;
  /** Half the room that it takes, with its name. */
  readonly w: number;
  readonly h: number;
  readonly homeX: number;
  readonly homeY: number;
  x: number;
  y: number;
}

export function layoutOf(
  regions: readonly Region[],
  nameOf: (id: string) => string,
  width: number,
  height: number,
  measure: (text: string, font: number) => number,
): Layout {
  const sizes = (scale: number) =>
    regions.map(({ id, kind }) => {
      const font = fontOf(scale);
      const lines = inLines(nameOf(id));
      const [rx, ry] = kind === 'city' ? [43 * scale, 32 * scale] : [38 * scale, 29 * scale];
      const wide = Math.max(...lines.map((line) => measure(line, font)));
      return {
        id,
        lines,
        rx,
        ry,
        w: Math.max(rx + 4, wide / 2 + 3),
        h: ry + 3 + ((lines.length - 1) * font) / 2,
      };
    });
  const room = sizes(1).reduce((sum, { w, h }) => sum + 4 * w * h, 0);
  let scale = Math.min(LARGEST, Math.max(SMALLEST, Math.sqrt((DENSITY * width * height) / room)));
  // A map on which they could not even be packed is enlarged at once.
  const needed = (room * scale * scale) / CRAMMED;
  let mapWidth = Math.max(width, Math.min(2.6 * height, needed / height));
  let mapHeight = Math.max(height, needed / mapWidth);
  for (let attempt = 0; ; attempt++) {
    const layout = laidOut(regions, sizes(scale), mapWidth, mapHeight);
    if (!layout.touching || attempt === ATTEMPTS)
      return { width: mapWidth, height: mapHeight, scale, font: fontOf(scale), ...layout };
    // Smaller pieces first, then a larger map: sideways, where a finger drags it more easily; but no ribbon either.
    if (scale > SMALLEST) scale = Math.max(SMALLEST, scale * SHRINKING);
    else if (mapWidth < 2.6 * mapHeight) mapWidth = Math.round(mapWidth * GROWTH);
    else mapHeight = Math.round(mapHeight * GROWTH);
  }
}

const fontOf = (scale: number): number => Math.max(11, Math.round(12 * scale * 2) / 2);

/** A long name takes two lines. */
function inLines(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length < 13 || words.length === 1) return [name];
  const last = words[words.length - 1];
  return [name.slice(0, -last.length - 1), last];
}

function laidOut(
  regions: readonly Region[],
  sizes: readonly Omit<Body, 'homeX' | 'homeY' | 'x' | 'y'>[],
  width: number,
  height: number,
): Pick<Layout, 'places' | 'coast'> & { touching: boolean } {
  const spots = regions.map(({ geo }) => [between(LONGITUDES, geo[0]), between(LATITUDES, geo[1])] as const);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const marginX = Math.max(...sizes.map(({ w }) => w)) + 4;
  const marginY = Math.max(...sizes.map(({ h }) => h)) + 6;
  const [a, d] = [(width - 2 * marginX) / (right - left), (height - 2 * marginY) / (bottom - top)];
  const [e, f] = [marginX - left * a, marginY - top * d];
  const bodies = sizes.map((size, i): Body => {
    const [x, y] = [spots[i][0] * a + e, spots[i][1] * d + f];
    return { ...size, homeX: x, homeY: y, x, y };
  });
  const links = linksOf(regions).map(([one, other]) => [bodies[one], bodies[other]] as const);
  for (let round = 0; round < 260; round++) {
    part(bodies);
    clear(bodies, links);
    for (const body of bodies) {
      body.x += (body.homeX - body.x) * 0.015;
      body.y += (body.homeY - body.y) * 0.015;
    }
    keepInside(bodies, width, height);
  }
  for (let round = 0; round < 120 && part(bodies); round++) keepInside(bodies, width, height);
  keepInside(bodies, width, height);
  return {
    touching: part(bodies),
    places: bodies.map(({ id, x, y, rx, ry, lines }) => ({ id, x, y, rx, ry, lines })),
    coast: [a / UNIT, d / UNIT, e, f],
  };
}

/** Pairs of neighbours, each once. */
export function linksOf(regions: readonly Region[]): readonly (readonly [number, number])[] {
  const place = new Map(regions.map(({ id }, i) => [id, i]));
  return regions.flatMap(({ adjacent }, i) =>
    adjacent.flatMap((id) => {
      const other = place.get(id) ?? -1;
      return other > i ? [[i, other] as const] : [];
    }),
  );
}

/** Moves apart what overlaps, the shorter way; says whether anything did. */
function part(bodies: readonly Body[]): boolean {
  let touching = false;
  for (let i = 0; i < bodies.length; i++)
    for (let j = i + 1; j < bodies.length; j++) {
      const one = bodies[i];
      const other = bodies[j];
      const dx = other.x - one.x;
      const dy = other.y - one.y;
      const overX = one.w + other.w + GAP - Math.abs(dx);
      const overY = one.h + other.h + GAP - Math.abs(dy);
      if (overX <= 0.5 || overY <= 0.5) continue;
      touching = true;
      if (overX < overY) {
        const by = (dx < 0 ? -1 : 1) * overX * 0.26;
        one.x -= by;
        other.x += by;
      } else {
        const by = (dy < 0 ? -1 : 1) * overY * 0.26;
        one.y -= by;
        other.y += by;
      }
    }
  return touching;
}

/** A way must not seem to lead through a region that it only passes. */
function clear(bodies: readonly Body[], links: readonly (readonly [Body, Body])[]): void {
  for (const [from, to] of links) {
    const lx = to.x - from.x;
    const ly = to.y - from.y;
    const length = lx * lx + ly * ly;
    for (const body of bodies) {
      if (body === from || body === to || length === 0) continue;
      const t = ((body.x - from.x) * lx + (body.y - from.y) * ly) / length;
      if (t <= 0.05 || t >= 0.95) continue;
      const px = body.x - from.x - t * lx;
      const py = body.y - from.y - t * ly;
      // The blob is wider than high, and so is the room that it wants.
      const far = Math.hypot(px / (body.rx + 4), py / (body.ry + 4));
      if (far >= 1) continue;
      const push = (1 - far) * 3;
      const size = Math.hypot(px, py) || 1;
      body.x += (px / size) * push;
      body.y += (py / size) * push;
    }
  }
}

function keepInside(bodies: readonly Body[], width: number, height: number): void {
  for (const body of bodies) {
    body.x = Math.min(width - body.w - 2, Math.max(body.w + 2, body.x));
    // Room for the badges above and for the name below.
    body.y = Math.min(height - body.h - 3, Math.max(body.h + 4, body.y));
  }
}

/** The outline of a region: a blob that is no circle, each its own. */
export function outlineOf({ x, y, rx, ry }: Place, seed: number, more = 0): string {
  const POINTS = 16;
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI;
    const swell = 1 + 0.06 * Math.sin(3 * angle + seed) + 0.045 * Math.sin(5 * angle + seed * 2.3);
    return [x + Math.cos(angle) * (rx + more) * swell, y + Math.sin(angle) * (ry + more) * swell] as const;
  });
  const middle = (i: number) => {
    const [[x0, y0], [x1, y1]] = [points[i % POINTS], points[(i + 1) % POINTS]];
    return `${((x0 + x1) / 2).toFixed(1)} ${((y0 + y1) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, i) => {
    const [px, py] = points[(i + 1) % POINTS];
    return `Q${px.toFixed(1)} ${py.toFixed(1)} ${middle(i + 1)}`;
  });
  return ['M', middle(0), ...curves, 'Z'].join('');
}
