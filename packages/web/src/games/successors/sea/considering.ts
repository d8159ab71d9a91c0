/** What a player is considering at sea: the port that he looks at, the way to it, and how he meant to sail on. */

import type { VoyageForecast } from '@diadochi/successors';
import { signal } from '@preact/signals';
import type { Action } from '../march/answers.ts';
import type { Place } from '../march/company.ts';

/** The port that is pointed at or was pressed, if it can be reached. */
export const port = signal<string | null>(null);
/** The port that was pressed: what the voyage may bring is told, and then it is announced or not. */
export const pressedPort = signal<string | null>(null);

export interface Voyage {
  readonly from: string;
  readonly target: string;
  readonly way: readonly string[];
  readonly cost: number;
  /** The MPs that there are for it; null before the movement die is rolled. */
  readonly of: number | null;
  readonly forecast: VoyageForecast | null;
}
export const voyage = signal<Voyage | null>(null);
/** The ports next to where the group is, that it can pay for. */
export const nextPorts = signal<readonly { readonly space: string; readonly cost: number }[]>([]);

/** The rest of a way that was decided on: each space is announced by itself, and offered first when its turn comes. */
export interface Course {
  readonly at: string;
  readonly rest: readonly string[];
}
export const course = signal<Course | null>(null);

/** Answers that follow one another: a group is named, goes aboard and announces the first space. */
export interface Orders {
  readonly deeds: readonly { readonly kind: string; readonly action: Action }[];
  /** The last entry that was there when the last of them was given. */
  readonly since: number;
}
export const orders = signal<Orders | null>(null);

export function considerNoPort(): void {
  port.value = null;
  pressedPort.value = null;
  voyage.value = null;
}

/** What is being put ashore or brought aboard, and where. */
export const placeOf = (space: string, side: string): Place => ({ at: space, inside: side === 'inside' });
