/** What choices and answers are called. A game says it in its own words; where it has none, names must do. */

import type { Fields } from '../api.ts';
import { canSay, say } from '../messages.ts';
import type { Choice, Step } from './walk.ts';

const first = (keys: readonly string[], params: Fields): string | null => {
  const key = keys.find(canSay);
  return key === undefined ? null : say(key, params);
};
const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The verb of an answer, as an invitation: 'Raid a village'. */
export const verbWords = (game: string, kind: string, field: string): string =>
  first([`${game}.verb.${kind}.${field}`, `table.verb.${field}`], {}) ?? field;

/** A field with its value, as part of a sentence: 'led by the veteran'. */
export const stepWords = (game: string, kind: string, { field, value }: Step | Choice): string =>
  first([`${game}.step.${kind}.${field}`, `table.step.${field}`], { [field]: value }) ??
  say('table.step', { field, value: plain(value) });

/** A value alone, where the field is clear: 'Argos'. */
export const valueWords = (game: string, { field, value }: Choice): string =>
  typeof value === 'number'
    ? String(value)
    : (first([`${game}.value.${field}`], { [field]: value }) ?? plain(value));

/** What is asked for next: 'Who leads?' */
export const fieldWords = (game: string, kind: string, field: string): string =>
  first([`${game}.field.${kind}.${field}`], {}) ?? say('table.field', { field });

/** The whole answer as a deed: 'March on Argos with 3 hoplites, led by the youth'. */
export function deedWords(game: string, kind: string, steps: readonly Step[]): string {
  const params = Object.fromEntries(steps.map(({ field, value }) => [field, value]));
  return (
    first([`${game}.do.${kind}.${steps[0]?.field}`], params) ??
    steps.map((step) => stepWords(game, kind, step)).join(', ')
  );
}

/** Something uninvited, as an invitation: 'Send an envoy'. */
export const openWords = (game: string, kind: string): string =>
  first([`${game}.open.${kind}`, `table.open.${kind}`], {}) ?? kind;
