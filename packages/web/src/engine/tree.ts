/** The tree of what was tried out: every moment stays, and one of them is looked at. */

import type { Json, Message, Position, Seat } from '@diadochi/kernel';
import type { Result, Tried } from './requests.ts';

/** What has been done from a moment on. */
export interface Deed {
  readonly seat: Seat;
  readonly action: Json;
}
export interface Moment extends Tried {
  readonly deed: Deed | null;
  readonly position: Position;
}
export interface After {
  readonly position: Position;
  readonly messages: readonly Message[];
  readonly result: Result | null;
  readonly chance: number | null;
  readonly hasDice: boolean;
}

export interface Branches {
  at(): Moment;
  all(): readonly Moment[];
  /** From the beginning to what is looked at, without the beginning. */
  way(): readonly Moment[];
  parentOf(moment: Moment): Moment | null;
  /** A moment that has come of the same deed before. */
  known(from: Moment, deed: Deed, isIt: (moment: Moment) => boolean): Moment | null;
  grow(from: Moment, deed: Deed, after: After): Moment;
  goTo(id: number): Moment | null;
  /** The one that came after it when it was last gone on from. */
  next(): Moment | null;
  /** Where one gets by going on like that to the end. */
  tip(): Moment;
}

export function branchesFrom(position: Position): Branches {
  const all: Moment[] = [
    {
      id: 0,
      parent: null,
      depth: 0,
      seat: null,
      messages: [],
      result: null,
      chance: null,
      hasDice: false,
      deed: null,
      position,
    },
  ];
  /** Where one went on from each moment. */
  const onward = new Map<number, number>();
  let at = all[0];

  function goTo(id: number): Moment | null {
    const moment = all[id];
    if (moment === undefined) return null;
    at = moment;
    for (let each = moment; each.parent !== null; each = all[each.parent]) onward.set(each.parent, each.id);
    return at;
  }
  function after({ id }: Moment): Moment | null {
    const next = onward.get(id);
    return next === undefined ? null : all[next];
  }
  return {
    at: () => at,
    all: () => all,
    way() {
      const way: Moment[] = [];
      for (let each = at; each.parent !== null; each = all[each.parent]) way.unshift(each);
      return way;
    },
    parentOf: ({ parent }) => (parent === null ? null : all[parent]),
    known: (from, deed, isIt) =>
      all.find(
        (each) => each.parent === from.id && JSON.stringify(each.deed) === JSON.stringify(deed) && isIt(each),
      ) ?? null,
    grow(from, deed, after) {
      const moment: Moment = {
        ...after,
        id: all.length,
        parent: from.id,
        depth: from.depth + 1,
        seat: deed.seat,
        deed,
      };
      all.push(moment);
      return goTo(moment.id) as Moment;
    },
    goTo,
    next: () => after(at),
    tip() {
      let last = at;
      for (let next = after(last); next !== null; next = after(last)) last = next;
      return last;
    },
  };
}
