/** A worker thread in which finished games are put into the archive. */

import { getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import type { Json } from '@diadochi/kernel';
import { type Finished, packDocument, packReplay, recordOf, replayOf, withQuestions } from './archiving.ts';
import { gameNamed, gameWith } from './games.ts';
import { type PackedSnapshot, unpackSnapshots } from './storage/packing.ts';
import { type PackedPast, packPast } from './storage/past.ts';
import type { StoredArchive } from './storage/storage.ts';

/** Those who play come first. On Linux this is a matter of the thread, elsewhere of the whole process. */
const NICE = 5;
if (process.platform === 'linux' && !isMainThread) setPriority(Math.max(NICE, getPriority()));

export interface ArchiveTask {
  readonly finished: Finished;
  readonly snapshots: readonly PackedSnapshot[];
  /** The content that the table is played with, if it is not the game's own. */
  readonly content: Json;
}

export interface Archived {
  readonly archive: StoredArchive;
  readonly past: PackedPast | null;
}

export default function archive({ finished, snapshots, content }: ArchiveTask): Archived {
  const { game: name } = finished.table;
  const game = (content === null ? null : gameWith(name, content)) ?? gameNamed(name);
  const record = withQuestions(game, recordOf(finished));
  const replay = replayOf(game, record);
  const kept = { record: packDocument(record), replay: replay === null ? null : packReplay(replay) };
  const { entries } = finished;
  return { archive: kept, past: packPast(kept.record, { entries, snapshots: unpackSnapshots(snapshots) }) };
}
