/**
 * What a player has in mind before it is an answer: a die taken up, a row, something to do with it. In the game a hand
 * reaches for the die first; an answer begins with what is done. So the plan waits, and fills the answer in as the
 * fields come up. The server judges every step, as always.
 */

import type { PhalanxxContract } from '@diadochi/phalanxx';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Fields } from '../../api.ts';
import type { Answering } from '../../table/answering.ts';
import type { Choice } from '../../table/walk.ts';
import type { FieldNaming } from '../fields.ts';
import { kept } from './kept.ts';
import { onlyDie } from './twins.ts';
import type { DieName, RowName, Table } from './view.ts';

export interface Plan {
  /** The first field: conquer a region, play a card, slide a die in. */
  readonly action: { readonly field: string; readonly value: unknown } | null;
  readonly die: DieName | null;
  readonly row: RowName | null;
}
const NOTHING: Plan = { action: null, die: null, row: null };

export const plan = signal<Plan>(NOTHING);
/** Why the last thing that was tried cannot be done. */
export const refusal = signal<Choice['why']>(null);

/** What the mouse points at, as what would be done with it: what that would bring is told on the map. */
export const pointedAt = signal<Fields | null>(null);

/** Whoever points at what cannot be done is told why, until he points elsewhere. */
export const hint = signal<Choice['why']>(null);
export function askWhy(why: Choice['why'], would: Fields | null = null): void {
  hint.value = why;
  pointedAt.value = would;
}

export function forget(): void {
  plan.value = NOTHING;
  refusal.value = null;
  hint.value = null;
  pointedAt.value = null;
}

/** Takes something up. What has been answered already is taken back as far as it is in the way. */
export function intend(answer: Answering, more: Partial<Plan>): void {
  refusal.value = null;
  const steps = answer.steps.peek();
  const keeps = kept(steps, answer.choices.peek()[0]?.field, more);
  if (steps.length > keeps) answer.backTo(keeps);
  else if (more.action !== undefined) answer.look({ verb: null, value: null });
  plan.value = { ...plan.peek(), ...more };
}

/** The die that is in hand, whether planned or already answered. */
export function dieInHand(answer: Answering): DieName | null {
  const step = answer.steps.value.find(({ field }) => isDieField(field));
  return (step?.value as DieName | undefined) ?? plan.value.die;
}
export function rowInMind(answer: Answering): RowName | null {
  const step = answer.steps.value.find(({ field }) => field === 'at');
  return (step?.value as RowName | undefined) ?? plan.value.row;
}
/** Fields that are answered with a die that was rolled. */
const DIE_FIELDS: { readonly [F in FieldNaming<PhalanxxContract, 'die'>]: true } = {
  with: true,
  slide: true,
  income: true,
  trade: true,
  turn: true,
  forge: true,
};
export const isDieField = (field: string): boolean => Object.hasOwn(DIE_FIELDS, field);

/** Fills in what has been planned, one field after the other, as soon as each may be chosen. */
export function useFilling(answer: Answering, table: Table): void {
  const choices = answer.choices.value;
  const { action, row } = plan.value;
  const isWith = choices[0]?.field === 'with';
  const die = plan.value.die ?? (isWith ? onlyDie(choices, table) : null);
  useEffect(() => {
    const before = answer.steps.peek();
    const next = choices[0]?.field;
    const part =
      before.length === 0
        ? { planned: action, used: action?.value === die ? { action: null, die: null } : { action: null } }
        : next === 'with'
          ? { planned: die === null ? null : { field: 'with', value: die }, used: { die: null } }
          : next === 'at'
            ? { planned: row === null ? null : { field: 'at', value: row }, used: { row: null } }
            : null;
    if (part === null || part.planned === null) return;
    const { field, value } = part.planned;
    const choice = choices.find((each) => each.field === field && each.value === value);
    if (choice === undefined) return;
    if (choice.why !== null) refusal.value = choice.why;
    else answer.choose(choice);
    // What came too early (the choices are old still) is tried again when the new ones are there.
    if (choice.why !== null || answer.steps.peek() !== before) plan.value = { ...plan.peek(), ...part.used };
  }, [answer, choices, action, die, row]);
}
