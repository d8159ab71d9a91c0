/** Lets the table be heard while it is looked at. */

import { useEffect } from 'preact/hooks';
import type { TableStore } from '../table/store.ts';
import { listenTo } from './sounds.ts';

export interface HeardProps {
  readonly live: TableStore;
}
export function Heard({ live }: HeardProps) {
  useEffect(() => listenTo(live), [live]);
  return null;
}
