/**
 * Greedy in Successors: one step ahead. Answers are tried in a world of its view and judged by what the position is worth
 * then; marches are considered as a whole, with the forecast; reactions go by the odds of the battle.
 */

import { allAnswers, type Filling, fillIn, fromDice, type Game, nextOptions } from '@diadochi/kernel';
import {
  type Board,
  type General,
  generalFacts,
  groupAt,
  hasSetSail,
  isPlayer,
  movementDieOf,
  pcOn,
  setMovementDie,
  spaceOf,
  type Unit,
} from '@diadochi/successors/board';
import type { Bot } from './bot.ts';
import type { Answer } from './game-knowledge.ts';
import { oncePerGame } from './once-per-game.ts';
import { onTheWay } from './successors-ashore.ts';
import { independents, steer } from './successors-independents.ts';
import { campaigner, marchesBy, marchesIn } from './successors-marches.ts';
import { reactionsIn } from './successors-reactions.ts';
import { engage } from './successors-sea.ts';
import { besiege } from './successors-sieges.ts';
import { type StakesOf, stakesOf } from './successors-stakes.ts';
import { CU_WORTH } from './successors-strength.ts';
import { surprises, unasked } from './successors-surprises.ts';
import { answersTo, MOST, trialsIn } from './successors-trials.ts';
import { cardPlayIn } from './successors-tyche.ts';
import { loss, pcGain } from './successors-worth.ts';

/** A march must bring so much: a Mercenary who is raised instead brings that, one who marches may be missed. */
const RAISED = 0.45;
const WORTHWHILE = 0.15;
/** The movement die that is reckoned with before it falls. */
const USUAL_DIE = 4;
export const greedySuccessors: Bot = (game, view, dice) => {
  const world = game.worldOf(view, fromDice(dice)) as Board;
  const question = game.question(world, view.seat ?? -1);
  if (question === null) throw new Error('the seat is not asked');
  const first = unasked(game, world, view);
  if (first !== null) return first;
  const so = playerFor(game)(world, question, dice(0x7fff_ffff));
  return game.action({ ...question, so });
};

export type Player = (p: Board, q: Filling, luck: number) => Answer;

const playerFor = oncePerGame((game) => playerIn(game));

/** Decides in a world, by what points are worth in it. */
export function playerIn(game: Game, stakesFor: StakesOf = stakesOf): Player {
  const marches = marchesIn(game, stakesFor);
  const reactions = reactionsIn(game);
  const trials = trialsIn(game, decide);

  const policies: { readonly [kind: string]: Player } = {
    ...reactions,
    ...surprises,
    ...cardPlayIn(game, trials, marches),
    campaign,
    activate: (p, q) => activate(p, q),
    forceMarch: (p, q) => (marches.venture(p, q.seat)?.naming as Answer | undefined) ?? anyAnswer(p, q),
    march,
    turnOrder: (_, { seat }) => ({ first: seat, direction: 0 }),
    discardGeneral: (p, q) => ({
      giveBack: (allAnswers(p, { ...q }, MOST) as { giveBack: General }[])
        .map(({ giveBack }) => giveBack)
        .reduce((a, b) => (promiseOf(p, b) < promiseOf(p, a) ? b : a)),
    }),
    placePc,
    besiege: (p, q) => besiege(p, q, stakesFor),
    // S15.4-07: what it had to be taken for.
    takeCity: () => ({ place: true }),
    engage,
    sail,
    independents,
    steer,
    lose: (_, q) => ({ lose: cheapest(q.about.among as readonly Unit[]) }),
    forage: (p, q) => {
      const answers = allAnswers(p, q, MOST) as { lose: Unit; side: number }[];
      return answers.reduce((a, b) => (CU_WORTH[b.lose] < CU_WORTH[a.lose] ? b : a));
    },
    guard: (p, q) => fillIn(p, { ...q }, () => 0),
    succeed: (p, q) => fillIn(p, { ...q }, () => 0),
  };

  function decide(p: Board, q: Filling, luck: number): Answer {
    const policy = policies[q.form.kind];
    if (policy !== undefined) return policy(p, q, luck);
    return trials.bestOf(p, q, answersTo(p, q), luck);
  }

  function activate(p: Board, q: Filling): Answer {
    const { seat } = q;
    if (movementDieOf(p) > 0) {
      const venture = marches.venture(p, seat);
      return venture !== null && venture.gain > WORTHWHILE ? (venture.naming as Answer) : { pass: true };
    }
    const rolled = trials.copyOf(p);
    setMovementDie(rolled, USUAL_DIE);
    const gain = marches.venture(rolled, seat)?.gain ?? 0;
    trials.release(rolled);
    if (gain > RAISED) return { roll: true };
    return isOpen(p, q, 'levy') ? { levy: true } : { raise: true };
  }

  /** C39, C42: whoever has most to win by it; nobody, if nobody must. */
  function campaign(p: Board, q: Filling, luck: number): Answer {
    // C29-02: who sails without a Fleet sets out from certain ports, and is no march.
    if (!marchesBy(p, q)) return trials.bestOf(p, q, answersTo(p, q), luck);
    const venture = marches.venture(p, q.seat, campaigner(p, q));
    if (isOpen(p, q, 'none') && (venture?.gain ?? 0) < WORTHWHILE) return { none: true };
    return (venture?.naming as Answer | undefined) ?? anyAnswer(p, q);
  }

  /** To where it is best; there, PCs of others are taken off. */
  function march(p: Board, q: Filling): Answer {
    const { act, gain } = marches.goal(p, q.seat);
    if (act !== null && gain > WORTHWHILE / 2) return act;
    const space = spaceOf(groupAt(p));
    const pc = pcOn(p, space);
    if (isOpen(p, q, 'removePc') && isPlayer(pc) && loss(p, pc, space, stakesOf(p, q.seat)) > 0)
      return { removePc: true };
    if (isOpen(p, q, 'end')) return { end: true };
    return act ?? anyAnswer(p, q);
  }
  /** Before it sails on, it sees whether there is something to do on the way. */
  function sail(p: Board, q: Filling): Answer {
    const { act } = marches.goal(p, q.seat);
    if (act === null) return anyAnswer(p, q);
    return ('sail' in act && hasSetSail(p) ? onTheWay(p, q.seat) : null) ?? act;
  }
  const anyAnswer = (p: Board, q: Filling): Answer => {
    const [first] = answersTo(p, q);
    return first ?? fillIn(p, { ...q }, () => 0);
  };

  return decide;
}

/** Whether a way to answer that asks for nothing more is allowed. */
function isOpen(p: Board, q: Filling, verb: string): boolean {
  const [field] = q.form.ways.find((way) => way.verb === verb)?.fields ?? [];
  return field !== undefined && (field.closed?.(p, q) ?? null) === null;
}

/** What a General promises who has not been placed yet: his Ratings, and what comes with him. */
function promiseOf(p: Board, general: General): number {
  const { battle, initiative, legitimacy, start } = generalFacts(p, general);
  const units = start?.units.reduce((sum, count, unit) => sum + count * CU_WORTH[unit], 0) ?? 0;
  return 2 * battle - initiative + legitimacy + 0.3 * (start?.pcs ?? 0) + units;
}

/** The space where a PC brings most. */
function placePc(p: Board, q: Filling): Answer {
  const options: number[] = [];
  const count = nextOptions(p, q, options);
  const stakes = stakesOf(p, q.seat);
  let [best, most]: [Answer, number] = [{ stop: true }, 0];
  for (const option of options.slice(0, count)) {
    if (option > 0xffff) continue; // to stop
    const gain = pcGain(p, q.seat, option, stakes);
    if (gain > most) [best, most] = [{ place: option }, gain];
  }
  return best;
}

const cheapest = (among: readonly Unit[]): Unit =>
  among.reduce((a, b) => (CU_WORTH[b] < CU_WORTH[a] ? b : a));
