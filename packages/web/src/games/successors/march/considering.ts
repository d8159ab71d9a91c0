/** What a player is considering: who goes, where to, and what is still to be walked. It lives as long as the question. */

import type { WayForecast } from '@diadochi/successors';
import { signal } from '@preact/signals';
import type { Company, Place } from './company.ts';

/** What a group is put together for: the verb of an answer. */
export type Purpose =
  | 'march'
  | 'regroup'
  | 'shift'
  | 'garrison'
  | 'muster'
  | 'relocate'
  | 'hold'
  | 'intercept'
  | 'join'
  | Shipping;
/** 13: who goes aboard, and who leaves the ship on the way. */
export type Shipping = 'embark' | 'pickUp' | 'dropOff';

export interface Composing {
  readonly purpose: Purpose;
  readonly place: Place;
  /** Of whom the group is put together. */
  readonly pool: Company;
  /** Minor Generals who could be placed there: to lead, or (regrouping) to stay with those who are dropped off. */
  readonly minors: readonly string[];
  readonly company: Company;
  readonly guard: string | null;
  /** The Fleets that escort whoever goes aboard. */
  readonly escort: readonly string[];
  /** The group as it will be by then, where that is planned; null: as it is. */
  readonly group: Company | null;
}
export const composing = signal<Composing | null>(null);

export function change(part: Partial<Composing>): void {
  if (composing.value !== null) composing.value = { ...composing.value, ...part };
}

/** The space that is pointed at or was pressed, if the group could go there. */
export const aim = signal<string | null>(null);

/** The space that was pressed: as soon as it is known what the way may bring, it is walked or confirmed. */
export const decided = signal<string | null>(null);

export interface Considered {
  readonly from: Place;
  readonly target: string;
  readonly way: readonly string[];
  readonly cost: number;
  /** The MPs that there are for it; null before the movement die is rolled. */
  readonly of: number | null;
  readonly forecast: WayForecast | null;
}
/** The way to it, and what is foretold of it. */
export const considered = signal<Considered | null>(null);

/** Whether there is anywhere to go; null while that is not known. */
export const canGo = signal<boolean | null>(null);

export interface Stride {
  readonly space: string;
  /** Whether Free Passage is asked for. */
  readonly request: boolean;
}
export interface Journey {
  readonly strides: readonly Stride[];
  /** Where the group should be when it is asked for the next step. */
  readonly expected: string;
  /** The last entry that was there when the last step was sent. */
  readonly since: number;
}
/** The steps that are walked one by one, as long as nothing comes between. */
export const journey = signal<Journey | null>(null);

export function considerNothing(): void {
  composing.value = null;
  aim.value = null;
  decided.value = null;
  considered.value = null;
}
