/** A table of what is foretold: for every question of a contract each of its ways, in their order, by its verb. */
export type ToldOf<Questions extends { readonly [kind: string]: { readonly answers: unknown } }, How> = {
  readonly [Kind in keyof Questions]: Told<Questions[Kind]['answers'], How>;
};
type Told<Answers, How> = {
  readonly [Way in keyof Answers]: readonly [verb: keyof Answers[Way] & string, how: How];
};
