/** Places in a content, by the names that a content pack has for them: see docs/content.md. */

export type Record = { readonly [name: string]: unknown };
export type Place = readonly string[];

export const isRecord = (value: unknown): value is Record =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An element of a list goes by its id, a set-up by its number of players, whatever has neither by its place. */
export function nameOf(part: unknown, place: number): string {
  const { id, players } = isRecord(part) ? part : {};
  return String(id ?? players ?? place);
}

/** The parts of a list or a record, each with its name. */
export function partsOf(value: unknown): readonly (readonly [name: string, part: unknown])[] {
  if (Array.isArray(value)) return value.map((part, place) => [nameOf(part, place), part] as const);
  return isRecord(value) ? Object.entries(value) : [];
}

/** What stands at a place; undefined where there is nothing. */
export function valueAt(value: unknown, [name, ...below]: Place): unknown {
  if (name === undefined) return value;
  const part = partsOf(value).find(([each]) => each === name);
  return part === undefined ? undefined : valueAt(part[1], below);
}

/** The same with another value at that place; as it was, where there is no such place. */
export function withValue(value: unknown, [name, ...below]: Place, to: unknown): unknown {
  if (name === undefined) return to;
  const place = partsOf(value).findIndex(([each]) => each === name);
  if (place < 0) return value;
  const after = withValue(partsOf(value)[place][1], below, to);
  return Array.isArray(value) ? value.with(place, after) : { ...(value as Record), [name]: after };
}

/** What joins two others (`ends`), such as paths: only those can be added and taken away. */
export const areLinks = (value: unknown): value is readonly Record[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => isRecord(part) && 'ends' in part);

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
