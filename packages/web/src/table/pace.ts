/** How fast what others do is told, and whether the map goes there: chosen once, and kept by this browser. */

import { signal } from '@preact/signals';
import { readStored, writeStored } from '../browser-storage.ts';

export const PACES = ['hand', 'slow', 'brisk', 'once'] as const;
export type Pace = (typeof PACES)[number];
export const MAP_WAYS = ['follows', 'arrows', 'still'] as const;
export type MapWay = (typeof MAP_WAYS)[number];

const PACE = 'diadochi.pace';
const MAP = 'diadochi.mapWay';

const still = matchMedia('(prefers-reduced-motion: reduce)');
/** Nothing moves by itself for who does not want that: the same story, in steps. */
export const isStill = (): boolean => still.matches;

/** What was kept, if it is one of these. */
const kept = <T extends string>(key: string, among: readonly T[], usual: T): T =>
  among.find((each) => each === readStored(key)) ?? usual;

export const pace = signal<Pace>(kept(PACE, PACES, still.matches ? 'hand' : 'brisk'));
export const mapWay = signal<MapWay>(kept(MAP, MAP_WAYS, 'follows'));

export function choosePace(chosen: Pace): void {
  pace.value = chosen;
  writeStored(PACE, chosen);
}
export function chooseMapWay(chosen: MapWay): void {
  mapWay.value = chosen;
  writeStored(MAP, chosen);
}
