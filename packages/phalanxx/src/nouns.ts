/** Every sort of piece, and the names of its pieces: the number of a piece is its place. */

import type { Content } from './content-schema.ts';
import { COLOURS } from './words.ts';

export const nounsOf = ({ cards, heroism, boards, advantages }: Content) => ({
  card: [...cards.map(({ id }) => id), heroism.id],
  region: boards.flatMap(({ regions }) => regions.map(({ id }) => id)),
  /** The rolled dice, and the rows of the action card. */
  die: ['first', 'second', 'third'],
  row: ['top', 'middle', 'bottom'],
  colour: COLOURS,
  advantage: ['none', ...advantages.map(({ id }) => id)],
});
