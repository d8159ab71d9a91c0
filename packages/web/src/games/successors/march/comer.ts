/** Who comes, for those who may do something against it. */

import { type useTable, useView } from '../../../table/context.ts';
import type { Table } from '../view.ts';

/** What the question is about. */
export const aboutOf = (at: ReturnType<typeof useTable>) => at.answer.question.value?.about ?? {};

/** Who comes: his Commanding General, and how many. */
export function useComer(): { readonly general: string; readonly count: number } {
  const { table } = useView<Table>();
  const { march } = table;
  const general = march?.generals[0] ?? null;
  // S7.5-01: an Independent Army has no types.
  const count =
    march?.owner === 'independent'
      ? (table.stacks.find(({ at, owner }) => at === march.at && owner === march.owner)?.cus ?? 0)
      : Object.values(march?.units ?? {}).reduce((sum, each) => sum + each, 0);
  return { general: general ?? 'none', count };
}
