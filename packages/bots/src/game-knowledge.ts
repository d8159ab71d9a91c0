/** What a bot that looks ahead must know about a game. */

import type { Filling, Position, Seat } from '@diadochi/kernel';

export type Answer = Filling['so'];
/** What an answer has made ready, as the game notes it. */
export type Prepared = { readonly [what: string]: number };

export interface GameKnowledge {
  /** What a position is worth to a seat, in points. */
  worth(p: Position, seat: Seat): number;
  /**
   * Whether the field that was just filled in leads nowhere that another value does not lead to as well. Of a list it is
   * asked for each member, and for its `END`.
   */
  isIdle(p: Position, q: Filling, value: number): boolean;
  /** What an answer makes ready, if it does no more than that: it is judged by what that is used for. */
  preparedBy(p: Position, seat: Seat, answer: Answer): Prepared | null;
  isUseOf(answer: Answer, prepared: Prepared): boolean;
  /** Whether a question belongs to what was begun with one of another kind, and is answered before that is judged. */
  isFollowUp(kind: string, begun: string): boolean;
  /** A sensible answer, found at once: for playing positions out. */
  glance(p: Position, q: Filling): Answer;
  /** Whether nothing is left to chance in the rest of the turn. */
  isCertain(kind: string): boolean;
  /** Whether a question is the first of a turn. */
  isTurn(kind: string): boolean;
}
