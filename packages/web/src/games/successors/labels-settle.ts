/** How names find their places among each other. */

import { type Box, grown, type Room } from './labels-box.ts';
import type { Movable, Taker } from './labels-plan.ts';

/** Between two names, and about a piece; and about whatever stays where it found a place before. */
export const [APART, PIECE_APART, STAYING_APART] = [0.7, 1, 0.5];

/** Everyone finds his place, the highest first; who finds none may push aside those below him. */
export function settle(
  room: Room<Taker>,
  places: Map<Movable, Box>,
  all: readonly Movable[],
  z: number,
  /** Nobody is pushed about for ever. */
  pushes = 3 * all.length,
  /** Only a name that is never left out takes a place from those who have no other. */
  isGentle = false,
): void {
  const waiting = [...all].sort((a, b) => b.rank - a.rank);
  const put = (taker: Movable, box: Box) => {
    places.set(taker, box);
    room.put(box, taker);
  };
  const lift = (taker: Movable) => {
    places.delete(taker);
    room.take(taker);
  };
  const freeFor = (taker: Movable): Box | null =>
    taker.candidates.find(({ box }) => room.isFree(grown(box, APART * z)))?.box ?? null;

  while (waiting.length > 0) {
    const taker = waiting.shift()!;
    const box = freeFor(taker);
    if (box !== null) put(taker, box);
    else if (pushes-- <= 0 || !push(taker)) away(taker);
  }

  function away(taker: Movable): void {
    const found = taker.spare.find(({ box }) => room.isFree(grown(box, APART * z)));
    if (found !== undefined) put(taker, found.box);
  }

  /** Takes the first place whose holders can all go elsewhere; the important take one from the less important. */
  function push(taker: Movable): boolean {
    let forced: { readonly box: Box; readonly holders: readonly Movable[]; readonly rank: number } | null =
      null;
    let tries = TRIES;
    for (const { box } of taker.candidates) {
      const inTheWay = room.inTheWay(grown(box, APART * z));
      if (inTheWay.length > 3 || !inTheWay.every(isMovable)) continue;
      if (tries-- === 0) break;
      const holders = inTheWay as readonly Movable[];
      const before = holders.map((holder) => places.get(holder)!);
      for (const holder of holders) lift(holder);
      put(taker, box);
      const moved = holders.filter((holder) => {
        const elsewhere = freeFor(holder);
        if (elsewhere !== null) put(holder, elsewhere);
        return elsewhere !== null;
      });
      if (moved.length === holders.length) return true;
      for (const holder of moved) lift(holder);
      lift(taker);
      for (const [i, holder] of holders.entries()) put(holder, before[i]);
      const rank = holders.reduce((sum, holder) => sum + holder.rank, 0);
      if (
        (!isGentle || taker.spare.length > 0) &&
        holders.every((holder) => holder.rank < taker.rank) &&
        rank < (forced?.rank ?? Infinity)
      )
        forced = { box, holders, rank };
    }
    if (forced === null) return false;
    for (const holder of forced.holders) lift(holder);
    put(taker, forced.box);
    waiting.unshift(...forced.holders);
    return true;
  }
}

/** So many places are tried with pushing. */
const TRIES = 60;

const isMovable = (taker: Taker): taker is Movable => taker.kind === 'name' || taker.kind === 'province';
