/**
 * A game, as bots, server, page and tests see it: one object. Positions go in and out as data; actions are
 * JSON with pieces by their names. `question` and `play` are the same in numbers, in place, for those in a hurry.
 */

import { BadInput } from './bad-input.ts';
import type { Chance } from './chance.ts';
import type { ClauseId } from './clauses.ts';
import {
  answerFromNames,
  answerToNames,
  canonical,
  frameToJson,
  fromJson,
  hash,
  hashText,
  type Naming,
  type PositionJson,
  readFrame,
  toJson,
  wholeNumber,
} from './codec.ts';
import type { Contract } from './contract.ts';
import { type Happening, type Sink, SPECTATOR, tellInto } from './events.ts';
import {
  beginFilling,
  choose,
  type Filling,
  type Form,
  fillIn,
  isFilled,
  makeForm,
  nextOptions,
  refusedBecause,
  refusedOptions,
} from './form.ts';
import type { Play } from './language.ts';
import {
  type AnyInterjection,
  aboutOf,
  answer,
  assemble,
  firstAsked,
  interject,
  isAsked,
  push,
  questionOf,
  type Rules,
  restingFrame,
  run,
} from './machine.ts';
import { giveOrder, ORDERS, type Order, orderOf } from './orders.ts';
import {
  type Answer,
  copyInto,
  type Layout,
  type Locals,
  type Position,
  type PositionOf,
  positionMaker,
} from './position.ts';
import type { Scenes } from './scene.ts';
import { type Chosen, chooseSettings, type Settings } from './settings.ts';
import { fromNames, type Json, recordAt, type Seat, toNames, unknownName } from './shape.ts';

export interface Setup {
  readonly seats: number;
  readonly options?: Chosen;
}
/** 'This seat is now asked this.' Recomputed from the position, never stored. */
export interface Pending {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  readonly about: Json;
  /** An interjection: the seat may, nobody waits for it. */
  readonly optional: boolean;
  readonly prompt: Message;
}
/** A message key with its parameters, pieces by their names. */
export interface Message {
  readonly key: string;
  readonly params: { readonly [name: string]: Json };
}
export interface Refusal {
  readonly allowed: false;
  readonly clause: ClauseId;
  readonly message: Message;
}
export type Verdict = { readonly allowed: true } | Refusal;
/** The next field of an answer: what may be chosen, each as a record of one field. */
export interface Options {
  readonly kind: string;
  /** The answer is whole. */
  readonly complete: boolean;
  readonly options: readonly Json[];
  /** What may not be chosen, and why, if that was wanted. */
  readonly refused?: readonly {
    readonly option: Json;
    readonly clause: ClauseId;
    readonly message: Message;
  }[];
}
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly kind: string;
  readonly scores: readonly number[];
}
export interface Event extends Message {
  readonly to: readonly Seat[] | null;
}
/** The position as one seat may see it, by names: a list of what it may see. */
export interface View {
  readonly seat: Seat | null;
  readonly seats: number;
  readonly asks: number;
  readonly options: Chosen;
  /** One's own standing orders. */
  readonly orders: { readonly [window: string]: Order } | null;
  /** The procedures under way, with the sealed answers that the seat may know. */
  readonly stack: readonly FrameView[];
  /** The game's own part. */
  readonly table: Json;
}
export interface FrameView {
  readonly proc: string;
  readonly step: string;
  readonly no: number;
  readonly asked: readonly Seat[] | null;
  readonly answered: readonly boolean[] | null;
  readonly answers: readonly Json[] | null;
  readonly turn: number;
  readonly locals: Json;
}

export interface Game {
  readonly name: string;
  readonly version: string;
  readonly contentHash: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly settings: Settings;
  readonly contract: Contract;
  /** Every question by kind, interjections and orders among them. */
  readonly forms: { readonly [kind: string]: Form };

  /** A game from its beginning; simulations give a position to lay it out in. */
  start(setup: Setup, chance: Chance, sink?: Sink, into?: Position): Position;
  pending(p: Position): Pending[];
  options(p: Position, seat: Seat, partial?: Json, wanted?: { kind?: string; refused?: boolean }): Options;
  judge(p: Position, seat: Seat, action: unknown): Verdict;
  /** Judges, copies, and carries the action out on the copy. A refusal throws `Refused`; the position stays as it was. */
  apply(p: Position, seat: Seat, action: unknown, chance: Chance, sink?: Sink): Position;
  view(p: Position, seat: Seat | null): View;
  /** A position consistent with a view, its hidden parts drawn at random. */
  worldOf(view: View, chance: Chance): Position;
  outcome(p: Position): Outcome | null;

  /** The question put to a seat, ready to be filled in; null if it is not asked. */
  question(p: Position, seat: Seat): Filling | null;
  /** A question that a seat may answer uninvited; null if that kind is not open to it. */
  interjection(p: Position, seat: Seat, kind: string): Filling | null;
  /** The first question that nobody has answered yet; null when the game is over. */
  firstQuestion(p: Position): Filling | null;
  playing(chance: Chance, sink?: Sink, seats?: number): Play<Contract>;
  /** Carries out a filled-in question on the position itself, unjudged. */
  play(p: Position, filled: Filling, play: Play<Contract>): void;
  action(filled: Filling): Json;
  /** What each audience hears, by names. */
  events(sink: Sink, seat: Seat | null | 'all'): Event[];

  empty(): Position;
  copy(p: Position): Position;
  copyInto(to: Position, from: Position): Position;
  toJson(p: Position): PositionJson;
  fromJson(json: unknown, where?: string): Position;
  canonical(p: Position): string;
  hash(p: Position): string;
  /** A position laid out by hand, played on to its first question. */
  scene(setup: Setup, parts: { readonly [part: string]: unknown }, chance: Chance, sink?: Sink): Position;
  fact(p: Position, name: string): Json;
  /** The parts that a scene can have, and the facts that can be asked. */
  readonly scenes: { readonly parts: readonly string[]; readonly facts: readonly string[] };
  /** What is wrong with a position: invariants that hold at every rest. Null when all is well. */
  check(p: Position): string | null;
}

/** An action that the rules forbid. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`refused by ${refusal.clause}`);
    this.refusal = refusal;
  }
}

export interface GameRules<C extends Contract, L extends Layout> extends Rules<C, PositionOf<L>> {
  readonly name: string;
  /** Raised when a rule changes: running games then go on in a new stretch. */
  readonly version: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly settings: Settings;
  readonly contract: C;
  readonly layout: L;
  readonly content: Json;
  /** The procedure that is the whole game. */
  readonly whole: keyof C['procedures'] & string;
  outcome(p: PositionOf<L>): Outcome;
  /** The game's part of a view: what the seat may see, listed. */
  view(p: PositionOf<L>, seat: Seat | null): Json;
  /** Lays out a position from the game's part of a view, drawing what the seat does not know. */
  worldOf(p: PositionOf<L>, table: never, seat: Seat | null, chance: Chance): void;
  readonly scenes: Scenes<PositionOf<L>>;
  check?(p: PositionOf<L>): string | null;
}

/** Clauses of the table itself, not of any game. */
export const NOT_ASKED = 'K-01';
export const NO_SUCH_ANSWER = 'K-02';
export const MALFORMED = 'K-03';

export function defineGame<const C extends Contract, L extends Layout>(rules: GameRules<C, L>): Game {
  const { contract, seats, settings } = rules;
  const machine = assemble<C, PositionOf<L>>(contract, rules as Rules<C, PositionOf<L>>);
  const { windows } = machine;
  const layout: Layout = {
    ...rules.layout,
    settings: Object.keys(settings).length,
    orders: seats.most * windows.length,
  };
  const nouns = { ...contract.nouns, window: windows.map(({ name }) => name), order: ORDERS };

  const empty = positionMaker(layout) as () => Position;
  const naming: Naming = { nouns, layout, machine, seats, empty };
  const wholePlace = Object.keys(contract.procedures).indexOf(rules.whole);
  const orders = makeForm(
    'orders',
    {},
    [{ arm: 'window', when: 'order' }],
    [
      {
        arm: { among: () => nouns.window.map((_, place) => place), bounds: MALFORMED },
        when: { among: () => ORDERS.map((_, place) => place), bounds: MALFORMED },
      },
    ],
  );
  const forms: { [kind: string]: Form } = { ...machine.forms };
  if (windows.length > 0) forms.orders = orders;
  refuseAmbiguousVerbs(forms, machine.interjections);
  const own = (p: Position): PositionOf<L> => p as PositionOf<L>;

  const copy = (p: Position): Position => copyInto(empty(), p);
  const playing = (chance: Chance, sink?: Sink, count: number = seats.most): Play<Contract> => ({
    chance,
    tell: sink === undefined ? undefined : tellInto(sink, count),
  });

  function question(p: Position, seat: Seat): Filling | null {
    if (!isAsked(machine, p, seat)) return null;
    const frame = restingFrame(p);
    return beginFilling(questionOf(machine, frame), seat, aboutOf(machine, p, frame));
  }

  function interjection(p: Position, seat: Seat, kind: string): Filling | null {
    if (p.stack.length === 0 || seat < 0 || seat >= p.seats) return null;
    if (kind === 'orders' && windows.length > 0) return beginFilling(orders, seat, {});
    const found = machine.interjections.find((each) => each.question.kind === kind);
    return found?.open(p, seat) === true ? beginFilling(found.question, seat, {}) : null;
  }

  /** The question that an action answers, by its verb: what the seat is asked, or what it may say uninvited. */
  function questionFor(p: Position, seat: Seat, action: Record<string, unknown>): Filling | Refusal {
    const asked = question(p, seat);
    const speaks = ({ ways }: Form) => ways.some(({ verb }) => Object.hasOwn(action, verb));
    if (asked !== null && speaks(asked.form)) return asked;
    const kind = uninvited.find((each) => speaks(forms[each]));
    const free = kind === undefined ? null : interjection(p, seat, kind);
    if (free !== null) return free;
    return refusal(asked === null ? NOT_ASKED : NO_SUCH_ANSWER, { seat });
  }
  const uninvited = [
    ...machine.interjections.map((each) => each.question.kind),
    ...(windows.length > 0 ? ['orders'] : []),
  ];

  const refusal = (clause: ClauseId, params: { [name: string]: Json }): Refusal => ({
    allowed: false,
    clause,
    message: { key: `refusal.${clause}`, params },
  });
  /** Everything that a refusal may speak of: the seat, what was asked, and the answer so far. */
  const paramsOf = (q: Filling, way = q.way, so: Answer = q.so): { [name: string]: Json } => {
    const params: { [name: string]: Json } = { seat: q.seat, ...namedAbout(q.form, q.about) };
    for (const field of way?.fields ?? [])
      if (field.name in so)
        params[field.name] = toNames(nouns, way?.shape[field.name] ?? 'count', so[field.name]);
    return params;
  };
  const namedAbout = (form: Form, about: Locals): { [name: string]: Json } =>
    toNames(nouns, form.about, about) as { [name: string]: Json };
  const optionRecord = (q: Filling, option: number): Json => {
    const next = { ...q, so: { ...q.so } };
    choose(next, option);
    const name = (next.way as NonNullable<Filling['way']>).fields[q.field].name;
    return { [name]: (answerFields(next) as Record<string, Json>)[name] };
  };
  const answerFields = (q: Filling): Json => {
    const fields: { [name: string]: Json } = {};
    for (const { name } of q.way?.fields.slice(0, q.field) ?? [])
      fields[name] = toNames(nouns, q.way?.shape[name] ?? 'count', q.so[name]);
    return fields;
  };

  /** Fills a question in from an action, field by field, until it is whole or a field is refused. */
  function judged(p: Position, seat: Seat, action: unknown, partial = false): Filling | Refusal {
    let record: Record<string, unknown>;
    try {
      record = recordAt(action, 'the action');
    } catch {
      return refusal(MALFORMED, { seat });
    }
    const q = questionFor(p, seat, record);
    if ('allowed' in q) return q;
    const place = q.form.ways.findIndex(({ verb }) => Object.hasOwn(record, verb));
    const way = q.form.ways[place];
    const known = way.fields.map(({ name }) => name);
    if (Object.keys(record).some((key) => !known.includes(key))) return refusal(MALFORMED, { seat });
    while (!isFilled(q)) {
      const { name } = way.fields[q.field];
      if (!Object.hasOwn(record, name)) {
        if (partial && known.slice(q.field).every((later) => !Object.hasOwn(record, later))) return q;
        return refusal(MALFORMED, { seat });
      }
      let value: number;
      try {
        const named = answerFromNames(
          nouns,
          oneField(q.form, way.shape, name),
          { [name]: record[name] },
          'the action',
        );
        value = Number(named[name]);
      } catch {
        return refusal(MALFORMED, { seat });
      }
      const clause = refusedBecause(p, q, way, value);
      if (clause !== null)
        return refusal(
          clause,
          paramsOf(q, way, { ...q.so, [name]: value === 1 && way.shape[name] === 'yes' ? true : value }),
        );
      choose(q, (place << 16) | value);
    }
    return q;
  }
  const oneField = (form: Form, shape: Record<string, unknown>, name: string): Form => ({
    ...form,
    ways: [{ verb: name, fields: [], shape: { [name]: shape[name] as string } }],
  });

  function play(p: Position, { form, seat, so }: Filling, playing: Play<Contract>): void {
    if (form.role === 'orders') {
      giveOrder(p, so.arm as number, windows.length, seat, ORDERS[so.when as number]);
      return;
    }
    if (form.role === 'asked') answer(machine, p, seat, so, playing);
    else interject(machine, p, form, seat, so, playing);
  }

  function pending(p: Position): Pending[] {
    if (p.stack.length === 0) return [];
    const list: Pending[] = [];
    const put = (q: Filling | null, id: string, optional: boolean) => {
      if (q === null) return;
      const about = namedAbout(q.form, q.about);
      const prompt = { key: `prompt.${q.form.kind}`, params: { seat: q.seat, ...about } };
      list.push({ id, seat: q.seat, kind: q.form.kind, about, optional, prompt });
    };
    const { no } = restingFrame(p);
    for (let seat = 0; seat < p.seats; seat++) {
      const q = question(p, seat);
      put(q, `${q?.form.kind}.${no}.${seat}`, false);
    }
    for (let seat = 0; seat < p.seats; seat++)
      for (const kind of uninvited) put(interjection(p, seat, kind), `${kind}.free.${seat}`, true);
    return list;
  }

  function options(
    p: Position,
    seat: Seat,
    partial: Json = {},
    wanted: { kind?: string; refused?: boolean } = {},
  ): Options {
    const record = recordAt(partial, 'the answer so far');
    const blank = Object.keys(record).length === 0;
    const first = wanted.kind === undefined ? question(p, seat) : questionOfKind(p, seat, wanted.kind);
    const q = blank ? (first ?? refusal(NOT_ASKED, { seat })) : judged(p, seat, record, true);
    if ('allowed' in q) throw new Refused(q);
    if (isFilled(q)) return { kind: q.form.kind, complete: true, options: [] };
    const found: number[] = [];
    nextOptions(p, q, found);
    const offered = found.map((option) => optionRecord(q, option));
    if (wanted.refused !== true) return { kind: q.form.kind, complete: false, options: offered };
    const refused = refusedOptions(p, q).map(({ option, clause }) => {
      const next = { ...q, so: { ...q.so } };
      choose(next, option);
      return { option: optionRecord(q, option), clause, message: refusal(clause, paramsOf(next)).message };
    });
    return { kind: q.form.kind, complete: false, options: offered, refused };
  }
  const questionOfKind = (p: Position, seat: Seat, kind: string): Filling | null => {
    const asked = question(p, seat);
    return asked?.form.kind === kind ? asked : interjection(p, seat, kind);
  };

  function view(p: Position, seat: Seat | null): View {
    return {
      seat,
      seats: p.seats,
      asks: p.asks,
      options: Object.fromEntries(
        Object.keys(settings).map((key, place) => {
          const value = p.settings[place];
          return [key, settings[key].type === 'flag' ? value === 1 : value];
        }),
      ),
      orders:
        seat === null
          ? null
          : Object.fromEntries(
              windows.map(({ name, place }) => [name, orderOf(p, place, windows.length, seat)]),
            ),
      stack: p.stack.map((frame): FrameView => {
        const { answers, ...rest } = frameToJson(naming, frame);
        const inTurn = machine.procs[frame.proc].steps[frame.step].inTurn;
        // A sealed answer is its seat's own until it has counted.
        const known = (i: number) =>
          frame.asked?.[i] === seat || (frame.turn >= 0 && (inTurn ? i < frame.turn : i <= frame.turn));
        return {
          ...rest,
          answered: answers?.map((given) => given !== null) ?? null,
          answers: answers?.map((given, i) => (known(i) ? given : null)) ?? null,
        };
      }),
      table: rules.view(own(p), seat),
    };
  }

  function worldOf(view: View, chance: Chance): Position {
    const p = empty();
    p.seats = view.seats;
    p.asks = view.asks;
    setSettings(p, view.options);
    if (view.seat !== null && view.orders !== null)
      for (const { name, place } of windows)
        giveOrder(p, place, windows.length, view.seat, view.orders[name]);
    rules.worldOf(own(p), view.table as never, view.seat, chance);
    for (const { answered, ...frame } of view.stack) {
      p.stack.push(readFrame(naming, p, frame, 'view.stack'));
      drawSealedAnswers(p, answered, chance);
    }
    return p;
  }
  /** Somebody has answered and we may not know what: any answer that he might have given. */
  function drawSealedAnswers(p: Position, answered: readonly boolean[] | null, chance: Chance): void {
    const frame = restingFrame(p);
    const { asked, answers } = frame;
    if (asked === null || answers === null) return;
    answers.forEach((given, i) => {
      if (given !== null || answered?.[i] !== true) return;
      const q = beginFilling(questionOf(machine, frame), asked[i], aboutOf(machine, p, frame));
      answers[i] = fillIn(p, q, (count) => chance.die(count) - 1);
    });
  }

  function begin(setup: Setup, into?: Position): Position {
    if (!Number.isInteger(setup.seats) || setup.seats < seats.least || setup.seats > seats.most)
      throw new BadInput(`${rules.name} is for ${seats.least} to ${seats.most} players, not ${setup.seats}`);
    const p = into === undefined ? empty() : copyInto(into, blank);
    p.seats = setup.seats;
    setSettings(p, setup.options === undefined ? defaults : chooseSettings(settings, setup.options));
    return p;
  }
  const outcome = (p: Position): Outcome | null => (p.stack.length === 0 ? rules.outcome(own(p)) : null);
  const factNames = [...Object.keys(rules.scenes.facts), 'asked', 'outcome'];
  const partNames = [...Object.keys(rules.scenes.parts), ...(windows.length > 0 ? ['orders'] : [])];
  /** `{ 0: { omens: 'always' } }`: standing orders by seat. */
  function layOutOrders(p: Position, json: unknown): void {
    for (const [seat, given] of Object.entries(recordAt(json, 'position.orders')))
      for (const [window, order] of Object.entries(recordAt(given, `position.orders.${seat}`))) {
        const where = `position.orders.${seat}`;
        const place = fromNames(nouns, 'window', window, where) as number;
        fromNames(nouns, 'order', order, where);
        giveOrder(p, place, windows.length, wholeNumber(Number(seat), 0, p.seats - 1, where), order as Order);
      }
  }
  const blank = empty();
  const defaults = chooseSettings(settings, {});
  function setSettings(p: Position, chosen: Chosen): void {
    Object.keys(settings).forEach((key, place) => {
      p.settings[place] = Number(chosen[key]);
    });
  }

  return {
    name: rules.name,
    version: rules.version,
    contentHash: hashText(JSON.stringify(rules.content)),
    seats,
    settings,
    contract,
    forms,
    start(setup, chance, sink, into) {
      const p = begin(setup, into);
      push(machine, p, wholePlace, {});
      run(machine, p, playing(chance, sink, p.seats));
      return p;
    },
    pending,
    options,
    judge(p, seat, action) {
      const q = judged(p, seat, action);
      return 'allowed' in q ? q : { allowed: true };
    },
    apply(p, seat, action, chance, sink) {
      const q = judged(p, seat, action);
      if ('allowed' in q) throw new Refused(q);
      const after = copy(p);
      play(after, q, playing(chance, sink, p.seats));
      return after;
    },
    view,
    worldOf,
    outcome,
    question,
    interjection,
    firstQuestion(p) {
      const seat = firstAsked(p);
      if (seat < 0) return null;
      const frame = restingFrame(p);
      return beginFilling(questionOf(machine, frame), seat, aboutOf(machine, p, frame));
    },
    playing,
    play,
    action: (filled) => answerToNames(nouns, filled.form, filled.so),
    events: (sink, seat) =>
      sink
        .filter(({ to }) => seat === 'all' || to === null || to.includes(seat ?? SPECTATOR))
        .map(({ event, params, to }: Happening) => ({
          key: `event.${event}`,
          params: toNames(nouns, contract.events[event], params) as { [name: string]: Json },
          to,
        })),
    empty,
    copy,
    copyInto,
    toJson: (p) => toJson(naming, p),
    fromJson: (json, where) => fromJson(naming, json, where),
    canonical: (p) => canonical(naming, p),
    hash: (p) => hash(naming, p),
    scene(setup, parts, chance, sink) {
      const p = begin(setup);
      const { scenes } = rules;
      const known = Object.keys(scenes.parts);
      for (const key of Object.keys(parts))
        if (!partNames.includes(key)) throw new BadInput(`position: ${unknownName(key, partNames, 'part')}`);
      for (const key of known)
        if (Object.hasOwn(parts, key)) scenes.parts[key](own(p), parts[key], `position.${key}`);
      if (Object.hasOwn(parts, 'orders')) layOutOrders(p, parts.orders);
      for (const { proc, step, locals = {} } of scenes.underWay(own(p), parts))
        p.stack.push(
          readFrame(
            naming,
            p,
            { proc, step, locals, no: 0, asked: null, answers: null, turn: -1 },
            'position',
          ),
        );
      run(machine, p, playing(chance, sink, p.seats));
      return p;
    },
    fact(p, name) {
      if (name === 'asked')
        return pending(p)
          .filter(({ optional }) => !optional)
          .map(({ seat, kind }) => ({ [seat]: kind }));
      if (name === 'outcome') return outcome(p) as unknown as Json;
      if (!Object.hasOwn(rules.scenes.facts, name)) throw new BadInput(unknownName(name, factNames, 'fact'));
      return rules.scenes.facts[name](own(p));
    },
    scenes: { parts: partNames, facts: factNames },
    check: (p) => rules.check?.(own(p)) ?? null,
  };
}

/** What a seat says uninvited is told from an answer by its verb, so no two of these may share one. */
function refuseAmbiguousVerbs(
  forms: { readonly [kind: string]: Form },
  interjections: readonly AnyInterjection[],
): void {
  const free = new Set(['orders', ...interjections.map(({ question }) => question.kind)]);
  for (const kind of free)
    for (const { verb } of forms[kind]?.ways ?? [])
      for (const other of Object.values(forms))
        if (other.kind !== kind && other.ways.some((way) => way.verb === verb))
          throw new Error(`'${verb}' would answer both '${kind}' and '${other.kind}': give one another verb`);
}
