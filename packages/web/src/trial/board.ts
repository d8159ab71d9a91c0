/** What all parts of the analysis board work with. */

import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LookingBack } from '../games/looking-back.ts';
import type { TableStore } from '../table/store.ts';
import type { Trial } from './store.ts';

/** By moment, plot and seat. */
export type Numbers = ReadonlySignal<{ readonly [moment: number]: readonly (readonly number[])[] }>;

export interface Board {
  /** The table that is left alone meanwhile. */
  readonly base: TableStore;
  readonly trial: Trial;
  readonly back: LookingBack | null;
  /** Whose view it was made of. */
  readonly eye: number | null | 'all';
  /** The moment of the past from which it was opened; null: the present. */
  readonly moment: number | null;
  readonly numbers: Numbers;
  leave(): void;
}
export const BoardContext = createContext<Board | null>(null);
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (board === null) throw new Error('nothing is tried out');
  return board;
}
