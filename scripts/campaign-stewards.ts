/** Stewards, plans and clocks at the tables of the campaigns: what is settled ahead is kept like everything else. */

import type { Dice } from '../packages/kernel/src/index.ts';
import type { Pace, StewardState } from '../packages/server/src/api.ts';
import { type Client, decisionOf, randomAnswer, type Seated } from '../packages/server/test/client.ts';
import { same, type Tally } from './campaign-tally.ts';

/** What is settled at a table: nothing, by stewards and plans, or besides them by a clock that soon runs out. */
export type Settled = 'nothing' | 'stewards' | 'clocks';

/** Ten seconds for the whole game: whoever has used them up is answered for at once, by a bot. */
const BLITZ: Pace = {
  live: false,
  hold: 0,
  clock: { kind: 'bank', bank: 10_000, each: 0 },
  out: 'answer',
  bot: 'random',
  awayDays: 0,
};
export const paceOf = (settled: Settled): Pace | null => (settled === 'clocks' ? BLITZ : null);

/** What a steward of the proof game may be told. */
const BOOKS: readonly (readonly { readonly [part: string]: unknown }[])[] = [
  [],
  [{ on: 'omens', when: {}, answer: 'default' }],
  [
    { on: 'omens', when: { hoplites: 3 }, answer: 'ask' },
    { on: 'omens', when: {}, answer: 'default' },
  ],
  [{ on: 'omens', when: { by: ['0'] }, answer: 'default', once: true }],
  [{ on: 'answering', when: {}, answer: 'default' }],
  [
    { on: 'omens', when: {}, answer: 'default', off: true },
    { on: 'answering', when: {}, answer: 'ask' },
  ],
];
type Book = (typeof BOOKS)[number];

/** What the seats of a table have been told to be kept, and what may have been. */
export interface Told {
  readonly books: Map<number, Book>;
  /** Sent, but nobody knows whether it was heard. */
  readonly unsure: Map<number, Book>;
  /** The least that was seen to be left in a seat's bank. */
  readonly banks: Map<number, number>;
}
export const newTold = (): Told => ({ books: new Map(), unsure: new Map(), banks: new Map() });

/** Tells a steward something, or makes a plan of what is asked now; throws when the server is gone. */
export async function settle(client: Client, seated: Seated, told: Told, random: Dice): Promise<void> {
  const { seat, table, token } = seated;
  if (random(2) === 0) {
    const book = BOOKS[random(BOOKS.length)];
    told.unsure.set(seat, book);
    const { status } = await client.tellSteward(seated, book);
    if (status === 503) throw new Error('nobody knows');
    told.unsure.delete(seat);
    if (status === 200) told.books.set(seat, book);
    return;
  }
  const view = await client.view(table, token);
  if (decisionOf(view, seat) === null) return;
  const answer = await randomAnswer(client, seated, random);
  if (answer !== null) await client.plan(seated, [{ on: view.asked?.kind, do: answer }]);
}

/** Notes what is left in the bank of a seat: it never grows. */
export async function lookAtClock(client: Client, seated: Seated, told: Told): Promise<void> {
  const { bank } = await client.clocks(seated);
  if (bank !== null) told.banks.set(seated.seat, Math.min(bank, told.banks.get(seated.seat) ?? bank));
}

/** Of two servers each reckons from when it has heard of an answer. */
const SLACK_MS = 1000;

/** After a kill: what a steward was told is what it knows, and no clock has gained. */
export async function checkSettled(
  client: Client,
  seats: readonly Seated[],
  told: Told,
  settled: Settled,
  result: Tally & { settled: number },
): Promise<void> {
  for (const seated of seats) {
    const { seat, table } = seated;
    const state = await client.steward(seated);
    const orders = asTold(state);
    const [sure, perhaps] = [told.books.get(seat) ?? [], told.unsure.get(seat)];
    result.check(
      same(orders, sure) || same(orders, perhaps),
      () =>
        `${table}: the steward of seat ${seat} knows ${JSON.stringify(orders)}, not ${JSON.stringify(sure)}`,
    );
    told.books.set(seat, orders);
    told.unsure.delete(seat);
    result.settled += state.answered.length;
    if (settled !== 'clocks') continue;
    const before = told.banks.get(seat) ?? Number.POSITIVE_INFINITY;
    await lookAtClock(client, seated, told);
    const { bank } = await client.clocks(seated);
    result.check(
      (bank ?? 0) <= before + SLACK_MS,
      () => `${table}: seat ${seat} has ${bank} ms, and had ${before}`,
    );
  }
}

/** Orders but for whether they are spent. */
const asTold = ({ orders }: StewardState): Book =>
  orders.map(({ spent: _, ...order }) => order as Book[number]);
