/**
 * Content packs: a file in which somebody who owns the box corrects what we have of it, or confirms that it is so. What
 * is meant is named by its path: `cards.X-04.strength.value`, an element of a list by its `id`, a set-up by its
 * `players`, whatever has neither by its place.
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
  /** Items, or fields of items, that are in the box just as we have them. */
  readonly confirmed?: readonly string[];
}

/** The standing of a value that a pack has changed, and of one that it has not. */
const CORRECTED = 'corrected';
const CONFIRMED = 'confirmed';
/** What says where a value comes from is written by the pack itself, and names are what everything is found by. */
const NOT_FOR_PACKS = ['schema', 'id', 'provenance', 'fieldProvenance'];
const ABOUT_ITEMS = ['id', 'provenance', 'fieldProvenance', 'source', 'note'];

/** The pack behind its JSON, its form checked. */
export function readPack(json: unknown): Pack {
  refusePrototypeKeys(json, 'the pack');
  const given = recordAt(json, 'the pack');
  refuseOtherKeys(given, ['pack', 'game', 'note', 'changes', 'confirmed'], 'the pack');
  for (const key of ['pack', 'game'])
    if (typeof given[key] !== 'string' || !/^.{1,80}$/.test(given[key]))
      throw new BadInput(`the pack should have a '${key}', a text of 1 to 80 characters`);
  if (given.note !== undefined && typeof given.note !== 'string')
    throw new BadInput("the pack's 'note' should be a text");
  const { confirmed = [] } = given;
  if (!Array.isArray(confirmed) || confirmed.some((path) => typeof path !== 'string'))
    throw new BadInput("the pack's 'confirmed' should be a list of paths");
  const changes = recordAt(given.changes ?? (confirmed.length > 0 ? {} : null), "the pack's 'changes'");
  if (Object.keys(changes).length === 0 && confirmed.length === 0)
    throw new BadInput('the pack changes nothing and confirms nothing');
  return { ...given, changes } as unknown as Pack;
}

/** New content with what a pack says, each value marked as it says. The content that is given stays as it is. */
export function applyPack<C>(content: C, { changes, confirmed = [] }: Pack): C {
  let packed = content as unknown as Json;
  for (const [path, to] of Object.entries(changes)) packed = changed(packed, namesIn(path), to, path).value;
  for (const path of confirmed) packed = confirmedIn(packed, namesIn(path), path);
  return packed as unknown as C;
}

function namesIn(path: string): string[] {
  const names = path.split('.');
  const forbidden = names.find((name) => NOT_FOR_PACKS.includes(name));
  if (forbidden !== undefined) throw new BadInput(`${path}: no pack may change '${forbidden}'`);
  return names;
}

interface Changed {
  readonly value: Json;
  /** Whether an item has noted the change already: only the nearest does. */
  readonly noted: boolean;
}

function changed(value: Json, [name, ...below]: readonly string[], to: Json, path: string): Changed {
  if (below.length === 0 && areLinks(value)) return { value: relinked(value, name, to, path), noted: true };
  if (below.length === 0 && areCards(value) && isRecord(to) && value.every(({ id }) => id !== name))
    return { value: [...value, added(name, to, path)], noted: true };
  const place = placeOf(value, name, path);
  const part = partsOf(value)[place][1];
  if (below.length === 0) refuseOtherIds(part, to, path);
  const { value: after, noted } =
    below.length === 0 ? { value: allCorrected(to), noted: isItem(to) } : changed(part, below, to, path);
  if (Array.isArray(value)) return { value: value.with(place, after), noted };
  const record = { ...(value as Record), [name]: after };
  return noted || !isItem(record)
    ? { value: record, noted }
    : { value: marked(record, name, CORRECTED), noted: true };
}

function placeOf(value: Json, name: string, path: string): number {
  const names = partsOf(value).map(([each]) => each);
  const place = names.indexOf(name);
  if (place >= 0) return place;
  const known = names.filter((each) => !NOT_FOR_PACKS.includes(each));
  throw new BadInput(`${path}: ${unknownName(name, known, 'value')}`);
}

/** What was known of parts of the field gives way to what is now known of all of it. */
function marked(item: Item, field: string, standing: string): Item {
  const known = Object.entries(fieldsOf(item)).filter(([each]) => !each.startsWith(`${field}.`));
  return { ...item, fieldProvenance: { ...Object.fromEntries(known), [field]: standing } };
}

/** An item, or a field of one. What the pack itself has corrected stays corrected. */
function confirmedIn(value: Json, [name, ...below]: readonly string[], path: string): Json {
  const place = placeOf(value, name, path);
  const part = partsOf(value)[place][1];
  const into = (after: Json): Json =>
    Array.isArray(value) ? value.with(place, after) : { ...(value as Record), [name]: after };
  if (isItem(value) && !hasItems(part)) {
    if (below.length > 0) throw new BadInput(`${path}: confirm '${name}' of it as a whole`);
    return fieldsOf(value)[name] === CORRECTED ? value : marked(value, name, CONFIRMED);
  }
  if (below.length > 0) return into(confirmedIn(part, below, path));
  if (!isItem(part)) throw new BadInput(`${path}: has no standing of its own: confirm what is in it`);
  const corrected = Object.entries(fieldsOf(part)).filter(([, standing]) => standing === CORRECTED);
  return into({ ...part, provenance: CONFIRMED, fieldProvenance: Object.fromEntries(corrected) });
}

/** What only joins two others (`ends`) may come and go: nothing else is found by its name. */
const areLinks = (value: Json): value is readonly Record[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => isRecord(part) && 'ends' in part);

/** The links with one replaced, taken away (null), or added under a new name. */
function relinked(links: readonly Record[], name: string, to: Json, path: string): Json {
  const place = links.findIndex(({ id }) => id === name);
  if (to === null) {
    if (place < 0) placeOf(links, name, path);
    return links.toSpliced(place, 1);
  }
  if (!isRecord(to)) throw new BadInput(`${path}: should be a record, or null to take it away`);
  const link = added(name, to, path);
  return place < 0 ? [...links, link] : links.with(place, link);
}

/** Of cards there are so many `copies` each, and what they do is composed: a pack may have one more. */
const areCards = (value: Json): value is readonly Record[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => isRecord(part) && 'copies' in part);

/** What comes with a pack, under its name. */
function added(name: string, to: Record, path: string): Record {
  if ((to.id ?? name) !== name) throw new BadInput(`${path}: its id should be '${name}'`);
  return { ...(allCorrected(to) as Record), id: name, provenance: CORRECTED };
}

/** What replaces a list or a record as a whole has the same ids in it: texts and pictures are found by them. */
function refuseOtherIds(before: Json, after: Json, path: string): void {
  if (areLinks(before)) return;
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

/** The standing of single fields, where it is not that of the item. */
const fieldsOf = ({ fieldProvenance }: Item) =>
  (fieldProvenance ?? {}) as { readonly [field: string]: string };

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
  const single = fieldsOf(item);
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
  if (!isCorrected) return inner;
  return [[String(content.id), String(content.name[language] ?? content.name.en)], ...inner];
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
