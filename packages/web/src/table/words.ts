/** What choices and answers are called. A game says it in its own words; where it has none, names must do. */

import type { Fields } from '../api.ts';
import { canSay, say } from '../messages.ts';
import { answerOf, type Choice, fieldsOf, isEmpty, type Step, thingOf } from './walk.ts';

const first = (keys: readonly string[], params: Fields): string | null => {
  const key = keys.find(canSay);
  return key === undefined ? null : say(key, params);
};
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? say('table.none') : value.map(plain).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The verb of an answer, as an invitation: 'Raid a village'. */
export const verbWords = (game: string, kind: string, field: string): string =>
  first([`${game}.verb.${kind}.${field}`, `table.verb.${field}`], {}) ?? field;

/** A field with its value, as part of a sentence: 'led by the veteran'. */
export const stepWords = (game: string, kind: string, { field, value }: Step | Choice): string => {
  const keys = isEmpty(value) ? [] : [`${game}.step.${kind}.${field}`, `table.step.${field}`];
  return first(keys, { [field]: value }) ?? say('table.step', { field, value: plain(value) });
};

/** A value alone, where the field is clear: 'Argos'. Of a list, who would join it. */
export const valueWords = (game: string, choice: Choice): string => {
  const value = thingOf(choice);
  if (typeof value === 'number' && value === choice.value) return String(value);
  return first([`${game}.value.${choice.field}`], { [choice.field]: value }) ?? plain(value);
};

/** What is asked for next: 'Who leads?' */
export const fieldWords = (game: string, kind: string, field: string): string =>
  first([`${game}.field.${kind}.${field}`], {}) ?? say('table.field', { field });

/** The whole answer as something that is done: 'March on Argos with 3 hoplites, led by the youth'. */
export function answerWords(game: string, kind: string, steps: readonly Step[]): string {
  return (
    first([`${game}.do.${kind}.${steps[0]?.field}`], answerOf(steps)) ??
    fieldsOf(steps)
      .map((step) => stepWords(game, kind, step))
      .join(', ')
  );
}

/** Something uninvited, as an invitation: 'Send an envoy'. */
export const openWords = (game: string, kind: string): string =>
  first([`${game}.open.${kind}`, `table.open.${kind}`], {}) ?? kind;
