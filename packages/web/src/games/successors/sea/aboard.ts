/** The group at sea, as everybody sees it. */

import type { LogEntry } from '../../../api.ts';
import { box } from '../content.ts';
import { type Company, leaderOf } from '../march/company.ts';
import type { Table } from '../view.ts';

export interface Ship extends Company {
  readonly seat: number;
  /** In whose waters it is. */
  readonly at: string;
  /** The Embarkation Port. */
  readonly from: string;
  readonly escort: readonly string[];
  readonly leader: string;
}

export function shipOf(table: Table): Ship | null {
  const { voyage, march } = table;
  if (voyage.space === null || march === null) return null;
  const generals = Object.keys(table.generals).filter((general) => table.generals[general].state === 'aboard');
  const company: Company = {
    generals,
    units: Object.fromEntries(Object.entries(voyage.units).filter(([, count]) => count > 0)),
    royals: voyage.royals,
  };
  const leader = leaderOf(company);
  if (leader === null) return null;
  return {
    ...company,
    generals: [leader, ...generals.filter((general) => general !== leader)],
    seat: march.seat,
    at: voyage.space,
    from: (voyage.from ?? voyage.space).split(' ')[0],
    escort: voyage.escort,
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
