/**
 * Tables at which persons play random legal answers over the API, without asking the server what is legal: each table is
 * played along here, with the dice that its secret and its players' words give. So what is measured is what the table costs, and every answer
 * of the server is checked besides.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  act,
  beginMatch,
  type Chance,
  copyOf,
  countingWords,
  type Dice,
  fairChance,
  fillIn,
  type Game,
  type Json,
  passingAt,
  type Seat,
  type Sink,
  seeded,
  stewardAnswer,
} from '../packages/kernel/src/index.ts';
import { firstCounts, type Telling, tellingFrom } from '../packages/server/src/audiences.ts';
import { gameNamed } from '../packages/server/src/games.ts';
import { openSqlite } from '../packages/server/src/storage/sqlite.ts';
import { type Client, newWords, type Seated } from '../packages/server/test/client.ts';

export interface Seats {
  readonly id: string;
  readonly seats: readonly Seated[];
}
export interface Mirrored extends Seats {
  readonly game: Game;
  readonly chanceAt: (seq: number) => Chance;
  telling: Telling;
  /** Where each seat has passed itself: its steward does so for it as long as that lasts. */
  readonly passed: Map<Seat, { readonly [kind: string]: string }>;
  /** How many entries there are. */
  seq: number;
}

/** Opens a table whose seats are all taken, and the first one's words shown, so that it starts. */
export async function openTable(client: Client, game: string, seats: number): Promise<Seats> {
  const persons = Array.from({ length: seats }, () => ({ person: '' }));
  const { id, secrets } = await client.create(persons, { game });
  const taken: Seated[] = [];
  for (const [i, secret] of secrets.entries())
    taken.push(await client.join(id, secret, `P${i}`, i === 0 ? newWords() : null));
  await client.show(taken[0]);
  return { id, seats: taken };
}

/** The same, played along: their secrets are read beside the server. */
export async function mirror(data: string, tables: readonly Seats[]): Promise<Mirrored[]> {
  const storage = openSqlite(data);
  const mirrored: Mirrored[] = [];
  for (const { id, seats } of tables) {
    const stored = await storage.table(id);
    if (stored === null) throw new Error(`table ${id} is gone`);
    const game = gameNamed(stored.game);
    const { secret, words, options } = stored;
    const chanceAt = (seq: number) => fairChance(secret, countingWords(words, seq), seq);
    const { match } = beginMatch(game, { seats: seats.length, options }, chanceAt(0));
    const telling = tellingFrom(match, firstCounts(match));
    mirrored.push({ id, seats, game, chanceAt, telling, passed: new Map(), seq: 0 });
  }
  await storage.close();
  return mirrored;
}

/** What came of an action: whether it was accepted at its number, and how long the server took. */
interface Played {
  readonly status: number;
  readonly isRight: boolean;
  readonly text: string;
  readonly ms: number;
}

/** One action by somebody who is asked; null when the game is over. */
export async function playMirrored(client: Client, table: Mirrored, random: Dice): Promise<Played | null> {
  const { game, telling, passed } = table;
  const before = telling.match();
  const asked = telling.pending().filter(({ optional }) => !optional);
  if (asked.length === 0) return null;
  const { seat, kind, id: decision } = asked[random(asked.length)];
  const question = game.question(before.position, seat);
  if (question === null) throw new Error(`nobody asks seat ${seat}`);
  fillIn(before.position, question, random);
  const action = game.action(question);
  const sent = performance.now();
  const { status, body, text } = await client.act(table.seats[seat], decision, action, randomUUID());
  const ms = performance.now() - sent;
  if (status !== 200) return { status, isRight: false, text, ms };
  const at = passingAt(game, before.position, kind, action);
  if (at !== null) passed.set(seat, { ...passed.get(seat), [kind]: at });
  playAlong(table, seat, action);
  const isRight = body.seq === telling.numberOf(seat);
  await letStewardsAnswer(client, table);
  return { status, isRight, text, ms };
}

/** A standing order of the first seat, another than the one before: an entry that leaves the game as it is. */
export async function orderMirrored(client: Client, table: Mirrored): Promise<void> {
  const { game, seats, seq } = table;
  const [window] = Object.keys(game.contract.windows);
  const action = { arm: window, when: seq % 2 === 0 ? 'always' : 'default' };
  const { status, text } = await client.act(seats[0], 'orders.free.0', action);
  if (status !== 200) throw new Error(`an order is refused: ${text}`);
  playAlong(table, 0, action);
}

function playAlong(table: Mirrored, seat: Seat, action: Json): void {
  const { telling, chanceAt } = table;
  const before = telling.match();
  const after = copyOf(before);
  const sink: Sink = [];
  const { seq } = act(after, seat, action, chanceAt(before.seq + 1), sink);
  telling.goOn({ seq, by: seat, sink, before, after });
  table.seq = seq;
}

/** What nobody has given an order for is answered by default, by the stewards of the server; here it is known what. */
async function letStewardsAnswer(client: Client, table: Mirrored): Promise<void> {
  const { game, telling, passed } = table;
  for (const { seat, kind, optional, id } of telling.pending()) {
    if (optional || game.steward?.usual[kind] === undefined) continue;
    const world = game.worldOf(game.view(telling.match().position, seat), seeded('steward'));
    const asking = { decision: id, passed: passed.get(seat) ?? {} };
    const answer = stewardAnswer(game, world, seat, { orders: [] }, asking);
    if (answer === null) continue;
    playAlong(table, seat, answer.action);
    const { token } = table.seats[seat];
    while ((await client.view(table.id, token)).seq < telling.numberOf(seat)) await setTimeout(1);
    return letStewardsAnswer(client, table);
  }
}
