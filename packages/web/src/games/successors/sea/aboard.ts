/** The group at sea, as everybody sees it. */

import type { LogEntry } from '../../../api.ts';
import { box } from '../content.ts';
import type { Company } from '../march/company.ts';
import { orderOf } from '../stacks.ts';
import type { Table } from '../view.ts';

export interface Ship extends Company {
  readonly seat: number;
  /** In whose waters it is. */
  readonly at: string;
  /** The Embarkation Port. */
  readonly from: string;
  readonly escort: readonly string[];
  readonly strength: number;
  readonly leader: string;
}

export function shipOf(table: Table): Ship | null {
  const { voyage, march } = table;
  const leader = voyage?.generals[0];
  if (voyage === null || voyage.space === null || march === null || leader === undefined) return null;
  if (march.owner === 'independent') return null; // S9.5-17
  const { generals, royals, space, from, escort, strength } = voyage;
  return {
    generals,
    units: Object.fromEntries(
      Object.entries(voyage.units)
        .filter(([, count]) => count > 0)
        .sort(([a], [b]) => orderOf(a) - orderOf(b)),
    ),
    royals,
    seat: march.owner,
    at: space,
    from: (from ?? space).split(' ')[0],
    escort,
    strength,
    leader,
  };
}

/** S9.3.A-04, S9.3.A-05: what a path by sea costs. */
export function seaCost(from: string, to: string): { readonly cost: number; readonly open: boolean } | null {
  const path = box().paths.find(
    ({ ends, type }) => (type === 'sea' || type === 'transmed') && ends.includes(from) && ends.includes(to),
  );
  if (path === undefined) return null;
  return {
    cost: box().pathTypes.find(({ id }) => id === path.type)?.cost ?? 1,
    open: path.type === 'transmed',
  };
}

/** The spaces that the group has come through at sea, as the log tells it. */
export function sailedBy(log: readonly LogEntry[], now: number): readonly string[] {
  const spaces: string[] = [];
  for (const { seq, messages } of log) {
    if (seq > now) break;
    for (const { key, params } of messages)
      if (key === 'event.embarked') spaces.splice(0, spaces.length, String(params.space));
      else if (key === 'event.sailed' && spaces.length > 0) spaces.push(String(params.space));
  }
  return spaces;
}
