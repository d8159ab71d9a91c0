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
  const count = Object.values(march?.units ?? {}).reduce((sum, each) => sum + each, 0);
  return { general: general ?? 'none', count };
}
