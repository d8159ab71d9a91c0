/** Joins the rules of a game and its contract to what the machine runs: names become places in lists. */

import type { Contract, MarkOf } from './contract.ts';
import { type Form, makeForm } from './form.ts';
import type { Decision, Interjection, Play, Procedure, Window } from './language.ts';
import type { Answer, Locals, Position } from './position.ts';
import type { Fields, Seat, Shape } from './shape.ts';

// The forms of a step; a window's round is a step of the kernel's own.
export const PLAIN = 0;
export const ASK = 1;
export const CALL = 2;
export const OPEN = 3;
export const WINDOW = 4;

/** Where a position decides which procedure a step calls. */
export const BY_POSITION = -1;

export type AnyPlay = Play<Contract>;
export type Goes = undefined | string | { done: Locals };
export interface Step {
  readonly form: number;
  /** ASK: the question. */
  readonly question: Form | null;
  readonly inTurn: boolean;
  /** CALL and OPEN: the procedure (BY_POSITION: what `choose` gives), and where it is entered. */
  readonly callee: number;
  readonly at: number;
  /** ASK and CALL: the step by name if nobody is asked or nothing called; undefined: the next one. */
  readonly none: string | undefined;
  choose(p: Position, f: Locals): number;
  run(p: Position, f: Locals, play: AnyPlay): Goes;
  of(p: Position, f: Locals): readonly Seat[];
  about(p: Position, f: Locals): Locals;
  with(p: Position, f: Locals): Locals | null;
  answered(p: Position, f: Locals, seat: Seat, answer: Answer, play: AnyPlay): Goes;
  returned(p: Position, f: Locals, result: Locals, play: AnyPlay): Goes;
}
export interface Proc {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly stepNames: readonly string[];
  /** What its frames hold. */
  readonly shape: Fields;
  /** Which of it are lists or records: they must be copied, so that no two frames share one. */
  readonly nested: readonly string[];
  readonly start: (p: Position, args: Locals) => Locals;
  readonly over: (p: Position, f: Locals) => Locals | false;
  readonly overFrom: number;
  readonly window: AnyWindow | null;
  /** What has to be set right waits until it is over. */
  readonly isUnsettled: boolean;
}
export interface AnyWindow {
  readonly name: string;
  readonly place: number;
  readonly question: Form;
  readonly callee: number;
  asks(p: Position, seat: Seat, subject: Locals): boolean;
  byDefault(p: Position, seat: Seat, subject: Locals): boolean;
  with(p: Position, subject: Locals, seat: Seat, answer: Answer): Locals;
  then(p: Position, subject: Locals, seat: Seat, answer: Answer, result: Locals, play: AnyPlay): void;
}
export interface AnyInterjection {
  readonly question: Form;
  readonly callee: number;
  readonly isHeeded?: true;
  open(p: Position, seat: Seat): boolean;
  with(p: Position, seat: Seat, answer: Answer): Locals;
}

export interface Machine {
  readonly procs: readonly Proc[];
  readonly forms: { readonly [kind: string]: Form };
  readonly windows: readonly AnyWindow[];
  readonly interjections: readonly AnyInterjection[];
  readonly turnOrder: (p: Position) => readonly Seat[];
  readonly settle: ((p: Position, play: AnyPlay) => boolean) | undefined;
  readonly settling: AnySettling | undefined;
}
export interface AnySettling {
  readonly place: number;
  isStirred(p: Position): boolean;
  isDue(p: Position): boolean;
}

/** The rules of a game as its modules wrote them. */
export interface Rules<C extends Contract, P> {
  readonly procedures: { readonly [N in keyof C['procedures'] & string]: Procedure<C, P, N> };
  readonly decisions: { readonly [K in keyof C['decisions'] & string]: Decision<C, P, K> };
  readonly windows: { readonly [W in keyof C['windows'] & string]: Window<C, P, W> };
  readonly interjections: { readonly [K in keyof C['interjections'] & string]: Interjection<C, P, K> };
  /** The order in which simultaneous answers count. */
  turnOrder(p: P): readonly Seat[];
  /** Runs after each step, which is one change of the rules; true ends the game there and then, in the middle of anything. */
  settle?(p: P, play: Play<C>): boolean;
  readonly settling?: Settling<C, P>;
}
/** What sets right whatever a change has left wrong, before anything else happens. It may ask somebody, so it is a procedure. */
export interface Settling<C extends Contract, P> {
  /** It needs nothing, no step calls it, and it has one of the marks itself. */
  readonly procedure: keyof C['procedures'] & string;
  /** It waits until every procedure with one of these marks is over. */
  readonly unless: readonly MarkOf<C>[];
  /** Whether there was a change that can leave something wrong: asked before every step, so it has to be quick. */
  isStirred(p: P): boolean;
  /** Whether there is something to set right. The change is forgotten then. */
  isDue(p: P): boolean;
}

const NEVER = 0x3fff_ffff;

const nestedIn = (shape: Fields): string[] =>
  Object.keys(shape).filter((name) => typeof (shape[name] as Shape) !== 'string');
const never = (): never => {
  throw new Error('this form of step has no such part');
};

/** Joins rules and contract: names become places in lists. */
export function assemble<C extends Contract, P>(contract: C, rules: Rules<C, P>): Machine {
  const names = Object.keys(contract.procedures);
  const windowNames = Object.keys(contract.windows);
  const placeOf = (name: string): number => names.indexOf(name);
  const { settling } = rules;
  const forms: { [kind: string]: Form } = {};
  for (const [kind, { about, answers, secret }] of Object.entries(contract.decisions))
    forms[kind] = makeForm(kind, about, answers, rules.decisions[kind].ways, secret ? { secret } : {});
  for (const [name, { subject, answers }] of Object.entries(contract.windows))
    forms[name] = makeForm(name, subject, answers, rules.windows[name].ways, { secret: true, pass: true });
  for (const [kind, { answers }] of Object.entries(contract.interjections))
    forms[kind] = makeForm(kind, {}, answers, rules.interjections[kind].ways, { role: 'interjection' });

  const windows = windowNames.map((name, place): AnyWindow => {
    const window = rules.windows[name];
    return {
      ...window,
      name,
      place,
      question: forms[name],
      callee: placeOf(window.plays),
    } as unknown as AnyWindow;
  });

  const makeProc = (name: string): Proc => {
    const { args, locals, marks = [] } = contract.procedures[name];
    const { start, steps, overWhen } = rules.procedures[name];
    const stepNames = Object.keys(steps);
    const shape = { ...args, ...locals };
    return {
      name,
      stepNames,
      steps: stepNames.map((step): Step => makeStep(steps[step])),
      shape,
      nested: nestedIn(shape),
      start: start as unknown as Proc['start'],
      over: (overWhen?.over ?? never) as Proc['over'],
      overFrom: overWhen === undefined ? NEVER : stepNames.indexOf(overWhen.from),
      window: null,
      isUnsettled: settling?.unless.some((mark) => marks.includes(mark as string)) ?? false,
    };
  };
  // biome-ignore lint/suspicious/noExplicitAny: the steps were checked where they were written
  const makeStep = (step: any): Step => {
    const form = typeof step === 'function' ? PLAIN : 'ask' in step ? ASK : 'call' in step ? CALL : OPEN;
    const then = typeof step.then === 'string' ? () => step.then : (step.then ?? (() => undefined));
    const isChosen = form === CALL && typeof step.call === 'function';
    const called = isChosen ? BY_POSITION : form === CALL ? placeOf(step.call) : 0;
    return {
      form,
      question: form === ASK ? forms[step.ask] : null,
      inTurn: step.inTurn === true,
      callee: form === OPEN ? names.length + windowNames.indexOf(step.open) : called,
      at: step.at === undefined ? 0 : Object.keys(rules.procedures[step.call].steps).indexOf(step.at),
      choose: isChosen ? (p, f) => placeOf(step.call(p, f)) : never,
      run: form === PLAIN ? step : never,
      of: step.of ?? never,
      about: step.about ?? never,
      with: step.with ?? never,
      none: step.none,
      answered: then,
      returned: then,
    };
  };
  // A window is a procedure of one step whose frame holds the subject.
  const makeWindowProc = (window: AnyWindow): Proc => ({
    name: `window ${window.name}`,
    stepNames: ['round'],
    steps: [{ ...makeStep(() => undefined), form: WINDOW, question: window.question }],
    shape: window.question.about,
    nested: nestedIn(window.question.about),
    start: (_, subject) => ({ ...subject }),
    over: never,
    overFrom: NEVER,
    window,
    isUnsettled: false,
  });

  return {
    procs: [...names.map(makeProc), ...windows.map(makeWindowProc)],
    forms,
    windows,
    interjections: Object.entries(rules.interjections).map(
      ([kind, interjection]) =>
        ({ ...interjection, question: forms[kind], callee: placeOf(interjection.calls) }) as AnyInterjection,
    ),
    turnOrder: rules.turnOrder as Machine['turnOrder'],
    settle: rules.settle as Machine['settle'],
    settling: settling && ({ ...settling, place: placeOf(settling.procedure) } as unknown as AnySettling),
  };
}
