import { fillIn, fromDice } from '@diadochi/kernel';
import type { Bot } from './bot.ts';

/** Any answer, field by field, each option as likely. */
export const random: Bot = (game, view, dice) => {
  // What the seat may do is the same in every world that looks like this to it.
  const world = game.worldOf(view, fromDice(dice));
  const question = game.question(world, view.seat ?? -1);
  if (question === null) throw new Error('the seat is not asked');
  fillIn(world, question, dice);
  return game.action(question);
};
