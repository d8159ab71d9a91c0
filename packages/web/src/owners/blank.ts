/** What stands where nothing has been entered yet: the least that a schema asks for. */

import { isRecord, type Record } from '../content/places.ts';
import { elementOf, meantBy, type Schema } from './schema.ts';

/** What is fixed or one of some words is right at once; names have to be entered, and the check says so. */
export function blankOf(schema: Schema): unknown {
  const [form] = schema.anyOf ?? [];
  if (form !== undefined) return blankOf(form);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'array':
      return (schema.minItems ?? 0) > 0 ? [blankOf(elementOf(schema, 0))] : [];
    case 'object':
      return blankRecord(schema);
    default:
      return '';
  }
}
function blankRecord({ properties = {}, required = [], minProperties = 0 }: Schema): Record {
  const [first] = Object.keys(properties);
  const names = required.length === 0 && minProperties > 0 ? [first] : required;
  return Object.fromEntries(names.map((name) => [name, blankOf(properties[name])]));
}

/** The kinds among which a value can be chosen, by the words that are fixed in each; none where there is only one. */
export interface Form {
  readonly key: string;
  readonly words: readonly string[];
  readonly schema: Schema;
}
export function formsOf({ anyOf = [] }: Schema): readonly Form[] {
  const fixed = anyOf.map(fixedIn);
  const isTelling = (name: string): boolean => fixed.every((each) => each[name] !== undefined);
  const telling = Object.keys(fixed[0] ?? {}).filter(isTelling);
  if (anyOf.length < 2 || telling.length === 0) return [];
  const kinds = fixed.map((each) => telling.map((name) => String(each[name])));
  return anyOf.map((schema, i) => {
    const isShared = kinds.filter((each) => each.join() === kinds[i].join()).length > 1;
    // Where several have the same kind, each has a name besides.
    const words = isShared && fixed[i].id !== undefined ? [...kinds[i], String(fixed[i].id)] : kinds[i];
    return { key: words.join(' '), words, schema };
  });
}
const fixedIn = ({ properties = {}, required = [] }: Schema): Record =>
  Object.fromEntries(
    required
      .filter((name) => properties[name]?.const !== undefined)
      .map((name) => [name, properties[name].const]),
  );
export const formOf = (forms: readonly Form[], schema: Schema, value: unknown): Form | undefined =>
  forms.find((form) => form.schema === meantBy(schema, value));

/** As another kind: what that kind has too stays as it is. */
export function inForm({ schema }: Form, value: unknown): Record {
  const blank = blankOf(schema) as Record;
  const properties = schema.properties ?? {};
  const kept = Object.entries(isRecord(value) ? value : {}).filter(
    ([name, part]) =>
      properties[name] !== undefined &&
      properties[name].const === undefined &&
      isLike(properties[name], part),
  );
  return { ...blank, ...Object.fromEntries(kept) };
}
/** Whether a value is of the sort that a schema is about; the rest is for the check. */
const isLike = (schema: Schema, value: unknown): boolean => {
  const { type, enum: words } = meantBy(schema, value);
  if (words !== undefined) return words.includes(String(value));
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  return type === (typeof value === 'number' ? 'integer' : typeof value);
};
