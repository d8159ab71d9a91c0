import type { Game } from '@diadochi/kernel';

/** Something that is costly to make and the same for every decision in a game. */
export function oncePerGame<T>(make: (game: Game) => T): (game: Game) => T {
  const made = new WeakMap<Game, T>();
  return (game) => {
    const known = made.get(game) ?? make(game);
    made.set(game, known);
    return known;
  };
}
