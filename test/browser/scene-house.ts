import { stub } from '/root/w/page5/stub.ts'; // TEMP
/**
 * Tables that begin in a position laid out by hand. The server is the real one; only its game starts elsewhere, and
 * the secret from which a table's dice come is chosen so that they fall as a test needs them.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { act, type Event, entryChance, type Game, type Json, matchFrom, recorded } from '@diadochi/kernel';
import { type RunningServer, startServer } from '@diadochi/server';
import { successors } from '@diadochi/successors';
import type { Seat } from '../../scripts/guests.ts';

export type Position = { readonly [part: string]: Json };
/** What is done before the dice fall that matter, in the order in which the page does it. */
export type Script = readonly (readonly [seat: number, action: Json])[];

export interface Scene {
  readonly address: string;
  readonly seats: readonly Seat[];
  close(): Promise<void>;
}

const NAMES = ['Ann', 'Bob'];

export async function openScene(
  position: Position,
  script: Script = [],
  isWanted: (events: readonly Event[]) => boolean = () => true,
): Promise<Scene> {
  const game: Game = {
    ...successors,
    start: (setup, chance, sink) => successors.scene(setup, position, chance, sink),
    ...(successors.forecast === undefined ? { forecast: (p: never, seat: number, r: never) => stub(p, seat, r, successors.view(p, seat)) } : {}), // TEMP
  };
  const secret = secretFor(game, script, isWanted);
  const data = mkdtempSync(join(tmpdir(), 'diadochi-scene-'));
  const server: RunningServer = await startServer({ port: 0, data, games: { successors: game }, log: () => {} });
  const seats = await seated(server.address, (id) => setSecret(data, id, secret));
  return {
    address: server.address,
    seats,
    async close() {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A table at which all sit; `before` they do, something can be done to it. */
async function seated(address: string, before: (id: string) => void): Promise<Seat[]> {
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/tables${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as T;
  };
  const people = NAMES.map(() => ({ person: '' }));
  const { id, secrets } = await post<{ id: string; secrets: string[] }>('', {
    game: 'successors',
    name: 'A scene',
    seats: people,
  });
  before(id);
  const seats: Seat[] = [];
  for (const [i, name] of NAMES.entries())
    seats.push({ id, name, ...(await post<{ seat: number; token: string }>(`/${id}/join`, { secret: secrets[i], name })) });
  return seats;
}

/** The first secret with which the dice fall as they should. */
function secretFor(game: Game, script: Script, isWanted: (events: readonly Event[]) => boolean): string {
  for (let no = 0; no < 5000; no++) {
    const secret = `scene ${no}`;
    const match = matchFrom(game, game.start({ seats: NAMES.length, options: {} }, recorded([])));
    const sink: Parameters<typeof act>[4] = [];
    for (const [seat, action] of script) act(match, seat, action, entryChance(secret, match.seq + 1), sink);
    if (isWanted(game.events(sink, 'all'))) return secret;
  }
  throw new Error('no secret makes the dice fall like that');
}

function setSecret(data: string, id: string, secret: string): void {
  const file = new DatabaseSync(join(data, 'diadochi.sqlite'));
  file.prepare('UPDATE tables SET secret = ? WHERE id = ?').run(secret, id);
  file.close();
}
