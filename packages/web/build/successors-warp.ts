/**
 * From degrees to the map of Successors, whose units are px at zoom 1. The Aegean is crowded and Iran is not, so each
 * axis is bent: a monotone cubic (Fritsch and Carlson) through these knots, which keeps west in the west and shapes
 * true where cities are close together.
 */

export type Point = readonly [x: number, y: number];
type Knots = readonly (readonly [degrees: number, units: number])[];

const LONGITUDES: Knots = [
  [10, -250],
  [18.5, 0],
  [20, 34],
  [22, 106],
  [24, 184],
  [26, 257],
  [28, 335],
  [30, 408],
  [32, 478],
  [34, 547],
  [35, 586],
  [36, 632],
  [37, 674],
  [38, 705],
  [40, 754],
  [42, 799],
  [44, 851],
  [46, 904],
  [48, 957],
  [50, 1008],
  [52, 1055],
  [54, 1098],
  [60, 1225],
  [66, 1350],
];
const LATITUDES: Knots = [
  [20, 860],
  [24, 768],
  [28.6, 645],
  [30, 608],
  [31, 575],
  [32, 538],
  [33, 499],
  [34, 460],
  [35, 422],
  [36, 380],
  [37, 330],
  [38, 276],
  [39, 224],
  [40, 177],
  [41, 129],
  [42, 87],
  [43, 55],
  [44, 27],
  [45.2, 0],
  [48, -66],
  [52, -160],
];

/** The map proper; around it land and sea go on as far as the second box. */
export const FRAME = { x: 0, y: 0, w: 1124, h: 645 } as const;
export const SHEET = { x: -250, y: -113, w: 1560, h: 973 } as const;
/** The second box in degrees: west, south, east, north. */
export const DEGREES = [10, 20, 64.1, 50] as const;

const x = cubic(LONGITUDES);
const y = cubic(LATITUDES);
export const warped = (longitude: number, latitude: number): Point => [x(longitude), y(latitude)];

function cubic(knots: Knots): (degrees: number) => number {
  const last = knots.length - 1;
  const rise = knots.slice(1).map(([at, value], i) => (value - knots[i][1]) / (at - knots[i][0]));
  const slope = knots.map((_, i) => {
    if (i === 0 || i === last) return rise[Math.min(i, last - 1)];
    const [before, after] = [rise[i - 1], rise[i]];
    return before * after <= 0 ? 0 : 2 / (1 / before + 1 / after);
  });
  return (degrees) => {
    if (degrees <= knots[0][0]) return knots[0][1] + (degrees - knots[0][0]) * slope[0];
    if (degrees >= knots[last][0]) return knots[last][1] + (degrees - knots[last][0]) * slope[last];
    const i = knots.findIndex(([from], each) => degrees >= from && degrees < knots[each + 1][0]);
    const [[from, low], [to, high]] = [knots[i], knots[i + 1]];
    const width = to - from;
    const t = (degrees - from) / width;
    const blend = t * t * (3 - 2 * t);
    return (
      low * (1 - blend) +
      high * blend +
      width * (slope[i] * t * (1 - t) ** 2 - slope[i + 1] * t * t * (1 - t))
    );
  };
}
