/** Open replays are kept as they were written: those of earlier days tell what changed in another form. */

import type { SeatView } from './api.ts';

interface Branch {
  [key: string]: Branch;
}
/** A place with its new value; without one it is gone; a list: what is taken out from a place on, and what is put in. */
type EarlierChange =
  | readonly [place: string, value?: unknown]
  | readonly [place: string, from: number, gone: number, ...added: unknown[]];
/** The view with changes as they were written then: one place after another. */
export function applyEarlier(view: SeatView, changes: readonly EarlierChange[]): SeatView {
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
