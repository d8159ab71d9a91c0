/** What is wrong with the form of content, in words: TypeBox says whether it fits, and this says where it does not. */

import { type Json, unknownName } from '@diadochi/kernel';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** The parts of a JSON schema that contents are declared with. */
export interface Schema extends TSchema {
  readonly type?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly patternProperties?: { readonly [pattern: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export function faultsOfForm(schema: Schema, value: Json, path = ''): string[] {
  if (Value.Check(schema, value)) return [];
  if (schema.anyOf !== undefined) return faultsOfChoice(schema.anyOf, value, path);
  const inner = Array.isArray(value) ? inList(schema, value, path) : inRecord(schema, value, path);
  return inner.length > 0
    ? inner
    : [`${path}${path && ': '}should be ${wordsFor(schema)}, not ${shown(value)}`];
}

function inRecord(
  { properties, patternProperties = {}, required = [] }: Schema,
  value: Json,
  path: string,
): string[] {
  if (properties === undefined && Object.keys(patternProperties).length === 0) return [];
  if (!isRecord(value)) return [];
  const known = Object.keys(properties ?? {});
  const [others] = Object.values(patternProperties);
  const schemaOf = (name: string): Schema | undefined => properties?.[name] ?? others;
  return [
    ...required
      .filter((name) => !Object.hasOwn(value, name))
      .map((name) => `${below(path, name)}: is missing`),
    ...Object.entries(value).flatMap(([name, part]) => {
      const schema = schemaOf(name);
      if (schema === undefined) return [`${below(path, name)}: ${unknownName(name, known, 'field')}`];
      return faultsOfForm(schema, part, below(path, name));
    }),
  ];
}

function inList({ items }: Schema, value: readonly Json[], path: string): string[] {
  const schemaOf = (place: number): Schema | undefined =>
    Array.isArray(items) ? items[place] : (items as Schema | undefined);
  return value.flatMap((part, place) => {
    const schema = schemaOf(place);
    return schema === undefined ? [] : faultsOfForm(schema, part, below(path, nameOf(part, place)));
  });
}

/** One of several forms: the one that is meant is the one whose fixed words it has. */
function faultsOfChoice(choices: readonly Schema[], value: Json, path: string): string[] {
  const others = (choice: Schema): string[] =>
    fixedWords(choice)
      .filter(([name, word]) => !isRecord(value) || value[name] !== word)
      .map(([name]) => name);
  const meant = choices.reduce((best, choice) =>
    others(choice).length < others(best).length ? choice : best,
  );
  const [wrong] = others(meant);
  if (!isRecord(value) || fixedWords(meant).length === 0)
    return [`${path}: should be ${choices.map(wordsFor).join(' or ')}, not ${shown(value)}`];
  if (wrong === undefined) return faultsOfForm(meant, value, path);
  const words = choices.flatMap((choice) => fixedWords(choice).filter(([name]) => name === wrong));
  const known = [...new Set(words.map(([, word]) => shown(word)))];
  return [`${below(path, wrong)}: should be ${orList(known)}, not ${shown(value[wrong])}`];
}
const fixedWords = ({ properties = {}, required = [] }: Schema): [name: string, word: Json][] =>
  required.flatMap((name) => {
    const word = properties[name]?.const;
    return word === undefined ? [] : [[name, word]];
  });

function wordsFor(schema: Schema): string {
  const { type, minimum, maximum, minLength, maxLength } = schema;
  if (schema.const !== undefined) return shown(schema.const);
  if (schema.enum !== undefined) return orList(schema.enum.map(shown));
  if (type === 'integer' || type === 'number')
    return `a ${type === 'integer' ? 'whole number' : 'number'}${minimum === undefined ? '' : ` from ${minimum} to ${maximum}`}`;
  if (type === 'string') return `a text of ${minLength ?? 0} to ${maxLength} characters`;
  if (type === 'boolean') return 'true or false';
  if (type === 'array') return listWords(schema);
  return type === 'null' ? 'null' : 'a record';
}

function listWords({ items, minItems = 0, maxItems, uniqueItems }: Schema): string {
  const most = Array.isArray(items) ? items.length : maxItems;
  const count =
    most === undefined ? `at least ${minItems}` : minItems === most ? most : `${minItems} to ${most}`;
  return `a list of ${count} ${uniqueItems ? 'different values' : 'values'}`;
}

type Record = { readonly [name: string]: Json };
const isRecord = (value: Json): value is Record =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
/** As a content pack would call it. */
function nameOf(part: Json, place: number): string {
  const { id, players } = isRecord(part) ? part : {};
  return typeof id === 'string' ? id : String(players ?? place);
}
const shown = (value: Json | undefined): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
const orList = (words: readonly string[]): string =>
  words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
