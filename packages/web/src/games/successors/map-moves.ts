/** How one gets about on the map: to a space that is wanted, by keys, and to what is under the pointer. */

import { useEffect } from 'preact/hooks';
import type { Sketch } from './labels-sketch.ts';
import type { Camera } from './map-camera.ts';
import { wanted } from './map-going.ts';
import { boxAbout } from './map-measure.ts';
import { nearestTo } from './map-scale.ts';
import type { MapView } from './map-view.ts';

/** No farther off than this, when one goes to a space; and no nearer, when several are shown with cards beside them. */
const [GO_ZOOM, FRAME_ZOOM] = [2, 1.7];
/** px between the edge and a space that counts as seen: with what is about it, and by itself. */
const [SEEN, POINTED] = [110, 60];

export function goTo(
  { camera, pointed }: MapView,
  { spots }: Sketch,
  space: string,
  isTold = true,
  lift = 0,
): void {
  const spot = spots.get(space);
  if (spot === undefined || camera.current === null) return;
  const zoom = Math.max(GO_ZOOM, camera.current.look.zoom);
  camera.current.goTo(spot.x, spot.y + lift / zoom, zoom);
  pointed.value = isTold ? space : null;
}

/** Goes there only if it is out of sight. */
function see({ viewport, camera }: MapView, { spots }: Sketch, space: string, margin: number, foot: number) {
  const spot = spots.get(space);
  const element = viewport.current;
  if (spot === undefined || element === null || camera.current === null) return;
  const [x, y] = camera.current.toScreen(spot.x, spot.y);
  const [wide, high] = [element.clientWidth, element.clientHeight - foot];
  const isSeen = x > margin && y > margin && x < wide - margin && y < high - margin;
  if (!isSeen) camera.current.goTo(spot.x, spot.y);
}

export function pointFromList(view: MapView, sketch: Sketch, space: string | null, foot: number): void {
  view.pointed.value = space;
  if (space !== null) see(view, sketch, space, POINTED, foot);
}

/** What is followed lies within this part of the window, and farther off only if it would not fit. */
const MIDDLE = 0.6;
function keepInMiddle(
  { viewport, camera }: MapView,
  { spots }: Sketch,
  spaces: readonly string[],
  foot: number,
): void {
  const found = spaces.flatMap((each) => spots.get(each) ?? []);
  const [element, eye] = [viewport.current, camera.current];
  if (found.length === 0 || element === null || eye === null) return;
  const [wide, high] = [element.clientWidth, element.clientHeight - foot];
  const isWithin = (at: number, size: number) => Math.abs(at - size / 2) <= (size * MIDDLE) / 2;
  const isSeen = found.every((spot) => {
    const [x, y] = eye.toScreen(spot.x, spot.y);
    return isWithin(x, wide) && isWithin(y, high);
  });
  if (isSeen) return;
  const { x, y, w, h } = boxAbout(found);
  eye.frameOn({ x: x + w / 2 - w / MIDDLE / 2, y: y + h / 2 - h / MIDDLE / 2, w: w / MIDDLE, h: h / MIDDLE });
}

/** Goes where somebody wants the map to be. */
export function useWishes(view: MapView, sketch: Sketch, foot: number): void {
  useEffect(() => {
    const wish = wanted.value;
    if (wish === null) return;
    const {
      how,
      spaces,
      spaces: [space],
    } = wish;
    if (how === 'see') see(view, sketch, space, SEEN, foot);
    else if (how === 'keep') keepInMiddle(view, sketch, spaces, foot);
    else if (how === 'frame')
      view.camera.current?.frameOn(
        boxAbout(spaces.flatMap((each) => sketch.spots.get(each) ?? [])),
        FRAME_ZOOM,
      );
    else goTo(view, sketch, space, how === 'show', wish.lift);
  }, [wanted.value]);
}

/** px about a space that count as pointing at it. */
const REACH = 22;

/** The space that is meant by a press or a pointer. */
export function spaceUnder(
  { viewport, camera }: MapView,
  { spots }: Sketch,
  event: MouseEvent,
): string | null {
  const marked = (event.target as Element).closest<SVGElement>('[data-space]')?.dataset.space;
  if (marked !== undefined) return marked;
  const bounds = viewport.current?.getBoundingClientRect();
  if (bounds === undefined || camera.current === null) return null;
  const [x, y] = camera.current.toMap(event.clientX - bounds.left, event.clientY - bounds.top);
  return nearestTo(spots.values(), x, y, REACH / camera.current.look.zoom)?.id ?? null;
}

const PAN = 90;
const KEYS: { readonly [key: string]: (camera: Camera) => void } = {
  ArrowLeft: (camera) => camera.panBy(PAN, 0),
  ArrowRight: (camera) => camera.panBy(-PAN, 0),
  ArrowUp: (camera) => camera.panBy(0, PAN),
  ArrowDown: (camera) => camera.panBy(0, -PAN),
  '+': (camera) => camera.zoomBy(1.25),
  '=': (camera) => camera.zoomBy(1.25),
  '-': (camera) => camera.zoomBy(0.8),
  '−': (camera) => camera.zoomBy(0.8),
  '0': (camera) => camera.fit(),
};
/** Moves the map, if the key is one that does; says whether it is. */
export function moveByKey({ camera }: MapView, key: string): boolean {
  const move = KEYS[key];
  if (move !== undefined && camera.current !== null) move(camera.current);
  return move !== undefined;
}
