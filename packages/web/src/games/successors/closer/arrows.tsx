/** Arrows at the edge of the map: each leads to a place that can be chosen now and is not in sight. */

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../../messages.ts';
import { mapWay } from '../../../table/pace.ts';
import { around, overlaps } from '../labels-box.ts';
import type { Sketch } from '../labels-sketch.ts';
import type { Camera } from '../map-camera.ts';
import { boxAbout, boxesOn } from '../map-measure.ts';
import type { Insets, MapContent } from '../map-props.ts';
import { spaceName } from './about.tsx';
import { arrowsTo, type EdgeArrow, isSeen, PLACE } from './edge.ts';

interface ArrowsProps {
  readonly sketch: Sketch;
  readonly content: MapContent;
  readonly choices: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly camera: RefObject<Camera | null>;
  /** Called whenever the map moves. */
  readonly pins: Set<() => void>;
  readonly insets: Insets;
  /** Told whether a place that can be chosen lies under what the signs mean. */
  onCovered(isCovered: boolean): void;
}
const HIGH = 44;
/** On less of the map than this they would hide more than they show: a phone on which something is being decided. */
const LEAST_HIGH = 6 * HIGH;
/** px from the edge. */
const EDGE = 8;
/** px of a letter, of the sign before the words, and of the widest arrow. */
const [LETTER, SIGN, WIDEST] = [7.2, 52, 200];
/** Letters of ' +20', of how many more lie there; on a phone, where there are ten choices or fewer, those of ' +9'. */
const [MORE, MORE_SMALL, FEW] = [4, 2, 10];
/** On less than this there is room for names alone. */
const PHONE_WIDTH = 640;

export function Arrows({ sketch, content, choices, chosen, camera, pins, insets, onCovered }: ArrowsProps) {
  const element = useRef<HTMLDivElement>(null);
  const [arrows, setArrows] = useState<readonly EdgeArrow[]>([]);
  const [isSmall, setSmall] = useState(false);
  const wordsOf = (id: string, small: boolean) => {
    const space = content.spaces.find((each) => each.id === id)!;
    return [spaceName(space), small ? '' : say(`successors.map.kind.${space.kind}`)] as const;
  };
  /** The window, what of it is seen, and where in it those places are. */
  const measure = () => {
    const [eye, window] = [camera.current, element.current?.parentElement];
    if (!eye || !window) return null;
    const small = window.clientWidth < PHONE_WIDTH;
    const more = small && choices.size <= FEW ? MORE_SMALL : MORE;
    const { top, right, bottom, left, covered = bottom } = insets;
    const seen = {
      x: left + EDGE,
      y: top + EDGE,
      w: window.clientWidth - left - right - 2 * EDGE,
      h: window.clientHeight - top - covered - 2 * EDGE,
    };
    const goals = [...choices].flatMap((id) => {
      const spot = sketch.spots.get(id);
      if (spot === undefined) return [];
      const [x, y] = eye.toScreen(spot.x, spot.y);
      const letters = Math.max(...wordsOf(id, small).map((words) => words.length)) + more;
      return [{ id, x, y, wide: Math.min(WIDEST, SIGN + letters * LETTER) }];
    });
    return { eye, window, small, seen, goals };
  };
  const find = () => {
    // To measure the window makes the browser lay out the whole page: not while there is nothing to lead to.
    const now = choices.size === 0 ? null : measure();
    if (now === null) {
      onCovered(false);
      return setArrows((before) => (before.length === 0 ? before : []));
    }
    const { eye, window, small, seen, goals } = now;
    const signs = boxesOn(window, '.map-legend');
    onCovered(goals.some(({ x, y }) => signs.some((each) => overlaps(each, around(x, y, PLACE)))));
    const isRoom = seen.h >= LEAST_HIGH;
    const kept = [...chosen].flatMap((id) => sketch.spots.get(id) ?? []);
    const blocked = () => [
      ...boxesOn(window, `.map-legend, .map-tools, .map-die, ${underWay(window)}`),
      ...kept.map((spot) => around(...eye.toScreen(spot.x, spot.y), PLACE)),
    ];
    const next = isRoom ? arrowsTo(goals, seen, HIGH, blocked()) : [];
    setSmall(small);
    setArrows((before) => (isSame(before, next) ? before : next));
  };
  useLayoutEffect(() => {
    find();
    pins.add(find);
    return () => {
      pins.delete(find);
    };
  });
  const frame = (ids: Iterable<string>) => {
    const spots = [...ids].flatMap((id) => sketch.spots.get(id) ?? []);
    camera.current?.frameOn(boxAbout(spots));
  };
  // A story may have left the map where nothing is asked: whoever lets it follow is shown what he is asked about.
  useEffect(() => {
    const now = choices.size === 0 || mapWay.peek() !== 'follows' ? null : measure();
    if (now !== null && now.goals.length > 0 && !now.goals.some((goal) => isSeen(goal, now.seen)))
      frame(choices);
  }, [[...choices].join()]);
  const go = (ids: readonly string[]) => {
    frame(ids);
    // The arrow is gone when one is there: the keys go on moving the map.
    element.current?.parentElement?.focus({ preventScroll: true });
  };
  return (
    <div ref={element} class="map-arrows" data-off-map>
      {arrows.map(({ goals, box, angle }) => {
        const [name, kind] = wordsOf(goals[0], isSmall);
        const more = goals.length - 1;
        return (
          <button
            key={goals[0]}
            type="button"
            class="map-arrow"
            style={{ width: `${box.w}px`, transform: `translate(${box.x}px, ${box.y}px)` }}
            onClick={() => go(goals)}
          >
            <svg width="20" height="20" viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M-8 0H7M1-6l7 6-7 6" transform={`rotate(${Math.round((angle * 180) / Math.PI)})`} />
            </svg>
            <span>
              <b>
                {name}
                {more > 0 && <i> +{more}</i>}
              </b>
              {kind !== '' && <small>{kind}</small>}
              <span class="unseen">{say('successors.map.arrow', { space: name, more })}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** The group that is under way: it is asked where it goes. */
function underWay(window: HTMLElement): string {
  const piece = window.querySelector<SVGElement>('[data-under-way]')?.dataset.underWay ?? '';
  return `[data-under-way], .piece[data-piece="${CSS.escape(piece)}"]`;
}

const isSame = (before: readonly EdgeArrow[], next: readonly EdgeArrow[]): boolean =>
  before.length === next.length &&
  before.every(({ goals, box, angle }, i) => {
    const other = next[i];
    return (
      other.goals.join() === goals.join() &&
      other.box.x === box.x &&
      other.box.y === box.y &&
      other.angle === angle
    );
  });
