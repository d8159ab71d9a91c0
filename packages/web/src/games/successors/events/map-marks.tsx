/** What cards have left on the map: a Looted marker, the Helepolis, a Capital, a Province with a Bad Harvest. */

import type { Placement } from '../labels.ts';
import { Glyph } from '../map-icon.tsx';
import type { MapIconName } from '../map-icon-names.ts';
import type { MapTable, Mark } from '../map-props.ts';
import { HALF, LETTERS, SHIELD, SHIELD_GAP, SPACING } from '../map-scale.ts';
import './map-marks.css';

export interface MarksProps {
  readonly placement: Placement;
  readonly table: MapTable;
}
export interface BarrenProps {
  readonly table: Pick<MapTable, 'barren'>;
}

/** px at zoom 1 */
const DISC = 7.6;

const GLYPHS: { readonly [M in Mark]: MapIconName } = {
  looted: 'amphora',
  engine: 'siege-tower',
  building: 'village',
  complete: 'village',
};

/** Of a Minor City the name is below: what is built there lies at its upper left. */
const below = (mark: Mark): number => (mark === 'building' ? -1 : 1);
/** C42-04, C43-02, CO62-04: discs at the lower left of their space, where names are rarely. */
export function Marks({ placement, table }: MarksProps) {
  const { symbols, symbol } = placement;
  const marked = symbols.filter(({ spot }) => table.marks?.[spot.id] !== undefined);
  return (
    <g class="marks">
      {marked.map(({ spot: { id, kind, x, y } }) => (
        <g
          key={id}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${symbol.toFixed(3)})`}
          data-space={id}
        >
          {table.marks?.[id].map((mark, i) => (
            <g
              key={mark}
              class={`mark ${mark}`}
              data-mark={mark}
              transform={`translate(${-HALF[kind] - 1.5 - i * (2 * DISC + 1)} ${below(mark) * (HALF[kind] + 1.5)})`}
            >
              <circle r={DISC} />
              <Glyph name={GLYPHS[mark]} x={0} y={0} size={DISC * 1.45} />
              {mark === 'looted' && (
                <path class="strike" d={`M${-DISC * 0.62} ${DISC * 0.62}L${DISC * 0.62} ${-DISC * 0.62}`} />
              )}
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/** C44-02: how many CUs a space there feeds, after the Province's name. */
export function Limits({ placement: { realms, z }, table }: MarksProps) {
  const barren = realms.filter(({ realm }) => table.barren?.[realm.id] !== undefined);
  return (
    <g class="limits">
      {barren.map(({ realm: { id, text, width }, box }) => {
        const end = SHIELD + SHIELD_GAP + text.length * SPACING + width * LETTERS.province + 4;
        return (
          <g
            key={id}
            class="limit"
            data-province={id}
            transform={`translate(${box.x.toFixed(1)} ${(box.y + box.h / 2).toFixed(1)}) scale(${z.toFixed(3)})`}
          >
            <rect x={end} y="-6.500" width="13" height="13" rx="3" />
            <text x={end + 6.5} y="3.600" font-size="10">
              {table.barren?.[id]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The same Provinces on the ground: hatched, below everything that is written there. */
export function Barren({ table }: BarrenProps) {
  return (
    <>
      <defs>
        <pattern
          id="map-barren"
          width="60"
          height="60"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path class="barren-line" d="M0 0V60" />
        </pattern>
      </defs>
      {Object.keys(table.barren ?? {}).map((id) => (
        <use key={id} href={`#ground-${id}`} class="barren" fill="url(#map-barren)" data-barren={id} />
      ))}
    </>
  );
}
