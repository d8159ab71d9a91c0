/** Every sort of piece, and the names of its pieces: the number of a piece is its place. */

import type { Content } from './content-schema.ts';
import { CAUSES, COLOURS, DIRECTIONS, OPERATIONS, SIDES, UNITS } from './words.ts';

/** The second copy of a card has a name of its own: it can be in another hand. */
export const cardName = (id: string, copy: number): string => (copy === 0 ? id : `${id}-${copy + 1}`);

export const nounsOf = (content: Content) => ({
  space: content.spaces.map(({ id }) => id),
  location: content.spaces.flatMap(({ id }) => [id, `${id} inside`]),
  province: content.provinces.map(({ id }) => id),
  general: [...content.majorGenerals, ...content.minorGenerals, ...content.independentArmies].map(
    ({ id }) => id,
  ),
  unit: UNITS,
  fleet: content.fleets.map(({ id }) => id),
  royal: content.royalFamily.map(({ id }) => id),
  card: content.cards.flatMap(({ id, copies }) =>
    Array.from({ length: copies }, (_, copy) => cardName(id, copy)),
  ),
  side: SIDES,
  colour: COLOURS,
  direction: DIRECTIONS,
  operation: OPERATIONS,
  cause: CAUSES,
});
