/** The stewards of a table at which nobody has told his anything: they answer what is let pass by default. */

import { type Game, type Json, type Position, passingAt, type Seat, stewardAnswer } from '@diadochi/kernel';

export interface DefaultStewards {
  /** What the steward of a seat answers to the question that is put to it; null: its player is asked. */
  answer(position: Position, seat: Seat, kind: string): Json | null;
  /** A player has answered himself: who has passed is not asked again for a while. */
  answered(position: Position, seat: Seat, kind: string, action: () => Json): void;
  gameOver(): void;
}

export function defaultStewards(game: Game): DefaultStewards {
  /** The moments, by seat and kind, at which somebody has passed. */
  let passed: { [kind: string]: string }[] = [];
  return {
    answer(position, seat, kind) {
      if (game.steward?.usual[kind] === undefined) return null;
      const asking = { decision: '', passed: passed[seat] ?? {} };
      return stewardAnswer(game, position, seat, { orders: [] }, asking)?.action ?? null;
    },
    answered(position, seat, kind, action) {
      const at = passingAt(game, position, kind, action());
      if (at !== null) passed[seat] = { ...passed[seat], [kind]: at };
    },
    gameOver() {
      passed = [];
    },
  };
}
