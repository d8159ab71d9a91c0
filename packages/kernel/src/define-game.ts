/** Makes the one object that a game is from its rules. */

import { BadInput } from './bad-input.ts';
import { type Chance, NotScripted } from './chance.ts';
import {
  answerToNames,
  canonical,
  fromJson,
  hash,
  hashText,
  type PositionJson,
  readFrame,
  toJson,
  wholeNumber,
} from './codec.ts';
import type { Contract } from './contract.ts';
import { type Sink, SPECTATOR, TABLE_EVENTS, tellInto } from './events.ts';
import type { Filling } from './form.ts';
import { type Event, type Game, type Outcome, Refused, type Setup, type View } from './game.ts';
import { judged, options } from './judge.ts';
import type { Play } from './language.ts';
import { answer, interject, push, run } from './machine.ts';
import { memoriesOf } from './memory.ts';
import { giveOrder, ORDERS, type Order } from './orders.ts';
import { copyInto, type Frame, type Layout, type Position } from './position.ts';
import { firstQuestion, interjection, isReaction, pending, question } from './questions.ts';
import { type AnyRules, type GameRules, makeReady, type ReadyRules } from './ready-rules.ts';
import type { FrameSpec } from './scene.ts';
import { chooseSettings, writeSettings } from './settings.ts';
import {
  type Fields,
  fromNames,
  type Json,
  nothingOf,
  recordAt,
  type Seat,
  toNames,
  unknownName,
} from './shape.ts';
import type { Steward } from './steward.ts';
import { seen, view, worldOf } from './views.ts';
import { wouldDo } from './would.ts';

export function defineGame<const C extends Contract, L extends Layout, Box = unknown>(
  rules: GameRules<C, L, Box>,
): Game {
  return gameOf(rules as unknown as AnyRules);
}

function gameOf(rules: AnyRules): Game {
  const w = makeReady(rules);
  const { machine, nouns } = w;
  const { changes, contract, forecast, glance, scenes, seats, settings, steward } = rules;
  const procedures = Object.keys(contract.procedures);
  const first = procedures.indexOf(rules.whole);
  const turn = procedures.indexOf(rules.turn ?? '');
  const events: { readonly [event: string]: Fields } = { ...contract.events, ...TABLE_EVENTS };
  const blank = w.empty();
  const defaults = chooseSettings(settings, {});
  const partNames = [...Object.keys(scenes.parts), ...(machine.windows.length > 0 ? ['orders'] : [])];
  const factNames = [...Object.keys(scenes.facts), 'asked', 'outcome'];

  const playing = (chance: Chance, sink?: Sink, count: number = seats.most): Play<Contract> => ({
    chance,
    tell: sink === undefined ? undefined : tellInto(sink, count),
    hurried: false,
  });
  const outcome = (p: Position): Outcome | null => {
    if (p.isAbandoned) return ABANDONED;
    return p.stack.length === 0 ? rules.outcome(p as never) : null;
  };

  function begin(setup: Setup, into?: Position): Position {
    if (!Number.isInteger(setup.seats) || setup.seats < seats.least || setup.seats > seats.most)
      throw new BadInput(`${rules.name} is for ${seats.least} to ${seats.most} players, not ${setup.seats}`);
    const p = into === undefined ? w.empty() : copyInto(into, blank);
    p.seats = setup.seats;
    writeSettings(
      settings,
      p,
      setup.options === undefined ? defaults : chooseSettings(settings, setup.options),
    );
    return p;
  }

  /** What a script does not say is asked for somewhere: the step of a procedure. */
  function sayingWhere(p: Position, work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof NotScripted) || p.stack.length === 0) throw error;
      const { proc, step } = toJson(w, p).stack.at(-1) as { proc: string; step: string };
      throw new NotScripted(`${error.message}, in step ${step} of '${proc}'`);
    }
  }

  function play(p: Position, { form, seat, so }: Filling, playing: Play<Contract>): void {
    if (form.role === 'asked') answer(machine, p, seat, so, playing);
    else if (form.role === 'interjection') interject(machine, p, form, seat, so, playing);
    else giveOrder(p, so.arm as number, machine.windows.length, seat, ORDERS[so.when as number]);
  }

  /** What an answer would do is asked in the same way of every game; what else it foretells, a game says itself. */
  function foretell(p: Position, seat: Seat, request: Json): Json {
    if (changes !== undefined && isAboutAnswer(request))
      return wouldDo(whole, changes as never, p, seat, request.would) as unknown as Json;
    if (forecast === undefined) throw new BadInput('the request has no answer that would be given (would)');
    return forecast(copyInto(w.empty(), p) as never, seat, request);
  }

  const whole: Game = {
    name: rules.name,
    version: rules.version,
    content: rules.content,
    contentHash: hashText(JSON.stringify(rules.content)),
    seats,
    settings,
    contract,
    outcomes: rules.outcomes,
    forms: w.forms,
    start(setup, chance, sink, into) {
      const p = begin(setup, into);
      push(machine, p, first, {});
      sayingWhere(p, () => run(machine, p, playing(chance, sink, p.seats)));
      return p;
    },
    pending: (p) => pending(w, p),
    isReaction: (p, seat) => isReaction(w, p, seat),
    options: (p, seat, partial, wanted) => options(w, p, seat, partial, wanted),
    judge(p, seat, action) {
      const q = judged(w, p, seat, action);
      return 'allowed' in q ? q : { allowed: true };
    },
    apply(p, seat, action, chance, sink, into = w.empty()) {
      const q = judged(w, p, seat, action);
      if ('allowed' in q) throw new Refused(q);
      const after = copyInto(into, p);
      sayingWhere(after, () => play(after, q, playing(chance, sink, p.seats)));
      return after;
    },
    view: (p, seat, memory) => view(w, p, seat, memory),
    seen: (p, seat, memory) => seen(w, p, seat, memory),
    ...(glance && { glance: ({ table }: Pick<View, 'table'>) => glance(table as never) }),
    newMemory: memoriesOf(w.layout),
    worldOf: (seen, chance) => worldOf(w, seen, chance),
    ...((forecast ?? changes) && { forecast: foretell }),
    ...(steward && { steward: steward as unknown as Steward }),
    withShown(p, seat, pieces) {
      if (rules.shown === undefined) return null;
      const copy = copyInto(w.empty(), p);
      for (const piece of pieces) rules.shown(copy as never, seat, piece);
      return copy;
    },
    outcome,
    abandoned(p) {
      const after = copyInto(w.empty(), p);
      after.stack.length = 0;
      after.owned = 0;
      after.isAbandoned = true;
      return after;
    },
    turnOf: (p) => (p.stack.find(({ proc }) => proc === turn)?.locals.seat as Seat | undefined) ?? null,
    question: (p, seat) => question(w, p, seat),
    stopsByDefault(p, seat) {
      const frame = p.stack.at(-1);
      if (frame === undefined) return false;
      return machine.procs[frame.proc].window?.byDefault(p, seat, frame.locals) === true;
    },
    interjection: (p, seat, kind) => interjection(w, p, seat, kind),
    firstQuestion: (p) => firstQuestion(w, p),
    playing,
    hurrying: (chance) => ({ chance, tell: undefined, hurried: true }),
    play,
    action: ({ form, so }) => answerToNames(nouns, form, so),
    events: (sink, seat) =>
      sink
        .filter(({ to }) => seat === 'all' || to === null || to.includes(seat ?? SPECTATOR))
        .map(
          ({ event, params, to }): Event => ({
            key: `event.${event}`,
            params: toNames(nouns, events[event], params) as Event['params'],
            to,
          }),
        ),
    empty: w.empty,
    copy: (p) => copyInto(w.empty(), p),
    copyInto,
    toJson: (p) => toJson(w, p),
    fromJson: (json, where) => fromJson(w, json, where),
    fromEarlier: (json, version) => fromEarlier(w, json, version),
    canonical: (p) => canonical(w, p),
    hash: (p) => hash(w, p),
    scene(setup, parts, chance, sink) {
      const p = begin(setup);
      for (const key of Object.keys(parts))
        if (!partNames.includes(key)) throw new BadInput(`position: ${unknownName(key, partNames, 'part')}`);
      for (const [key, layOut] of Object.entries(scenes.parts))
        if (Object.hasOwn(parts, key)) layOut(p as never, parts[key], `position.${key}`);
      if (Object.hasOwn(parts, 'orders')) layOutOrders(w, p, parts.orders);
      for (const frame of scenes.underWay(p as never, parts)) p.stack.push(readSpec(w, p, frame));
      const fault =
        scenes.check === undefined ? rules.check?.(p as never, true) : scenes.check(p as never, parts);
      if (typeof fault === 'string') throw new BadInput(`position: ${fault}`);
      sayingWhere(p, () => run(machine, p, playing(chance, sink, p.seats)));
      return p;
    },
    fact(p, name) {
      if (name === 'outcome') return outcome(p) as unknown as Json;
      if (name === 'asked')
        return pending(w, p).flatMap(({ seat, kind, optional }) => (optional ? [] : [{ [seat]: kind }]));
      if (!Object.hasOwn(scenes.facts, name)) throw new BadInput(unknownName(name, factNames, 'fact'));
      return scenes.facts[name](p as never);
    },
    expected: (p, fact, value) => scenes.expecting?.[fact]?.as?.(p as never, value, fact) ?? value,
    unlisted: (p, fact, part) => scenes.expecting?.[fact]?.unlisted?.(p as never, part),
    scenes: { parts: partNames, facts: factNames },
    check: (p, laid = false) => rules.check?.(p as never, laid) ?? null,
    checkChange: (before, after) => rules.checkChange?.(before as never, after as never) ?? null,
  };
  return whole;
}

const isAboutAnswer = (request: Json): request is { readonly would: Json } =>
  typeof request === 'object' && request !== null && Object.hasOwn(request, 'would');

const ABANDONED: Outcome = { winners: [], kind: 'abandoned', scores: [] };

/** Step by step through all changes since. */
function fromEarlier(w: ReadyRules, json: unknown, from: string): Position {
  const { name, version, migrations = {} } = w.rules;
  if (!(Number(from) <= Number(version)))
    throw new BadInput(`the position is from version '${from}' of ${name}; this is version '${version}'`);
  // Whole numbers stand in their order, whatever order they were written in.
  const steps = Object.keys(migrations).filter((each) => Number(each) >= Number(from));
  const now = steps.reduce((position, step) => migrations[step](position), json as PositionJson);
  return fromJson(w, now);
}

/** A procedure under way, as a scene has it: what it does not say is nothing. */
function readSpec(w: ReadyRules, p: Position, { proc, step, locals }: FrameSpec): Frame {
  const shape = w.machine.procs.find(({ name }) => name === proc)?.shape ?? {};
  const unsaid: { [name: string]: Json } = {};
  for (const name of Object.keys(shape)) {
    const nothing = nothingOf(shape[name]);
    if (nothing !== undefined) unsaid[name] = nothing;
  }
  const frame = { proc, step, locals: { ...unsaid, ...locals }, no: 0, asked: null, answers: null, turn: -1 };
  return readFrame(w, p, frame, 'position');
}

/** `{ 0: { omens: 'always' } }`: standing orders by seat. */
function layOutOrders({ machine: { windows }, nouns }: ReadyRules, p: Position, json: unknown): void {
  for (const [key, given] of Object.entries(recordAt(json, 'position.orders'))) {
    const where = `position.orders.${key}`;
    const seat: Seat = wholeNumber(Number(key), 0, p.seats - 1, where);
    for (const [window, order] of Object.entries(recordAt(given, where))) {
      const place = fromNames(nouns, 'window', window, where) as number;
      fromNames(nouns, 'order', order, where);
      giveOrder(p, place, windows.length, seat, order as Order);
    }
  }
}
