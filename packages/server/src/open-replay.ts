/** A finished game shown from its open replay: what a spectator saw and heard, without the rules by which it was played. */

import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { LogEntry, OpenReplay, SeatView } from './api.ts';
import { applyChanges } from './changes.ts';

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
      let view = first;
      for (const { seq, changes } of news) {
        if (seq > until) break;
        const after = Array.isArray(changes) ? made(view, changes) : applyChanges(view, changes);
        view = { ...after, seq };
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
/** A place with its new value; without one it is gone; a list: what is taken out from a place on, and what is put in. */
type EarlierChange =
  | readonly [place: string, value?: unknown]
  | readonly [place: string, from: number, gone: number, ...added: unknown[]];
/** Changes as they were written in replays of earlier days: one place after another. */
function made(view: SeatView, changes: readonly EarlierChange[]): SeatView {
  const document = structuredClone(view) as unknown as Branch;
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
  return document as unknown as SeatView;
}
