/** Rooms without HTTP, for tests of what is stored. */

import { brotliDecompressSync } from 'node:zlib';
import { type Dice, Refused, randomMove } from '@diadochi/kernel';
import type { ArchiveThread } from '../src/archivist.ts';
import type { BotPlayers } from '../src/bot-players.ts';
import { type Clock, realClock } from '../src/clock.ts';
import { games } from '../src/games.ts';
import type { Log } from '../src/looking-in/logs.ts';
import type { Room } from '../src/room.ts';
import { openShelf } from '../src/shelf.ts';
import type { Storage } from '../src/storage/storage.ts';
import { openTables, type Tables } from '../src/tables.ts';
import { hashOf } from '../src/tokens.ts';
import { newWords } from './client.ts';

/** No bots. */
export const nobody: BotPlayers = {
  play: () => {},
  atWork: () => null,
  mayPlay: () => true,
  look: () => false,
  think: async () => null,
  close: async () => {},
};

export const tablesIn = (
  storage: Storage,
  players = nobody,
  {
    log = () => {},
    clock = realClock,
    played = games,
    archiveThread,
  }: { log?: Log; clock?: Clock; played?: typeof games; archiveThread?: ArchiveThread } = {},
): Tables =>
  openTables(storage, players, openShelf(storage, played, {}), log, clock, undefined, archiveThread);

/** A table at which everybody sits; the first seat has words for the dice. */
export async function newRoom(tables: Tables, game: string, players: number): Promise<Room> {
  const seats = Array.from({ length: players }, () => ({ person: '' }));
  const { id, secrets } = await tables.create({ game, seats });
  const words = newWords();
  for (const [i, secret] of secrets.entries())
    await tables.join(id, secret as string, `P${i}`, i === 0 ? hashOf(words) : null);
  await tables.showWords(id, 0, words);
  return tables.room(id);
}

/** One random answer, now and then an order or a step back; false when the game is over. */
export async function playOne(room: Room, random: Dice, key: string | null = null): Promise<boolean> {
  const { game } = room;
  const { seq } = room.match();
  const move = randomMove(game, room.match().position, random);
  if (move === null) return false;
  const { seat } = move;
  const windows = Object.keys(game.contract.windows);
  const whim = random(12);
  if (whim === 0 && room.shown(seat).view.undo) await room.act(seat, { undo: true }, { key });
  else if (whim === 1 && windows.length > 0)
    await room.act(seat, { arm: windows[0], when: 'always' }, { key });
  else {
    const done = await room.act(seat, game.action(move), { key }).catch((error) => {
      if (error instanceof Refused && room.match().seq > seq) return null;
      throw error;
    });
    // A steward has answered meanwhile: something else is asked.
    if (done === null) return playOne(room, random, key);
  }
  return true;
}

/** What is kept packed. */
export const documentIn = (packed: Uint8Array): unknown =>
  JSON.parse(brotliDecompressSync(packed).toString());
