/** Whole games between bots, each of which sees only what its seat sees. */

import { dice, entryChance, type Game, type Json, type Outcome, type Seat } from '@diadochi/kernel';
import { bots } from '../src/index.ts';

export interface Sitting {
  readonly game: Game;
  readonly seats: readonly string[];
  readonly options?: { readonly [key: string]: boolean | string };
  readonly seed: string;
}
export interface Played {
  readonly outcome: Outcome;
  readonly actions: readonly Json[];
}

/** Plays a game; an action that the rules forbid throws. */
export function play({ game, seats, options = {}, seed }: Sitting): Played {
  const own = seats.map((_, seat) => dice(`${seed} bot ${seat}`));
  const actions: Json[] = [];
  let position = game.start({ seats: seats.length, options }, entryChance(seed, 0));
  for (let asked = game.firstQuestion(position); asked !== null; asked = game.firstQuestion(position)) {
    const { seat } = asked;
    const action = bots[seats[seat]](game, game.view(position, seat), own[seat]);
    actions.push(action);
    position = game.apply(position, seat, action, entryChance(seed, actions.length));
  }
  return { outcome: game.outcome(position) as Outcome, actions };
}

/** How many of so many games one bot wins against others, moving one seat on after each. */
export function victories({ game, seats: [bot, ...others], seed }: Sitting, games: number): number {
  let won = 0;
  for (let no = 0; no < games; no++) {
    const mine: Seat = no % (others.length + 1);
    const seats = [...others.slice(0, mine), bot, ...others.slice(mine)];
    const { winners } = play({ game, seats, seed: `${seed} ${no}` }).outcome;
    if (winners.includes(mine)) won += 1 / winners.length;
  }
  return won;
}
