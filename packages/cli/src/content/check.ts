/** Content, checked: its form, what must hold in it, and that it can be played with. */

import { type Game, type Json, upTo } from '@diadochi/kernel';
import { type Checked, checkContent as checkWithoutPlay } from '@diadochi/server/content';
import { play } from '../simulation.ts';
import { type ContentKit, remade } from './kits.ts';

export type { Checked };

/** Every check of a content; what has the wrong form is not looked at any further. */
export function checkContent(kit: ContentKit, game: string, content: Json): Checked[] {
  const checked = checkWithoutPlay(kit, content);
  const fits = checked.every(({ faults }) => faults.length === 0);
  return [...checked, ...(fits ? [playable(kit, game, content)] : [])];
}

export const firstFault = (kit: ContentKit, game: string, content: Json): string | null =>
  checkContent(kit, game, content).flatMap(({ faults }) => faults)[0] ?? null;

function playable({ tables }: ContentKit, game: string, content: Json): Checked {
  const check = 'it can be played with';
  try {
    playOnce(remade(game, content), tables);
    return { check, faults: [] };
  } catch (error) {
    return { check, faults: [`a game with it breaks down: ${(error as Error).message}`] };
  }
}

/** A game at each sort of table: what only experts have is not missed at the others. */
function playOnce(game: Game, tables: ContentKit['tables']): void {
  for (const { seats, options } of tables)
    play({
      game,
      setup: { seats, options },
      bots: upTo(seats - 1).map(() => 'random'),
      seed: 'content check',
    });
}
