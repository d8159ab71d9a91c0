/**
 * The contract of a game: every question, procedure, window, interjection and event, declared once, as data.
 * All types derive from it, so that a wrong jump, result or answer does not compile; and so do names, JSON,
 * checks on what comes from outside, the action vocabulary and the list of messages.
 */

import type { Data, Fields, Named, Nouns, Seat } from './shape.ts';

/**
 * The ways to answer a question. Each is a record of fields in the order in which they are chosen; its first
 * field is its verb, which no other way to answer the same question has: `[{ raid: 'village', with: 'count' },
 * { rest: 'yes' }]`. A field after the verb may be a list of one noun, each piece at most once: `{ with: ['hero'] }`.
 */
export type Answers = readonly Fields[];

/**
 * What is answered for somebody who does not: ways by their verbs, in the order in which they are tried. Where the values
 * of a verb matter they are named, in the order in which they are tried; all else is as little as is possible.
 */
export type DefaultWays = readonly (string | { readonly [verb: string]: readonly string[] })[];

export interface Contract {
  readonly nouns: Nouns;
  /**
   * A decision that does not answer itself when only one answer is possible is marked `secret`. What is asked of somebody
   * whose turn it is not has a `default`; in a window that is to pass.
   */
  readonly decisions: {
    readonly [kind: string]: {
      readonly about: Fields;
      readonly answers: Answers;
      readonly secret?: true;
      readonly default?: DefaultWays;
    };
  };
  readonly procedures: {
    readonly [name: string]: {
      readonly args: Fields;
      /** What the procedure keeps besides its arguments. */
      readonly locals?: Fields;
      readonly result?: Fields;
      /** Steps at which it may be entered other than the first. */
      readonly entries?: readonly string[];
      /** What is true while it is under way: asked for with `isUnderMark` and `isInMark`. */
      readonly marks?: readonly string[];
    };
  };
  /** What goes round the table; a card changes the subject, the opener gets it back. Passing is always possible. */
  readonly windows: { readonly [name: string]: { readonly subject: Fields; readonly answers: Answers } };
  /** What a seat may do at any rest, whoever is being asked. */
  readonly interjections: { readonly [kind: string]: { readonly answers: Answers } };
  readonly events: { readonly [event: string]: Fields };
}

export const PASS = { pass: 'yes' } as const;

type DecisionAnswers<C extends Contract, K> = K extends keyof C['decisions']
  ? C['decisions'][K]['answers']
  : never;
type WindowAnswers<C extends Contract, K> = K extends keyof C['windows']
  ? readonly [...C['windows'][K]['answers'], typeof PASS]
  : never;
type InterjectionAnswers<C extends Contract, K> = K extends keyof C['interjections']
  ? C['interjections'][K]['answers']
  : never;

/** Everything that a seat can be asked or can say: decisions, windows and interjections. */
export type Kind<C extends Contract> = (
  | keyof C['decisions']
  | keyof C['windows']
  | keyof C['interjections']
) &
  string;
export type AnswersOf<C extends Contract, K> =
  | DecisionAnswers<C, K>
  | WindowAnswers<C, K>
  | InterjectionAnswers<C, K>;

/** What a question is about. */
export type About<C extends Contract, K> = K extends keyof C['decisions']
  ? Data<C['decisions'][K]['about']>
  : K extends keyof C['windows']
    ? Data<C['windows'][K]['subject']>
    : Record<never, never>;

/** An answer as rules code gets it, pieces as numbers; and as JSON has it, pieces by name. */
export type AnswerTo<C extends Contract, K> = Given<AnswersOf<C, K>[number]>;
/** Many positions may share an answer: who wants to change one of its lists makes a copy. */
export type Given<Way> = {
  -readonly [F in keyof Way]: Way[F] extends readonly [infer Item] ? readonly Data<Item>[] : Data<Way[F]>;
};
export type Action<C extends Contract, K = Kind<C>> =
  K extends Kind<C> ? Named<AnswersOf<C, K>[number]> : never;

/** A question to a seat while it is being answered: what it is about, and the fields chosen so far. */
export interface Question<C extends Contract, K, Way = AnswerTo<C, K>> {
  readonly seat: Seat;
  readonly about: About<C, K>;
  readonly so: Way;
}

export type Args<C extends Contract, N> = N extends keyof C['procedures']
  ? Data<C['procedures'][N]['args']>
  : never;
export type Result<C extends Contract, N> = N extends keyof C['procedures']
  ? C['procedures'][N]['result'] extends Fields
    ? Data<C['procedures'][N]['result']>
    : Record<never, never>
  : never;
export type LocalsOf<C extends Contract, N> = N extends keyof C['procedures']
  ? Data<C['procedures'][N]['args']> &
      (C['procedures'][N]['locals'] extends Fields
        ? Data<C['procedures'][N]['locals']>
        : Record<never, never>)
  : never;
export type Entry<C extends Contract, N> = N extends keyof C['procedures']
  ? C['procedures'][N]['entries'] extends readonly string[]
    ? C['procedures'][N]['entries'][number]
    : never
  : never;
/** The marks that procedures of a game have. */
export type MarkOf<C extends Contract> = {
  [N in keyof C['procedures']]: C['procedures'][N]['marks'] extends readonly (infer M)[] ? M : never;
}[keyof C['procedures']];
export type Subject<C extends Contract, W> = W extends keyof C['windows']
  ? Data<C['windows'][W]['subject']>
  : never;
