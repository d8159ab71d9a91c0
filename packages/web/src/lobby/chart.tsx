/**
 * An ornament in the manner of the old sea charts: a rose of sixteen winds, their lines across the sea, and the five
 * heirs round the star. Nothing but geometry.
 */

import { Emblem } from '../look/emblem.tsx';

const [WIDTH, HEIGHT] = [1440, 260];
const [X, Y] = [1010, 132];
const WINDS = 16;

type Point = readonly [x: number, y: number];
const at = (radius: number, turn: number): Point => {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return [X + radius * Math.cos(angle), Y + radius * Math.sin(angle)];
};
const path = (...parts: readonly (string | Point)[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.map((n) => n.toFixed(1)).join())).join('');
const CENTRE: Point = [X, Y];
const winds = Array.from({ length: WINDS }, (_, i) => i / WINDS);

/** From each of the sixteen points of a wide circle to every other but its neighbours. */
const RIM = 360;
const lines = winds
  .flatMap((from, i) => winds.slice(i + 2).map((to) => path('M', at(RIM, from), 'L', at(RIM, to))))
  .join('');
const rays = winds.map((turn) => path('M', at(62, turn), 'L', at(1300, turn))).join('');
/** Halves of rays, one light and one dark, as if cut in relief. */
const relief = (side: 1 | -1): string =>
  winds
    .map((turn, i) => {
      const tip = i % 4 === 0 ? 58 : i % 2 === 0 ? 44 : 31;
      return path('M', CENTRE, 'L', at(tip, turn), 'L', at(11, turn + side / (WINDS * 2)), 'Z');
    })
    .join('');
const ticks = Array.from({ length: 72 }, (_, i) => i / 72)
  .map((turn, i) => path('M', at(66, turn), 'L', at(i % 2 === 0 ? 71 : 69, turn)))
  .join('');

/** Where the five stand, and the curved ways that lead there. */
const heirs = [
  [846, 78],
  [900, 206],
  [1124, 208],
  [1206, 92],
  [1336, 176],
] as const;
const ways = heirs
  .map(([x, y], i) => {
    const bend = i % 2 === 0 ? -26 : 26;
    return path('M', CENTRE, 'Q', [(X + x) / 2, (Y + y) / 2 + bend], ' ', [x, y]);
  })
  .join('');
/** The sea does not end with the chart. */
const BEYOND = { x: -WIDTH, y: -HEIGHT, width: 3 * WIDTH, height: 3 * HEIGHT };
/** The chart fills its place from the right, and loses what does not fit. */
const FILLING = ['xMaxYMid', 'slice'].join(' ');

export function Chart() {
  return (
    <div class="chart" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio={FILLING} aria-hidden="true">
        <defs>
          <pattern id="waves" width="44" height="16" patternUnits="userSpaceOnUse">
            <path class="wave" d="M4 8q5-4 10 0t10 0" />
          </pattern>
        </defs>
        <rect class="sea" {...BEYOND} />
        <rect fill="url(#waves)" {...BEYOND} />
        <path class="rhumbs" d={lines} />
        <path class="rays" d={rays} />
        <path class="ways" d={ways} />
        <circle class="disc" cx={X} cy={Y} r="71" />
        <circle class="ring" cx={X} cy={Y} r="66" />
        <path class="ticks" d={ticks} />
        <path class="light" d={relief(-1)} />
        <path class="dark" d={relief(1)} />
        <circle class="boss" cx={X} cy={Y} r="7" />
        {heirs.map(([x, y], seat) => (
          <foreignObject key={seat} x={x - 24} y={y - 24} width="48" height="48">
            <div class="heir">
              <Emblem seat={seat} size={36} />
            </div>
          </foreignObject>
        ))}
      </svg>
    </div>
  );
}
