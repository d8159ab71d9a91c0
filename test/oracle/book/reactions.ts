/** Sections 11 and 12: who may Intercept from where, and where an Evading General may go. */

import { controllerOf } from './control.ts';
import { neighbours } from './facts.ts';
import { havePact, mayEnter } from './options.ts';
import type { OpenTable, Owner, Stack } from './table.ts';

const cusOfOthers = (t: OpenTable, owner: Owner, isThere: (stack: Stack) => boolean): boolean =>
  t.stacks.some((each) => each.owner !== owner && each.cus > 0 && isThere(each));

/** 11.1 A and 12.1: with his own PC, uncontrolled, or occupied by his own CU. */
function isOpenTo(t: OpenTable, owner: Owner, space: string): boolean {
  const controller = controllerOf(t, space);
  if (controller === null || controller === owner) return true;
  return t.stacks.some((each) => each.at === space && each.owner === owner && each.cus > 0);
}

/** 15.1: what is inside a city is Besieged while enemy CUs are in the space. */
const isBesieged = (t: OpenTable, space: string, owner: number): boolean =>
  cusOfOthers(t, owner, (each) => each.at === space && !each.inside);

/** What has happened in this activation before. */
export interface Activation {
  /** D11-04: cities that were Besieged: whoever is inside stays so until it is over. */
  readonly relieved: Set<string>;
  /** 12.1, D12-03: spaces into which somebody has Intercepted: nobody Evades from there. */
  readonly intercepted: Set<string>;
}
export interface Approach extends Activation {
  /** Who moves, and where to. */
  readonly mover: number;
  readonly space: string;
  /** The table before this step of the move. */
  readonly before: OpenTable;
}

/** 11.1: the spaces from which a player may try to Intercept. */
export function interceptingSpaces(t: OpenTable, seat: number, approach: Approach): string[] {
  const { mover, space, before, relieved } = approach;
  if (seat === mover || havePact(t, seat, mover) || !isOpenTo(t, seat, space)) return [];
  // D11-03: in the location that is entered, CUs enemy to the Interceptor.
  if (cusOfOthers(before, seat, (each) => each.at === space && !each.inside)) return [];
  const isFree = ({ at, inside }: Stack): boolean =>
    !(inside && (relieved.has(at) || isBesieged(t, at, seat)));
  const own = t.stacks.filter((each) => each.owner === seat && each.generals.length > 0 && isFree(each));
  return neighbours(space, ['land']).filter((from) => own.some(({ at }) => at === from));
}

/** 16.11: the Independent Generals who may be incited to Intercept, by the spaces from which they come. */
export function incitedToIntercept(t: OpenTable, { space, before }: Approach): readonly Stack[] {
  if (!isOpenTo(t, 'independent', space)) return [];
  if (cusOfOthers(before, 'independent', (each) => each.at === space && !each.inside)) return [];
  const near = neighbours(space, ['land']);
  return t.stacks
    .filter(({ owner, at }) => owner === 'independent' && near.includes(at))
    .map((stack) => ({ ...stack, generals: stack.generals.filter((general) => mayEnter(general, space)) }))
    .filter(({ generals }) => generals.length > 0);
}

export interface Flight {
  readonly seat: Owner;
  /** Whether CUs go with him. */
  readonly hasCus: boolean;
  /** Where he is, and the spaces he must not enter: the target, and the one that the mover came from. */
  readonly at: string;
  readonly barred: readonly string[];
}

/** 12.1 and 12.2: the spaces that an Evading General may enter next. */
export function refuges(t: OpenTable, { seat, hasCus, at, barred }: Flight): string[] {
  const isOccupied = (space: string): boolean =>
    cusOfOthers(t, seat, (each) => each.at === space) ||
    (!hasCus &&
      t.stacks.some((each) => each.at === space && each.owner !== seat && each.generals.length > 0));
  return neighbours(at, ['land']).filter(
    (space) => !barred.includes(space) && isOpenTo(t, seat, space) && !isOccupied(space),
  );
}
