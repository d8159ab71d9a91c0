/** 16.1: a completed Capital is a Major City wherever something is said of it. */

import { capitalsIn } from './capitals.ts';
import { box } from './content.ts';
import type { Content, Table } from './view.ts';

/** What a space is now. */
export function kindNow(table: Pick<Table, 'factions'>, space: string): Content['spaces'][number]['kind'] {
  if (capitalsIn(table).includes(space)) return 'major';
  return box().spaces.find(({ id }) => id === space)?.kind ?? 'minor';
}
