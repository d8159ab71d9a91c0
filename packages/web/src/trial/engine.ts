/** The engine in its worker, as the page speaks to it: a promise for each request. */

import { ApiProblem } from '../api.ts';
import type { Answered, Asked, Requests } from '../engine/requests.ts';

export interface Engine {
  ask<What extends keyof Requests>(
    what: What,
    ...given: Parameters<Requests[What]>
  ): Promise<ReturnType<Requests[What]>>;
  close(): void;
}

interface Waiting {
  readonly resolve: (found: never) => void;
  readonly reject: (error: ApiProblem) => void;
}

export function startEngine(): Engine {
  const worker = new Worker(new URL('../engine/engine-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let no = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.no);
    waiting.delete(data.no);
    if ('found' in data) asked?.resolve(data.found as never);
    else {
      const { status, type, detail, clause, message } = data.wrong;
      asked?.reject(new ApiProblem(status, type, detail, clause, message));
    }
  });
  // It could not be loaded.
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new ApiProblem(0, 'offline', ''));
    waiting.clear();
  });
  return {
    ask: (what, ...given) =>
      new Promise((resolve, reject) => {
        no++;
        waiting.set(no, { resolve, reject });
        worker.postMessage({ no, what, with: given } satisfies Asked);
      }),
    close: () => worker.terminate(),
  };
}
