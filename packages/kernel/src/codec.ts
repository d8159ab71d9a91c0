/**
 * The one canonical JSON form of a position: columns by name, frames by the names of their procedures and
 * steps, pieces in frames by theirs. A saved frame is a bug report by itself. What is read back is checked
 * down to the last field: a snapshot comes from outside.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Machine } from './assemble.ts';
import { BadInput } from './bad-input.ts';
import { type Form, inOrder } from './form.ts';
import type { Answer, Frame, Layout, Locals, Position } from './position.ts';
import {
  fromNames,
  type Json,
  type Nouns,
  recordAt,
  refuseOtherKeys,
  type Seat,
  toNames,
  unknownName,
} from './shape.ts';

export interface FrameJson {
  readonly proc: string;
  readonly step: string;
  readonly no: number;
  readonly asked: readonly Seat[] | null;
  readonly answers: readonly Json[] | null;
  readonly turn: number;
  readonly locals: Json;
}
export interface PositionJson {
  readonly seats: number;
  readonly asks: number;
  readonly columns: { readonly [column: string]: readonly number[] };
  readonly stack: readonly FrameJson[];
  /** Only where it is so. */
  readonly abandoned?: true;
}
/** What the codec needs to know of a game. */
export interface Naming {
  readonly nouns: Nouns;
  readonly layout: Layout;
  readonly machine: Machine;
  readonly seats: { readonly least: number; readonly most: number };
  empty(): Position;
}

export function toJson(n: Naming, p: Position): PositionJson {
  const columns: { [column: string]: number[] } = {};
  for (const column of Object.keys(n.layout)) columns[column] = [...columnOf(p, column)];
  const stack = p.stack.map((frame) => frameToJson(n, frame));
  return { seats: p.seats, asks: p.asks, columns, stack, ...(p.isAbandoned && { abandoned: true as const }) };
}
const columnOf = (p: Position, column: string): Int16Array =>
  (p as unknown as Record<string, Int16Array>)[column];

/** The step of a procedure that is over but for what has to be set right first: it waits behind its last one. */
const OVER = '(over)';

export function frameToJson({ nouns, machine }: Naming, frame: Frame): FrameJson {
  const proc = machine.procs[frame.proc];
  const question = proc.steps[frame.step]?.question ?? null;
  return {
    proc: proc.name,
    step: proc.stepNames[frame.step] ?? OVER,
    no: frame.no,
    asked: frame.asked,
    answers:
      frame.answers?.map((given) =>
        given === null ? null : answerToNames(nouns, question as Form, given),
      ) ?? null,
    turn: frame.turn,
    locals: toNames(nouns, proc.shape, frame.locals),
  };
}

/** An answer by its names: the action as log and players know it. */
export function answerToNames(nouns: Nouns, form: Form, given: Answer): { [field: string]: Json } {
  const way = form.ways.find(({ verb }) => verb in given);
  if (way === undefined) throw new Error(`'${form.kind}' has no such answer`);
  return toNames(nouns, way.shape, given) as { [field: string]: Json };
}

/** The text of the canonical form, and the hash that stands for the position in records. */
export function canonical(n: Naming, p: Position): string {
  // What JSON.stringify would make of `toJson`: the columns, by far the most of it, need no list in between.
  const columns = Object.keys(n.layout).map(
    (column) => `${JSON.stringify(column)}:[${numbersIn(columnOf(p, column))}]`,
  );
  const stack = JSON.stringify(p.stack.map((frame) => frameToJson(n, frame)));
  const end = p.isAbandoned ? ',"abandoned":true}' : '}';
  return `{"seats":${p.seats},"asks":${p.asks},"columns":{${columns.join(',')}},"stack":${stack}${end}`;
}
/** A column as a list of numbers; most end with many zeros, which need no look one by one. */
function numbersIn(column: Int16Array): string {
  let used = column.length;
  while (used > 0 && column[used - 1] === 0) used--;
  if (used === column.length) return column.join();
  const zeros = ',0'.repeat(column.length - used);
  return used === 0 ? zeros.slice(1) : column.subarray(0, used).join() + zeros;
}
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
export const hash = (n: Naming, p: Position): string => hashText(canonical(n, p));

/** The position behind its JSON form, or bad input. */
export function fromJson(n: Naming, json: unknown, where = 'position'): Position {
  const record = recordAt(json, where);
  refuseOtherKeys(record, ['seats', 'asks', 'columns', 'stack', 'abandoned'], where);
  const p = n.empty();
  p.seats = wholeNumber(record.seats, n.seats.least, n.seats.most, `${where}.seats`);
  p.asks = wholeNumber(record.asks, 0, Number.MAX_SAFE_INTEGER, `${where}.asks`);
  readColumns(n.layout, p, record.columns, `${where}.columns`);
  if (!Array.isArray(record.stack)) throw new BadInput(`${where}.stack should be a list`);
  p.stack = record.stack.map((frame, i) => readFrame(n, p, frame, `${where}.stack[${i}]`));
  const top = p.stack.at(-1);
  if (top !== undefined && (top.asked === null || top.answers?.includes(null) !== true))
    throw new BadInput(`${where}.stack: the last procedure asks nobody, so the game could not go on`);
  if (record.abandoned !== undefined && (record.abandoned !== true || top !== undefined))
    throw new BadInput(`${where}.abandoned should be true, and nothing be under way then`);
  p.isAbandoned = record.abandoned === true;
  return p;
}

function readColumns(layout: Layout, p: Position, json: unknown, where: string): void {
  const columns = recordAt(json, where);
  const names = Object.keys(layout);
  refuseOtherKeys(columns, names, where);
  let at = 0;
  for (const name of names) {
    const values = columns[name];
    if (!Array.isArray(values) || values.length !== layout[name])
      throw new BadInput(`${where}.${name} should be a list of ${layout[name]} whole numbers`);
    values.forEach((value, i) => {
      p.cells[at + i] = value as number;
      // What a cell holds is what was given, or it did not fit.
      if (p.cells[at + i] !== value) wholeNumber(value, -32768, 32767, `${where}.${name}[${i}]`);
    });
    at += layout[name];
  }
}

export function readFrame(n: Naming, p: Position, json: unknown, where: string): Frame {
  const { nouns, machine } = n;
  const record = recordAt(json, where);
  refuseOtherKeys(record, ['proc', 'step', 'no', 'asked', 'answers', 'turn', 'locals'], where);
  const proc = placeOf(
    record.proc,
    machine.procs.map(({ name }) => name),
    'procedure',
    where,
  );
  const { stepNames, steps, shape } = machine.procs[proc];
  const step = record.step === OVER ? steps.length : placeOf(record.step, stepNames, 'step', where);
  const question = steps[step]?.question ?? null;
  const asked = record.asked === null ? null : readSeats(p, record.asked, `${where}.asked`);
  if ((asked === null) !== (record.answers === null) || (asked !== null && question === null))
    throw new BadInput(`${where}: this step asks nobody, or its answers are missing`);
  return {
    proc,
    step,
    no: wholeNumber(record.no, 0, Number.MAX_SAFE_INTEGER, `${where}.no`),
    asked,
    answers:
      asked === null ? null : readAnswers(nouns, question as Form, asked, record.answers, `${where}.answers`),
    turn: wholeNumber(record.turn, -1, asked?.length ?? -1, `${where}.turn`),
    locals: fromNames(nouns, shape, record.locals, `${where}.locals`) as Locals,
  };
}

function readSeats(p: Position, json: unknown, where: string): Seat[] {
  if (!Array.isArray(json) || json.length === 0 || new Set(json).size !== json.length)
    throw new BadInput(`${where} should be a list of different seats`);
  return json.map((seat, i) => wholeNumber(seat, 0, p.seats - 1, `${where}[${i}]`));
}

function readAnswers(
  nouns: Nouns,
  form: Form,
  asked: Seat[],
  json: unknown,
  where: string,
): (Answer | null)[] {
  if (!Array.isArray(json) || json.length !== asked.length)
    throw new BadInput(`${where} should be a list of as many answers as seats are asked`);
  return json.map((given, i) =>
    given === null ? null : answerFromNames(nouns, form, given, `${where}[${i}]`),
  );
}

/** The answer behind its names; its shape is checked, its legality is not. */
function answerFromNames(nouns: Nouns, form: Form, json: unknown, where: string): Answer {
  const record = recordAt(json, where);
  const way = form.ways.find(({ verb }) => Object.hasOwn(record, verb));
  if (way === undefined) {
    const verbs = form.ways.map(({ verb }) => verb);
    throw new BadInput(`${where}: ${unknownName(Object.keys(record)[0], verbs, `answer to '${form.kind}'`)}`);
  }
  const given = fromNames(nouns, way.shape, record, where) as Answer;
  for (const { name } of way.fields.filter(({ list }) => list)) {
    const members = inOrder(given[name] as readonly number[]);
    if (members === null) throw new BadInput(`${where}.${name} should name each piece once`);
    given[name] = members;
  }
  return given;
}

function placeOf(name: unknown, known: readonly string[], sort: string, where: string): number {
  const place = known.indexOf(name as string);
  if (place < 0) throw new BadInput(`${where}: ${unknownName(name, known, sort)}`);
  return place;
}

export function wholeNumber(value: unknown, least: number, most: number, where: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < least || (value as number) > most)
    throw new BadInput(`${where} should be a whole number${most < 40000 ? ` from ${least} to ${most}` : ''}`);
  return value as number;
}
