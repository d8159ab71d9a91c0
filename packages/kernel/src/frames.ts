/** Which procedures are under way, asked by name: rules, checks and bots never go by what a frame happens to hold. */

import type { Contract, LocalsOf, MarkOf, Subject } from './contract.ts';
import type { Answer, Position } from './position.ts';
import type { Seat } from './shape.ts';

export interface Frames<C extends Contract, P> {
  /** What the innermost frame of a procedure holds; null if it is not under way. */
  under<N extends keyof C['procedures'] & string>(p: P, name: N): Readonly<LocalsOf<C, N>> | null;
  /** Whether it is this procedure that asks, and none that it has called. */
  isIn(p: P, name: keyof C['procedures'] & string): boolean;
  /** Whether a procedure with a mark is under way. */
  isUnderMark(p: P, mark: MarkOf<C>): boolean;
  /** Whether it is a procedure with a mark that asks. */
  isInMark(p: P, mark: MarkOf<C>): boolean;
  /** The windows that are open, the one that asks last: each with its subject, and whose answer is being carried out. */
  rounds(p: P, contract: C): readonly Round<C>[];
}
/** A window that goes round, or waits for what was played in it. */
export type Round<C extends Contract> = {
  [W in keyof C['windows'] & string]: {
    readonly window: W;
    readonly subject: Readonly<Subject<C, W>>;
    readonly played: { readonly seat: Seat; readonly answer: Answer } | null;
  };
}[keyof C['windows'] & string];

export function frames<C extends Contract, P>(): Frames<C, P> {
  return { under, isIn, isUnderMark, isInMark, rounds } as unknown as Frames<C, P>;
}

function under({ stack, procedures }: Position, name: string): object | null {
  for (let i = stack.length - 1; i >= 0; i--)
    if (procedures[stack[i].proc]?.name === name) return stack[i].locals;
  return null;
}
const isIn = (p: Position, name: string): boolean => innermost(p)?.name === name;
const isUnderMark = ({ stack, procedures }: Position, mark: string): boolean =>
  stack.some(({ proc }) => procedures[proc]?.marks.includes(mark));
const isInMark = (p: Position, mark: string): boolean => innermost(p)?.marks.includes(mark) ?? false;
/** A window's round is no procedure of the game. */
const innermost = ({ stack, procedures }: Position) => procedures[stack.at(-1)?.proc ?? -1];

/** The rounds of windows stand behind the procedures, in the order of the contract. */
function rounds({ stack, procedures }: Position, { windows }: Contract): object[] {
  const names = Object.keys(windows);
  return stack.flatMap(({ proc, locals, asked, answers, turn }) => {
    const window = names[proc - procedures.length];
    if (window === undefined) return [];
    const answer = answers?.[turn] ?? null;
    const played = answer === null ? null : { seat: asked?.[turn], answer };
    return [{ window, subject: locals, played }];
  });
}
