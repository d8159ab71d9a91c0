/** How ties are broken that are no matter of victory: by Seniority, by the lowest die. */

import type { Seat } from '@diadochi/kernel';
import type { Board, Play } from '../../contract.ts';
import { seniorityOf } from '../../position/generals.ts';

/** S7.1.A-03: of several players the one with the most Senior General; D5-04: then the lowest roll. */
export function mostSenior(p: Board, tied: readonly Seat[], play: Play): Seat {
  const best = Math.max(...tied.map((seat) => seniorityOf(p, seat)));
  return lowestRoll(
    tied.filter((seat) => seniorityOf(p, seat) === best),
    play,
  );
}
/** The lowest die wins, as often as it takes (D5-05). */
export function lowestRoll(tied: readonly Seat[], play: Play): Seat {
  let left = tied;
  while (left.length > 1) {
    const dice = left.map((seat) => {
      const die = play.chance.die(6);
      play.tell?.all('tieRoll', { seat, die });
      return die;
    });
    const lowest = Math.min(...dice);
    left = left.filter((_, i) => dice[i] === lowest);
  }
  return left[0];
}
