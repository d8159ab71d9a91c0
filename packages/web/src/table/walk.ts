/**
 * The walk through an answer, field by field. The server says what may come next; here is only what has been
 * chosen, how it is taken back, and how the next choices are laid out. It knows no game.
 */

import type { Fields, FirstOptions, Message, Options } from '../api.ts';

/** A field that has been filled in. */
export interface Step {
  readonly field: string;
  readonly value: unknown;
  /** Nothing else was possible, so nobody was asked. */
  readonly forced: boolean;
}
/** One thing that could be chosen next, or could not. */
export interface Choice {
  readonly field: string;
  readonly value: unknown;
  readonly why: { readonly clause: string; readonly message: Message } | null;
}
/** What a player looks at: among the choices of the next field, those of one verb or of one thing. */
export interface Focus {
  readonly verb: string | null;
  readonly value: unknown;
}
export const NO_FOCUS: Focus = { verb: null, value: null };

export const answerOf = (steps: readonly Step[]): Fields =>
  Object.fromEntries(steps.map(({ field, value }) => [field, value]));

const choice = (option: Fields, why: Choice['why']): Choice => {
  const [field, value] = Object.entries(option)[0];
  return { field, value, why };
};

/** All choices of the next field, in the game's order; numbers in theirs, whether allowed or not. */
export function choicesIn({ options, refused = [] }: Options): readonly Choice[] {
  return inTheirOrder([
    ...options.map((option) => choice(option, null)),
    ...refused.map(({ option, clause, message }) => choice(option, { clause, message })),
  ]);
}
const inTheirOrder = (choices: readonly Choice[]): readonly Choice[] =>
  choices.every(({ value }) => typeof value === 'number')
    ? choices.toSorted((a, b) => Number(a.value) - Number(b.value))
    : choices;

/** What a choice is about: its value, or who would join a list. */
export const thingOf = ({ value }: Choice): unknown => (Array.isArray(value) ? value.at(-1) : value);

export const inFocus = (choices: readonly Choice[], { verb, value }: Focus): readonly Choice[] =>
  choices.filter(
    (each) => (verb === null || each.field === verb) && (value === null || thingOf(each) === value),
  );

const isOpen = ({ why }: Choice): boolean => why === null;
/** A list without a member. */
export const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** What is laid out to be chosen from, and how the list that is being filled is ended: by a choice, or by a look at what follows. */
export interface LaidOut {
  readonly choices: readonly Choice[];
  readonly end: Choice | Focus | null;
}
/**
 * A list is filled member by member: what comes after it waits until the list is ended. Who has left it empty has ended
 * it, and where nobody more may join it ends by itself.
 */
export function laidOut(choices: readonly Choice[], steps: readonly Step[], { verb }: Focus): LaidOut {
  const last = steps.at(-1);
  const list = Array.isArray(last?.value) ? last : null;
  const joining = choices.filter((each) => each.field === list?.field && !isEmpty(each.value));
  const after = inTheirOrder(choices.filter(({ field }) => field !== list?.field));
  const isEnded =
    list === null ||
    isEmpty(list.value) ||
    !joining.some(isOpen) ||
    after.some(({ field }) => field === verb);
  if (!isEnded) {
    const next = after.filter(isOpen);
    if (next.length === 1) return { choices: joining, end: next[0] };
    return { choices: joining, end: after.length === 0 ? null : { verb: after[0].field, value: null } };
  }
  const empty = after.find(({ value }) => isEmpty(value)) ?? null;
  return { choices: after.filter((each) => each !== empty), end: empty };
}

/** So many choices are shown at once, each in full; more are asked for in two goes, the verb first. */
const AT_ONCE = 6;

export interface Verb {
  readonly field: string;
  /** The one thing to choose, if the verb says it all. */
  readonly only: Choice | null;
  readonly why: Choice['why'];
}
/** The verbs to choose from first, or null when the choices themselves can be shown. */
export function verbsOf(choices: readonly Choice[], focus: Focus): readonly Verb[] | null {
  const fields = [...new Set(choices.map(({ field }) => field))];
  if (fields.length < 2 || choices.length <= AT_ONCE || focus.verb !== null || focus.value !== null)
    return null;
  return fields.map((field) => {
    const those = choices.filter((each) => each.field === field);
    const allowed = those.some(({ why }) => why === null);
    return { field, only: those.length === 1 ? those[0] : null, why: allowed ? null : those[0].why };
  });
}

/** A step that follows by itself, because only one value is left. */
export function forcedStep(option: Fields): Step {
  const { field, value } = choice(option, null);
  return { field, value, forced: true };
}

/** Options as they came with the news, each refused one with its reason. */
export const inFull = ({ refused, ...rest }: FirstOptions): Options => ({
  ...rest,
  refused: refused.flatMap(([clause, params, field, values, key = `refusal.${clause}`]) =>
    values.map((value) => ({
      option: { [field]: value },
      clause,
      message: { key, params: { [field]: value, ...params } as Message['params'] },
    })),
  ),
});

/** What has been chosen, field by field, each with the place of its first step: a list takes a step for each member. */
export const fieldsOf = (steps: readonly Step[]): readonly (Step & { readonly from: number })[] =>
  steps
    .filter(({ field }, i) => steps[i + 1]?.field !== field)
    .map((step) => ({ ...step, from: steps.findIndex(({ field }) => field === step.field) }));

/** Without the last field or member that was chosen, and what followed from it. */
export function takenBack(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex(({ forced }) => !forced);
  return steps.slice(0, Math.max(last, 0));
}
