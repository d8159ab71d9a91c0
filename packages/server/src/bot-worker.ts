/** A worker thread in which bots think: what they do here cannot stop a table. */

import { bots } from '@diadochi/bots';
import { dice, type Json, type View } from '@diadochi/kernel';
import { gameNamed } from './games.ts';

export interface Task {
  readonly game: string;
  readonly bot: string;
  readonly view: View;
  readonly seed: string;
}

export default function think({ game, bot, view, seed }: Task): Json {
  return bots[bot](gameNamed(game), view, dice(seed));
}
