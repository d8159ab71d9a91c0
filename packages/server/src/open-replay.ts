/** A finished game shown from its open replay: what a spectator saw and heard, without the rules by which it was played. */

import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Change, LogEntry, OpenReplay, SeatView } from './api.ts';

export interface ShownGame {
  /** How many entries it has. */
  readonly seq: number;
  /** What a spectator saw after an entry; of what was not kept, the first moment that was. */
  viewAt(seq: number): SeatView;
  /** What a spectator heard before an entry, the latest first. */
  heard(before: number, most: number): LogEntry[];
}

const unpacked = promisify(brotliDecompress);

export async function shownGame(packed: Uint8Array): Promise<ShownGame> {
  const { view: first, news } = JSON.parse((await unpacked(packed)).toString()) as OpenReplay;
  return {
    seq: news.at(-1)?.seq ?? first.seq,
    viewAt(until) {
      const view = structuredClone(first) as SeatView & { seq: number };
      for (const { seq, changes } of news) {
        if (seq > until) break;
        make(view as unknown as Branch, changes);
        view.seq = seq;
      }
      return view;
    },
    heard: (before, most) =>
      news
        .filter(({ seq }) => seq < before)
        .slice(-most)
        .reverse()
        .map(({ seq, by, events }) => ({
          seq,
          by,
          messages: events.map(([name, params]) => ({ key: `event.${name}`, params })),
        })),
  };
}

interface Branch {
  [key: string]: Branch;
}
/** Makes changes in a document (see `patch.ts`). */
function make(document: Branch, changes: readonly Change[]): void {
  for (const change of changes) {
    const path = change[0].split('.');
    const key = path.pop() as string;
    const branch = path.reduce((inside, next) => inside[next], document);
    if (change.length > 2) {
      const [, from, gone, ...added] = change;
      const list = branch[key] as unknown as unknown[];
      branch[key] = list.toSpliced(from as number, gone as number, ...added) as unknown as Branch;
    } else if (change.length === 1) delete branch[key];
    else branch[key] = change[1] as unknown as Branch;
  }
}
