import type { Game, Position } from '@diadochi/kernel';

/** How far a game is: its own count of turns, or of seasons or rounds, if it has one. */
export function countOfTurns(game: Game, position: Position): { name: string; value: number } | null {
  const name = ['turn', 'season', 'round'].find((fact) => game.scenes.facts.includes(fact));
  return name === undefined ? null : { name, value: Number(game.fact(position, name)) };
}
