/**
 * Scenes: a position laid out by hand, a script played on it, and facts to look at. Tests and scenario files
 * use the same table.
 */

import { BadInput } from './bad-input.ts';
import { type Scripted, scripted } from './chance.ts';
import type { Sink } from './events.ts';
import {
  type Event,
  type Game,
  type Message,
  type Pending,
  type Refusal,
  Refused,
  type Setup,
} from './game.ts';
import type { Position } from './position.ts';
import { type Json, type Nouns, type Seat, unknownName } from './shape.ts';

/** What a game offers to those who lay out scenes. */
export interface Scenes<P> {
  /** The parts of a scene: each lays out what stands under its key. They are laid out in this order. */
  readonly parts: { readonly [key: string]: (p: P, value: unknown, where: string) => void };
  /** The procedures under way when the scene begins, the outermost first, by the parts given. */
  underWay(p: P, parts: { readonly [key: string]: unknown }): readonly FrameSpec[];
  /** What is wrong with a position so laid out, if that takes more than the game's own `check`. */
  check?(p: P, parts: { readonly [key: string]: unknown }): string | null;
  /** What can be asked of a position, by name. */
  readonly facts: { readonly [key: string]: (p: P) => Json };
  /** How what is expected of a fact is read, where that is not letter by letter. */
  readonly expecting?: { readonly [fact: string]: Expecting<P> };
}
export interface Expecting<P> {
  /** The value in the form that the fact has: lists in its order. Bad input names what there is not. */
  as?(p: P, value: Json, where: string): Json;
  /** What a part of the fact stands for that is not listed: no PC, no CUs. Undefined for a part that there cannot be. */
  unlisted?(p: P, part: string): Json | undefined;
}
export interface FrameSpec {
  readonly proc: string;
  readonly step: string;
  /** What the procedure holds; numbers, flags, lists and what may be nothing can be left out. */
  readonly locals?: { readonly [name: string]: Json };
}

export interface SceneSpec extends Setup {
  /** A game from its set-up (`standard`), or the parts of a position. */
  readonly position: 'standard' | { readonly [part: string]: unknown };
  readonly dice?: readonly number[];
  readonly draws?: readonly string[];
}

export interface Table {
  readonly game: Game;
  position: Position;
  readonly sink: Sink;
  readonly chance: Scripted;
  /** A seat acts; a refusal is an error. */
  does(seat: Seat, action: Json): void;
  /** The clause by which an action is refused; an error if it is allowed. */
  refuses(seat: Seat, action: Json): string;
  fact(name: string): Json;
  asked(): Pending[];
  options(seat: Seat, partial?: Json): readonly Json[];
  events(seat?: Seat | null | 'all'): Event[];
}

/** Sits down at a scene. */
export function setScene(game: Game, spec: SceneSpec): Table {
  const { dice = [], draws = [], position, ...setup } = spec;
  const chance = scripted(
    dice,
    draws.map((name, i) => pieceNamed(game.contract.nouns, name, `draws[${i}]`)),
    draws,
  );
  const sink: Sink = [];
  const start =
    position === 'standard' ? game.start(setup, chance, sink) : game.scene(setup, position, chance, sink);
  return {
    game,
    position: start,
    sink,
    chance,
    does(seat, action) {
      this.position = game.apply(
        this.position,
        seat,
        inFull(game, this.position, seat, action),
        chance,
        sink,
      );
    },
    refuses(seat, action) {
      const verdict = game.judge(this.position, seat, inFull(game, this.position, seat, action));
      if (verdict.allowed) throw new BadInput(`${JSON.stringify(action)} by seat ${seat} is allowed`);
      return verdict.clause;
    },
    fact(name) {
      return game.fact(this.position, name);
    },
    asked() {
      return game.pending(this.position).filter(({ optional }) => !optional);
    },
    options(seat, partial) {
      return game.options(this.position, seat, partial).options;
    },
    events(seat = 'all') {
      return game.events(sink, seat);
    },
  };
}

/** An action in full, as the way means by which it answers what its seat is asked. */
function inFull(game: Game, p: Position, seat: Seat, action: Json): Json {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return action;
  const given = action as { [field: string]: Json };
  for (const asked of game.pending(p)) {
    if (asked.seat !== seat || asked.optional) continue;
    const { decisions, windows } = game.contract;
    const { answers } = decisions[asked.kind] ?? windows[asked.kind];
    const way = answers.find((fields) => Object.keys(fields)[0] in given);
    if (way !== undefined) return withNothing(way, given) as Json;
  }
  return action;
}
/**
 * Where an answer has lists, or several numbers, a scene need not say what does not come along: numbers and lists that are
 * left out are nothing.
 */
export function withNothing(
  way: { readonly [field: string]: unknown },
  given: { readonly [field: string]: unknown },
): { [field: string]: unknown } {
  const shapes = Object.values(way);
  if (!shapes.some(Array.isArray) && shapes.filter((shape) => shape === 'count').length < 2)
    return { ...given };
  const nothing = (shape: unknown) => (Array.isArray(shape) ? [] : shape === 'count' ? 0 : undefined);
  const left = Object.entries(way).filter(
    ([name, shape]) => !(name in given) && nothing(shape) !== undefined,
  );
  return { ...given, ...Object.fromEntries(left.map(([name, shape]) => [name, nothing(shape)])) };
}

/** A piece by its name alone, or as `noun.name` where two sorts of pieces share one. */
function pieceNamed(nouns: Nouns, given: string, where: string): number {
  const [sort, rest] = given.includes('.') ? given.split('.', 2) : [null, given];
  const found = Object.entries(nouns).filter(
    ([noun, names]) => (sort === null || noun === sort) && names.includes(rest),
  );
  if (found.length === 1) return found[0][1].indexOf(rest);
  if (found.length > 1)
    throw new BadInput(
      `${where}: '${given}' may be a ${found.map(([noun]) => noun).join(' or a ')}; write ${found[0][0]}.${given}`,
    );
  throw new BadInput(`${where}: ${unknownName(given, Object.values(nouns).flat(), 'piece')}`);
}

/** A step of a script: a deed, a refusal, or a look. */
export type ScriptStep =
  | { readonly seat: Seat; readonly does: Json }
  | { readonly seat: Seat; readonly refused: Json; readonly by: string }
  | { readonly expect: { readonly [fact: string]: Json } };

/** Says a refusal in words. */
export type Say = (message: Message) => string;

/** Plays one step; gives what went wrong, or null. */
export function playStep(table: Table, step: ScriptStep, say: Say = () => ''): string | null {
  if ('expect' in step) return firstDifference(table, step.expect);
  const because = ({ clause, message }: Refusal) => `refused by ${clause}${inBrackets(say(message))}`;
  if ('refused' in step) {
    const action = inFull(table.game, table.position, step.seat, step.refused);
    const verdict = table.game.judge(table.position, step.seat, action);
    if (verdict.allowed)
      return `seat ${step.seat} may ${JSON.stringify(step.refused)}, but should be refused by ${step.by}`;
    return verdict.clause === step.by ? null : `${because(verdict)}, not by ${step.by}`;
  }
  try {
    table.does(step.seat, step.does);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return `seat ${step.seat}: ${JSON.stringify(step.does)} is ${because(error.refusal)}`;
  }
}
const inBrackets = (sentence: string): string => (sentence === '' ? '' : ` (${sentence})`);

/** The first fact that is not as expected. A record need only name the parts that matter; an empty one means just that. */
function firstDifference(table: Table, expected: { readonly [fact: string]: Json }): string | null {
  const { game, position } = table;
  for (const [name, value] of Object.entries(expected)) {
    const found = table.fact(name);
    const wanted = game.expected(position, name, value);
    const place = difference(wanted, found, name, (part) => game.unlisted(position, name, part));
    if (place !== null) return place;
  }
  return null;
}

const isRecord = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function difference(
  expected: Json,
  found: Json | undefined,
  where: string,
  unlisted: (part: string) => Json | undefined,
): string | null {
  if (isRecord(expected) && Object.keys(expected).length > 0) {
    for (const [key, value] of Object.entries(expected)) {
      const part = isRecord(found) && Object.hasOwn(found, key) ? found[key] : unlisted(key);
      if (part === undefined) return `${where}: ${unknownName(key, Object.keys(found ?? {}), 'part')}`;
      const place = difference(value, part, `${where}.${key}`, unlisted);
      if (place !== null) return place;
    }
    return null;
  }
  const same = JSON.stringify(expected) === JSON.stringify(found);
  const isNobody = expected === 'nobody' && found === null;
  return same || isNobody ? null : `${where} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
}

/** Dice or draws that nobody asked for. */
export function leftovers({ chance }: Table): string | null {
  const { dice, draws } = chance.left();
  if (dice.length > 0) return `${dice.length} dice of the script were not rolled`;
  return draws.length > 0 ? `${draws.length} draws of the script were not made` : null;
}
