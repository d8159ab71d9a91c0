/** Open replays are kept as they were written: those of earlier days tell what changed in another form. */

import type { Change, SeatView } from './api.ts';
import { applyChanges } from './changes.ts';

/** The view with what one of the news of an open replay has changed, in whichever form. */
export const afterNews = (view: SeatView, changes: Change | readonly EarlierChange[]): SeatView =>
  isEarlier(changes) ? made(view, changes) : applyChanges(view, changes);

const isEarlier = (changes: Change | readonly EarlierChange[]): changes is readonly EarlierChange[] =>
  Array.isArray(changes);

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
