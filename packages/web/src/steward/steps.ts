/** What the steward has answered, as it can be stepped through. */

import type { StewardAnswered, StewardState } from './steward-api.ts';

/** Since its holder looked. */
export const freshIn = ({ answered, looked }: Pick<StewardState, 'answered' | 'looked'>): StewardAnswered[] =>
  answered.filter(({ at }) => at > looked);

export interface Step extends StewardAnswered {
  readonly seq: number;
}
/** Those of which it is known how the table was then, the earliest first. */
export const stepsIn = (answered: readonly StewardAnswered[]): Step[] =>
  answered
    .filter((each): each is Step => each.seq !== undefined)
    .sort((a, b) => a.seq - b.seq || a.at - b.at);
