/** How sensibly games of Successors were played, told by their events. */

import { waysTo } from '@diadochi/bots';
import type { Outcome } from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import type { Board, Space } from '@diadochi/successors/board';
import { type Engagements, engagementsIn, together } from './engagements.ts';
import { type Conduct, count, type Happening, inOrderOf, rounded } from './figures.ts';
import { type Distance, stepsBackIn } from './steps-back.ts';

export function conductIn(): Conduct {
  const board = successors.empty() as Board;
  const spaces = new Map(board.box.spaces.map(({ name }, space) => [name, space]));
  const far = distances(board, spaces);
  const majors = new Set<unknown>(board.box.all.cities.map((space) => board.box.spaces[space].name));
  const atSea: Engagements[] = [];
  const burials = new Map<string, number>();
  const endings = new Map<string, number>();
  const dealt = new Map<string, number>();
  const won = new Map<string, number>();
  let [games, starved, unburied, stepsBack, empty, played, sieges] = [0, 0, 0, 0, 0, 0, 0];
  let [cities, gamesWithCity] = [0, 0];
  return {
    gameOver(events, outcome) {
      games++;
      count(endings, `${outcome.kind} in Game Turn ${told(events, 'gameTurn').at(-1)?.turn}`);
      for (const [general, seat] of dealtIn(events)) {
        count(dealt, general);
        count(won, general, wonBy(outcome, seat));
      }
      played += told(events, 'usedEvent').length;
      starved += told(events, 'foraged').length;
      empty += told(events, 'skippedTyche').length;
      stepsBack += stepsBackIn(events, far).length;
      atSea.push(engagementsIn(events));
      sieges += told(events, 'besieged').length;
      const taken = told(events, 'cityFell').filter(({ space }) => majors.has(space)).length;
      cities += taken;
      if (taken > 0) gamesWithCity++;
      const buried = told(events, 'buried');
      for (const { space } of buried) count(burials, String(space));
      if (buried.length === 0) unburied++;
    },
    figures: (playerTurns) => {
      const { seaSteps, asked, declared, askedAgain } = together(atSea);
      return {
        'endings by Game Turn': inOrderOf(endings),
        'won by whoever was dealt': inOrderOf(
          new Map([...dealt].map(([general, times]) => [general, rounded((won.get(general) ?? 0) / times)])),
        ),
        'events played a game': rounded(played / games),
        'CUs starved a game': rounded(starved / games),
        'burials by place': { ...inOrderOf(burials), ...(unburied > 0 ? { nowhere: unburied } : {}) },
        'steps back without a reason': stepsBack,
        'turns with an empty hand, a game': rounded(empty / games),
        'sea steps a player turn': rounded(seaSteps / playerTurns),
        'Naval Battles declared a player turn': rounded(declared / playerTurns),
        'prompts to declare one a sea step': rounded(asked / Math.max(1, seaSteps)),
        'of them to who had let the same group pass': rounded(askedAgain / Math.max(1, seaSteps)),
        'Sieges a player turn': rounded(sieges / playerTurns),
        'Major Cities taken a game': rounded(cities / games),
        'part of the games with a Major City taken': rounded(gamesWithCity / games),
      };
    },
  };
}

const told = (events: readonly Happening[], event: string): Happening['params'][] =>
  events.filter(({ key }) => key === `event.${event}`).map(({ params }) => params);
/** 4.3: by General, the seat that has him. */
const dealtIn = (events: readonly Happening[]): Map<string, unknown> =>
  new Map(told(events, 'dealtGeneral').map(({ general, seat }) => [String(general), seat]));
const wonBy = ({ winners }: Outcome, seat: unknown): number =>
  winners.includes(seat as number) ? 1 / winners.length : 0;

/** How many MPs by land two spaces are apart, by their names. */
const distances =
  (board: Board, spaces: ReadonlyMap<string, Space>): Distance =>
  (one, other) =>
    waysTo(board, spaces.get(one) as Space)[spaces.get(other) as Space];
