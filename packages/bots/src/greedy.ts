/** Greedy: takes what looks best when it is done, and looks no further. */

import { fromDice } from '@diadochi/kernel';
import type { Bot } from './bot.ts';
import type { Answer } from './game-knowledge.ts';
import { knowledgeOf } from './known-games.ts';
import { oncePerGame } from './once-per-game.ts';
import { type Step, stepsIn } from './steps.ts';

/** What others hold, and what chance brings, is imagined so often. */
const WORLDS = 2;

const stepsFor = oncePerGame((game) => stepsIn(game, knowledgeOf(game)));

export const greedy: Bot = (game, view, dice) => {
  const steps = stepsFor(game);
  const found = new Map<string, { readonly so: Answer; points: number }>();
  const worldOf = () => game.worldOf(view, fromDice(dice));
  const first = worldOf();
  const question = game.question(first, view.seat ?? -1);
  if (question === null) throw new Error('the seat is not asked');
  for (let i = 0; i < WORLDS; i++) {
    const all = steps.all(i === 0 ? first : worldOf(), dice(0x7fff_ffff));
    for (const [key, { answers, worth }] of bestBeginnings(all)) {
      const beginning = found.get(key) ?? { so: answers[0], points: 0 };
      beginning.points += worth;
      found.set(key, beginning);
    }
    steps.release(all);
  }
  const [best] = [...found.values()].sort((a, b) => b.points - a.points);
  return game.action({ ...question, so: best.so });
};

/** Of the steps that begin alike, the best one. */
function bestBeginnings(steps: readonly Step[]): Map<string, Step> {
  const best = new Map<string, Step>();
  for (const step of steps) {
    const key = JSON.stringify(step.answers[0]);
    if (!best.has(key)) best.set(key, step); // the best ones come first
  }
  return best;
}
