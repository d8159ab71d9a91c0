/**
 * The games on the shelf: those that new tables are played with, and, for tables that were started with other content,
 * the same games with that content. A table keeps its content, whatever the server is started with later.
 */

import { botsFor } from '@diadochi/bots';
import type { Game, Json } from '@diadochi/kernel';
import { type Games, gameNamed, gameWith, type Packs } from './games.ts';
import type { Storage, StoredTable } from './storage/storage.ts';

export interface Shelf {
  readonly games: readonly Game[];
  /** The game as new tables play it. */
  named(name: string): Game;
  /** The name of the content pack that it then has. */
  packOf(name: string): string | null;
  /** The bots that can play it, from the weakest to the strongest. */
  botsOf(name: string): readonly string[];
  /** Puts the content of a game that is about to start away, so that it can be played on later. */
  keep(game: Game): Promise<void>;
  /** The game as a table plays it. */
  of(table: StoredTable): Promise<Game>;
  /** A content of a game by its hash; null if it was never played with here. */
  content(name: string, hash: string): Promise<Json | null>;
}

export function openShelf(storage: Storage, games: Games, packs: Packs): Shelf {
  const older = new Map<string, Promise<Game>>();
  const kept = new Set<string>();

  async function withContent(name: string, hash: string): Promise<Game> {
    const content = await storage.content(name, hash);
    // A game whose content is part of its code has only one.
    return (content === null ? null : gameWith(name, content)) ?? gameNamed(name, games);
  }

  return {
    games: Object.values(games),
    named: (name) => gameNamed(name, games),
    packOf: (name) => (Object.hasOwn(packs, name) ? packs[name] : null),
    botsOf: botsFor,
    async keep({ name, contentHash, content }) {
      const key = `${name} ${contentHash}`;
      if (kept.has(key)) return;
      await storage.keepContent(name, contentHash, content);
      kept.add(key);
    },
    of({ game: name, started }) {
      const current = gameNamed(name, games);
      if (started === null || started.content === current.contentHash) return Promise.resolve(current);
      const key = `${name} ${started.content}`;
      const known = older.get(key) ?? withContent(name, started.content);
      older.set(key, known);
      known.catch(() => older.delete(key));
      return known;
    },
    async content(name, hash) {
      const { content, contentHash } = gameNamed(name, games);
      return hash === contentHash ? content : storage.content(name, hash);
    },
  };
}
