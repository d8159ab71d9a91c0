/**
 * The fields of a game's answers, by what they name. A record over one of these types does not compile as long as it
 * leaves out a field that the contract has.
 */

import type { Contract } from '@diadochi/kernel';

/** Every question of a game: what is asked, what goes round the table, and what may be said uninvited. */
type Questions<C extends Contract> = C['decisions'] & C['windows'] & C['interjections'];
type Ways<Question> = Question extends { readonly answers: readonly (infer Way)[] } ? Way : never;
/** A way to answer at a time, so that one that lacks a field does not hide it in the others. */
type NamedIn<Way, Noun> = Way extends unknown
  ? { [Field in keyof Way]: Way[Field] extends Noun ? Field : never }[keyof Way]
  : never;

/** The fields, in whatever question, that are answered by a thing of this sort. */
export type FieldNaming<C extends Contract, Noun extends string> = {
  [Kind in keyof Questions<C>]: NamedIn<Ways<Questions<C>[Kind]>, Noun>;
}[keyof Questions<C>] &
  string;

/** The questions that can be answered by such a thing. */
export type QuestionNaming<C extends Contract, Noun extends string> = {
  [Kind in keyof Questions<C>]: NamedIn<Ways<Questions<C>[Kind]>, Noun> extends never ? never : Kind;
}[keyof Questions<C>] &
  string;
