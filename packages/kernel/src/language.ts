/**
 * The language in which the rules of a game are written, bound to its contract: procedures in the rulebook's
 * order, questions as paths, windows, interjections, rules and modifiers.
 *
 *     export const { procedure, decision, window, interjection, rule, modifiers } = language<typeof contract, Board>();
 */

import type { Chance } from './chance.ts';
import type { ClauseId } from './clauses.ts';
import type {
  About,
  AnswersOf,
  AnswerTo,
  Args,
  Contract,
  Entry,
  Given,
  Kind,
  LocalsOf,
  Question,
  Result,
  Subject,
} from './contract.ts';
import type { Tell } from './events.ts';
import { type Frames, frames } from './frames.ts';
import { type Demand, type Modifier, type Modifiers, modifiers, type Rule, rule } from './rule.ts';
import type { Seat } from './shape.ts';

/** What a step may use besides the position: chance, and a voice (which simulations leave out). */
export interface Play<C extends Contract> {
  readonly chance: Chance;
  readonly tell: Tell<C> | undefined;
  /** Questions that answer themselves are put like any other: nobody looks whether one does. */
  readonly hurried?: boolean;
}

/** The end of a procedure, with its result. */
export interface Done<R> {
  readonly done: R;
}
export const done = <R>(result: R): Done<R> => ({ done: result });

/** Where a step goes: on to the next one (nothing), to a step by name, or out with a result. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that returns nothing goes on; that is the common case
type Goes<Step extends string, R> = void | undefined | NoInfer<Step> | Done<R>;

/** A question to one seat or several. Several are asked at once, with sealed answers, unless `inTurn`. */
interface Ask<C extends Contract, P, K extends keyof C['decisions'], F, Step extends string, R> {
  ask: K;
  call?: never;
  open?: never;
  inTurn?: true;
  of(p: P, f: F): readonly Seat[];
  about(p: P, f: F): About<C, K>;
  /** The step after an answer, by name, or what it does with one. */
  then: NoInfer<Step> | ((p: P, f: F, seat: Seat, answer: AnswerTo<C, K>, play: Play<C>) => Goes<Step, R>);
  /** The step if nobody is asked; the next one if it is left out. */
  none?: NoInfer<Step>;
}
/** The procedures that take what another takes and give what it gives: any of them can stand in its place. */
type Alike<C extends Contract, N extends keyof C['procedures']> = {
  [M in keyof C['procedures']]: Same<[Args<C, M>, Result<C, M>], [Args<C, N>, Result<C, N>]> extends true
    ? M
    : never;
}[keyof C['procedures']];
type Same<A, B> = [A, B] extends [B, A] ? true : false;
/** Another procedure, whose result comes back. `with` may give null: then it is not called. */
interface Call<C extends Contract, P, N extends keyof C['procedures'], F, Step extends string, R> {
  call: N;
  ask?: never;
  open?: never;
  /** The step at which it is entered, if not the first. */
  at?: Entry<C, N>;
  with(p: P, f: F): Args<C, N> | null;
  /** The step after it, by name, or what is done with its result. */
  then?: NoInfer<Step> | ((p: P, f: F, result: Result<C, N>, play: Play<C>) => Goes<Step, R>);
  /** The step if it is not called; the next one if it is left out. */
  none?: NoInfer<Step>;
}
/** One of several procedures that are alike: which, the position says. */
interface CallAlike<C extends Contract, P, N extends keyof C['procedures'], F, Step extends string, R>
  extends Omit<Call<C, P, N, F, Step, R>, 'call' | 'at'> {
  call(p: P, f: F): Alike<C, N>;
  at?: never;
}
/** A reaction window: the subject goes round the table and comes back. */
interface Open<C extends Contract, P, W extends keyof C['windows'], F, Step extends string, R> {
  open: W;
  ask?: never;
  call?: never;
  with(p: P, f: F): Subject<C, W> | null;
  then?(p: P, f: F, subject: Subject<C, W>, play: Play<C>): Goes<Step, R>;
}
type Step<C extends Contract, P, F, S extends string, R> =
  | ((p: P, f: F, play: Play<C>) => Goes<S, R>)
  | { [K in keyof C['decisions']]: Ask<C, P, K, F, S, R> }[keyof C['decisions']]
  | { [N in keyof C['procedures']]: Call<C, P, N, F, S, R> }[keyof C['procedures']]
  | { [N in keyof C['procedures']]: CallAlike<C, P, N, F, S, R> }[keyof C['procedures']]
  | { [W in keyof C['windows']]: Open<C, P, W, F, S, R> }[keyof C['windows']];

/** A test beside the steps: from step `from` on, the procedure is over as soon as `over` gives a result. */
interface OverWhen<P, F, S extends string, R> {
  readonly from: NoInfer<S>;
  over(p: P, f: F): R | false;
}

export interface Procedure<C extends Contract, P, N, S extends string = string> {
  readonly name: N;
  start(p: P, args: Args<C, N>): LocalsOf<C, N>;
  // biome-ignore lint/suspicious/noExplicitAny: the steps were checked where they were written
  readonly steps: { readonly [Name in S]: any };
  readonly overWhen:
    | { readonly from: string; over(p: P, f: LocalsOf<C, N>): Result<C, N> | false }
    | undefined;
}

/**
 * One field of an answer: the values worth judging, and the judge.
 *
 * A list is written as a field of its members, which join it one by one in ascending order. What is asked of a member
 * is asked of one more, and `q.so` has the list as far as it goes (at first empty). Ending the list is always possible;
 * `closed` closes it to further members.
 */
export interface Field<P, Q, V> {
  /** Candidates in a fixed order: a list that never changes, or `list` (empty) filled. */
  among(p: P, q: Q, list: number[]): ArrayLike<number>;
  /**
   * The candidates that are not refused at a glance, in the same order: a shorter list to judge where most of them are
   * out of the question. What it leaves out must be refused.
   */
  likely?(p: P, q: Q, list: number[]): ArrayLike<number>;
  /** The clause that says why anything else is out of the question. */
  readonly bounds: ClauseId;
  /** The clause that closes the field to every candidate, or null: looked at once, before any of them. */
  closed?(p: P, q: Q): ClauseId | null;
  /** The clause that forbids a candidate, or null. */
  may?(p: P, q: Q, value: V): ClauseId | null;
}
/** A field whose only value is 'yes'. */
export interface YesField<P, Q> {
  closed?(p: P, q: Q): ClauseId | null;
}
type FieldOf<P, Q, V> = [V] extends [true]
  ? YesField<P, Q>
  : [V] extends [readonly (infer Member)[]]
    ? Field<P, Q, Member>
    : Field<P, Q, V>;
/** The ways to answer, field by field. */
type Ways<C extends Contract, P, K, A> = {
  readonly [I in keyof A]: {
    readonly [F in keyof A[I]]: FieldOf<P, Question<C, K, Given<A[I]>>, Given<A[I]>[F]>;
  };
};
type DecisionWays<C extends Contract, P, K extends Kind<C>> = K extends keyof C['windows']
  ? Ways<C, P, K, C['windows'][K]['answers']>
  : Ways<C, P, K, AnswersOf<C, K>>;

export interface Decision<C extends Contract, P, K extends Kind<C>> {
  readonly kind: K;
  readonly ways: DecisionWays<C, P, K>;
}

export interface Window<C extends Contract, P, W extends keyof C['windows'] & string> {
  /** Whether a seat can be stopped, by public facts, never by hands. Answers count in the game's turn order. */
  asks(p: P, seat: Seat, subject: Subject<C, W>): boolean;
  /** Whether a seat that has given no order is stopped. */
  byDefault(p: P, seat: Seat, subject: Subject<C, W>): boolean;
  readonly ways: DecisionWays<C, P, W>;
  /** The procedure that carries an answer out (a card is played and may itself be answered) … */
  readonly plays: keyof C['procedures'] & string;
  with(p: P, subject: Subject<C, W>, seat: Seat, answer: Playing<C, W>): Args<C, this['plays']>;
  /** … and what it then does to the subject. */
  then(p: P, subject: Subject<C, W>, seat: Seat, answer: Playing<C, W>, result: never, play: Play<C>): void;
}
type Playing<C extends Contract, W extends keyof C['windows']> = Given<C['windows'][W]['answers'][number]>;

interface WindowRules<
  C extends Contract,
  P,
  W extends keyof C['windows'] & string,
  N extends keyof C['procedures'],
> extends Omit<Window<C, P, W>, 'plays' | 'with' | 'then'> {
  readonly plays: N;
  with(p: P, subject: Subject<C, W>, seat: Seat, answer: Playing<C, W>): Args<C, N>;
  then(
    p: P,
    subject: Subject<C, W>,
    seat: Seat,
    answer: Playing<C, W>,
    result: Result<C, N>,
    play: Play<C>,
  ): void;
}

export interface Interjection<C extends Contract, P, K extends keyof C['interjections'] & string> {
  /** Whether the seat could have something to say, by public facts, never by hands. */
  open(p: P, seat: Seat): boolean;
  readonly ways: DecisionWays<C, P, K>;
  /** Whoever has passed at a window is asked anew after it: it may have brought him something to say. */
  readonly isHeeded?: true;
  readonly calls: keyof C['procedures'] & string;
  with(p: P, seat: Seat, answer: AnswerTo<C, K>): unknown;
}
interface InterjectionRules<
  C extends Contract,
  P,
  K extends keyof C['interjections'] & string,
  N extends keyof C['procedures'],
> extends Omit<Interjection<C, P, K>, 'calls' | 'with'> {
  readonly calls: N;
  with(p: P, seat: Seat, answer: AnswerTo<C, K>): Args<C, N>;
}

export interface Language<C extends Contract, P> extends Frames<C, P> {
  /** A procedure: how it starts, then its steps. Two calls, so that a mistake in one step does not spoil the others. */
  procedure<N extends keyof C['procedures'] & string>(
    name: N,
    start: (p: P, args: Args<C, N>) => LocalsOf<C, N>,
  ): {
    steps<S extends string>(
      steps: { readonly [K in S | Entry<C, N>]: Step<C, P, LocalsOf<C, N>, NoInfer<S>, Result<C, N>> },
      overWhen?: OverWhen<P, LocalsOf<C, N>, S, Result<C, N>>,
    ): Procedure<C, P, N, S | Entry<C, N>>;
  };
  decision<K extends keyof C['decisions'] & string>(kind: K, ways: DecisionWays<C, P, K>): Decision<C, P, K>;
  window<W extends keyof C['windows'] & string, N extends keyof C['procedures'] & string>(
    name: W,
    rules: WindowRules<C, P, W, N>,
  ): Window<C, P, W>;
  interjection<K extends keyof C['interjections'] & string, N extends keyof C['procedures'] & string>(
    kind: K,
    rules: InterjectionRules<C, P, K, N>,
  ): Interjection<C, P, K>;
  rule<A extends unknown[]>(demands: { readonly [clause: ClauseId]: Demand<P, A> }): Rule<P, A>;
  modifiers<A extends unknown[]>(parts: { readonly [clause: ClauseId]: Modifier<P, A> }): Modifiers<P, A>;
}

export function language<C extends Contract, P>(): Language<C, P> {
  return {
    procedure: (name, start) => ({
      steps: (steps, overWhen) => ({ name, start, steps, overWhen }) as never,
    }),
    decision: (kind, ways) => ({ kind, ways }),
    window: (_name, rules) => rules as never,
    interjection: (_kind, rules) => rules as never,
    rule,
    modifiers,
    ...frames<C, P>(),
  };
}

const ranges: (readonly number[])[][] = [];
/** The whole numbers from `first` to `last`, as a list that is made once; none if `last` is smaller. */
export function upTo(last: number, first = 0): readonly number[] {
  const count = Math.max(0, last - first + 1);
  ranges[first] ??= [];
  ranges[first][count] ??= Array.from({ length: count }, (_, i) => first + i);
  return ranges[first][count];
}
