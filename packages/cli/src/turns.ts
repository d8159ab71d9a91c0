import type { Game, Position } from '@diadochi/kernel';

const COUNTS = ['turn', 'season', 'round'];

/** How far a game is: its own count of turns, or of seasons or rounds, if it has one. */
export function countOfTurns(game: Game, position: Position): { name: string; value: number } | null {
  const name = COUNTS.find((fact) => game.scenes.facts.includes(fact));
  return name === undefined ? null : { name, value: Number(game.fact(position, name)) };
}

/** All of these counts: they tell a seat's turn from its next one. */
export const momentOf = (game: Game, position: Position): string =>
  COUNTS.filter((fact) => game.scenes.facts.includes(fact))
    .map((fact) => game.fact(position, fact))
    .join('.');
