/** The symbols of the spaces, the rings about them, and what is written beside. */

import { classes } from '../../look/classes.ts';
import type { Placement } from './labels.ts';
import { type Stones, stonesWidth } from './labels-sieges.ts';
import type { Spot } from './labels-sketch.ts';
import { Glyph } from './map-icon.tsx';
import type { MapTable, Owner, SpaceKind } from './map-props.ts';
import { HALF, LETTERS, RADIUS, SHIELD, SHIELD_GAP, SIEGE, SPACING, STONES } from './map-scale.ts';
import { colourOf } from './map-words.ts';

const placed = (x: number, y: number, scale: number): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;

const hexagon = (radius: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');

/** Each shape once, filled with whatever colours are about it. */
export function ShapeDefs() {
  const { minor, stronghold, major, transit } = RADIUS;
  return (
    <defs>
      <g id="space-minor">
        <circle class="map-space-edge" r={minor + 0.9} />
        <circle class="map-space-fill" r={minor} />
      </g>
      <g id="space-stronghold">
        <polygon class="map-space-edge" points={hexagon(stronghold + 1.1)} />
        <polygon class="map-space-fill" points={hexagon(stronghold)} />
      </g>
      {/* Walls with a tower at each corner are outside, the square within them is inside. */}
      <g id="space-major">
        <rect
          class="map-wall"
          x={-major - 0.9}
          y={-major - 0.9}
          width={2 * major + 1.8}
          height={2 * major + 1.8}
        />
        {[-1, 1].map((i) =>
          [-1, 1].map((j) => (
            <rect
              key={`${i} ${j}`}
              class="map-wall"
              x={i * major - 2.5}
              y={j * major - 2.5}
              width="5"
              height="5"
              rx=".7"
            />
          )),
        )}
        <rect
          class="map-space-inside"
          x={-major + 1.9}
          y={-major + 1.9}
          width={2 * major - 3.8}
          height={2 * major - 3.8}
          rx="1"
        />
      </g>
      <circle id="space-transit" class="map-space-transit" r={transit} />
      <path
        id="shield"
        class="map-shield"
        d="M-6.600-6.600h13.200v6.600c0 5.300-4 7.900-6.600 9.200-2.600-1.300-6.600-3.900-6.600-9.200z"
      />
    </defs>
  );
}

interface SymbolsProps {
  readonly placement: Placement;
  readonly table: MapTable;
}

export function Symbols({ placement: { symbols, stones, anchors, symbol, z }, table }: SymbolsProps) {
  return (
    <g class="spaces">
      {symbols.map(({ spot }) => (
        <SpaceSymbol
          key={spot.id}
          spot={spot}
          scale={symbol}
          owner={table.pcs[spot.id] ?? null}
          colour={colourOf(table, table.pcs[spot.id] ?? null)}
          besieged={Object.hasOwn(table.besieged, spot.id)}
        />
      ))}
      {stones.map(({ spot, box }) => (
        <g key={`stones ${spot.id}`} transform={placed(box.x, box.y, z)} data-space={spot.id}>
          <StonesPill {...table.sieges[spot.id]} />
        </g>
      ))}
      {anchors.map(({ spot, box }) => (
        <Glyph
          key={spot.id}
          class="anchor"
          name="anchor"
          x={box.x + box.w / 2}
          y={box.y + box.h / 2}
          size={box.w}
        />
      ))}
    </g>
  );
}

/** 15: as many stones as the space needs, full where a Siege Point lies. */
export function StonesPill({ points, needed }: Stones) {
  const { edge, each, height, radius } = STONES;
  return (
    <g class="stones-pill">
      <rect width={stonesWidth(needed)} height={height} rx={height / 2} />
      {Array.from({ length: needed }, (_, i) => (
        <circle
          key={i}
          class={i < points ? 'full' : 'open'}
          cx={(edge + each) / 2 + i * each}
          cy={height / 2}
          r={radius}
        />
      ))}
    </g>
  );
}

interface SpaceSymbolProps {
  readonly spot: Spot;
  readonly scale: number;
  readonly owner: Owner | null;
  readonly colour: string;
  readonly besieged: boolean;
}
function SpaceSymbol({ spot, scale, owner, colour, besieged }: SpaceSymbolProps) {
  const { id, kind, x, y } = spot;
  return (
    <g transform={placed(x, y, scale)} class={classes(owner === null ? 'unheld' : colour)} data-space={id}>
      {besieged && <circle class="siege-ring" r={HALF[kind] + SIEGE - 1} />}
      <use href={`#space-${kind}`} />
      {owner !== null && kind !== 'transit' && <Marker kind={kind} colour={colour} />}
    </g>
  );
}

/** Whose political control it is: an emblem, or a dot for the Independents. */
function Marker({ kind, colour }: { readonly kind: SpaceKind; readonly colour: string }) {
  if (colour !== 'neutral')
    return <Glyph class="on-fill" name={colour} x={0} y={0} size={kind === 'major' ? 11.6 : 9.6} />;
  if (kind === 'major')
    return (
      <path
        class="on-fill"
        d="M-4.500-2.200 0-4.800l4.500 2.600zm.6.800h1.500v4h-1.500zm3.200 0h1.500v4h-1.500zm3.100 0h1.500v4h-1.500zM-4.500 3.200h9v1.500h-9z"
      />
    );
  return <circle class="on-fill" r="1.700" />;
}

/** Purple: can be chosen. Gold: something else points at it. */
export interface Rings {
  readonly choices: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly highlight: ReadonlySet<string>;
}
export function RingsBelow({
  placement: { symbols, symbol },
  rings,
}: {
  readonly placement: Placement;
  readonly rings: Rings;
}) {
  const shown = symbols.filter(
    ({ spot: { id } }) => rings.choices.has(id) || rings.chosen.has(id) || rings.highlight.has(id),
  );
  return (
    <g class="rings">
      {shown.map(({ spot: { id, kind, x, y } }) => (
        <circle
          key={id}
          class={classes(
            'ring',
            rings.chosen.has(id) ? 'chosen' : rings.choices.has(id) ? 'choice' : 'pointed',
          )}
          transform={placed(x, y, symbol)}
          r={RADIUS[kind] + (kind === 'major' ? 6.2 : 3.6)}
        />
      ))}
    </g>
  );
}

export function Names({ placement: { names, z } }: { readonly placement: Placement }) {
  return (
    <g class="names">
      {names.map(({ spot, box }) => {
        const { id, kind } = spot;
        const size = kind === 'major' ? LETTERS.major : LETTERS.minor;
        // Moved by what is about it, a name need not be laid out anew.
        return (
          <g key={id} transform={placed(box.x, box.y, z)}>
            <text
              class={classes('name', kind)}
              data-space={id}
              y={size * 0.79}
              font-size={size}
              textLength={(spot.width * size).toFixed(1)}
              lengthAdjust="spacingAndGlyphs"
            >
              {spot.text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A province's name, after a shield with its victory points in the colour of whoever holds it. */
export function RealmNames({ placement: { realms, z }, table }: SymbolsProps) {
  return (
    <g class="realms">
      {realms.map(({ realm: { id, text, vp, width }, box }) => {
        const holder = table.holders[id] ?? null;
        const middle = box.h / z / 2;
        return (
          <g
            key={id}
            class={holder === null ? 'unheld' : colourOf(table, holder)}
            transform={placed(box.x, box.y, z)}
            data-province={id}
          >
            <use href="#shield" x={SHIELD / 2} y={middle - 1.2} />
            <text class="shield-vp" x={SHIELD / 2} y={middle + 2.2} font-size="9">
              {vp}
            </text>
            <text
              class="realm-name"
              x={SHIELD + SHIELD_GAP}
              y={middle + LETTERS.province * 0.36}
              font-size={LETTERS.province}
              letter-spacing={SPACING}
              textLength={(text.length * SPACING + width * LETTERS.province).toFixed(1)}
            >
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
