/**
 * Whether an answer could be taken back once it is given. It is tried out in a world that looks to the seat as the table
 * does, so that nothing shows in it which the seat may not know.
 */

import { type Chance, type Match, type Position, recording, type Seat, seeded } from '@diadochi/kernel';
import type { Final } from '../api.ts';

/** Null: it could be taken back. */
export function finalityOf({ game, position, seq }: Match, seat: Seat): (action: unknown) => Final | null {
  let world: Position | null = null;
  // What is said in a window is not taken back (`mayTakeBack`).
  const isReaction = game.pending(position).some((each) => each.seat === seat && each.reaction);
  return (action) => {
    world ??= game.worldOf(game.view(position, seat), seeded(`finality ${seq}`));
    let first: Final | null = null;
    const source = seeded(`finality ${seq}`);
    const heard: Chance = {
      die(sides) {
        first ??= 'die';
        return source.die(sides);
      },
      draw(pieces, count) {
        first ??= 'card';
        return source.draw(pieces, count);
      },
      reveal(what?: 'answers' | 'orders' | 'own') {
        if (what !== 'own') first ??= 'shown'; // a card that its player shows goes back to the hand
      },
    };
    const chance = recording(heard);
    const after = game.apply(world, seat, action, chance);
    return chance.learned || isReaction ? (first ?? 'shown') : game.outcome(after) === null ? null : 'end';
  };
}
