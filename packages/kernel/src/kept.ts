/**
 * What the machine found out about the question at which it rests, kept for whoever asks next: what the question is about,
 * and the options of its first ways to answer. It is no part of the position: copies, JSON and hashes know nothing of it, and
 * it is forgotten as soon as the machine goes on.
 */

import type { Form } from './form.ts';
import type { Locals } from './position.ts';
import type { Seat } from './shape.ts';

export interface Kept {
  /** The question; null when nothing is kept. */
  form: Form | null;
  seat: Seat;
  about: Locals | null;
  /** So many ways have been listed, and have so many options. */
  ways: number;
  count: number;
  readonly options: number[];
}

export const nothingKept = (): Kept => ({
  form: null,
  seat: -1,
  about: null,
  ways: 0,
  count: 0,
  options: [],
});

export function forget(kept: Kept): void {
  kept.form = null;
  kept.about = null;
}
