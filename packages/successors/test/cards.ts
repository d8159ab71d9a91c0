/** Tables at which a card is other than in the box: for what no card of the box shows by itself. */

import { setScene, type Table } from '@diadochi/kernel';
import { kept } from '@diadochi/kernel/scenes';
import { content } from '../src/content.ts';
import type { Content } from '../src/content-schema.ts';
import { successorsWith } from '../src/game.ts';
import type { Scene } from './scene.ts';

type Card = Content['cards'][number];
/** A scene in which these cards have other data. */
export function sceneWith(
  changes: { readonly [card: string]: (card: Card) => object },
  { seats = 4, options = {}, turn = 1, dice = [], draws = [], ...parts }: Scene,
): Table {
  const changed = structuredClone(content) as Content;
  for (const card of changed.cards) Object.assign(card, changes[card.id]?.(card));
  const position = { turn, round: 1, ...parts } as never;
  return kept(setScene(successorsWith(changed), { seats, options, position, dice, draws }));
}
