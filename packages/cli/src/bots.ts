/** The bots that can sit down at a table, by name. */

import { bots } from '@diadochi/bots';
import { BadInput, unknownName } from '@diadochi/kernel';

export const botNames: readonly string[] = Object.keys(bots);

/** A bot for each seat: one name for all of them, or one a seat. */
export function botsFor(players: number, given: string): string[] {
  const names = given.split(',').map((name) => name.trim());
  for (const name of names)
    if (!botNames.includes(name)) throw new BadInput(`--bots: ${unknownName(name, botNames, 'bot')}`);
  if (names.length !== 1 && names.length !== players)
    throw new BadInput(
      `--bots: ${names.length} bots for ${players} players; name one for all, or one for each`,
    );
  return Array.from({ length: players }, (_, seat) => names[seat % names.length]);
}
