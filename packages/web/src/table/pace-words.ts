/** How fast a table is played, as what is said of it takes it. */

import type { Pace } from '@diadochi/server/api';

const HOUR = 3_600_000;
/** A time in the largest unit of which it is a whole number. */
function timeIn(ms: number): { readonly count: number; readonly unit: string } {
  if (ms % (24 * HOUR) === 0) return { count: ms / (24 * HOUR), unit: 'days' };
  return ms % HOUR === 0
    ? { count: ms / HOUR, unit: 'hours' }
    : { count: Math.round(ms / 60_000), unit: 'minutes' };
}
export const paceParams = ({ clock, out, live }: Pace) => {
  const each = timeIn(clock.kind === 'none' ? 0 : clock.each);
  const bank = timeIn(clock.kind === 'bank' ? clock.bank : 0);
  return {
    live: live ? 'yes' : 'no',
    clock: clock.kind,
    out,
    count: each.count,
    unit: each.unit,
    bank: bank.count,
    bankUnit: bank.unit,
  };
};
