/** Tables with another content than that of the box: for what no card of it shows by itself. */

import type { Table } from '@diadochi/kernel';
import { content } from '../src/content.ts';
import type { Content } from '../src/content-schema.ts';
import { successorsWith } from '../src/made-of.ts';
import { type Scene, sceneOf } from './scene.ts';

type Change = (content: Content) => void;
/** A scene with content that has been changed. */
export function sceneWith(change: Change, position: Scene): Table {
  const changed = structuredClone(content) as Content;
  change(changed);
  return sceneOf(successorsWith(changed), position);
}
/** A card of which something is otherwise. */
export const recomposed =
  (id: string, change: (card: Content['cards'][number]) => object): Change =>
  ({ cards }) => {
    for (const card of cards) if (card.id === id) Object.assign(card, change(card));
  };
/** A card with other data, and its first effect with others. */
export const withData = (id: string, data: object, ofEffect: object = {}): Change =>
  recomposed(id, ({ effects: [first, ...rest] }) => ({
    effects: [{ ...first, ...ofEffect }, ...rest],
    ...data,
  }));
