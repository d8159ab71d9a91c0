/** A finished game shown from its open replay: what a spectator saw and heard, without the rules by which it was played. */

import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { LogEntry, OpenReplay, SeatView } from './api.ts';
import { applyChanges } from './changes.ts';
import { applyEarlier } from './earlier-changes.ts';

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
  const { view: first, news: told } = JSON.parse((await unpacked(packed)).toString()) as OpenReplay;
  let last = first.seq;
  const news = told.map(({ seq = last + 1, ...each }) => {
    last = seq;
    return { seq, ...each };
  });
  return {
    seq: last,
    viewAt(until) {
      let view = first;
      for (const { seq, changes } of news) {
        if (seq > until) break;
        const after = Array.isArray(changes) ? applyEarlier(view, changes) : applyChanges(view, changes);
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
