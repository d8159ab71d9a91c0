/** How often others are asked because of an event of Successors while it is being resolved (6.2 A). */

import type { Position, Seat } from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import { type Board, under } from '@diadochi/successors/board';
import { rounded } from './figures.ts';

export interface EventPrompts {
  /** Of others than the moving player, by an effect itself. */
  readonly byEvents: number;
  /** By marches that an event brings (C39, C42), which ask as any march does. */
  readonly byTheirMarches: number;
}
export interface EventPromptCounter {
  asked(position: Position, seat: Seat): void;
  /** Of so many player turns. */
  counts(playerTurns: number): EventPrompts;
}

export function eventPromptCounter(): EventPromptCounter {
  let [byEvents, byMarches] = [0, 0];
  return {
    asked(position, seat) {
      const p = position as Board;
      const mover = successors.turnOf(p);
      if (mover === null || mover === seat || under(p, 'event') === null) return;
      if (under(p, 'marching') !== null) byMarches++;
      else byEvents++;
    },
    counts: (playerTurns) => {
      const often = (prompts: number): number => rounded(prompts / Math.max(1, playerTurns));
      return { byEvents: often(byEvents), byTheirMarches: often(byMarches) };
    },
  };
}

/** For people: one line. */
export const eventPromptsInWords = ({ byEvents, byTheirMarches }: EventPrompts): string =>
  `  by events: ${byEvents} a player turn (at most ${AT_MOST} is meant); by marches that events bring: ${byTheirMarches}`;
const AT_MOST = 0.15;
