/** A bar on stderr, for people who wait: only on a terminal, and only if the work is long. */

const LONG_MS = 1000;
const OFTEN_MS = 100;
const WIDTH = 30;

export interface Progress {
  at(done: number): void;
  end(): void;
}

export function progressOf(what: string, all: number): Progress {
  const { stderr, stdout } = process;
  // Where results go to the same terminal, they are the progress.
  if (!stderr.isTTY || stdout.isTTY) return { at: () => {}, end: () => {} };
  let next = performance.now() + LONG_MS;
  let shown = false;
  return {
    at(done) {
      if (performance.now() < next) return;
      next = performance.now() + OFTEN_MS;
      shown = true;
      const filled = Math.floor((done / all) * WIDTH);
      stderr.write(`\r[${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done} of ${all} ${what}`);
    },
    end() {
      if (shown) stderr.write('\r\u001b[K');
    },
  };
}
