/** A clock that stands still until a test lets it run. */

import type { Clock } from '../src/clock.ts';

export interface FakeClock extends Clock {
  /** Lets time pass, and does what was due meanwhile. */
  pass(ms: number): void;
  /** How much is left until each thing that is to be done. */
  readonly left: readonly number[];
}

export function fakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let now = start;
  const due = new Set<{ readonly at: number; run(): void }>();
  return {
    now: () => now,
    after(ms, run) {
      const alarm = { at: now + ms, run };
      due.add(alarm);
      return () => due.delete(alarm);
    },
    pass(ms) {
      now += ms;
      for (const alarm of [...due].sort((a, b) => a.at - b.at))
        if (alarm.at <= now && due.delete(alarm)) alarm.run();
    },
    get left() {
      return [...due].map(({ at }) => at - now);
    },
  };
}
