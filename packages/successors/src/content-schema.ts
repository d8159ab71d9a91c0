/** What the content of Successors looks like: one declaration for the check of a file, for editors and for the types. */

import { type Static, Type } from 'typebox';
import { cardFields } from './schema/cards.ts';
import { generalFields } from './schema/generals.ts';
import { mapFields } from './schema/map.ts';
import { closed } from './schema/parts.ts';
import { pieceFields } from './schema/pieces.ts';
import { playFields } from './schema/play.ts';
import { tableFields } from './schema/tables.ts';

export const contentSchema = Type.Object(
  {
    schema: Type.Literal('successors-content/1'),
    ...mapFields,
    ...cardFields,
    ...generalFields,
    ...pieceFields,
    ...tableFields,
    ...playFields,
  },
  closed,
);

export type Content = Static<typeof contentSchema>;
