/** Arrows at the edge of the map to scenes that are out of sight: those that are nearest in time. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '../../../follow/scene.ts';
import { toldBy } from '../../../follow/told-by.ts';
import { classes } from '../../../look/classes.ts';
import { Stroke } from '../../../look/icon.tsx';
import { say } from '../../../messages.ts';
import { mapWay } from '../../../table/pace.ts';
import { arrowsTo, type EdgeArrow } from '../closer/edge.ts';
import { boxesOn } from '../map-measure.ts';
import type { Over } from '../map-props.ts';
import { spaceName } from '../names.ts';
import { staged } from './staged.ts';

const MOST = 3;
const [HIGH, EDGE, LETTER, SIGN, SMALL] = [44, 8, 7.2, 76, 72];
/** On less than this there is room for a number alone. */
const PHONE_WIDTH = 640;

export function StoryArrows({ sketch, camera, pins, insets }: Over) {
  const element = useRef<HTMLDivElement>(null);
  const [arrows, setArrows] = useState<readonly EdgeArrow[]>([]);
  const [isSmall, setSmall] = useState(false);
  const { scenes, now, isSince } = staged.value;
  const at = now?.no ?? 0;
  const near = scenes
    .filter(({ no, places }) => places.length > 0 && (isSince ? no === at : no >= at))
    .slice(0, MOST);
  const placeOf = (scene: Scene): string => scene.places[scene.places.length - 1];
  const find = () => {
    const [eye, window] = [camera.current, element.current?.parentElement];
    if (!eye || !window || mapWay.peek() === 'still') return setArrows([]);
    const small = window.clientWidth < PHONE_WIDTH;
    const { top, right, bottom, left, covered = bottom } = insets;
    const seen = {
      x: left + EDGE,
      y: top + EDGE,
      w: window.clientWidth - left - right - 2 * EDGE,
      h: window.clientHeight - top - covered - 2 * EDGE,
    };
    const goals = near.flatMap((scene) => {
      const spot = sketch.spots.get(placeOf(scene));
      if (spot === undefined) return [];
      const [x, y] = eye.toScreen(spot.x, spot.y);
      const letters = Math.max(spaceName(spot.id).length, 8);
      return [{ id: String(scene.no), x, y, wide: small ? SMALL : SIGN + letters * LETTER }];
    });
    const next = arrowsTo(
      goals,
      seen,
      HIGH,
      boxesOn(window, '.map-legend, .map-tools, .map-die, .map-arrow'),
    );
    setSmall(small);
    setArrows((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  useLayoutEffect(() => {
    find();
    pins.add(find);
    return () => {
      pins.delete(find);
    };
  });
  return (
    <div ref={element} class="map-arrows story-arrows" data-off-map>
      {arrows.map(({ goals, box, angle }) => {
        const scene = scenes.find(({ no }) => String(no) === goals[0]);
        if (scene === undefined) return null;
        const [place, kind] = [spaceName(placeOf(scene)), say(`follow.kind.${scene.kind}`)];
        return (
          <button
            key={scene.no}
            type="button"
            class="story-arrow"
            style={{ width: `${box.w}px`, transform: `translate(${box.x}px, ${box.y}px)` }}
            onClick={() => {
              const spot = sketch.spots.get(placeOf(scene));
              if (spot !== undefined) camera.current?.goTo(spot.x, spot.y);
            }}
          >
            <span style={{ display: 'grid', rotate: `${Math.round((angle * 180) / Math.PI)}deg` }}>
              <Stroke name="chevron" size={16} />
            </span>
            <span class={classes('scene-no', (isSince || scene.no <= at) && toldBy(scene))}>{scene.no}</span>
            <span class={isSmall ? 'unseen' : undefined}>
              {place} <small>{kind}</small>
              <span class="unseen">{say('follow.arrow')}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
