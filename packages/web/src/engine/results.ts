/** What dice have decided, from the side of one seat: told by the events of each game. */

import type { Message, Seat } from '@diadochi/kernel';
import type { Result } from './requests.ts';

type Telling = { readonly [event: string]: (params: Message['params'], seat: Seat | null) => Result | null };

/** Whoever is not in it wins with the one who moves. */
const wonBy = ({ seat: winner, against }: Message['params'], seat: Seat | null): Result | null =>
  winner === seat ? 'win' : against === seat ? 'lose' : null;
const mine =
  (result: Result, other: Result): Telling[string] =>
  ({ seat: mover }, seat) =>
    mover === seat ? result : other;

const TELLINGS: { readonly [game: string]: Telling } = {
  successors: {
    wonBattle: wonBy,
    wonNavalBattle: wonBy,
    drewBattle: () => 'draw',
    cityFell: mine('win', 'lose'),
    siegePoint: mine('win', 'lose'),
  },
  proof: { took: mine('win', 'lose'), repelled: mine('lose', 'win'), scattered: mine('lose', 'win') },
};
/** Dice that bring nothing: a Siege without a Siege Point. */
const IN_VAIN: { readonly [game: string]: readonly string[] } = { successors: ['siegeRoll'] };

/** Seats by what they have to do with it: the first that it concerns tells. */
export function resultOf(
  game: string,
  messages: readonly Message[],
  seats: readonly (Seat | null)[],
): Result | null {
  const telling = TELLINGS[game] ?? {};
  const named = messages.map(({ key, params }) => [key.slice('event.'.length), params] as const);
  for (const seat of seats)
    for (const [event, params] of named) {
      const result = telling[event]?.(params, seat) ?? null;
      if (result !== null) return result;
    }
  return named.some(([event]) => IN_VAIN[game]?.includes(event)) ? 'lose' : null;
}
