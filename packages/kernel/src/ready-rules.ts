/** The rules of a game made ready for play: what all parts of the `Game` object share. */

import { assemble, type Rules } from './assemble.ts';
import type { Chance } from './chance.ts';
import type { Naming, PositionJson } from './codec.ts';
import type { Contract } from './contract.ts';
import { type Form, makeForm } from './form.ts';
import type { Glance, Outcome } from './game.ts';
import { ORDERS } from './orders.ts';
import {
  type Layout,
  type Position,
  type PositionOf,
  type ProcedureFacts,
  positionMaker,
} from './position.ts';
import type { Scenes } from './scene.ts';
import type { Settings } from './settings.ts';
import type { Json, Seat } from './shape.ts';
import type { Steward } from './steward.ts';
import { TABLE_VERB } from './table-acts.ts';

export interface GameRules<C extends Contract, L extends Layout, Box = unknown>
  extends Rules<C, PositionOf<L, Box>> {
  readonly name: string;
  /** Raised when a rule changes: running games then go on in a new stretch. */
  readonly version: string;
  /**
   * How a position that an earlier version has stored is read: what each version has changed in columns, steps and frames
   * since. By the number of the last version that had it otherwise; a version that changes only rules needs none.
   */
  readonly migrations?: { readonly [version: string]: (position: PositionJson) => PositionJson };
  readonly seats: { readonly least: number; readonly most: number };
  readonly settings: Settings;
  readonly contract: C;
  readonly layout: L;
  /** What is in the box, as data: its hash tells which content a game is played with. */
  readonly content: Json;
  /** The content made ready for the rules, which find it in every position. */
  readonly box?: Box;
  /** The procedure that is the whole game. */
  readonly whole: keyof C['procedures'] & string;
  /** The procedure that is one seat's turn, where there are turns. */
  readonly turn?: TurnsIn<C>;
  /** The kinds of its outcomes, or what decides (`how`) where that says more. */
  readonly outcomes: readonly string[];
  outcome(p: PositionOf<L, Box>): Outcome;
  /** The game's part of a view: what the seat may see, listed. */
  view(p: PositionOf<L, Box>, seat: Seat | null): Json;
  /** The same at a glance. */
  glance?(table: never): Glance;
  /** Lays out a position from the game's part of a view, drawing what the seat does not know. */
  worldOf(p: PositionOf<L, Box>, table: never, seat: Seat | null, chance: Chance): void;
  /**
   * What would come of something that the seat considers. The position is a copy, on which it may be tried out; a
   * request that is none throws `BadInput`.
   */
  forecast?(p: PositionOf<L, Box>, seat: Seat, request: Json): Json;
  /**
   * What is otherwise after than before, as far as it counts for players: of what the seat may see, and by names. Who has it
   * is told what any answer would do (`would.ts`).
   */
  changes?(before: PositionOf<L, Box>, after: PositionOf<L, Box>, seat: Seat): Json;
  readonly steward?: Steward<PositionOf<L, Box>>;
  /**
   * Notes that everybody knows of this piece in a seat's hand (if it is there): the seat has shown it and taken that back.
   * A game without it has no way back from what is shown.
   */
  shown?(p: PositionOf<L, Box>, seat: Seat, piece: number): void;
  readonly scenes: Scenes<PositionOf<L, Box>>;
  /** What is wrong with a position; `laid`: one that was laid out by hand need not account for what it does not name. */
  check?(p: PositionOf<L, Box>, laid: boolean): string | null;
  /** What no action may do: null when all is well. */
  checkChange?(before: PositionOf<L, Box>, after: PositionOf<L, Box>): string | null;
}

/** The procedures that have a seat: a turn is one of these. */
type TurnsIn<C extends Contract> = {
  [Name in keyof C['procedures'] & string]: C['procedures'][Name]['args'] extends { readonly seat: 'seat' }
    ? Name
    : never;
}[keyof C['procedures'] & string];

/** The same, of whatever game. */
export type AnyRules = GameRules<Contract, Layout>;

export interface ReadyRules extends Naming {
  readonly rules: AnyRules;
  /** Every question by kind, interjections and orders among them. */
  readonly forms: { readonly [kind: string]: Form };
  /** The kinds of what a seat may say uninvited. */
  readonly uninvited: readonly string[];
}

/** Clauses of the table itself, not of any game. */
export const NOT_ASKED = 'K-01';
export const NO_SUCH_ANSWER = 'K-02';
export const MALFORMED = 'K-03';
export const NOTHING_TO_UNDO = 'K-04';
export const NOTHING_TO_REDO = 'K-05';

export function makeReady(rules: AnyRules): ReadyRules {
  const { contract, seats, settings } = rules;
  const machine = assemble(contract, rules);
  const { windows } = machine;
  const layout: Layout = {
    ...rules.layout,
    settings: Object.keys(settings).length,
    orders: seats.most * windows.length,
  };
  const nouns = { ...contract.nouns, window: windows.map(({ name }) => name), order: ORDERS };
  const forms = windows.length === 0 ? machine.forms : { ...machine.forms, orders: ordersForm(nouns.window) };
  const uninvited = Object.values(forms).filter(({ role }) => role !== 'asked');
  refuseAmbiguousVerbs(uninvited, Object.values(forms));
  return {
    rules,
    machine,
    layout,
    nouns,
    seats,
    forms,
    uninvited: uninvited.map(({ kind }) => kind),
    empty: positionMaker(layout, rules.box, proceduresOf(contract)) as () => Position,
  };
}

/** `{ arm: 'omens', when: 'always' }`: standing orders are given like any other answer. */
function ordersForm(windows: readonly string[]): Form {
  const arm = windows.map((_, place) => place);
  const when = ORDERS.map((_, place) => place);
  const fields = {
    arm: { among: () => arm, bounds: MALFORMED },
    when: { among: () => when, bounds: MALFORMED },
  };
  return makeForm('orders', {}, [{ arm: 'window', when: 'order' }], [fields], { role: 'orders' });
}

/** What a seat says uninvited is told from an answer by its verb, so no two of these may share one. */
function refuseAmbiguousVerbs(uninvited: readonly Form[], forms: readonly Form[]): void {
  const verbs = ({ ways }: Form) => ways.map(({ verb }) => verb);
  for (const form of uninvited)
    for (const other of forms)
      for (const verb of verbs(form))
        if (other !== form && verbs(other).includes(verb))
          throw new Error(
            `'${verb}' would answer both '${form.kind}' and '${other.kind}': give one another verb`,
          );
  for (const { kind, ways } of forms)
    for (const { verb } of ways)
      if (verb === 'undo' || verb === 'redo' || verb === TABLE_VERB)
        throw new Error(`'${verb}' (in '${kind}') is a verb of the table itself`);
}

const proceduresOf = ({ procedures }: Contract): ProcedureFacts[] =>
  Object.entries(procedures).map(([name, { marks = [] }]) => ({ name, marks }));
