/** A worker thread in which finished games are put into the archive. */

import type { Json } from '@diadochi/kernel';
import { type Finished, packDocument, recordOf, replayOf, withQuestions } from './archiving.ts';
import { gameNamed, gameWith } from './games.ts';
import type { StoredArchive } from './storage/storage.ts';

export interface ArchiveTask {
  readonly finished: Finished;
  /** The content that the table is played with, if it is not the game's own. */
  readonly content: Json;
}

export default function archive({ finished, content }: ArchiveTask): StoredArchive {
  const { game: name } = finished.table;
  const game = (content === null ? null : gameWith(name, content)) ?? gameNamed(name);
  const record = withQuestions(game, recordOf(finished));
  const replay = replayOf(game, record);
  return { record: packDocument(record), replay: replay === null ? null : packDocument(replay) };
}
