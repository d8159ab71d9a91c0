/** How far the map may be pushed and zoomed: the window is never left empty, and nothing stays under what covers it. */

import type { Box } from './labels-box.ts';
import type { Insets } from './map-props.ts';

/** Where the map's origin is on the screen, and how many px a unit is. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export interface Bounds {
  /** The part of the window that nothing covers. */
  free(): Box;
  /** The zoom at which the whole map is seen. */
  fitting(): number;
  limited(zoom: number): number;
  clamped(look: Look): Look;
  /** The look with this point of the map in the middle. */
  centred(x: number, y: number, zoom: number): Look;
}

const MOST = 6;
/** No less is taken for free, however much covers the window. */
const LEAST_FREE = 80;
/** px about the map proper when it is seen as a whole, and between it and what covers the window. */
const [WIDE_EDGE, HIGH_EDGE] = [15, 11];

/** Of the map proper (`frame`) and the whole sheet that is drawn, with what lies about it. */
export function boundsOf(viewport: HTMLElement, frame: Box, sheet: Box, insets: () => Insets): Bounds {
  const free = (): Box => {
    const { top, right, bottom, left } = insets();
    return {
      x: left,
      y: top,
      w: Math.max(LEAST_FREE, viewport.clientWidth - left - right),
      h: Math.max(LEAST_FREE, viewport.clientHeight - top - bottom),
    };
  };
  const fitting = (): number => {
    const { w, h } = free();
    return Math.min(w / (frame.w + 2 * WIDE_EDGE), h / (frame.h + 2 * HIGH_EDGE));
  };
  /** As far out as the whole map needs, and a little farther if the sheet still fills the window. */
  const least = (): number => {
    const filling = Math.max(viewport.clientWidth / sheet.w, viewport.clientHeight / sheet.h);
    return Math.min(fitting(), Math.max(filling, fitting() * 0.85));
  };
  return {
    free,
    fitting,
    limited: (zoom) => Math.min(MOST, Math.max(least(), zoom)),
    /** Nobody pushes the sheet off the window; every part of the map proper can be brought out from under what covers it. */
    clamped({ x, y, zoom }) {
      const area = free();
      const [w, h] = [viewport.clientWidth, viewport.clientHeight];
      return {
        x: within(x, [w, area.x, area.w], [frame.x, frame.w], [sheet.x, sheet.w], zoom, WIDE_EDGE),
        y: within(y, [h, area.y, area.h], [frame.y, frame.h], [sheet.y, sheet.h], zoom, HIGH_EDGE),
        zoom,
      };
    },
    centred(x, y, zoom) {
      const area = free();
      return { x: area.x + area.w / 2 - x * zoom, y: area.y + area.h / 2 - y * zoom, zoom };
    },
  };
}

type Stretch = readonly [from: number, length: number];
/** Where the origin of the map may be along one axis: of the window, what is free of it, map proper and sheet. */
function within(
  at: number,
  [size, from, room]: readonly [size: number, from: number, room: number],
  [frameFrom, frameLength]: Stretch,
  [sheetFrom, sheetLength]: Stretch,
  zoom: number,
  edge: number,
): number {
  const [before, behind] = [frameFrom - sheetFrom, sheetFrom + sheetLength - frameFrom - frameLength];
  const most = Math.max(0, from + edge - before * zoom) - sheetFrom * zoom;
  const least =
    size - Math.max(0, size - from - room + edge - behind * zoom) - (sheetFrom + sheetLength) * zoom;
  if (least <= most) return Math.min(most, Math.max(least, at));
  // Smaller than the window: the map proper is in the middle of what is free.
  const middle = from + room / 2 - (frameFrom + frameLength / 2) * zoom;
  return Math.min(least, Math.max(most, middle));
}
