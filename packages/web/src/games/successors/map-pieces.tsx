/** The pieces: a general's medallion with his initials, a capsule with his units, and who else is with them. */

import { classes } from '../../look/classes.ts';
import type { Placement } from './labels.ts';
import type { PlacedPiece } from './labels-pieces.ts';
import type { Spot } from './labels-sketch.ts';
import { Glyph } from './map-icon.tsx';
import { royalIcons, unitIcons } from './map-icon-names.ts';
import type { MapContent, MapTable } from './map-props.ts';
import { CAPSULE, HALF, MEDALLION, ROYAL, SMALL_MEDALLION, UNIT } from './map-scale.ts';
import { colourOf } from './map-words.ts';
import { capsuleWidth } from './stacks.ts';

/** What is known of generals and royal persons. */
interface Known {
  readonly table: MapTable;
  readonly initials: ReadonlyMap<string, string>;
  readonly majors: ReadonlySet<string>;
  readonly royals: ReadonlyMap<string, string>;
}
interface PiecesProps {
  readonly placement: Placement;
  readonly table: MapTable;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly content: MapContent;
  readonly initials: ReadonlyMap<string, string>;
}

/** What points from each piece to its space: under the names, which nothing strikes through. */
export function Pointers({ placement, table, spots }: Pick<PiecesProps, 'placement' | 'table' | 'spots'>) {
  const { pieces, z, symbol } = placement;
  return (
    <g class="pointers">
      {pieces.map((placed) => (
        <path
          key={placed.piece.key}
          class={classes('pointer', colourOf(table, placed.piece.owner))}
          transform={transformOf(placed, z)}
          d={pointerOf(placed, spots.get(placed.piece.at)!, z, symbol)}
        />
      ))}
    </g>
  );
}

export const transformOf = ({ box: { x, y } }: PlacedPiece, z: number): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${z.toFixed(3)})`;

export function Pieces({ placement: { pieces, z }, table, content, initials }: Omit<PiecesProps, 'spots'>) {
  const known: Known = {
    table,
    initials,
    majors: new Set(content.majorGenerals.map(({ id }) => id)),
    royals: new Map(content.royalFamily.map(({ id, kind }) => [id, kind])),
  };
  return (
    <g class="pieces">
      {pieces.map((placed) => {
        const { key, at, owner, spent } = placed.piece;
        return (
          <g
            key={key}
            class={classes('piece', colourOf(table, owner), spent && 'spent')}
            transform={transformOf(placed, z)}
            data-space={at}
            data-piece={key}
          >
            <Drawing placed={placed} known={known} />
          </g>
        );
      })}
    </g>
  );
}

/** Where each General and each royal person is in the drawing of a piece; the commander is large. */
export function peopleIn({ piece: { generals, units, royals, size }, mirrored }: PlacedPiece) {
  const middle = size.h / 2;
  if (generals.length === 0 && units.length === 0)
    return {
      generals: [],
      royals: royals.map((id, i) => ({ id, x: size.head + i * (2 * ROYAL + 0.6), y: middle, r: ROYAL })),
    };
  const head = mirrored ? size.w - size.head : size.head;
  const row = mirrored ? -1 : 1;
  const small = 2 * SMALL_MEDALLION + 1.4;
  const others = Math.max(0, generals.length - 1);
  const beside = (by: number): number => head + row * (MEDALLION + 5 + by);
  return {
    generals: generals.map((id, i) =>
      i === 0
        ? { id, x: head, y: middle, r: MEDALLION }
        : { id, x: beside((i - 1) * small), y: middle - 6.2, r: SMALL_MEDALLION },
    ),
    royals: royals.map((id, i) => ({
      id,
      x: beside(others * small + i * (2 * ROYAL + 0.6)),
      y: middle - 6.2,
      r: ROYAL,
    })),
  };
}

interface DrawingProps {
  readonly placed: PlacedPiece;
  readonly known: Known;
}
function Drawing({ placed, known }: DrawingProps) {
  const { piece, mirrored } = placed;
  const people = peopleIn(placed);
  const { generals, units, inside, size, owner } = piece;
  if (generals.length === 0 && units.length === 0)
    return (
      <>
        {inside && <Walls x={size.w / 2} y={size.h / 2} half={size.w / 2} high={size.h / 2} />}
        {people.royals.map(({ id, x, y }) => (
          <Royal key={id} kind={known.royals.get(id) ?? 'heir'} owned={owner !== null} x={x} y={y} />
        ))}
      </>
    );
  const middle = size.h / 2;
  const head = mirrored ? size.w - size.head : size.head;
  const wide = capsuleWidth(units.length);
  const beside = mirrored ? head - MEDALLION - wide : head + MEDALLION;
  const [commander] = generals;
  const row = mirrored ? -1 : 1;
  return (
    <>
      {units.length > 0 && (
        <rect
          class="capsule"
          x={mirrored ? beside : head + MEDALLION * 0.45}
          y={middle + 1.2}
          width={wide + MEDALLION * 0.55}
          height={CAPSULE}
          rx={CAPSULE / 2}
        />
      )}
      {units.map(([unit, count], i) => (
        <g
          key={unit}
          transform={`translate(${beside + i * UNIT + (mirrored ? 9 : 7)} ${middle + 1.2 + CAPSULE / 2})`}
        >
          <Glyph class="unit" name={unitIcons[unit] ?? 'round-shield'} x={0} y={0} size={9.2} />
          <text class="count" x="5" y="3" font-size="8.600">
            {count}
          </text>
        </g>
      ))}
      {inside && <Walls x={head} y={middle} half={size.head - 0.6} high={size.head - 0.6} />}
      <circle class="piece-edge" cx={head} cy={middle} r={MEDALLION + 0.6} />
      <circle class="medallion" cx={head} cy={middle} r={MEDALLION} />
      {commander === undefined ? (
        <Glyph class="on-fill" name={colourOf(known.table, owner)} x={head} y={middle} size={16} />
      ) : (
        <>
          {known.majors.has(commander) ? (
            <path class="laurel" d={LAUREL} transform={`translate(${head} ${middle})`} />
          ) : (
            <circle class="minor-ring" cx={head} cy={middle} r={MEDALLION - 1.6} />
          )}
          <text class="initials" x={head} y={middle + 3.5} font-size="10.400">
            {known.initials.get(commander)}
          </text>
        </>
      )}
      {piece.spent && (
        <g transform={`translate(${head - row * 9.5} ${middle + 8.5})`}>
          <circle class="spent-mark" r="4.4" />
          <path class="spent-check" d="M-2 0l1.500 1.600L2.200-1.600" />
        </g>
      )}
      {people.generals.slice(1).map(({ id, x, y }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <circle class="piece-edge" r={SMALL_MEDALLION + 0.4} />
          <circle class="medallion" r={SMALL_MEDALLION} />
          <text class="initials" y="2.200" font-size="6.400">
            {known.initials.get(id)}
          </text>
        </g>
      ))}
      {people.royals.map(({ id, x, y }) => (
        <Royal key={id} kind={known.royals.get(id) ?? 'heir'} owned x={x} y={y} />
      ))}
    </>
  );
}

/** From the medallion to the edge of the symbol. */
function pointerOf(
  { piece: { size }, box, mirrored }: PlacedPiece,
  spot: Spot,
  z: number,
  symbol: number,
): string {
  const [x, y] = [mirrored ? size.w - size.head : size.head, size.h / 2];
  const [dx, dy] = [(spot.x - box.x) / z - x, (spot.y - box.y) / z - y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const tip = length - (HALF[spot.kind] * symbol * 0.9) / z;
  // A long way is shown by a thin one.
  const base = Math.min(tip > 30 ? 2.4 : 4.6, size.head * 0.5);
  const corner = (side: number) =>
    `${(x - uy * base * side).toFixed(1)} ${(y + ux * base * side).toFixed(1)}`;
  return `M${corner(1)}L${(x + ux * tip).toFixed(1)} ${(y + uy * tip).toFixed(1)}L${corner(-1)}z`;
}

/** Whoever is inside a city stands within walls. */
function Walls(props: {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly high: number;
}) {
  const { x, y, half, high } = props;
  return (
    <>
      <rect class="map-wall" x={x - half + 1} y={y - high + 1} width={2 * half - 2} height={2 * high - 2} />
      {[-1, 1].map((i) =>
        [-1, 1].map((j) => (
          <rect
            key={`${i} ${j}`}
            class="map-wall"
            x={x + i * (half - 2.2) - 2.2}
            y={y + j * (high - 2.2) - 2.2}
            width="4.400"
            height="4.400"
            rx=".6"
          />
        )),
      )}
    </>
  );
}

function Royal(props: {
  readonly kind: string;
  readonly owned: boolean;
  readonly x: number;
  readonly y: number;
}) {
  const { kind, owned, x, y } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="piece-edge" r={ROYAL + 0.4} />
      <circle class={classes('royal', owned && 'owned')} r={ROYAL - 0.6} />
      <Glyph class="royal-sign" name={royalIcons[kind] ?? 'crown'} x={0} y={0} size={ROYAL * 1.45} />
    </g>
  );
}

/** Six leaves on either side. */
const LAUREL = [-1, 1]
  .flatMap((side) =>
    Array.from({ length: 6 }, (_, i) => {
      const angle = Math.PI / 2 + side * (0.32 + i * 0.42);
      const [x, y] = [Math.cos(angle) * (MEDALLION - 2.2), Math.sin(angle) * (MEDALLION - 2.2)];
      const turn = angle + side * (Math.PI / 2 - 0.35);
      const [ex, ey] = [Math.cos(turn), Math.sin(turn)];
      const at = (along: number, across: number) =>
        `${(x + ex * along - ey * across).toFixed(2)} ${(y + ey * along + ex * across).toFixed(2)}`;
      return `M${at(-2.5, 0)}Q${at(0, 0.95)} ${at(2.5, 0)}Q${at(0, -0.95)} ${at(-2.5, 0)}z`;
    }),
  )
  .join('');
