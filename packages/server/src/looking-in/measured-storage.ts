/** A storage whose commits are measured. */

import type { Storage } from '../storage/storage.ts';
import type { Metrics } from './metrics.ts';

export const measured = (storage: Storage, { commits, writing }: Metrics): Storage => ({
  ...storage,
  async append(...entry) {
    const start = performance.now();
    writing.inc();
    try {
      return await storage.append(...entry);
    } finally {
      writing.dec();
      commits.observe((performance.now() - start) / 1000);
    }
  },
});
