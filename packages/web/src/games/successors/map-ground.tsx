/** What lies under everything: sea, land, provinces and their holders, rivers, ranges and paths. For the eye only. */

import type { ComponentChildren } from 'preact';
import { say } from '../../messages.ts';
import { lazy } from '../../table/lazy.tsx';
import type { BarrenProps } from './events/map-marks.tsx';
import type { Geography } from './geography.ts';
import type { Sketch } from './labels-sketch.ts';
import { isAny } from './lasting.ts';
import { pathsOf } from './map-paths.ts';
import type { MapTable } from './map-props.ts';
import { colourOf } from './map-words.ts';

/** Loaded with the first card that leaves something there. */
const Barren = lazy<BarrenProps>(() => import('./events/map-marks.tsx').then((loaded) => loaded.Barren));

interface GroundProps {
  readonly sketch: Sketch;
  /** What one px at zoom 1 is in units now. */
  readonly z: number;
}
interface HoldersProps extends GroundProps {
  readonly table: Pick<MapTable, 'holders' | 'factions' | 'barren'>;
}

/** A layer of its own: when one changes, the browser need not paint the others again. */
function Layer({ sketch, z, children }: GroundProps & { readonly children: ComponentChildren }) {
  const { x, y, w, h } = sketch.geography.sheet;
  return (
    <svg class="map-ground" viewBox={`${x} ${y} ${w} ${h}`} style={{ '--z': z }} aria-hidden="true">
      {children}
    </svg>
  );
}
const everywhere = ({ geography: { sheet } }: Sketch) => ({
  x: sheet.x,
  y: sheet.y,
  width: sheet.w,
  height: sheet.h,
});
/** Paths are written in tenths. */
const TENTHS = 'scale(.1)';

/** Sea, land and provinces. */
export function Ground({ sketch, z }: GroundProps) {
  const { geography } = sketch;
  const provinces = Object.entries(geography.provinces);
  return (
    <Layer sketch={sketch} z={z}>
      <Patterns geography={geography} />
      <rect {...everywhere(sketch)} fill="url(#map-sea)" />
      <rect {...everywhere(sketch)} fill="url(#map-waves)" />
      <g transform={TENTHS}>
        {[13, 7, 3].map((width) => (
          <g key={width} style={{ '--width': width }}>
            <use href="#map-shore" class="water-line" />
            <use href="#map-shore" class="water-gap" />
          </g>
        ))}
        <use href="#map-land" class="land-shade" y="14" />
        <use href="#map-land" class="land" />
        {provinces.map(([id, { tone }]) => (
          <use key={id} href={`#ground-${id}`} class="tint" fill={`var(--p${tone})`} />
        ))}
        <path class="desert" d={geography.deserts} />
        <g class="border">
          {provinces.map(([id]) => (
            <use key={id} href={`#ground-${id}`} />
          ))}
        </g>
      </g>
    </Layer>
  );
}

/** A wash along the border of each province, inside it, in its holder's colour; and where the harvest has failed. */
export function Holders({ sketch, table, z }: HoldersProps) {
  const held = Object.keys(sketch.geography.provinces).filter((id) => Object.hasOwn(table.holders, id));
  return (
    <Layer sketch={sketch} z={z}>
      <g transform={TENTHS}>
        {isAny(table.barren) && <Barren table={table} />}
        {held.map((id) => (
          <g key={id} class={colourOf(table, table.holders[id])} clip-path={`url(#within-${id})`}>
            {[10, 5].map((width) => (
              <use key={width} href={`#ground-${id}`} class="wash" style={{ '--width': width }} />
            ))}
            <use href={`#ground-${id}`} class="wash-edge" />
          </g>
        ))}
      </g>
    </Layer>
  );
}

/** Rivers, coasts, ranges and paths. */
export function Relief({ sketch, z }: GroundProps) {
  const { geography } = sketch;
  return (
    <Layer sketch={sketch} z={z}>
      <g transform={TENTHS}>
        <path class="river" d={geography.rivers} />
        <path class="lake" d={geography.lakes} />
        <path class="graticule" d={geography.graticule} />
        <use href="#map-land" class="shore-line" />
        <Peaks geography={geography} scale={Math.sqrt(z)} />
        <SeaNames geography={geography} scale={Math.sqrt(z)} />
      </g>
      <Paths sketch={sketch} z={z} />
      <rect class="neatline" {...everywhere(sketch)} />
    </Layer>
  );
}

function Patterns({ geography }: { readonly geography: Geography }) {
  return (
    <defs>
      <radialGradient id="map-sea" cx=".45" cy=".45" r=".8">
        <stop offset="0" class="sea-near" />
        <stop offset="1" class="sea-far" />
      </radialGradient>
      <pattern id="map-waves" width="26" height="13" patternUnits="userSpaceOnUse">
        <path class="wave" d="M0 7q3.200-3 6.500 0t6.500 0 6.500 0 6.500 0" />
      </pattern>
      <pattern
        id="map-desert"
        width="140"
        height="140"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(18)"
      >
        <circle class="sand" cx="30" cy="30" r="6" />
        <circle class="sand" cx="100" cy="90" r="5" />
      </pattern>
      <path id="map-land" d={geography.land} />
      <path id="map-shore" d={geography.shore} />
      {Object.entries(geography.provinces).map(([id, { d }]) => (
        <path key={id} id={`ground-${id}`} d={d} />
      ))}
      {Object.keys(geography.provinces).map((id) => (
        <clipPath key={id} id={`within-${id}`}>
          <use href={`#ground-${id}`} />
        </clipPath>
      ))}
    </defs>
  );
}

/** For the eye, these shrink slower than they would. */
interface ScaledProps {
  readonly geography: Geography;
  readonly scale: number;
}
function Peaks({ geography: { peaks }, scale }: ScaledProps) {
  const drawn = (each: (x: number, y: number, h: number, w: number) => string): string =>
    peaks.map(([x, y, h]) => each(x, y, Math.round(h * scale), Math.round(h * scale * 0.95))).join('');
  return (
    <>
      <path class="peak-light" d={drawn((x, y, h, w) => `M${x - w} ${y}l${w}-${h} ${w} ${h}z`)} />
      <path
        class="peak-dark"
        d={drawn((x, y, h, w) => `M${x} ${y - h}l${w} ${h}h${-Math.round(w * 0.7)}z`)}
      />
      <path class="peak-line" d={drawn((x, y, h, w) => `M${x - w} ${y}l${w}-${h} ${w} ${h}`)} />
    </>
  );
}

function SeaNames({ geography: { seas }, scale }: ScaledProps) {
  return (
    <>
      {seas.map(({ name, d, size, spacing }) => (
        <g key={name}>
          <path id={`sea-${name}`} d={d} fill="none" />
          <text class="sea-name" font-size={size * 10 * scale} letter-spacing={spacing * 10 * scale}>
            <textPath href={`#sea-${name}`} startOffset="50%" text-anchor="middle">
              {say(`successors.map.sea.${name}`)}
            </textPath>
          </text>
        </g>
      ))}
    </>
  );
}

function Paths({ sketch, z }: { readonly sketch: Sketch; readonly z: number }) {
  const { land, mountain, teeth, strait, sea, transmed } = pathsOf(sketch, z);
  return (
    <g class="paths">
      <path class="path-sea" d={sea} />
      <path class="path-transmed" d={transmed} />
      <path class="path-casing" d={land + mountain} />
      <path class="path-land" d={land} />
      <path class="path-mountain" d={mountain} />
      <path class="path-teeth" d={teeth} />
      <path class="path-strait" d={strait} />
      <path class="path-strait-inside" d={strait} />
    </g>
  );
}
