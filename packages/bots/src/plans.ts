/** Plans: what a seat can do in the rest of its turn, as far as chance leaves it to the seat. */

import type { Filling, Game, Position } from '@diadochi/kernel';
import type { Answer, GameKnowledge } from './game-knowledge.ts';
import { type Step, stepsIn } from './steps.ts';

export interface Planner {
  /** The best plans, each a list of answers: at most so many. */
  best(p: Position, count: number, luck: number): (readonly Answer[])[];
}

/** So many lines are followed through a turn. */
const LINES = 8;

export function plannerFor(game: Game, knowledge: GameKnowledge): Planner {
  const steps = stepsIn(game, knowledge);

  /** The best ones; of those that come to the same, one. */
  function bestOf(lines: Step[], count: number): Step[] {
    lines.sort((a, b) => b.worth - a.worth);
    const kept: Step[] = [];
    const dropped: Step[] = [];
    for (const line of lines) {
      const same = (other: Step) => other.worth === line.worth && areSame(other.position, line.position);
      (kept.length < count && !kept.some(same) ? kept : dropped).push(line);
    }
    steps.release(dropped);
    return kept;
  }

  /** All ends of the turn that the best lines lead to. */
  function ends(p: Position, { seat }: Filling, luck: number): Step[] {
    const over: Step[] = [];
    let lines = steps.all(p, luck);
    for (;;) {
      const open: Step[] = [];
      for (const line of lines) {
        const q = game.firstQuestion(line.position);
        const isOver = q === null || q.seat !== seat || knowledge.isTurn(q.form.kind);
        (isOver ? over : open).push(line);
      }
      if (open.length === 0) return over;
      const followed = bestOf(open, LINES);
      lines = followed.flatMap((line) =>
        steps
          .all(line.position, luck)
          .map((step) => ({ ...step, answers: [...line.answers, ...step.answers] })),
      );
      steps.release(followed);
    }
  }

  return {
    best(p, count, luck) {
      const q = game.firstQuestion(p) as Filling;
      const isCertain = knowledge.isCertain(q.form.kind);
      const found = bestOf(isCertain ? ends(p, q, luck) : steps.all(p, luck), count);
      steps.release(found);
      // What is answered after a throw depends on it.
      return found.map(({ answers }) => (isCertain ? answers : answers.slice(0, 1)));
    },
  };
}

function areSame({ cells: a }: Position, { cells: b }: Position): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
