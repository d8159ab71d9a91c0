/** Scenes with a card of a content pack. */

import { setScene, type Table } from '@diadochi/kernel';
import { kept } from '@diadochi/kernel/scenes';
import { content } from '../src/content.ts';
import type { Content } from '../src/content-schema.ts';
import { successorsWith } from '../src/game.ts';
import type { Scene } from './scene.ts';

type Card = Content['cards'][number];

/** As `scene`, with one card changed. */
export function sceneWith(id: string, change: (card: Card) => object, { seats = 4, ...parts }: Scene): Table {
  const pack = structuredClone(content) as Content;
  const card = pack.cards.find((each) => each.id === id) as Card;
  Object.assign(card, change(card));
  const { dice = [], draws = [], ...position } = { turn: 1, round: 1, ...parts };
  return kept(setScene(successorsWith(pack), { seats, position: position as never, dice, draws }));
}
