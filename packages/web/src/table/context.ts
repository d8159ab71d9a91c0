import { createContext } from 'preact';
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
