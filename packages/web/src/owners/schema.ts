/** What a value may be: the server's JSON schema of the content, looked up place by place. */

import { isRecord, isSame, nameOf, type Place } from '../content/places.ts';

/** The parts of a JSON schema that contents are declared with. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly patternProperties?: { readonly [pattern: string]: Schema };
  readonly required?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly items?: Schema | readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  /** What is not in the box: where something is drawn. */
  readonly readOnly?: boolean;
}

/** The schema of a part of a value. */
export function schemaAt(schema: Schema, value: unknown, [name, ...below]: Place): Schema {
  if (name === undefined) return schema;
  const meant = meantBy(schema, value);
  if (Array.isArray(value)) {
    const place = value.findIndex((part, i) => nameOf(part, i) === name);
    return schemaAt(elementOf(meant, place), value[place], below);
  }
  const part = isRecord(value) ? value[name] : undefined;
  const [others] = Object.values(meant.patternProperties ?? {});
  return schemaAt(meant.properties?.[name] ?? others ?? {}, part, below);
}

export const elementOf = ({ items }: Schema, place: number): Schema =>
  (Array.isArray(items) ? items[place] : (items as Schema | undefined)) ?? {};

/** Of several forms the one that a value has: by its type, and by the fixed words in it. */
export function meantBy(schema: Schema, value: unknown): Schema {
  const forms = schema.anyOf?.filter((form) => hasForm(form, value)) ?? [];
  return forms.length === 0 ? schema : meantBy(forms[0], value);
}

function hasForm(form: Schema, value: unknown): boolean {
  if (form.const !== undefined) return isSame(form.const, value);
  if (form.anyOf !== undefined) return form.anyOf.some((each) => hasForm(each, value));
  if (value === null) return form.type === 'null';
  if (Array.isArray(value)) return form.type === 'array';
  if (!isRecord(value)) return typeOf(form) === typeof value;
  const { type, properties = {}, required = [] } = form;
  const fixed = required.filter((name) => properties[name]?.const !== undefined);
  return type === 'object' && fixed.every((name) => hasForm(properties[name], value[name]));
}
const typeOf = ({ type, enum: words }: Schema): string | undefined =>
  type === 'integer' ? 'number' : words !== undefined ? 'string' : type;

/** What a value may be besides null. */
export const unlessNull = (schema: Schema): Schema => {
  const forms = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return forms.length === 1 ? forms[0] : schema;
};
export const mayBeNull = ({ anyOf = [] }: Schema): boolean => anyOf.some(({ type }) => type === 'null');
