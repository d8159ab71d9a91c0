/** How long ago something was, and how much time is left, in words. */

import { say } from '../messages.ts';

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(at: number): string {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });
  const passed = Math.max(0, Date.now() - at);
  for (const [unit, length] of steps)
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return say('lobby.justNow');
}

/** Rounded down, so that nobody counts on more than there is. */
export function timeLeft(until: number): string {
  const left = Math.max(0, until - Date.now());
  const unit = left >= 2 * 86_400_000 ? 'days' : left >= 3_600_000 ? 'hours' : 'minutes';
  const length = { days: 86_400_000, hours: 3_600_000, minutes: 60_000 }[unit];
  return say(`lobby.left.${unit}`, { left: Math.floor(left / length) });
}
