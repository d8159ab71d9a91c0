/** The raid under way, as the log has told it. */

import type { LogEntry } from '../../api.ts';
import type { ProofView, VillageName } from './view.ts';

export interface Raid {
  readonly by: number;
  readonly village: VillageName;
  readonly hoplites: number;
}

export function raidUnderWay(
  { crumbs, seq }: Pick<ProofView, 'crumbs' | 'seq'>,
  log: readonly LogEntry[],
): Raid | null {
  if (!crumbs.includes('raid')) return null;
  const told = log.filter((entry) => entry.seq <= seq).flatMap(({ messages }) => messages);
  const start = told.findLastIndex(({ key }) => key === 'event.marched' || key === 'event.stormed');
  if (start < 0) return null;
  const { seat, village, hoplites } = told[start].params;
  const left = told.slice(start).findLast(({ key }) => key === 'event.deserted')?.params.hoplites ?? hoplites;
  return { by: Number(seat), village: village as VillageName, hoplites: Number(left) };
}
