/**
 * The plan of whoever moves: his next answers, given one after the other, as long as nothing happens that he did not foresee.
 * Then it stops, and what is left of it stays as a draft.
 */

import type { Json, Pending, PlanStep, Seat } from '@diadochi/kernel';
import type { Plan } from '../api.ts';
import type { Happened } from '../audiences.ts';
import type { Room } from '../room.ts';

/** A plan as it is kept. */
export interface KeptPlan {
  readonly steps: readonly PlanStep[];
  /** How many steps are done. */
  readonly done: number;
  /** The last entry that has been looked at. */
  readonly since: number;
  /** The question that the next step answers, or has answered: nothing is done twice. */
  readonly doing: string | null;
  /** In which turn it has begun: it does not go on in another. */
  readonly began: string | null;
  /** The event, the question or the clause that stopped it. */
  readonly stopped: string | null;
}

export const newPlan = (steps: readonly PlanStep[], since: number): KeptPlan => ({
  steps,
  done: 0,
  since,
  doing: null,
  began: null,
  stopped: null,
});
export const shownPlan = ({ steps, done, stopped }: KeptPlan): Plan => ({ steps, done, stopped });

/** What a plan does next: an answer, or nothing more. */
export type Move =
  | { readonly answer: Json; readonly plan: KeptPlan }
  | { readonly answer: null; readonly plan: KeptPlan | null };

/** Looks at what has happened since its last step, and at what is asked now. */
export async function nextMove(room: Room, seat: Seat, plan: KeptPlan, asked: Pending): Promise<Move> {
  const now = plan.doing === null || plan.doing === asked.id ? plan : stepDone(plan);
  if (now.done >= now.steps.length) return { answer: null, plan: null };
  const { seq, position } = room.match();
  const stop = (why: string): Move => ({ answer: null, plan: { ...now, doing: null, stopped: why } });
  const surprise = surpriseIn(room, seat, await room.between(now.since, seq));
  if (surprise !== null) return stop(surprise);
  const { on, do: answer } = now.steps[now.done];
  const turn = room.game.steward?.moment(position, 'turn') ?? '';
  if (on !== asked.kind || (now.began !== null && now.began !== turn)) return stop(`prompt.${asked.kind}`);
  const verdict = room.game.judge(position, seat, answer);
  if (!verdict.allowed) return stop(verdict.message.key);
  return { answer, plan: { ...now, since: seq, doing: asked.id, began: turn } };
}

export const stepDone = (plan: KeptPlan): KeptPlan => ({ ...plan, done: plan.done + 1, doing: null });

/** What the seat has heard that stops a plan. */
function surpriseIn({ game }: Room, seat: Seat, happened: readonly Happened[]): string | null {
  for (const { sink } of happened)
    for (const each of sink) {
      const isHeard = each.to === null || each.to.includes(seat);
      if (isHeard && (ABOUT_TIME.includes(each.event) || game.steward?.stopsPlan(seat, each) === true))
        return `event.${each.event}`;
    }
  return null;
}
/** Who goes back thinks anew. */
const ABOUT_TIME = ['undone', 'redone', 'tookBack'];
