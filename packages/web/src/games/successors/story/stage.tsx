/** Scenes on the map: ways that are gone, numbers where it happened, pieces that walk, and where to look. */

import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Scene, StageProps, Way } from '../../../follow/scene.ts';
import { seatColour } from '../../../look/emblem.tsx';
import { isStill, mapWay } from '../../../table/pace.ts';
import type { Spot } from '../labels-sketch.ts';
import { keepOnMap } from '../map-going.ts';
import type { Drawn } from '../map-props.ts';
import { type Marching, telling } from '../marching.ts';
import { StoryArrows } from './arrows.tsx';
import { beatOf } from './beats.ts';
import { NOTHING, staged } from './staged.ts';

/** So many scenes before the one that is shown keep their numbers, and so many after it are announced. */
const [TOLD, TO_COME] = [5, 3];
/** So many keep their ways. */
const WAYS = 2;

export function Stage(props: StageProps) {
  const { now, until, isSince } = props;
  useLayoutEffect(() => {
    staged.value = props;
  });
  useEffect(() => {
    telling.value = GUEST;
    return () => {
      telling.value = null;
      staged.value = NOTHING;
    };
  }, []);
  // Where a march goes is seen at its first step, or it would not be followed.
  const places = now === null ? [] : placesOf(now, isSince ? now.until : until);
  useEffect(() => {
    if (mapWay.value === 'follows' && places.length > 0 && (!isStill() || isSince)) keepOnMap(places);
  }, [now?.no, now?.from, places.length]);
  return null;
}

/** The ways of a scene as far as it is told. */
function waysTold({ entries }: Scene, until: number): readonly Way[] {
  return entries.flatMap((entry) => {
    const beat = entry.seq <= until ? beatOf(entry) : 'after';
    return typeof beat === 'string' ? [] : (beat.ways ?? []);
  });
}
function placesOf(scene: Scene, until: number): readonly string[] {
  const ways = waysTold(scene, until).flatMap(({ places }) => places);
  return ways.length > 0 ? [...new Set(ways)] : scene.places.slice(-4);
}

const shownScenes = ({ scenes, now, isSince }: StageProps): readonly Scene[] => {
  if (isSince) return scenes;
  const at = now?.no ?? 0;
  return scenes.filter(({ no }) => no > at - TOLD && no <= at + TO_COME);
};
const isWaiting = ({ now, isSince }: StageProps, { no }: Scene): boolean => !isSince && no > (now?.no ?? 0);

const colourOf = (seat: number | null): string => (seat === null ? 'neutral' : seatColour(seat));

function Below({ sketch, placement: { z } }: Drawn) {
  const stage = staged.value;
  const at = stage.now?.no ?? 0;
  const told = stage.scenes.filter(({ no }) => (stage.isSince ? no === at : no <= at && no > at - WAYS));
  const ways = told.flatMap((scene) => {
    const all = waysTold(scene, stage.isSince ? scene.until : stage.until);
    return all.map((way, i) => ({
      way,
      isNow: scene.no === at && i === all.length - 1 && !stage.isSince && !isStill(),
    }));
  });
  return (
    <g class="story-ways">
      {ways.map(({ way: { seat, places }, isNow }, i) => {
        const spots = places.flatMap((place) => sketch.spots.get(place) ?? []);
        const d = spots.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`).join('');
        return (
          <g key={i} class={colourOf(seat)}>
            <path class="story-way-edge" d={d} stroke-width={10.5 * z} />
            <path class="story-way-case" d={d} stroke-width={9 * z} />
            <path
              class="story-way"
              d={d}
              stroke-width={5 * z}
              {...(isNow ? { 'stroke-dasharray': `${11 * z} ${8 * z}` } : {})}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Where a scene's number stands: on the last step of its way, else beside its place. */
function placeOf(scene: Scene, spots: ReadonlyMap<string, Spot>, isTold: boolean, until: number): Spot[] {
  const way = isTold ? waysTold(scene, until).at(-1)?.places : undefined;
  const ends = (way ?? scene.places.slice(-1)).flatMap((place) => spots.get(place) ?? []);
  return way === undefined ? ends : ends.slice(-2);
}

function Above({ sketch, placement: { z } }: Drawn) {
  const stage = staged.value;
  useWalking(stage, sketch.spots);
  const taken = new Map<string, number>();
  return (
    <g class="story-numbers">
      {shownScenes(stage).map((scene) => {
        const waits = isWaiting(stage, scene);
        const until = stage.isSince ? scene.until : Math.min(stage.until, scene.until);
        const spots = placeOf(scene, sketch.spots, !waits, until);
        if (spots.length === 0) return null;
        const isOnWay = spots.length > 1;
        const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
        const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
        // Of several at one place each stands farther to the right.
        const name = spots.map(({ id }) => id).join();
        const nth = taken.get(name) ?? 0;
        taken.set(name, nth + 1);
        const isNow = scene.no === stage.now?.no;
        const right = (isOnWay ? 0 : 26) + nth * 24;
        return (
          <g
            key={scene.no}
            class={waits ? 'story-number later' : `story-number ${colourOf(scene.seat)}`}
            transform={`translate(${x + right * z} ${y}) scale(${z})`}
          >
            {isNow && <circle class="halo" r="15" />}
            <circle class="fill" r={isNow ? 12 : 10} />
            <circle class="edge" r={isNow ? 13 : 11} />
            <text y="4.200">{scene.no}</text>
          </g>
        );
      })}
    </g>
  );
}

const STEP_MS = 240;
/** Who has just come to a place is seen to come from the one before it. */
function useWalking({ now, until, isSince }: StageProps, spots: ReadonlyMap<string, Spot>): void {
  useLayoutEffect(() => {
    const entry = now?.entries.find(({ seq }) => seq === until);
    const beat = entry === undefined ? 'after' : beatOf(entry);
    if (typeof beat === 'string' || isSince || isStill()) return;
    for (const { seat, places } of beat.ways ?? []) {
      const [from, to] = places.slice(-2).map((place) => spots.get(place));
      if (from === undefined || to === undefined) continue;
      const pieces = document.querySelectorAll(`.pieces [data-piece^="${to.id} outside ${seat} "]`);
      for (const piece of pieces)
        piece.animate(
          [
            { translate: [from.x - to.x, from.y - to.y].map((by) => `${by}px`).join(' ') },
            { translate: '0 0' },
          ],
          {
            duration: STEP_MS,
            easing: 'ease-in-out',
          },
        );
    }
  }, [until]);
}

const GUEST: Marching = {
  Below,
  Above,
  Over: StoryArrows,
  tip: () => null,
  pointed() {},
  pressed: () => false,
  pinned: null,
  places: null,
};
