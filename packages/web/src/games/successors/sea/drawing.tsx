/** Voyages on the map: the way in purple dots with what each step costs, what has been sailed, and the ship itself. */

import { seatColour } from '../../../look/emblem.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { box, majorOf } from '../content.ts';
import type { Placement } from '../labels.ts';
import type { Box } from '../labels-box.ts';
import type { Sketch, Spot } from '../labels-sketch.ts';
import { Glyph } from '../map-icon.tsx';
import { royalIcons, unitIcons } from '../map-icon-names.ts';
import { seaLeg } from '../map-paths.ts';
import type { Drawn } from '../map-props.ts';
import { RADIUS, UNIT } from '../map-scale.ts';
import { initialsOf } from '../map-words.ts';
import type { Table } from '../view.ts';
import { sailedBy, seaCost, shipOf } from './aboard.ts';
import { course, voyage } from './considering.ts';

/** What can be pressed is purple; what has been sailed has its faction's colour. */
export function SeaWay({ sketch, placement: { z, symbol } }: Drawn) {
  const { latest } = useTable();
  const { table, seq } = useView<Table>();
  const ship = shipOf(table);
  const sailed = ship === null ? [] : sailedBy(latest.log.value, seq);
  const next = voyage.value;
  const kept = course.value;
  const planned =
    next !== null
      ? [next.from, ...next.way]
      : kept !== null && ship?.at === kept.at
        ? [kept.at, ...kept.rest]
        : [];
  const end = sketch.spots.get(planned.at(-1) ?? '');
  const legs = legsOf(sketch, planned);
  const done = legsOf(sketch, sailed)
    .map(({ d }) => d)
    .join('');
  const d = legs.map((leg) => leg.d).join('');
  const dots = { 'stroke-width': 4.2 * z, 'stroke-dasharray': `.1 ${7 * z}` };
  return (
    <g class="sea-way">
      {done !== '' && ship !== null && (
        <path class={`sea-done ${seatColour(ship.seat)}`} d={done} {...dots} />
      )}
      {d !== '' && (
        <>
          <path class="sea-casing" d={d} stroke-width={9 * z} />
          <path class="sea-dots" d={d} {...dots} />
        </>
      )}
      {end !== undefined && planned.length > 1 && (
        <circle
          class="march-end"
          cx={end.x}
          cy={end.y}
          r={(RADIUS[end.kind] + 4.5) * symbol}
          stroke-width={2.2 * z}
        />
      )}
      {legs.map(({ key, x, y, cost }) => (
        <g key={key} transform={`translate(${x} ${y}) scale(${z})`}>
          <circle class="march-cost" r="7" />
          <text class="march-number" y="3.400" font-size="10">
            {cost}
          </text>
        </g>
      ))}
    </g>
  );
}

const legsOf = (sketch: Sketch, spaces: readonly string[]) =>
  spaces.slice(1).flatMap((space, i) => {
    const leg = seaLeg(sketch, spaces[i], space);
    return leg === null
      ? []
      : [{ ...leg, key: `${spaces[i]} ${space} ${i}`, cost: seaCost(spaces[i], space)?.cost ?? 1 }];
  });

/** Half of what the ship takes, at zoom 1: hull, medallion and pennant, without the capsule. */
const [HALF_WIDE, HALF_HIGH] = [29, 21];
const HULL = 'M-27 6H27C25 15 19 20 10 20H-14C-22 20-26 14-27 6Z';
const WAVES = 'M-33 21q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0';
const PENNANT = 'M-9 -6H9L6 0L9 6H-9Z';

/** S7.4-02: Fleets have no place: the ship is the group, and its pennant what escorts it. */
export function ShipOnMap({ sketch, placement }: Drawn) {
  const { table } = useView<Table>();
  const ship = shipOf(table);
  const spot = ship === null ? undefined : sketch.spots.get(ship.at);
  if (ship === null || spot === undefined) return null;
  const { z } = placement;
  const [x, y] = berthOf(sketch, placement, spot, Object.keys(ship.units).length);
  const units = Object.entries(ship.units);
  const kindOf = (royal: string) => box().royalFamily.find(({ id }) => id === royal)?.kind ?? '';
  const wide = units.length * UNIT + 6;
  // The capsule is on the side that looks away from the space.
  const isLeft = x <= spot.x;
  const start = isLeft ? -22 - wide : 22;
  return (
    <g class={`ship ${seatColour(ship.seat)}`} data-ship={ship.at}>
      <path
        class="ship-line"
        d={`M${x} ${y}L${spot.x} ${spot.y}`}
        stroke-width={1.2 * z}
        stroke-dasharray={`${2 * z} ${2.4 * z}`}
      />
      <g class="ship-berth" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${z.toFixed(3)})`}>
        <path class="ship-edge" d={HULL} />
        <path class="ship-hull" d={HULL} />
        {[-16, -6, 4, 14].map((oar) => (
          <path key={oar} class="ship-oar" d={`M${oar} 13l-3 8`} />
        ))}
        <path class="ship-wave" d={WAVES} />
        {units.length > 0 && (
          <>
            <rect class="capsule" x={start} y="-7" width={wide} height="13" rx="6.500" />
            {units.map(([unit, count], i) => (
              <g key={unit} transform={`translate(${start + i * UNIT + 9} -.5)`}>
                <Glyph class="unit" name={unitIcons[unit] ?? 'round-shield'} x={0} y={0} size={9.2} />
                <text class="count" x="5" y="3" font-size="8.600">
                  {count}
                </text>
              </g>
            ))}
          </>
        )}
        <g transform="translate(-20 -16)">
          <path class="ship-flag" d={PENNANT} />
          <text class="count" x="-1" y="3.200" text-anchor="middle" font-size="9.400">
            {ship.strength}
          </text>
        </g>
        <circle class="piece-edge" cy="-3" r="13.100" />
        <circle class="medallion" cy="-3" r="12.500" />
        {majorOf(ship.leader) === undefined && <circle class="minor-ring" cy="-3" r="10.800" />}
        <text class="initials" y=".5" font-size="10.400">
          {initialsOf(box()).get(ship.leader)}
        </text>
        {ship.royals.map((royal, i) => (
          <g key={royal} transform={`translate(${15.5 + i * 13} -13)`}>
            <circle class="piece-edge" r="6.800" />
            <circle class="royal owned" r="5.800" />
            <Glyph class="royal-sign" name={royalIcons[kindOf(royal)] ?? 'crown'} x={0} y={0} size={9.2} />
          </g>
        ))}
        <circle class="march-ring active" cy="-3" r="15.500" />
      </g>
    </g>
  );
}

const TURN = 12;
/** Beside its space, at sea, where it hides the least. */
function berthOf(
  sketch: Sketch,
  { z, pieces, symbols, names, realms }: Placement,
  spot: Spot,
  sorts: number,
): readonly [x: number, y: number] {
  const taken: readonly Box[] = [...pieces, ...symbols, ...names, ...realms].map(({ box: each }) => each);
  const wide = sorts * UNIT + 6;
  let best: { readonly at: readonly [number, number]; readonly cost: number } | null = null;
  for (const away of [44, 58, 74])
    for (let i = 0; i < TURN; i++) {
      const angle = (i / TURN) * 2 * Math.PI;
      const [x, y] = [spot.x + Math.cos(angle) * away * z, spot.y + Math.sin(angle) * away * z];
      const [left, right] =
        x <= spot.x ? [HALF_WIDE + wide - 8, HALF_WIDE] : [HALF_WIDE, HALF_WIDE + wide - 8];
      const room = { x: x - left * z, y: y - HALF_HIGH * z, w: (left + right) * z, h: 2 * HALF_HIGH * z };
      const ashore = [
        [x, y],
        [x - HALF_WIDE * z, y],
        [x + HALF_WIDE * z, y],
        [x, y + HALF_HIGH * z],
      ].filter(([px, py]) => isLand(sketch, px, py)).length;
      const cost = away / 4 + ashore * 30 + taken.filter((each) => overlap(each, room)).length * 40;
      if (best === null || cost < best.cost) best = { at: [x, y], cost };
    }
  return best?.at ?? [spot.x, spot.y];
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

let pen: CanvasRenderingContext2D | null | undefined;
const lands = new WeakMap<Sketch, Path2D>();
/** The land is drawn in tenths. */
function isLand(sketch: Sketch, x: number, y: number): boolean {
  pen ??= document.createElement('canvas').getContext('2d');
  const land = lands.get(sketch) ?? new Path2D(sketch.geography.land);
  lands.set(sketch, land);
  return pen?.isPointInPath(land, x * 10, y * 10) === true;
}
