/** The bots that can sit down at a table, by name. */

import { botsFor, type Curiosity, curiosity, earnestIn } from '@diadochi/bots';
import { BadInput, type Game, unknownName } from '@diadochi/kernel';
import { withoutSteward } from './movers.ts';

export const botsOf = botsFor;

/** The bots of a list, each known to the game. */
export function botsNamed(option: string, game: string, given: string): string[] {
  const names = given.split(',').map((name) => name.trim());
  const known = botsOf(game);
  for (const name of names)
    if (!known.includes(withoutSteward(name)))
      throw new BadInput(`${option}: ${unknownName(name, known, 'bot')}`);
  return names;
}

/** A bot for each seat: one name for all of them, or one a seat. */
function botsAt(game: string, players: number, given: string): string[] {
  const names = botsNamed('--bots', game, given);
  if (names.length !== 1 && names.length !== players)
    throw new BadInput(
      `--bots: ${names.length} bots for ${players} players; name one for all, or one for each`,
    );
  return Array.from({ length: players }, (_, seat) => names[seat % names.length]);
}

/** A player by chance who is after what is rare: for campaigns, so no server knows it. */
const CURIOUS = 'curious';

/** The same, or curious players at all seats, and what they have met so far: they learn together. */
export const playersAt = (
  game: Game,
  players: number,
  given: string,
): { bots: string[]; curiosity?: Curiosity } =>
  given === CURIOUS
    ? { bots: Array<string>(players).fill(CURIOUS), curiosity: curiosity(game, earnestIn(game)) }
    : { bots: botsAt(game.name, players, given) };
