/**
 * The language in which the rules of Successors are written: what its sections declare (`sections.ts`), and how its board
 * is laid out.
 */

import {
  type ContractIn,
  type Id,
  type Play as KernelPlay,
  language,
  layoutFrom,
  type PositionOf,
} from '@diadochi/kernel';
import type { Box } from './box.ts';
import { COLUMNS } from './columns.ts';
import type { nounsOf } from './nouns.ts';
import { UNITS } from './words.ts';

export { STACKS, WAY } from './columns.ts';

/**
 * What the sections declare, joined; as types only, for they are written in the language that follows from it. Marks of
 * procedures: 'unsettled', until it is over, pieces may be where they cannot stay; 'placing', a player's pieces come one after
 * the other, and are settled with the last of them; 'menu', its player is only asked what he does next.
 */
export interface SuccessorsContract extends ContractIn<typeof import('./sections.ts')> {
  readonly nouns: ReturnType<typeof nounsOf>;
}
/** S2-12 to S2-15: a land location: a space, and whether it is inside the walls of its Major City. */
export type Location = number;
export type Side = Id<'side'>;
export const OUTSIDE: Side = 0;
export const INSIDE: Side = 1;
export const BOTH_SIDES: readonly Side[] = [OUTSIDE, INSIDE];

/** Whose something is: a seat, the Independent Faction, or nobody. */
export type Owner = number;
export const NOBODY: Owner = -1;
export const SEATS = 5;
/** After the last seat. */
export const INDEPENDENT: Owner = 5;
export const OWNERS = SEATS + 1;
/** Neither nobody nor the Independent Faction. */
export const isPlayer = (owner: Owner): boolean => owner >= 0 && owner < SEATS;
export const TYPES = UNITS.length;

/** See `columns.ts`. */
export const layoutOf = ({ words }: Box) => layoutFrom(COLUMNS, words);
export type Board = PositionOf<ReturnType<typeof layoutOf>, Box>;

/** Chance and voice, as every deed gets them. */
export type Play = KernelPlay<SuccessorsContract>;

export const {
  procedure,
  decision,
  window,
  interjection,
  rule,
  modifiers,
  under,
  isIn,
  isUnderMark,
  isInMark,
  rounds,
} = language<SuccessorsContract, Board>();
