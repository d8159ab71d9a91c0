/** The server's clock: what waits or counts time asks it, so that tests can let it run as they like. */

export interface Clock {
  /** Milliseconds of wall time. */
  now(): number;
  /** Does something later; what is given back calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const realClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
