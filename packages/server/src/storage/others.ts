/** Other processes on the same data: what they have written, and who of us does what only one should do. */

/** Something that another process has written. */
export type Written =
  | { readonly what: 'entry'; readonly table: string; readonly seq: number }
  /** A line of chat, by its number. */
  | { readonly what: 'chat'; readonly table: string; readonly no: number }
  /** The table itself: a seat taken, the start, its end. */
  | { readonly what: 'table'; readonly table: string }
  /** What is kept for its seats besides the game. */
  | { readonly what: 'notes'; readonly table: string }
  /** We could not hear for a while: anything may have been written. */
  | { readonly what: 'anything' };

/** What only one process should do at a table at a time. */
export type Task = 'bots' | 'archive' | 'clock' | 'notice';

/** A task that is ours until we let go of it, or die. */
export interface Claim {
  /** False once it may have passed to another. */
  isHeld(): boolean;
  release(): Promise<void>;
}

export interface Others {
  /** Hears of what others write. */
  onWritten(listener: (written: Written) => void): () => void;
  /** Claims a task of a table; null if another process is at it. */
  claim(table: string, task: Task): Promise<Claim | null>;
  /** Hears of tables at which another process was to let bots play, and has died: whoever is told is to do it. */
  onOrphan(listener: (table: string) => void): () => void;
}

const free: Claim = { isHeld: () => true, release: async () => {} };

/** There are none. */
export const alone: Others = {
  onWritten: () => () => {},
  claim: async () => free,
  onOrphan: () => () => {},
};
