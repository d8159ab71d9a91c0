/** What cards say of people on the map: a gavel on whom they condemn, a ring round a bride with the disc of her suitor. */

import { classes } from '../../../look/classes.ts';
import { Glyph } from '../map-icon.tsx';
import { peopleIn, transformOf } from '../map-pieces.tsx';
import { colourOf } from '../map-words.ts';
import type { MarksProps } from './map-marks.tsx';
import './map-people.css';

/** px at zoom 1 */
const DISC = 6.2;
/** The head of a gavel, its handle, and what it falls on; about the middle, in px. */
const GAVEL =
  'M-3.300-1.300L-.300-4.100L1.700-2L-1.300.800z M.600-.500L3.700 2.400L2.900 3.200L-.200.200z M-4 2.800H.300V4.100H-4z';

export function People({ placement: { pieces, z }, table }: MarksProps) {
  const marked = pieces.flatMap((placed) => {
    const { generals, royals } = peopleIn(placed);
    return [...generals, ...royals]
      .filter(({ id }) => table.people?.[id] !== undefined)
      .map((person) => ({ placed, ...person }));
  });
  return (
    <g class="people-marks">
      {marked.map(({ placed, id, x, y, r }) => {
        const seat = table.people?.[id].seat ?? null;
        return (
          <g key={id} transform={transformOf(placed, z)} data-space={placed.piece.at} data-person={id}>
            {seat === null ? (
              <g class="condemned" transform={`translate(${x - r * 0.78} ${y + r * 0.78})`}>
                <circle r={DISC} />
                <path d={GAVEL} />
              </g>
            ) : (
              <g class={classes('promised', colourOf(table, seat))} transform={`translate(${x} ${y})`}>
                <circle class="promise" r={r + 1.8} />
                <circle class="suitor" cx={r + 1.2} cy={-r * 0.5} r={DISC - 1} />
                <Glyph
                  class="on-fill"
                  name={colourOf(table, seat)}
                  x={r + 1.2}
                  y={-r * 0.5}
                  size={DISC + 1.6}
                />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
