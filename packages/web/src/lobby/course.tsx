/** How a finished game went: what each seat had, in steps, from the beginning to the end. For the eye; the words say who won. */

import type { Ended } from '../api.ts';
import { colourAt } from '../look/glance-colours.ts';

const [WIDTH, HEIGHT, EDGE] = [315, 46, 5];
/** Lines differ by more than their colours. */
const DASHES: { readonly [colour: string]: string } = { green: '7 3', black: '2 3' };

export function Course({ ended: { course, glance } }: { readonly ended: Ended }) {
  const most = Math.max(1, glance?.goal ?? 0, ...course.flat());
  // Also the last step, by which it was won, has its width.
  const x = (i: number): number => (WIDTH * i) / Math.max(1, course.length);
  const y = (points: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * points) / most;
  const seats = course[0]?.map((_, seat) => seat) ?? [];
  return (
    <svg class="course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {glance?.goal != null && <rect class="goal" x="0" y="0" width={WIDTH} height={y(glance.goal)} />}
      {seats.map((seat) => {
        const colour = colourAt(glance, seat);
        const [start, ...later] = course.map((points) => y(points[seat]));
        const steps = later.map((now, i) => `H${x(i + 1)}V${now}`).join('');
        return (
          <path
            key={seat}
            class={colour}
            d={`M0 ${start}${steps}H${WIDTH}`}
            stroke-dasharray={DASHES[colour]}
            transform={`translate(0 ${seat - 2})`}
          />
        );
      })}
    </svg>
  );
}
