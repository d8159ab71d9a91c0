/**
 * Tables that begin in a position laid out by hand, or where bots have left off. The server is the real one; only its
 * game starts elsewhere, and the secret from which a table's dice come can be chosen so that they fall as a test needs
 * them.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { bots } from '@diadochi/bots';
import {
  act,
  type Chance,
  dice,
  type Event,
  entryChance,
  fairChance,
  type Game,
  type Json,
  type Match,
  matchFrom,
  type Pending,
  type Position as Reached,
  Refused,
  randomMove,
  recorded,
  type Sink,
} from '@diadochi/kernel';
import { type RunningServer, type ServerOptions, startServer } from '@diadochi/server';
import type { Pace } from '@diadochi/server/api';
import { successors } from '@diadochi/successors';
import type { Seat, SeatView } from '../../scripts/guests.ts';

type Clock = NonNullable<ServerOptions['clock']>;
export type Position = { readonly [part: string]: Json };
/** Who does what, in the order in which the page does it. */
export type Script = readonly (readonly [seat: number, action: Json])[];

interface SceneOptions {
  readonly game?: Game;
  /** Who sits there; a bot by its level. */
  readonly names?: readonly Sitting[];
  /** What is done before the dice fall that matter, and how they should fall. */
  readonly script?: Script;
  readonly isWanted?: (events: readonly Event[]) => boolean;
  /** What is agreed on: optional rules. */
  readonly options?: { readonly [option: string]: boolean };
  /** How fast it is played, and by which clock. */
  readonly pace?: Pace;
  readonly clock?: Clock;
}
type Sitting = string | { readonly bot: string };
export interface Scene {
  readonly address: string;
  readonly seats: readonly Seat[];
  /** Does through the API what a test is not about. */
  play(script: Script): Promise<void>;
  /** Asks something else of the API for a seat. */
  tell(seat: number, path: string, body: object): Promise<void>;
  /** Stops the server and starts another one on the same data, at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openScene(
  position: Position,
  {
    game: played = successors,
    names = ['Ann', 'Bob'],
    script = [],
    isWanted = () => true,
    options = {},
    ...timed
  }: SceneOptions = {},
): Promise<Scene> {
  const game: Game = {
    ...played,
    // Laid out for these people; whoever wants to know the words of the game begins one with more.
    start: (setup, chance, sink) =>
      setup.seats === names.length
        ? played.scene({ ...setup, options: { ...setup.options, ...options } }, position, chance, sink)
        : played.start(setup, chance, sink),
  };
  return openGame(game, names, secretFor(game, names.length, script, isWanted), timed);
}

/**
 * Bots play among themselves, with nobody watching, until the moment is there that is looked for: people sit down. From
 * one seed it is the same game whenever it is played: what is found once is always found.
 */
export async function openMoment(
  game: Game,
  names: readonly string[],
  isFound: (table: Json, asked: Pending) => boolean,
  seed = 'a moment',
): Promise<Scene> {
  const setup = { seats: names.length, options: {} };
  const pick = dice(seed);
  let reached = game.start(setup, entryChance(seed, 0));
  for (let seq = 1; ; seq++) {
    const next = game.pending(reached).find(({ optional }) => !optional);
    if (next === undefined) throw new Error('the game is over, and there was no such moment');
    const view = game.view(reached, next.seat);
    if (isFound(view.table as Json, next)) break;
    const action = bots.greedy(game, view, pick);
    reached = game.apply(reached, next.seat, action, entryChance(seed, seq));
  }
  return openAt(game, names, reached, seed);
}

/** A position that was played to: people sit down. */
export const openAt = (
  game: Game,
  names: readonly string[],
  reached: Reached,
  seed = 'a moment',
): Promise<Scene> => openGame({ ...game, start: () => game.copy(reached) }, names, seed);

/** Every moment of a game that is played at random to its end: the same ones whenever it is played from one seed. */
export function momentsOf(game: Game, seats: number, seed: string): Reached[] {
  const pick = dice(seed);
  const moments = [game.start({ seats, options: {} }, entryChance(seed, 0))];
  for (;;) {
    const reached = moments[moments.length - 1];
    const move = randomMove(game, reached, pick);
    if (move === null) return moments;
    moments.push(game.apply(reached, move.seat, game.action(move), entryChance(seed, moments.length)));
  }
}

async function openGame(
  game: Game,
  names: readonly Sitting[],
  secret: string,
  { pace, clock }: Pick<SceneOptions, 'pace' | 'clock'> = {},
): Promise<Scene> {
  const data = mkdtempSync(join(tmpdir(), 'diadochi-scene-'));
  const up = (port: number): Promise<RunningServer> =>
    startServer({
      ...{ port, data, games: { [game.name]: game }, log: () => {}, limits: 1000 },
      ...(clock && { clock }),
    });
  let server = await up(0);
  const ask = asking(`${server.address}/api/tables`);
  const seats = await seated(ask, game.name, names, pace, (id) => setSecret(data, id, secret));
  return {
    address: server.address,
    seats,
    async play(deeds) {
      for (const [seat, action] of deeds) {
        const { id, token } = seats[seat];
        const { view } = await ask<{ view: SeatView }>(`/${id}/view`, token);
        const decision = `${view.asked?.kind}.${view.asked?.no}.${seat}`;
        await ask(`/${id}/actions`, token, { decision, action });
      }
    },
    async tell(seat, path, body) {
      await ask(`/${seats[seat].id}/${path}`, seats[seat].token, body);
    },
    async restart() {
      const port = Number(new URL(server.address).port);
      await server.close();
      server = await up(port);
    },
    async close() {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

type Ask = <T>(path: string, token?: string, body?: unknown) => Promise<T>;
const asking =
  (address: string): Ask =>
  async (path, token, body) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const request =
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(address + path, request);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return await answer.json();
  };

/** A table at which all sit; before they do, something can be done to it. */
async function seated(
  ask: Ask,
  game: string,
  names: readonly Sitting[],
  pace: Pace | undefined,
  before: (id: string) => void,
): Promise<Seat[]> {
  const sitting = names.map((name) => (typeof name === 'string' ? { person: '' } : name));
  const wanted = { game, name: 'A scene', pace, seats: sitting };
  const { id, secrets } = await ask<{ id: string; secrets: string[] }>('', undefined, wanted);
  before(id);
  const seats: Seat[] = [];
  for (const [i, name] of names.entries()) {
    if (typeof name !== 'string') continue;
    const body = { secret: secrets[i], name };
    seats.push({ id, name, ...(await ask<{ seat: number; token: string }>(`/${id}/join`, undefined, body)) });
  }
  return seats;
}

/** So many secrets are tried: enough for dice that fall so once in a thousand times. */
const TRIES = 10_000;

/** The first secret with which the dice fall as they should. */
function secretFor(
  game: Game,
  seats: number,
  script: Script,
  isWanted: (events: readonly Event[]) => boolean,
): string {
  const { begun, told, rest } = untilTheFirstDie(game, seats, script);
  for (let no = 0; no < TRIES; no++) {
    const secret = `scene ${no}`;
    const sink: Sink = [...told];
    if (
      isPlayed({ ...begun }, rest, (seq) => chanceAt(secret, seats, seq), sink) &&
      isWanted(game.events(sink, 'all'))
    )
      return secret;
  }
  throw new Error('no secret makes the dice fall like that');
}

/** What comes before the first die is the same with every secret: it is played once. */
function untilTheFirstDie(
  game: Game,
  seats: number,
  script: Script,
): { readonly begun: Match; readonly told: Sink; readonly rest: Script } {
  let begun = matchFrom(game, game.start({ seats, options: {} }, recorded([])));
  let told: Sink = [];
  for (const [i, [seat, action]] of script.entries()) {
    const [next, sink] = [{ ...begun }, [...told]];
    const { chance } = act(next, seat, action, chanceAt('any', seats, next.seq + 1), sink);
    if (chance.length > 0) return { begun, told, rest: script.slice(i) };
    [begun, told] = [next, sink];
  }
  return { begun, told, rest: [] };
}

/** Whether the dice let the script be played: with others, something else would be asked. */
function isPlayed(match: Match, script: Script, chance: (seq: number) => Chance, sink: Sink): boolean {
  try {
    for (const [seat, action] of script) act(match, seat, action, chance(match.seq + 1), sink);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** As the server casts them at a table whose seats have no words of their own. */
const chanceAt = (secret: string, seats: number, seq: number): Chance =>
  fairChance(secret, Array(seats).fill(null), seq);

function setSecret(data: string, id: string, secret: string): void {
  const file = new DatabaseSync(join(data, 'diadochi.sqlite'));
  file.prepare('UPDATE tables SET secret = ? WHERE id = ?').run(secret, id);
  file.close();
}
