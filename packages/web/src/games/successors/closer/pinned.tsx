/** What is told beside a space: it moves with the map, and goes where it hides the least. */

import type { Signal } from '@preact/signals';
import { type ComponentChildren, Fragment, type RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Placement } from '../labels.ts';
import type { Box } from '../labels-box.ts';
import type { Sketch, Spot } from '../labels-sketch.ts';
import type { Camera } from '../map-camera.ts';
import { boxesOn } from '../map-measure.ts';
import { placeBeside } from './placing.ts';

export interface PinProps {
  readonly camera: RefObject<Camera | null>;
  readonly pins: Set<() => void>;
  /** So much of the map's foot lies under other things. */
  readonly foot: number;
  readonly placement: Placement | null;
}

interface PointedProps extends PinProps {
  readonly pointed: Signal<string | null | undefined>;
  /** What is told in full needs no second telling. */
  readonly hidden: string | null;
  readonly sketch: Sketch;
  readonly children: (space: string) => ComponentChildren;
}
/** About the space that is pointed at; apart from the drawing, which nothing that only looks should touch. */
export function Pointed({ pointed, hidden, sketch, children, ...pin }: PointedProps) {
  const space = pointed.value ?? null;
  const spot = space === null || space === hidden ? undefined : sketch.spots.get(space);
  return space === null || spot === undefined ? null : (
    <Fragment key={space}>
      <Ring spot={spot} {...pin} />
      <Pinned spot={spot} look="map-tip" {...pin}>
        {children(space)}
      </Pinned>
    </Fragment>
  );
}

function Ring({ spot, camera, pins }: PinProps & { readonly spot: Spot }) {
  const element = useRef<HTMLElement>(null);
  usePin(pins, () => {
    const [x, y] = camera.current?.toScreen(spot.x, spot.y) ?? [0, 0];
    if (element.current !== null) element.current.style.transform = `translate(${x}px, ${y}px)`;
  });
  return <i ref={element} class="map-pointed" />;
}

interface PinnedProps extends PinProps {
  readonly spot: Spot;
  readonly look: string;
  /** Spaces that it should rather not cover. */
  readonly avoid?: readonly Spot[];
  readonly children: ComponentChildren;
}
/** Beside a space, wherever there is room for it, without hiding the space. */
export function Pinned({ spot, look, avoid = [], foot, placement, children, camera, pins }: PinnedProps) {
  const element = useRef<HTMLElement>(null);
  const pin = () => {
    const [here, eye] = [element.current, camera.current];
    const window = here?.parentElement;
    if (!here || !eye || !window) return;
    const onScreen = ({ x, y, w, h }: Box): Box => {
      const [[left, top], [right, bottom]] = [eye.toScreen(x, y), eye.toScreen(x + w, y + h)];
      return { x: left, y: top, w: right - left, h: bottom - top };
    };
    const { pieces, names } = placement ?? NOTHING;
    const [left, top] = placeBeside([here.offsetWidth, here.offsetHeight], eye.toScreen(spot.x, spot.y), {
      size: [window.clientWidth, window.clientHeight - foot],
      clear: [
        ...pieces.filter(({ piece }) => piece.at === spot.id).map(({ box }) => onScreen(box)),
        ...names.filter((name) => name.spot.id === spot.id).map(({ box }) => onScreen(box)),
        ...boxesOn(window, `[data-ship=${spot.id}] .ship-berth`),
      ],
      points: avoid.map((each) => eye.toScreen(each.x, each.y)),
      pieces: [...pieces.map(({ box }) => onScreen(box)), ...boxesOn(window, SELDOM)],
      names: names.map(({ box }) => onScreen(box)),
      cards: boxesOn(window, othersFor(look), here),
    });
    here.style.transform = `translate(${left}px, ${top}px)`;
  };
  usePin(pins, pin);
  // What it tells may come later than itself; by then there may be other things to keep clear of.
  const latest = useRef(pin);
  latest.current = pin;
  useLayoutEffect(() => {
    const watching = new ResizeObserver(() => latest.current());
    if (element.current !== null) watching.observe(element.current);
    return () => watching.disconnect();
  }, []);
  return (
    <aside ref={element} class={look} data-off-map>
      {children}
    </aside>
  );
}

const NOTHING: Pick<Placement, 'pieces' | 'names'> = { pieces: [], names: [] };

/** Who knows the signs can do without the legend, and who only points at something presses no tool. */
const SELDOM = '.map-legend, .map-tools';
/** A tip makes way for cards, not they for it; the way that it tells of is in sight, and so is the ship beside a card. */
const othersFor = (look: string): string =>
  look === 'map-tip' ? '.map-about, .march-cost' : '.map-about, .map-tools, .ship-berth';

/** Done now, and whenever the map moves. */
function usePin(pins: Set<() => void>, pin: () => void): void {
  useLayoutEffect(() => {
    pin();
    pins.add(pin);
    return () => {
      pins.delete(pin);
    };
  });
}
