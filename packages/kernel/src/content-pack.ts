/**
 * Content packs: a file in which somebody who owns the box corrects what we have of it. What is corrected is named by
 * its path: `cards.X-04.strength.value`, an element of a list by its `id`, a set-up by its `players`, whatever has
 * neither by its place.
 */

import { BadInput } from './bad-input.ts';
import { refusePrototypeKeys } from './json.ts';
import { type Json, recordAt, refuseOtherKeys, unknownName } from './shape.ts';

export interface Pack {
  /** Its name. */
  readonly pack: string;
  readonly game: string;
  readonly note?: string;
  readonly changes: { readonly [path: string]: Json };
}

/** The standing of a value that a pack has changed. */
const CORRECTED = 'corrected';
/** What says where a value comes from is written by the pack itself, and names are what everything is found by. */
const NOT_FOR_PACKS = ['schema', 'id', 'provenance', 'fieldProvenance'];
const ABOUT_ITEMS = ['id', 'provenance', 'fieldProvenance', 'note'];

/** The pack behind its JSON, its form checked. */
export function readPack(json: unknown): Pack {
  refusePrototypeKeys(json, 'the pack');
  const given = recordAt(json, 'the pack');
  refuseOtherKeys(given, ['pack', 'game', 'note', 'changes'], 'the pack');
  for (const key of ['pack', 'game'])
    if (typeof given[key] !== 'string' || !/^.{1,80}$/.test(given[key]))
      throw new BadInput(`the pack should have a '${key}', a text of 1 to 80 characters`);
  if (given.note !== undefined && typeof given.note !== 'string')
    throw new BadInput("the pack's 'note' should be a text");
  const changes = recordAt(given.changes ?? null, "the pack's 'changes'");
  if (Object.keys(changes).length === 0) throw new BadInput('the pack changes nothing');
  return given as unknown as Pack;
}

/** New content with the changes of a pack, each marked as corrected. The content that is given stays as it is. */
export function applyPack<C>(content: C, { changes }: Pack): C {
  let corrected = content as unknown as Json;
  for (const [path, to] of Object.entries(changes)) {
    const names = path.split('.');
    const forbidden = names.find((name) => NOT_FOR_PACKS.includes(name));
    if (forbidden !== undefined) throw new BadInput(`${path}: no pack may change '${forbidden}'`);
    corrected = changed(corrected, names, to, path).value;
  }
  return corrected as unknown as C;
}

interface Changed {
  readonly value: Json;
  /** Whether an item has noted the change already: only the nearest does. */
  readonly noted: boolean;
}

function changed(value: Json, [name, ...below]: readonly string[], to: Json, path: string): Changed {
  const parts = partsOf(value);
  const place = parts.findIndex(([each]) => each === name);
  if (place < 0) {
    const names = parts.map(([each]) => each).filter((each) => !NOT_FOR_PACKS.includes(each));
    throw new BadInput(`${path}: ${unknownName(name, names, 'value')}`);
  }
  const part = parts[place][1];
  if (below.length === 0) refuseOtherIds(part, to, path);
  const { value: after, noted } =
    below.length === 0 ? { value: allCorrected(to), noted: isItem(to) } : changed(part, below, to, path);
  if (Array.isArray(value)) return { value: value.with(place, after), noted };
  const record = { ...(value as Record), [name]: after };
  if (noted || !isItem(record)) return { value: record, noted };
  const fieldProvenance = { ...(record.fieldProvenance as Record | undefined), [name]: CORRECTED };
  return { value: { ...record, fieldProvenance }, noted: true };
}

/** What replaces a list or a record as a whole has the same ids in it: texts and pictures are found by them. */
function refuseOtherIds(before: Json, after: Json, path: string): void {
  const [known, given] = [idsIn(before), idsIn(after)];
  const added = given.find((id) => !known.includes(id));
  if (added !== undefined) throw new BadInput(`${path}: ${unknownName(added, known, 'id')}`);
  const lost = known.find((id) => !given.includes(id));
  if (lost !== undefined) throw new BadInput(`${path}: '${lost}' is missing, and no pack may take it away`);
}
function idsIn(value: Json): string[] {
  const own = isRecord(value) && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...partsOf(value).flatMap(([, part]) => idsIn(part))];
}

/** Items that stand in the pack as a whole are the pack's own. */
function allCorrected(value: Json): Json {
  if (Array.isArray(value)) return value.map(allCorrected);
  if (!isRecord(value)) return value;
  const { fieldProvenance: _, ...rest } = value;
  const parts = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, allCorrected(part)]));
  return isItem(value) ? { ...parts, provenance: CORRECTED } : parts;
}

type Record = { readonly [name: string]: Json };
type Item = Record & { readonly provenance: string };

const isRecord = (value: Json | undefined): value is Record =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isItem = (value: Json): value is Item => isRecord(value) && typeof value.provenance === 'string';

/** The parts of a list or a record, by the names that a path has for them. */
function partsOf(value: Json): [name: string, part: Json][] {
  if (Array.isArray(value)) return value.map((part, place) => [nameOf(part, place), part]);
  return isRecord(value) ? Object.entries(value) : [];
}
function nameOf(part: Json, place: number): string {
  const { id, players } = isRecord(part) ? part : {};
  return String(id ?? players ?? place);
}

/** Every number in the content, with its path: what play may depend on. */
export function numbersOf(content: Json, path = ''): { readonly path: string; readonly value: number }[] {
  if (typeof content === 'number') return [{ path, value: content }];
  return partsOf(content).flatMap(([name, part]) => numbersOf(part, joined(path, name)));
}

export interface ContentItem {
  readonly path: string;
  /** Its name in English, or whatever it is called by. */
  readonly title: string;
  /** Each field, and where its value comes from. */
  readonly standing: { readonly [field: string]: string };
}

/** Every record that says where it comes from, the outer before the inner ones. */
export function itemsOf(content: Json, path = ''): ContentItem[] {
  const inner = partsOf(content).flatMap(([name, part]) => itemsOf(part, joined(path, name)));
  return isItem(content) ? [itemOf(content, path), ...inner] : inner;
}

function itemOf(item: Item, path: string): ContentItem {
  const single = (item.fieldProvenance ?? {}) as { readonly [field: string]: string };
  const fields = Object.keys(item).filter((field) => !ABOUT_ITEMS.includes(field) && !hasItems(item[field]));
  return {
    path,
    title: String((isRecord(item.name) ? item.name.en : item.name) ?? path.split('.').at(-1)),
    standing: Object.fromEntries(fields.map((field) => [field, single[field] ?? item.provenance])),
  };
}
/** A list of items is no value of its own: its elements have each their standing. */
const hasItems = (value: Json): boolean => Array.isArray(value) && value.some(isItem);

/** The names that a pack has corrected, by id: the texts of a game have only those that were there before. */
export function correctedNames(content: Json, language: string): [id: string, name: string][] {
  const inner = partsOf(content).flatMap(([, part]) => correctedNames(part, language));
  if (!isItem(content) || !isRecord(content.name)) return inner;
  const isCorrected = itemOf(content, '').standing.name === CORRECTED;
  return isCorrected ? [[String(content.id), String(content.name[language])], ...inner] : inner;
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
