/** Tables with another content than that of the box: for what no card of it shows by itself. */

import { setScene, type Table } from '@diadochi/kernel';
import { kept } from '@diadochi/kernel/scenes';
import { content } from '../src/content.ts';
import type { Content } from '../src/content-schema.ts';
import { successorsWith } from '../src/game.ts';
import type { Scene } from './scene.ts';

type Change = (content: Content) => void;
/** A scene with content that has been changed. */
export function sceneWith(
  change: Change,
  { seats = 4, options = {}, turn = 1, dice = [], draws = [], ...parts }: Scene,
): Table {
  const changed = structuredClone(content) as Content;
  change(changed);
  const position = { turn, round: 1, ...parts } as never;
  return kept(setScene(successorsWith(changed), { seats, options, position, dice, draws }));
}
/** A card with other data, and its first effect with others. */
export const withData =
  (id: string, data: object, ofEffect: object = {}): Change =>
  ({ cards }) => {
    for (const card of cards) {
      if (card.id !== id) continue;
      Object.assign(card, data);
      Object.assign(card.effects[0], ofEffect);
    }
  };
