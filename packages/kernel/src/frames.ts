/** Which procedures are under way, asked by name: rules, checks and bots never go by what a frame happens to hold. */

import type { Contract, LocalsOf, MarkOf } from './contract.ts';
import type { Position } from './position.ts';

export interface Frames<C extends Contract, P> {
  /** What the innermost frame of a procedure holds; null if it is not under way. */
  under<N extends keyof C['procedures'] & string>(p: P, name: N): Readonly<LocalsOf<C, N>> | null;
  /** Whether it is this procedure that asks, and none that it has called. */
  isIn(p: P, name: keyof C['procedures'] & string): boolean;
  /** Whether a procedure with a mark is under way. */
  isUnderMark(p: P, mark: MarkOf<C>): boolean;
  /** Whether it is a procedure with a mark that asks. */
  isInMark(p: P, mark: MarkOf<C>): boolean;
}

export function frames<C extends Contract, P>(): Frames<C, P> {
  return { under, isIn, isUnderMark, isInMark } as unknown as Frames<C, P>;
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
