/** The moments of a table, as they come: a finished game in one piece, one that is being played in pages. */

import { applyChanges } from '@diadochi/server/changes';
import { applyEarlier } from '@diadochi/server/earlier-changes';
import {
  ApiProblem,
  api,
  type Change,
  type LogEntry,
  type Moments,
  type OpenReplay,
  type SeatView,
} from '../api.ts';
import type { Frame } from './series.ts';

/** What each seat saw besides at a moment, by seat. */
export type Sides = readonly Change[];
export interface Told {
  readonly frames: readonly Frame[];
  /** By moment, where it is known: when the game is over. */
  readonly sides: readonly Sides[] | null;
  /** How many moments there are. */
  readonly last: number;
}

export function ofReplay({ view, sides, news }: OpenReplay): Told {
  const frames: Frame[] = [{ seq: view.seq, open: view.seq, by: null, messages: [], view }];
  let seen: Sides = sidesWith([], sides ?? []);
  const seenAt: Sides[] = [];
  seenAt[view.seq] = seen;
  let now = view;
  for (const { seq = now.seq + 1, by, events, changes, sides: changed = [] } of news) {
    const after = Array.isArray(changes) ? applyEarlier(now, changes) : applyChanges(now, changes);
    now = { ...after, seq };
    const messages = events.map(([name, params]) => ({ key: `event.${name}`, params }));
    frames.push({ seq, open: seq, by, messages, view: now });
    if (changed.length > 0) seen = sidesWith(seen, changed);
    seenAt[seq] = seen;
  }
  return { frames, sides: sides === undefined ? null : seenAt, last: now.seq };
}
function sidesWith(known: Sides, changed: readonly (readonly [number, Change])[]): Sides {
  const all = [...known];
  for (const [seat, changes] of changed) all[seat] = changes;
  return all;
}

function ofPage({ view, open, moments, last }: Moments): Told {
  const frames: Frame[] = [{ seq: view.seq, open, by: null, messages: [], view }];
  let now: SeatView = view;
  for (const { seq, by, messages, changes, open } of moments) {
    now = { ...applyChanges(now, changes), seq };
    frames.push({ seq, open, by, messages, view: now });
  }
  return { frames, sides: null, last };
}

/** The table as a seat saw it. */
export const seenBy = (view: SeatView, seat: number, sides: Sides | undefined): SeatView => ({
  ...view,
  seat,
  table: applyChanges(view.table, sides?.[seat] ?? {}),
});

export const entryOf = ({ seq, by, messages }: Frame): LogEntry => ({ seq, by, messages });

/** So long until a page is asked for again. */
const AGAIN_MS = 3000;

/** Tells page after page, what is wanted first; what is given back ends it. */
export function tellInPages(
  id: string,
  from: number | null,
  learn: (told: Told) => void,
  fail: () => void,
): () => void {
  let isOver = false;
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  async function page(what: { readonly after: number } | { readonly open: number }): Promise<Told | null> {
    while (!isOver) {
      try {
        return ofPage(await api.moments(id, what));
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        if (error.status !== 0 && error.status !== 429 && error.status !== 503) {
          fail();
          return null;
        }
        await pause(1000 * (error.wait ?? AGAIN_MS / 1000));
      }
    }
    return null;
  }
  void (async () => {
    const known = new Set<number>();
    const take = (told: Told | null) => {
      if (told === null || isOver) return null;
      learn(told);
      for (const { seq } of told.frames) known.add(seq);
      return told;
    };
    if (from !== null && take(await page({ open: from })) === null) return;
    for (let after = 0; ; ) {
      const told = take(await page({ after }));
      if (told === null) return;
      // What has come already is passed over.
      for (after = told.frames[told.frames.length - 1].seq; known.has(after + 1); after++);
      if (after >= told.last) return;
    }
  })();
  return () => {
    isOver = true;
  };
}
