import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SeatView } from '../api.ts';
import type { Face } from '../games/face.ts';
import type { Shown } from '../scenes/shown.ts';
import type { Answering } from './answering.ts';
import type { TableStore } from './store.ts';
import type { Story } from './story.ts';

/** What every part of the table page works with. */
export interface AtTable {
  readonly game: string;
  /** What is shown of the table. */
  readonly store: TableStore;
  /** What has been told of it: more, while dice fall. */
  readonly latest: TableStore;
  /** What others did, as it is told. */
  readonly story: Story;
  readonly scene: Pick<Shown, 'isHeld' | 'release'>;
  readonly answer: Answering;
  readonly face: Face;
  /** A replay: nobody is asked anything, and nothing can be done. */
  readonly isPast: boolean;
  readonly stage: Stage | null;
  /** Opens the board at which things are tried out, from what is shown. */
  tryOut(): void;
}
/** What stands in place of the usual where the past is looked at, or something is tried out. */
export interface Stage {
  readonly name: 'past' | 'trial';
  /** What is asked and told, in the header. */
  readonly Words?: ComponentType;
  /** Beside the strip, at its right; on a phone above it. */
  readonly Beside: ComponentType;
  /** In place of the hand. */
  readonly Foot?: ComponentType;
  /** First in the side column; `Side` has all of it. */
  readonly Aside: ComponentType;
  readonly Over?: ComponentType;
  /** The moment that is shown, and by whose eyes: see `api.known`. */
  moment?(): { readonly seq: number; readonly as?: number | 'all' };
}
export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const at = useContext(TableContext);
  if (at === null) throw new Error('not at a table');
  return at;
}

/** The view; parts of the table page are only shown when there is one. */
export function useView<Table>(): SeatView<Table> {
  return useTable().store.view.value as SeatView<Table>;
}
