/**
 * The walk through an answer, field by field. The server says what may come next; here is only what has been
 * chosen, how it is taken back, and how the next choices are laid out. It knows no game.
 */

import type { Fields, Message, Options } from '../api.ts';

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
  const all = [
    ...options.map((option) => choice(option, null)),
    ...refused.map(({ option, clause, message }) => choice(option, { clause, message })),
  ];
  return all.every(({ value }) => typeof value === 'number')
    ? all.sort((a, b) => Number(a.value) - Number(b.value))
    : all;
}

export const inFocus = (choices: readonly Choice[], { verb, value }: Focus): readonly Choice[] =>
  choices.filter(
    (each) => (verb === null || each.field === verb) && (value === null || each.value === value),
  );

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

/**
 * The step that follows by itself, because only one value is left. The first field is the player's own, unless he
 * has `begun` by asking for it.
 */
export function forcedStep(
  steps: readonly Step[],
  { complete, options }: Options,
  begun = false,
): Step | null {
  if (complete || (steps.length === 0 && !begun) || options.length !== 1) return null;
  const { field, value } = choice(options[0], null);
  return { field, value, forced: true };
}

/** Without the last field that was chosen, and what followed from it. */
export function takenBack(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex(({ forced }) => !forced);
  return steps.slice(0, Math.max(last, 0));
}
