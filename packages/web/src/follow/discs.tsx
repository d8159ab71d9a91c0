/** The numbers of scenes on a board whose places are elements of the page (`data-place`). */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { classes } from '../look/classes.ts';
import { isStill, mapWay } from '../table/pace.ts';
import type { Scene, StageProps } from './scene.ts';
import { toldBy } from './told-by.ts';

/** So many scenes before the one that is shown, and after it. */
const [TOLD, TO_COME] = [4, 3];

interface Disc {
  readonly scene: Scene;
  readonly x: number;
  readonly y: number;
}
const elementOf = (place: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);

export function Discs({ scenes, now, isSince }: StageProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [discs, setDiscs] = useState<readonly Disc[]>([]);
  const at = now?.no ?? 0;
  const shown = isSince ? scenes : scenes.filter(({ no }) => no > at - TOLD && no <= at + TO_COME);
  const names = shown.map(({ no, places }) => [no, ...places].join()).join(' ');
  useLayoutEffect(() => {
    const place = () => {
      const frame = layer.current?.getBoundingClientRect();
      if (frame === undefined) return;
      const taken = new Map<string, number>();
      setDiscs(
        shown.flatMap((scene): Disc[] => {
          const id = scene.places[scene.places.length - 1];
          const box = id === undefined ? undefined : elementOf(id)?.getBoundingClientRect();
          if (id === undefined || box === undefined) return [];
          const nth = taken.get(id) ?? 0;
          taken.set(id, nth + 1);
          return [{ scene, x: box.right - frame.left + nth * 24, y: box.top - frame.top + box.height * 0.4 }];
        }),
      );
    };
    place();
    const watching = new ResizeObserver(place);
    if (layer.current !== null) watching.observe(layer.current);
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      watching.disconnect();
      removeEventListener('scroll', place, { capture: true });
    };
  }, [names]);
  const goal = now?.places[now.places.length - 1];
  useLayoutEffect(() => {
    if (goal === undefined || mapWay.peek() !== 'follows') return;
    elementOf(goal)?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
      behavior: isStill() ? 'instant' : 'smooth',
    });
  }, [goal, at]);
  return (
    <div ref={layer} class="scene-discs" aria-hidden="true">
      {discs.map(({ scene, x, y }) => (
        <span
          key={scene.no}
          class={classes('scene-no', scene.no === at && 'now', (isSince || scene.no <= at) && toldBy(scene))}
          style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
        >
          {scene.no}
        </span>
      ))}
    </div>
  );
}
