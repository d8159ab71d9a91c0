/** The worker in which an engine runs: it takes requests and gives answers, one after the other. */

import { BadInput, Refused } from '@diadochi/kernel';
import { type Desk, DeskProblem, openDesk } from './desk.ts';
import { engineOf } from './games.ts';
import type { Answered, Asked, Opening, Wrong } from './requests.ts';

let desk: Desk | null = null;

async function answer({ what, with: params }: Asked): Promise<unknown> {
  if (what === 'open') {
    const { game, content, ...rest } = params[0] as Opening;
    desk = openDesk(await engineOf(game, content), rest);
    return desk.tree();
  }
  if (desk === null) throw new DeskProblem(409, 'not-open');
  return (desk[what] as (...given: readonly unknown[]) => unknown)(...params);
}

function wrongOf(error: unknown): Wrong {
  if (error instanceof DeskProblem) return { status: error.status, type: error.type, detail: error.message };
  if (error instanceof Refused) {
    const { clause, message } = error.refusal;
    return { status: 422, type: 'refused', detail: error.message, clause, message };
  }
  if (error instanceof BadInput) return { status: 400, type: 'bad-input', detail: error.message };
  return { status: 500, type: 'broken', detail: String(error) };
}

/** One at a time: an engine is loaded before it is asked anything. */
let queue: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  queue = queue.then(async () => {
    const answered: Answered = await answer(data).then(
      (found) => ({ no: data.no, found }),
      (error: unknown) => ({ no: data.no, wrong: wrongOf(error) }),
    );
    postMessage(answered);
  });
});
