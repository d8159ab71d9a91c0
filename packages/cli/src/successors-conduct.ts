/** How sensibly games of Successors were played, told by their events. */

import { waysTo } from '@diadochi/bots';
import type { Outcome } from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import type { Board, Space } from '@diadochi/successors/board';
import { type Conduct, count, type Happening, inOrderOf, rounded } from './figures.ts';
import { type Distance, stepsBackIn } from './steps-back.ts';

export function conductIn(): Conduct {
  const far = distances();
  const burials = new Map<string, number>();
  let [games, perdikkas, starved, unburied, stepsBack, empty] = [0, 0, 0, 0, 0, 0];
  return {
    gameOver(events, outcome) {
      games++;
      perdikkas += wonBy(outcome, dealt(events, 'perdikkas'));
      starved += told(events, 'foraged').length;
      empty += told(events, 'skippedTyche').length;
      stepsBack += stepsBackIn(events, far).length;
      const buried = told(events, 'buried');
      for (const { space } of buried) count(burials, String(space));
      if (buried.length === 0) unburied++;
    },
    figures: () => ({
      'won by whoever was dealt Perdikkas': rounded(perdikkas / games),
      'CUs starved a game': rounded(starved / games),
      'burials by place': { ...inOrderOf(burials), ...(unburied > 0 ? { nowhere: unburied } : {}) },
      'steps back without a reason': stepsBack,
      'turns with an empty hand, a game': rounded(empty / games),
    }),
  };
}

const told = (events: readonly Happening[], event: string): Happening['params'][] =>
  events.filter(({ key }) => key === `event.${event}`).map(({ params }) => params);
const dealt = (events: readonly Happening[], general: string): unknown =>
  told(events, 'dealtGeneral').find((each) => each.general === general)?.seat;
const wonBy = ({ winners }: Outcome, seat: unknown): number =>
  winners.includes(seat as number) ? 1 / winners.length : 0;

/** How many MPs by land two spaces are apart, by their names. */
function distances(): Distance {
  const board = successors.empty() as Board;
  const spaces = new Map(board.box.spaces.map(({ name }, space) => [name, space]));
  return (one, other) => waysTo(board, spaces.get(one) as Space)[spaces.get(other) as Space];
}
