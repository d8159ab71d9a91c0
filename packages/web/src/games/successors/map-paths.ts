/** How paths run: by land straight, by sea in a bow or round the capes; a pass has teeth. */

import type { Sketch, Way } from './labels-sketch.ts';
import type { PathType } from './map-props.ts';
import { RADIUS, symbolScaleAt } from './map-scale.ts';

export type Drawn = { readonly [T in PathType]: string } & { readonly teeth: string };

const tenth = (value: number): number => Math.round(value * 10) / 10;
const point = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;

export function pathsOf({ ways }: Sketch, z: number): Drawn {
  const lines: { [T in PathType]: string } = { land: '', mountain: '', strait: '', sea: '', transmed: '' };
  for (const way of ways)
    lines[way.path.type] += isBySea(way) ? bySea(way, isDoubled(way, ways)) : straight(way);
  const passes = ways.filter(({ path }) => path.type === 'mountain');
  return { ...lines, teeth: passes.map((way) => teethOf(way, z)).join('') };
}

const isBySea = ({ path: { type } }: Way): boolean => type === 'sea' || type === 'transmed';
const straight = ({ from, to }: Way): string => `M${point(from.x, from.y)}L${point(to.x, to.y)}`;

/** The same two ends by land as well: then the way by sea bends farther off. */
const isDoubled = ({ path, from, to }: Way, ways: readonly Way[]): boolean =>
  ways.some(
    (other) =>
      other.path !== path &&
      ((other.from === from && other.to === to) || (other.from === to && other.to === from)),
  );

/** A path by sea between two spaces, with its middle; null where there is none. */
export function seaLeg(
  { ways }: Pick<Sketch, 'ways'>,
  a: string,
  b: string,
): { readonly d: string; readonly x: number; readonly y: number; readonly type: PathType } | null {
  const way = ways.find(
    (each) =>
      isBySea(each) && ((each.from.id === a && each.to.id === b) || (each.from.id === b && each.to.id === a)),
  );
  if (way === undefined) return null;
  const doubled = isDoubled(way, ways);
  const [x, y] = way.round[Math.floor(way.round.length / 2)] ?? middleOf(way, doubled);
  return { d: bySea(way, doubled), x, y, type: way.path.type };
}
/** Where a bow is bent to; halfway there is its middle. */
function bentOf({ from, to }: Way, doubled: boolean): readonly [x: number, y: number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = (doubled ? 0.34 : 0.13) * (dx > 0 ? 1 : -1);
  return [(from.x + to.x) / 2 - dy * bend, (from.y + to.y) / 2 + dx * bend];
}
function middleOf(way: Way, doubled: boolean): readonly [x: number, y: number] {
  const { from, to } = way;
  const [x, y] = bentOf(way, doubled);
  return [(from.x + 2 * x + to.x) / 4, (from.y + 2 * y + to.y) / 4];
}

function bySea(way: Way, doubled: boolean): string {
  const { from, to, round } = way;
  if (round.length === 0) {
    const [x, y] = bentOf(way, doubled);
    return `M${point(from.x, from.y)}Q${point(x, y)} ${point(to.x, to.y)}`;
  }
  const points = [[from.x, from.y], ...round, [to.x, to.y]];
  const curves = points.slice(1).map((end, i) => {
    const start = points[i];
    const [before, beyond] = [points[i - 1] ?? start, points[i + 2] ?? end];
    const out = point(start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6);
    const back = point(end[0] - (beyond[0] - start[0]) / 6, end[1] - (beyond[1] - start[1]) / 6);
    return `C${out} ${back} ${point(end[0], end[1])}`;
  });
  return `M${point(from.x, from.y)}${curves.join('')}`;
}

/** Small triangles along a pass, upward, between the symbols. */
function teethOf({ from, to }: Way, z: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [nx, ny] = ux > 0 ? [uy, -ux] : [-uy, ux];
  const symbol = Math.min(z, SYMBOL_WIDEST);
  const start = (RADIUS[from.kind] + 1.5) * symbol;
  const run = length - start - (RADIUS[to.kind] + 1.5) * symbol;
  const count = Math.max(1, Math.floor(run / (5 * z)));
  return Array.from({ length: count }, (_, i) => {
    const at = start + (run * (i + 0.5)) / count;
    const [x, y] = [from.x + ux * at, from.y + uy * at];
    const [half, high] = [1.55 * z, 3.2 * z];
    return `M${point(x - ux * half, y - uy * half)}L${point(x + nx * high, y + ny * high)}L${point(x + ux * half, y + uy * half)}Z`;
  }).join('');
}
const SYMBOL_WIDEST = symbolScaleAt(0.1);
