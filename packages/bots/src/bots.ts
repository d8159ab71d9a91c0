/** Players that are programs. A bot sees what its seat sees, and answers what its seat is asked. */

import { type Dice, fillIn, fromDice, type Game, type Json, type View } from '@diadochi/kernel';

export type Bot = (game: Game, view: View, dice: Dice) => Json;

/** Any answer, field by field, each option as likely. */
const random: Bot = (game, view, dice) => {
  // What the seat may do is the same in every world that looks like this to it.
  const world = game.worldOf(view, fromDice(dice));
  const question = game.question(world, view.seat ?? -1);
  if (question === null) throw new Error('the seat is not asked');
  fillIn(world, question, dice);
  return game.action(question);
};

export const bots: { readonly [name: string]: Bot } = { random };
