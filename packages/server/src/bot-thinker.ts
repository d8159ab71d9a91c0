/** How a bot's answer is thought out, in a worker thread. */

import { bots } from '@diadochi/bots';
import { dice, type Game, type Json, type View } from '@diadochi/kernel';
import { gameNamed, gameWith } from './games.ts';

export interface Task {
  readonly game: string;
  readonly contentHash: string;
  /** The content that the table is played with, if it is not the game's own. */
  readonly content: Json;
  readonly bot: string;
  readonly view: View;
  readonly seed: string;
}

const older = new Map<string, Game>();

function gameOf({ game, contentHash, content }: Task): Game {
  if (content === null) return gameNamed(game);
  const made = older.get(contentHash) ?? gameWith(game, content) ?? gameNamed(game);
  older.set(contentHash, made);
  return made;
}

export default function think(task: Task): Json {
  return bots[task.bot](gameOf(task), task.view, dice(task.seed));
}
