/** A plan that is being laid: what the active group is to do, step by step; and the plan that the steward carries out. */

import type { Plan } from '@diadochi/server/api';
import type { PlanForecast } from '@diadochi/successors';
import { signal } from '@preact/signals';
import type { Choice } from '../../../table/walk.ts';
import { box } from '../content.ts';
import { namedFirst } from '../siege/naming.ts';
import type { Table } from '../view.ts';
import type { Action } from './answers.ts';
import { begin, minorsFor } from './armies.ts';
import { cusIn, joined } from './company.ts';
import { useForetold } from './forecast.ts';

/** A step: an answer to `march`, such as `go`, `regroup`, `siege`, `removePc` or `end`. */
export type PlannedStep = Action;

/** What is being laid; null: nothing. */
export const planning = signal<readonly PlannedStep[] | null>(null);
/** What may come of it; null while that is not known. */
export const planned = signal<PlanForecast | null>(null);
/** What is carried out, or was stopped; null: none, or not known yet. */
export const plan = signal<Plan | null>(null);

/** The way of the plan that is carried out, as it is drawn: its steps by their numbers, and which of them are done. */
export const route = signal<Route | null>(null);
export interface Route {
  readonly from: string;
  readonly legs: readonly {
    readonly no: number;
    readonly to: string;
    readonly state: 'done' | 'stopped' | 'left';
  }[];
}
/** `walked`: the spaces in which the group has been, the last one included; `stop`: the step at which it was stopped. */
export function routeOf({ steps, done }: Plan, stop: number | null, walked: readonly string[]): Route | null {
  const legs = steps.flatMap(({ do: action }, i): Route['legs'] => {
    const { go } = action as Action;
    const state = i === stop ? 'stopped' : i < done ? 'done' : 'left';
    return typeof go === 'string' ? [{ no: i + 1, to: go, state }] : [];
  });
  // A step that was stopped by what it brought has been made.
  const made = legs.filter(({ no }) => no <= done).length;
  const from = walked.at(-1 - made);
  return from === undefined || legs.length === 0 ? null : { from, legs };
}

export const spacesIn = (steps: readonly PlannedStep[]): string[] =>
  steps.flatMap(({ go }) => (typeof go === 'string' ? [go] : []));

/** What may come of the steps that are laid; null while that is not known, or where nothing is laid. */
export const usePlanForecast = (steps: readonly PlannedStep[] | null): PlanForecast | null =>
  useForetold<PlanForecast>(steps === null ? null : { plan: steps });

/** Why one of the steps that are laid cannot be done then, or something that might be the next one; null if it can. */
export const refusedIn = (
  { blocked, at, left }: PlanForecast,
  seat: number | null,
  clause = blocked?.clause ?? null,
): Choice['why'] =>
  clause === null
    ? null
    : {
        clause,
        message: { key: `refusal.${clause}`, params: { seat, space: at, left: Math.max(0, left ?? 0) } },
      };

/** Where a path leads by land. */
export function nextTo(space: string): ReadonlySet<string> {
  return new Set(
    box().paths.flatMap(({ ends, type }) =>
      type !== 'sea' && ends.includes(space) ? ends.filter((end) => end !== space) : [],
    ),
  );
}

export const add = (step: PlannedStep): void => {
  planning.value = [...(planning.peek() ?? []), step];
};
export const takeBack = (): void => {
  planning.value = (planning.peek() ?? []).slice(0, -1);
};

/** S9.1-22: who goes on from where the group will be then, and who is picked up or dropped off there. */
export function composeThen(table: Table, seat: number, { at, group, fresh }: PlanForecast): void {
  const place = { at, inside: false };
  begin('regroup', place, joined(group, fresh), group, minorsFor(table, seat, place), [], group);
}
/** D9-17: a Siege there, with the CUs that one would rather name. */
export const siegeThen = ({ group, assaulting, least }: PlanForecast): PlannedStep => ({
  siege: true,
  ...cusIn({ ...group, units: namedFirst(group.units, assaulting, least) }),
});
