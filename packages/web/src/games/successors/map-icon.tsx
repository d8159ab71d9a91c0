/** Icons of the map: on the page, and inside its drawing. */

import { icons } from 'virtual:icons/successors';
import { emblemPath } from '../../look/emblem.tsx';
import { Drawing } from '../../look/icon.tsx';
import { type MapIconName, mapIconNames } from './map-icon-names.ts';

export const MapIcon = ({ name, size = 18 }: { readonly name: MapIconName; readonly size?: number }) => (
  <Drawing path={icons[name]} size={size} />
);

const COLOURS = ['red', 'blue', 'yellow', 'green', 'black'];

/** Every icon and emblem once, to be used many times. */
export function GlyphDefs() {
  return (
    <defs>
      {mapIconNames.map((name) => (
        <symbol key={name} id={`glyph-${name}`} viewBox="0 0 256 256">
          <path d={icons[name]} />
        </symbol>
      ))}
      {COLOURS.map((colour) => (
        <symbol key={colour} id={`glyph-${colour}`} viewBox="0 0 256 256">
          <path d={emblemPath(colour)} />
        </symbol>
      ))}
    </defs>
  );
}

interface GlyphProps {
  /** An icon of the map, or a colour: its emblem. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly class?: string;
}
/** About its middle. */
export const Glyph = ({ name, x, y, size, class: look }: GlyphProps) => (
  <use class={look} href={`#glyph-${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
);
