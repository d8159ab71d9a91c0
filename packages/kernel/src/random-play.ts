/** Play by chance: each field by itself, and now and then something that nobody asked for. */

import type { Dice } from './chance.ts';
import { type Filling, fillIn, nextOptions } from './form.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';

/** One in so many moves is an interjection, if one is possible. */
const RARELY = 8;

/** A random move, filled in; null when the game is over. */
export function randomMove(game: Game, p: Position, dice: Dice): Filling | null {
  const asked = game.firstQuestion(p);
  if (asked === null) return null;
  const q = randomInterjection(game, p, dice) ?? asked;
  fillIn(p, q, dice);
  return q;
}
const options: number[] = [];

/** Now and then something that any seat may say uninvited, to be filled in; mostly null. */
export function randomInterjection(game: Game, p: Position, dice: Dice): Filling | null {
  if (dice(RARELY) > 0) return null;
  const kinds = Object.keys(game.contract.interjections);
  if (kinds.length === 0) return null;
  const q = game.interjection(p, dice(p.seats), kinds[dice(kinds.length)]);
  return q !== null && nextOptions(p, q, options, 1) > 0 ? q : null;
}
