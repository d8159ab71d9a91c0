/**
 * Search: lists what the seat can do in the rest of its turn, and plays the most promising of it out to the end of
 * the game, again and again, in worlds that look the same to the seat. What does badly is dropped half-way.
 */

import { type Filling, fromDice, type Game, type Position } from '@diadochi/kernel';
import type { Bot } from './bot.ts';
import type { Answer, GameKnowledge } from './game-knowledge.ts';
import { knowledgeOf } from './known-games.ts';
import { oncePerGame } from './once-per-game.ts';
import { type Planner, plannerFor } from './plans.ts';
import { trialDice } from './trial-dice.ts';

/** So many plans are tried; at first so often for each, by the number of seats, and twice as often after each halving. */
const TRIED = 8;
const TIMES: readonly number[] = [0, 8, 8, 4, 3];
/** So many worlds are imagined; each is played out with different dice. */
const WORLDS = 16;

export const search: Bot = (game, view, dice, { budgetMs = Number.POSITIVE_INFINITY } = {}) => {
  const end = performance.now() + budgetMs;
  const isLate = () => performance.now() > end;
  const { planner, playedOut } = thinkerFor(game);
  const worldOf = () => game.worldOf(view, fromDice(dice));
  const worlds = [worldOf()];
  const question = game.question(worlds[0], view.seat ?? -1);
  if (question === null) throw new Error('the seat is not asked');
  const { seat } = question;
  const luck = dice(0x7fff_ffff);

  let left = planner.best(worlds[0], TRIED, luck).map((answers) => ({ answers, points: 0 }));
  let trials = 0;
  for (let times = TIMES[view.seats] ?? 1; left.length > 1 && !isLate(); times *= 2) {
    for (let i = 0; i < times && !isLate(); i++, trials++) {
      const w = trials % WORLDS;
      worlds[w] ??= worldOf();
      for (const plan of left) plan.points += playedOut(worlds[w], seat, plan.answers, luck + trials);
    }
    left.sort((a, b) => b.points - a.points);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return game.action({ ...question, so: left[0].answers[0] });
};

interface Thinker {
  readonly planner: Planner;
  /** How many points a seat is ahead at the end, if it begins like this and everybody then decides at a glance. */
  playedOut(p: Position, seat: number, answers: readonly Answer[], luck: number): number;
}

const thinkerFor = oncePerGame((game: Game): Thinker => {
  const knowledge: GameKnowledge = knowledgeOf(game);
  const board = game.empty();
  const dice = trialDice();
  const playing = game.playing(fromDice(dice.roll));
  return {
    planner: plannerFor(game, knowledge),
    playedOut(p, seat, answers, luck) {
      game.copyInto(board, p);
      let turn = 0;
      for (let given = 0; ; given++) {
        const q: Filling | null = game.firstQuestion(board);
        if (q === null) return knowledge.worth(board, seat);
        if (given >= answers.length && knowledge.isTurn(q.form.kind)) turn++;
        // Every turn has dice of its own, so that plans of different lengths meet the same luck.
        dice.begin(Math.imul(luck, 0x9e3779b1) + turn * 0x85ebca6b);
        q.so = given < answers.length ? answers[given] : knowledge.glance(board, q);
        game.play(board, q, playing);
      }
    },
  };
});
