/** Rivers, lakes, ranges, deserts and the names of the seas: set by hand, in degrees, for the eye only. */

import { noise } from './successors-noise.ts';
import { TENTHS, tenths } from './successors-outline.ts';
import { DEGREES, type Point, warped } from './successors-warp.ts';

type Line = readonly Point[];

/** Points as `longitude,latitude`, one after the other. */
const lined = (text: string): Line =>
  text.split(' ').map((pair): Point => {
    const [longitude, latitude] = pair.split(',').map(Number);
    return [longitude, latitude];
  });

const RIVERS = [
  '32.9,22 32.9,24.1 32.65,25.7 31.8,26.5 31.2,27.2 30.75,28.1 31.1,29 31.2,29.7 31.15,30.1',
  '31.15,30.1 30.8,30.6 30.37,31.45',
  '31.15,30.1 31.3,30.6 31.83,31.5',
  '31.15,30.1 31.7,30.5 32.4,31.05',
  '41.2,39.95 39.4,39.65 38.6,39 38.6,38.4 38.8,37.9 38,37.3 38.05,36.7 38.2,36.1 39,35.85 39.9,35.4 40.5,34.95 41,34.5 42,34.15 42.8,33.75 43.6,33.3 44.25,32.7 44.6,32.1 45.4,31.5 46.3,31.05 47.4,31 47.9,30.5 48.55,29.9',
  '39.6,38.4 40.2,37.9 41.1,37.75 42.2,37.2 42.8,36.7 43.25,36.25 43.4,35.5 43.7,34.7 44.15,34 44.5,33.4 44.85,32.8 45.8,32.5 46.7,31.9 47.35,31.05',
  '38.4,39.9 37.2,39.75 36.2,39.2 35.2,38.9 34.4,39 33.7,39.5 33.6,40.1 34.2,40.6 34.7,41 35.5,41.3 36,41.7',
  '12,48.5 16,48 19,47 19,45.6 20.4,44.8 21.5,44.7 22.5,44.5 22.9,43.9 24.5,43.75 26,43.95 27.2,44.15 27.9,44.6 28.1,45.3 29.6,45.2',
  '21.4,42 22,41.6 22.5,41.2 22.75,40.6',
  '23.1,42.3 23.2,41.4 23.85,40.8',
  '23.8,42.3 25,42.1 26.4,41.7 26.4,41.2 26.1,40.8',
  '30.1,38.15 29,37.85 28.2,37.85 27.3,37.55',
  '31.5,39.1 32.2,39.6 31,40.1 30.4,40.6 30.6,41.1',
  '36.4,34.2 36.6,34.9 36.3,35.6 36.45,36.15 35.97,36.05',
  '35.6,33.2 35.57,32.5 35.52,31.8',
  '41.2,40 43,40.1 44.2,40 45.5,39.2 47,39.3 48.3,39.9 49.3,39.4',
  '47.6,34.2 47.4,33.3 48,32.6 48.4,31.6 48.4,30.6',
].map(lined);
const RANGES = [
  '20.3,41.6 20.9,40.5 21.3,39.7 21.7,38.9',
  '22.6,43.1 24.3,42.85 26.6,42.9',
  '23.4,41.9 24.4,41.6 25.6,41.4',
  '21.6,37.9 22.3,37.4',
  '19.2,43.2 20,42.5',
  '29.7,36.8 30.3,37.05 31.7,37.25 32.9,36.75 34.1,37.35 35.4,37.75 36.8,37.8 38,37.95',
  '35.6,38.15 36.9,38.8 37.9,39.4',
  '39,38.2 40.8,38.3 42,37.95 43.6,37.7',
  '31.8,41.2 33.2,41.35 34.6,41.4',
  '36.9,40.8 39,40.5 41,40.6 42,41.1',
  '39.5,43.9 42,43.2 44.5,42.6 47.5,41.6',
  '40.2,39.4 42,39.3 44,39.4',
  '28,39.6 29.2,39.9',
  '44.6,36.9 45.5,35.9 46.3,34.9 47.2,34 48.3,33.3 49.6,32.4 50.7,31.5 51.9,30.6 53.2,29.4 54.5,28.3',
  '45.6,36.3 46.9,35.6 47.6,34.9 48.9,33.5',
  '49.2,37.1 50.3,36.5 51.6,36.05 53,36.25 55,37',
  '46.5,38.4 48.2,38.3',
  '35.85,33.5 36.15,34.2',
  '33.6,28.9 34.1,28.3',
  '34.9,29.4 35.4,30',
  '21,32.6 22.2,32.55',
  '32.8,27.3 33.3,26.5',
  '56,33.5 57.5,32',
  '57,36.8 59,36.5',
].map(lined);
const DESERTS = [
  '21.5,30.4 24,30.4 28.5,30.4 30,29.6 30.2,27 30,20 12,20 12,30.8 15,30.6 17.5,29.8 19.5,29.9',
  '37.2,33.2 39,34.2 41,33.6 43,32.3 45,30.6 47.2,29.5 48.4,27.8 49,25.5 49,20 42,20 39.8,24 36.8,28.5 36.5,29.5',
  '53.2,34.4 55,34.8 58,35 60,33 58,31 55.2,31.6',
].map(lined);
/** Where, and how far it reaches either way in units. */
const LAKES: readonly (readonly [at: string, wide: number, high: number])[] = [
  ['43,38.65', 13, 8],
  ['45.45,37.65', 7, 15],
  ['33.4,38.7', 6, 11],
  ['35.48,31.45', 3.2, 12],
  ['35.6,32.8', 2.4, 4],
  ['30.85,38', 4, 5],
  ['31.6,37.75', 5, 7],
];
/** What a sea is called is a message; here is where: a curve through three points, and the size of the letters. */
const SEAS: readonly (readonly [name: string, line: string, size: number, spacing: number])[] = [
  ['mesogeios', '23.2,34.2 26.4,33.3 30.8,33.2', 15, 5],
  ['aigaion', '24.35,39.75 24.75,38.9 25,38.15', 9, 2.5],
  ['pontos', '29.9,42.6 33.4,43.5 37.9,43.1', 14, 6],
  ['ionion', '18.9,38.8 19.5,37.4 20.3,36.3', 10, 3.5],
  ['kaspia', '50.1,40.6 50.7,39.2 51.4,37.9', 11, 3.5],
  ['persikos', '48.6,29.9 50.4,28.2 52.8,26.6', 8.5, 1.5],
];

export interface Sea {
  readonly name: string;
  readonly d: string;
  readonly size: number;
  readonly spacing: number;
}
/** `[x, y, height]` of the top's foot, in tenths. */
export type Peak = readonly [x: number, y: number, height: number];

const bent = (line: Line): readonly Point[] =>
  line.map(([longitude, latitude]) => warped(longitude, latitude));
const numbers = (...values: readonly number[]): string => values.map(tenths).join(' ');

/** A smooth line through all points (Catmull and Rom). */
function smooth(points: readonly Point[]): string {
  const curves = points.slice(1).map((to, i) => {
    const from = points[i];
    const [before, beyond] = [points[i - 1] ?? from, points[i + 2] ?? to];
    const out = from.map((value, axis) => value + (to[axis] - before[axis]) / 6);
    const back = to.map((value, axis) => value - (beyond[axis] - from[axis]) / 6);
    return `C${numbers(...out, ...back, ...to)}`;
  });
  return `M${numbers(...points[0])}${curves.join('')}`;
}

export const rivers = (): string => RIVERS.map((line) => smooth(bent(line))).join('');

export const lakes = (): string =>
  LAKES.map(([at, wide, high]) => {
    const [[x, y]] = bent(lined(at));
    const arc = (dx: number) => `a${numbers(wide, high)} 0 1 0 ${numbers(dx, 0)}`;
    return `M${numbers(x - wide, y)}${arc(2 * wide)}${arc(-2 * wide)}z`;
  }).join('');

export const deserts = (): string =>
  DESERTS.map(
    (line) =>
      `M${bent(line)
        .map((point) => numbers(...point))
        .join('L')}z`,
  ).join('');

export const seas = (): readonly Sea[] =>
  SEAS.map(([name, line, size, spacing]) => {
    const [from, through, to] = bent(lined(line));
    const middle = through.map((value, axis) => 2 * value - (from[axis] + to[axis]) / 2);
    return { name, size, spacing, d: `M${numbers(...from)}Q${numbers(...middle, ...to)}` };
  });

/** Every fifth degree. */
export function graticule(): string {
  const [west, south, east, north] = DEGREES;
  let lines = '';
  for (let longitude = west + 2; longitude < east; longitude += 5)
    lines += `M${numbers(...warped(longitude, north))}V${numbers(warped(longitude, south)[1])}`;
  for (let latitude = south + 2; latitude < north; latitude += 5)
    lines += `M${numbers(...warped(west, latitude))}H${numbers(warped(east, latitude)[0])}`;
  return lines;
}

/** So far apart are two peaks of a range, and so far from any space. */
const [APART, AWAY] = [9.5, 14];

export function peaks(places: readonly Point[]): readonly Peak[] {
  const uneven = noise(7);
  const found: Peak[] = [];
  for (const [r, range] of RANGES.entries()) {
    const line = bent(range);
    for (let i = 0; i < line.length - 1; i++) {
      const [from, to] = [line[i], line[i + 1]];
      const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / APART));
      for (let k = 0; k < count; k++) {
        const t = (k + 0.3) / count;
        const x = from[0] + (to[0] - from[0]) * t + uneven(r + k * 3.1, i * 5.7) * 9;
        const y = from[1] + (to[1] - from[1]) * t + uneven(i * 4.3 + 9, r + k * 2.7) * 8;
        if (places.some((place) => Math.hypot(place[0] - x, place[1] - y + 2) < AWAY)) continue;
        found.push([tenths(x), tenths(y), Math.round((5.2 + (uneven(x, y) + 0.5) * 3.4) * TENTHS)]);
      }
    }
  }
  return found.sort((a, b) => a[1] - b[1]);
}
