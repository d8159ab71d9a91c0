/** The numbers of the rules. */

import { PLAYERS } from '../words.ts';
import { type Checks, matched, unless } from './parts.ts';

export const playChecks: Checks = {
  'there is one set-up for each number of players': ({ setups }) =>
    matched(
      'setups',
      setups.map(({ players }) => String(players)),
      PLAYERS.map(String),
    ),
  // S5.4: a round plays a card.
  'nobody runs out of cards before the rounds are over': ({ setups }) =>
    setups.flatMap(({ players, hand, rounds }) =>
      unless(rounds <= hand, `setups.${players}.rounds: ${rounds}, but a hand has ${hand} cards`),
    ),
  'what happens in a game turn happens before the last is over': (content) => {
    const { victory, reinforcements, recruiting } = content;
    const turns: [path: string, turn: number | undefined][] = [
      ['victory.instantFromGameTurn', victory.instantFromGameTurn],
      ['reinforcements.fromGameTurn', reinforcements.fromGameTurn],
      ['recruiting.asManyFromGameTurn', recruiting.asManyFromGameTurn],
      ...content.royalFamily.map((royal): [string, number | undefined] => [
        `royalFamily.${royal.id}.regencyGameTurn`,
        royal.regencyGameTurn,
      ]),
      ...content.majorGenerals.map(({ id, entry }): [string, number | undefined] => [
        `majorGenerals.${id}.entry.gameTurn`,
        entry !== undefined && 'gameTurn' in entry ? entry.gameTurn : undefined,
      ]),
    ];
    return turns.flatMap(([path, turn]) =>
      unless(
        turn === undefined || turn <= victory.lastGameTurn,
        `${path}: ${turn}, but the game ends with game turn ${victory.lastGameTurn}`,
      ),
    );
  },
  'nobody begins with a victory': ({ victory }) =>
    unless(
      victory.champion < victory.legitimacy,
      `victory.legitimacy: ${victory.legitimacy} is what a Champion begins with`,
    ),
};
