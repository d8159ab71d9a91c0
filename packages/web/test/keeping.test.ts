/** Standing orders that are changed faster than the server answers: the newest is shown, and is what is kept. */

import type { StewardOrder } from '@diadochi/kernel';
import { expect, it } from 'vitest';
import { keepingAt, type Settled } from '../src/steward/keeping.ts';
import type { StewardState } from '../src/steward/steward-api.ts';

const order = (on: string): StewardOrder => ({ on, when: {}, answer: 'ask' });
const stateOf = ({ orders, quiet }: Settled): StewardState => ({
  words: { tests: {}, pieces: {}, questions: {} },
  ...{ orders, quiet, plan: null, answered: [], looked: 0 },
  now: orders.map(() => 'fits'),
});

/** A server that answers when it is told to, and may fail before or after it has kept what it was sent. */
async function opened() {
  let kept: Settled = { orders: [order('first')], quiet: null };
  const waiting: { readonly wanted: Settled; readonly answer: PromiseWithResolvers<StewardState> }[] = [];
  const seen: StewardState[] = [];
  const keeping = keepingAt(
    {
      state: async () => stateOf(kept),
      keep(wanted) {
        const answer = Promise.withResolvers<StewardState>();
        waiting.push({ wanted, answer });
        return answer.promise;
      },
    },
    (state) => seen.push(state),
  );
  await keeping.begin();
  return {
    keeping,
    waiting,
    shown: () => (seen.at(-1) as StewardState).orders.map(({ on }) => on),
    now: () => (seen.at(-1) as StewardState).now,
    stored: () => kept.orders.map(({ on }) => on),
    /** The next one that has not been answered; and what is sent after it has been. */
    async answers() {
      const { wanted, answer } = waiting.shift() as (typeof waiting)[number];
      kept = wanted;
      answer.resolve(stateOf(kept));
      await Promise.resolve();
      await Promise.resolve();
    },
    async fails({ isKept }: { readonly isKept: boolean }) {
      const { wanted, answer } = waiting.shift() as (typeof waiting)[number];
      if (isKept) kept = wanted;
      answer.reject(new Error('the line is cut'));
      await new Promise(setImmediate);
    },
  };
}
const rename = (on: string) => (before: Settled) => ({ ...before, orders: before.orders.with(0, order(on)) });
const add = (on: string) => (before: Settled) => ({ ...before, orders: [...before.orders, order(on)] });

it('a change is shown at once, and the next is made to it though the server has not answered yet', async () => {
  const { keeping, waiting, shown, now, stored, answers } = await opened();
  const done = keeping.change(rename('second'));
  expect(shown()).toEqual(['second']);
  expect(now()).toEqual(['unasked']);
  keeping.change(add('third'));
  keeping.change(rename('fourth'));
  expect(shown()).toEqual(['fourth', 'third']);
  expect(waiting).toHaveLength(1); // one at a time: no answer can overtake another
  await answers();
  expect(stored()).toEqual(['second']);
  expect(shown()).toEqual(['fourth', 'third']);
  expect(waiting.map(({ wanted }) => wanted.orders.map(({ on }) => on))).toEqual([['fourth', 'third']]);
  await answers();
  await done;
  expect(stored()).toEqual(['fourth', 'third']);
  expect(shown()).toEqual(['fourth', 'third']);
  expect(now()).toEqual(['fits', 'fits']);
  expect(waiting).toEqual([]);
});

it('a request that fails takes nothing newer with it', async () => {
  const { keeping, shown, stored, fails, answers } = await opened();
  const done = keeping.change(rename('second'));
  keeping.change(add('third'));
  await fails({ isKept: false });
  expect(shown()).toEqual(['second', 'third']);
  await answers();
  await done;
  expect(stored()).toEqual(['second', 'third']);
});

it.each([true, false])(
  'when the last one fails, what is kept is shown (it was taken: %s)',
  async (isKept) => {
    const { keeping, shown, stored, fails, answers } = await opened();
    const done = keeping.change(rename('second'));
    await Promise.all([expect(done).rejects.toThrow('the line is cut'), fails({ isKept })]);
    expect(shown()).toEqual([isKept ? 'second' : 'first']);
    expect(shown()).toEqual(stored());
    const again = keeping.change(rename('third'));
    await answers();
    await again;
    expect(stored()).toEqual(['third']);
  },
);

it('what else is heard meanwhile does not hide a change', async () => {
  const { keeping, shown, answers } = await opened();
  const done = keeping.change(rename('second'));
  keeping.hear(stateOf({ orders: [order('first')], quiet: 'turn' }));
  expect(shown()).toEqual(['second']);
  await answers();
  await done;
  expect(shown()).toEqual(['second']);
});
