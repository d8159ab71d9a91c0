/** Numbers over a game as lines in steps; they differ by their dashes too. */

import { seatColour } from '../look/emblem.tsx';
import { type Series, stepPath, valueAt } from './series.ts';

export interface PlotBox {
  readonly width: number;
  readonly height: number;
  readonly first: number;
  readonly last: number;
}
const EDGE = 5;
/** Lines that lie on each other are a little apart. */
const APART = 1.5;

export const placeX = ({ width, first, last }: PlotBox, moment: number): number =>
  last === first ? 0 : ((moment - first) / (last - first)) * width;

interface PlotLinesProps {
  readonly series: Series;
  readonly box: PlotBox;
  /** Until here it has been played; what comes after is pale. */
  readonly now: number;
}
export function PlotLines({ series, box, now }: PlotLinesProps) {
  const { width, height, last } = box;
  const { most, goal, seats } = series;
  const y = (value: number, seat = 0) =>
    height - EDGE - (value / most) * (height - 2 * EDGE) - (seat - (seats.length - 1) / 2) * APART;
  const path = (seat: number, until: number) =>
    stepPath(seats[seat], until, (moment, value) => [placeX(box, moment), y(value, seat)]);
  const x = placeX(box, now);
  return (
    <svg class="plot" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {goal !== null && (
        <>
          <rect class="goal" width={width} height={Math.max(0, y(goal))} />
          <path class="goal-line" d={`M0 ${y(goal)}H${width}`} />
        </>
      )}
      {[0.25, 0.5, 0.75].map((part) => (
        <path key={part} class="grid" d={`M0 ${Math.round(height * part)}H${width}`} />
      ))}
      {seats.map((_, seat) => (
        <path key={seat} class={`ln ${seatColour(seat)}`} d={path(seat, last)} />
      ))}
      {now < last && <rect class="to-come" x={x} width={width - x} height={height} />}
      {seats.map((steps, seat) => {
        const value = valueAt(steps, now);
        return value === null ? null : (
          <circle key={seat} class={`pt ${seatColour(seat)}`} cx={x} cy={y(value, seat)} r={3.5} />
        );
      })}
    </svg>
  );
}
