/** Positions of Successors, and what the greedy bot decides in them. */

import { dice, type Game, type Json, type Position, setScene } from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import { bots } from '../src/index.ts';

const game: Game = successors;

export interface By<T> {
  readonly [name: string]: T;
}
export interface Scene {
  readonly generals: By<string>;
  readonly units: readonly string[];
  readonly moved?: By<readonly string[]>;
  readonly pcs?: By<number | string>;
  readonly provinces?: By<number>;
  readonly fleets?: By<string>;
  readonly sieges?: By<string>;
  readonly voyage?: By<string>;
  readonly successors?: readonly number[];
  readonly die?: number;
  readonly dice?: readonly number[];
  readonly popularity?: By<number>;
  readonly royals?: By<string>;
  readonly hands?: By<readonly string[]>;
  readonly front?: By<number>;
  readonly lasting?: By<By<number>>;
  readonly turn?: number;
  readonly round?: number;
  readonly step?: string;
  readonly options?: By<boolean>;
}
/** Two seats, both Successors; seat 0 is about to activate with a 6. */
export const at = ({ dice = [], options = {}, ...position }: Scene) =>
  setScene(game, {
    seats: 2,
    options,
    dice,
    position: {
      ...{ turn: 2, round: 1, successors: [0, 1] },
      ...(position.step === undefined && { die: 6 }),
      ...position,
    } as never,
  });

export const decidedBy = (p: Position, seat: number): Json =>
  bots.greedy(game, game.view(p, seat), dice('deciding'));

/** What seat 0 does until it is no longer asked: the answers, one after another. */
export function playedAt(table: ReturnType<typeof at>): By<Json>[] {
  const answers: By<Json>[] = [];
  for (let steps = 0; table.asked()[0]?.seat === 0 && steps < 30; steps++) {
    const answer = decidedBy(table.position, 0) as By<Json>;
    answers.push(answer);
    table.does(0, answer);
  }
  return answers;
}
