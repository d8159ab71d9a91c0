/** Answers that are tried out: on a copy, with what belongs to them, and judged by what the position is worth then. */

import { allAnswers, type Filling, fromDice, type Game, type Position } from '@diadochi/kernel';
import { type Board, under } from '@diadochi/successors/board';
import type { Answer } from './game-knowledge.ts';
import { worth } from './successors-worth.ts';
import { trialDice } from './trial-dice.ts';

/** More answers than that are not tried. */
export const MOST = 240;
/** How far a choice that changes nothing by itself is followed, and how many further ones are tried for one answer. */
const DEPTH = 5;
const BUDGET = 400;

/** Questions that events ask. */
const IN_EVENTS = [
  'chooseSpace',
  'chooseLocation',
  'chooseGeneral',
  'chooseRoyal',
  'chooseFleet',
  'chooseSeat',
  'chooseProvince',
  'chooseUnit',
  'decide',
];
/** Questions that belong to what was begun: they are answered before that is judged. */
const FOLLOW_UPS = [
  ...IN_EVENTS,
  'placePc',
  'train',
  'recruit',
  'reinforce',
  'refuge',
  'guard',
  'independents',
  'steer',
];
/** What others are asked while an event is resolved (CO63-02: whether they accept). */
const OF_OTHERS = ['lose', 'decide', 'reinforce'];

const isFollowUp = ({ form }: Filling): boolean => FOLLOW_UPS.includes(form.kind);
const isEventChoice = ({ form }: Filling): boolean => IN_EVENTS.includes(form.kind);

type Decide = (p: Board, q: Filling, luck: number) => Answer;

export interface Trials {
  copyOf(p: Board): Board;
  release(p: Board): void;
  /** The position after an answer, and after what belongs to it. */
  after(p: Board, q: Filling, so: Answer, luck: number): Board;
  /** Only the answer. */
  directly(p: Board, q: Filling, so: Answer, luck: number): Board;
  bestOf(p: Board, q: Filling, answers: readonly Answer[], luck: number): Answer;
}

export function trialsIn(game: Game, decide: Decide): Trials {
  const dice = trialDice();
  const playing = game.playing(fromDice(dice.roll));
  const spare: Position[] = [];
  const copyOf = (p: Board): Board => game.copyInto(spare.pop() ?? game.empty(), p) as Board;
  const release = (p: Board): void => {
    spare.push(p);
  };
  let depth = 0;
  let tried = 0;

  function directly(p: Board, q: Filling, so: Answer, luck: number): Board {
    const now = copyOf(p);
    dice.begin(luck);
    game.play(now, { ...q, so }, playing);
    return now;
  }
  /** `before`: what the position was worth, if the answer is one of an event. */
  function after(p: Board, q: Filling, so: Answer, luck: number, before: number | null = null): Board {
    const now = directly(p, q, so, luck);
    if (depth === 0) tried = 0;
    depth++;
    for (let next = game.firstQuestion(now); next !== null; next = game.firstQuestion(now)) {
      if (!belongsTo(now, q, next)) break;
      // Of what follows only one answer ahead, for there may be many; but a choice by which nothing has happened yet
      // is judged by what comes of it. What others are asked belongs to it.
      const isAhead = next.seat === q.seat && isFollowUp(q);
      if (isAhead && (before === null || worth(now, q.seat) !== before)) break;
      next.so = decide(now, next, luck);
      game.play(now, next, playing);
    }
    depth--;
    return now;
  }
  function bestOf(p: Board, q: Filling, answers: readonly Answer[], luck: number): Answer {
    if (answers.length === 1 || depth > DEPTH) return answers[0];
    const before = isEventChoice(q) ? worth(p, q.seat) : null;
    let [best, most]: [Answer, number] = [answers[0], Number.NEGATIVE_INFINITY];
    for (const so of answers) {
      if (tried++ > BUDGET && most > Number.NEGATIVE_INFINITY) break;
      const now = after(p, q, so, luck, before);
      const points = worth(now, q.seat);
      release(now);
      if (points > most) [best, most] = [so, points];
    }
    return best;
  }
  return { copyOf, release, after, directly, bestOf };
}

/** Whether a question is answered before what was begun with another is judged: of an event, those to others as well. */
const belongsTo = (p: Board, { seat }: Filling, next: Filling): boolean =>
  (isFollowUp(next) && next.seat === seat) ||
  (under(p, 'event') !== null && OF_OTHERS.includes(next.form.kind));

/** What can be answered, without gestures; to choose nothing comes first, and is done where nothing is better. */
export function answersTo(p: Board, q: Filling): Answer[] {
  const answers = allAnswers(p, { ...q }, MOST).filter(isNoGesture);
  return answers.some(isNone) ? [...answers.filter(isNone), ...answers.filter((so) => !isNone(so))] : answers;
}
const isNone = (so: Answer): boolean => 'none' in so;
/** D9-26: Minor Generals are placed where they are named to march; nothing else is done with gestures. */
const isNoGesture = (so: Answer): boolean =>
  !('recall' in so || 'disband' in so || ('appoint' in so && 'at' in so));
