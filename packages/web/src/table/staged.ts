/** What the table page gives to those who use it for something else: to look back, and to try something out. */

import type { ComponentType } from 'preact';
import type { Face } from '../games/face.ts';
import type { AtTable, Stage } from './context.ts';
import type { TableStore } from './store.ts';

export interface OpenedProps {
  readonly store: TableStore;
  readonly stage: Stage | null;
}
export interface ReplayedProps {
  readonly id: string;
  readonly Opened: ComponentType<OpenedProps>;
}
export interface PlayingProps extends OpenedProps, Pick<AtTable, 'tryOut'> {
  readonly game: string;
  readonly face: Face;
}
export interface TrialProps {
  /** The table that is left alone meanwhile. */
  readonly base: TableStore;
  readonly game: string;
  readonly face: Face;
  readonly moment: ReturnType<NonNullable<Stage['moment']>> | null;
  onLeave(): void;
  readonly Playing: ComponentType<PlayingProps>;
}
