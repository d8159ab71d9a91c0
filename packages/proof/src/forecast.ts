/** What a raid that a seat considers would need of the die (4 C), before anybody plays a card. */

import { type Data, fromNames, type Json, type Seat, wholeNumber } from '@diadochi/kernel';
import { content } from './content.ts';
import { type Board, contract } from './contract.ts';
import { defenceOf } from './position.ts';
import { strength } from './rules/4-raid.ts';

/** The raid as it would be answered; by night it needs the same. */
const REQUEST = { raid: 'village', led: 'hero', with: 'count' } as const;

export function forecast(p: Board, seat: Seat, request: Json): Json {
  const asked = fromNames(contract.nouns, REQUEST, request, 'request') as Data<typeof REQUEST>;
  const { raid: village, led: leader } = asked;
  const hoplites = wholeNumber(asked.with, 1, content.hoplites, 'request.with');
  const raid = { by: seat, village, hoplites, leader, bonus: 0 };
  const least = defenceOf(village) - strength.sum(p, raid);
  return {
    /** The least that the die must show; over 6 it cannot, under 2 it always does. */
    least,
    /** How many of its six faces win. */
    faces: Math.min(6, Math.max(0, 7 - least)),
    reasons: strength.reasons(p, raid).map(({ clause, by }) => ({ clause, by })),
  };
}
