/** What is in the box, with where each value comes from: board, cards, pieces, and the numbers of the rules. */

import cards from '../content/cards.json' with { type: 'json' };
import map from '../content/map.json' with { type: 'json' };
import pieces from '../content/pieces.json' with { type: 'json' };
import play from '../content/play.json' with { type: 'json' };
import type { Content } from './content-schema.ts';

export const content = {
  schema: 'successors-content/1',
  ...map,
  ...cards,
  ...pieces,
  ...play,
} as unknown as Content;
