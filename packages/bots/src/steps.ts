/**
 * Steps: what a seat can do next, each with everything that belongs to it. A conquest comes with the figures that
 * are lifted for it, and a die that is turned with what it is used for.
 */

import {
  choose,
  type Filling,
  fromDice,
  type Game,
  isFilled,
  nextOptions,
  type Position,
} from '@diadochi/kernel';
import type { Answer, GameKnowledge, Prepared } from './game-knowledge.ts';
import { trialDice } from './trial-dice.ts';

export interface Step {
  /** What is answered, one after another. */
  readonly answers: readonly Answer[];
  readonly position: Position;
  readonly worth: number;
}

/** More answers than that are not looked at. */
const MOST = 400;

export interface Steps {
  /** Every step of the seat that is asked first, the best in front, as it turns out with this luck. */
  all(p: Position, luck: number): Step[];
  /** Gives the positions of steps back that are no longer needed. */
  release(steps: readonly Step[]): void;
}

export function stepsIn(game: Game, knowledge: GameKnowledge): Steps {
  const spare: Position[] = [];
  const copyOf = (p: Position): Position => game.copyInto(spare.pop() ?? game.empty(), p);

  const dice = trialDice();
  const playing = game.playing(fromDice(dice.roll));
  function carryOut(p: Position, q: Filling, so: Answer, luck: number): Position {
    const after = copyOf(p);
    dice.begin(luck);
    game.play(after, filled(q, so), playing);
    return after;
  }

  /** Answers what belongs to the step, each time with what looks best. The position is given up for the new one. */
  function follow(p: Position, { seat, form }: Filling, luck: number, answers: Answer[]): Position {
    let now = p;
    for (;;) {
      const q = game.firstQuestion(now);
      if (q === null || q.seat !== seat || !knowledge.isFollowUp(q.form.kind, form.kind)) return now;
      const [step, ...others] = ranked(now, q, luck);
      release(others);
      spare.push(now);
      answers.push(...step.answers);
      now = step.position;
    }
  }

  function ranked(p: Position, q: Filling, luck: number): Step[] {
    return stepsOf(p, q, luck, null).sort((a, b) => b.worth - a.worth);
  }

  function stepsOf(p: Position, q: Filling, luck: number, prepared: Prepared | null): Step[] {
    const steps: Step[] = [];
    for (const so of answersTo(p, q, knowledge)) {
      if (prepared !== null && !knowledge.isUseOf(so, prepared)) continue;
      const after = carryOut(p, q, so, luck);
      const ready = knowledge.preparedBy(p, q.seat, so);
      if (ready !== null) {
        const next = game.firstQuestion(after) as Filling;
        for (const { answers, position, worth } of stepsOf(after, next, luck, ready))
          steps.push({ answers: [so, ...answers], position, worth });
        spare.push(after);
        continue;
      }
      const answers = [so];
      const position = follow(after, q, luck, answers);
      steps.push({ answers, position, worth: knowledge.worth(position, q.seat) });
    }
    return steps;
  }

  function release(steps: readonly Step[]): void {
    for (const { position } of steps) spare.push(position);
  }

  return {
    all: (p, luck) => ranked(p, game.firstQuestion(p) as Filling, luck),
    release,
  };
}

const filled = ({ seat, about, form, way, field }: Filling, so: Answer): Filling => ({
  seat,
  about,
  so,
  form,
  way,
  field,
});

/** The answers that are worth a thought. */
function answersTo(p: Position, q: Filling, knowledge: GameKnowledge, found: Answer[] = []): Answer[] {
  if (isFilled(q)) {
    found.push(q.so);
    return found;
  }
  const options: number[] = [];
  nextOptions(p, q, options);
  for (let i = 0; i < options.length && found.length < MOST; i++) {
    const next = filled(q, { ...q.so });
    choose(next, options[i]);
    if (!knowledge.isIdle(p, next, options[i] & 0xffff)) answersTo(p, next, knowledge, found);
  }
  return found;
}
