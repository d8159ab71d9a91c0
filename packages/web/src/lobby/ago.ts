/** How long ago something was, in words. */

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
  return words.format(0, 'second');
}
