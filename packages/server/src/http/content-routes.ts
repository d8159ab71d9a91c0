/** What is in the box of a game, and what somebody who owns the box has to say to it. */

import type { Game, Json } from '@diadochi/kernel';
import { Piscina } from 'piscina';
import { contentFormOf } from '../content/check.ts';
import type { PackTask } from '../content/pack-worker.ts';
import { games } from '../games.ts';
import type { Limits } from '../limits/limits.ts';
import { NotFound } from '../problems.ts';
import type { Tables } from '../tables.ts';
import { addressOf } from './addresses.ts';
import type { Api } from './app.ts';
import { compress, encodingFor } from './compression.ts';
import { API_VERSION, answers, ContentQuery, GameName, PackBody } from './schemas.ts';

const api = API_VERSION;
const FOREVER = 'public, max-age=31536000, immutable';
/** A pack that says something of everything in the largest box. */
const LONGEST_PACK = 512 * 1024;

export function contentRoutes(app: Api, tables: Tables, limits: Limits): void {
  let checkers: Piscina | null = null;
  app.addHook('onClose', () => checkers?.destroy());
  const gameAt = (name: string, among: readonly Game[]): Game => {
    const game = among.find((each) => each.name === name);
    if (game === undefined) throw new NotFound(`There is no game '${name}'.`);
    return game;
  };

  app.get(
    '/api/games/:game/content',
    {
      schema: {
        summary: 'What is in the box of a game, now or (v) by its hash, or (plain) without a pack',
        params: GameName,
        querystring: ContentQuery,
        response: { 200: answers.content, 304: answers.unchanged },
      },
    },
    async ({ params: { game: name }, query: { v, plain = false }, headers }, reply) => {
      const current = gameAt(name, tables.shelf.games);
      const game = plain ? gameAt(name, Object.values(games)) : current;
      const hash = v ?? game.contentHash;
      const content = hash === game.contentHash ? game.content : await tables.shelf.content(name, hash);
      if (content === null) throw new NotFound(`There is no content '${hash}' of ${name}.`);
      // What is asked for by its hash never changes; what is asked for by name alone may be another next time.
      reply
        .header('etag', `"${hash}"`)
        .header('vary', 'accept-encoding')
        .header('cache-control', v === undefined ? 'no-cache' : FOREVER);
      if (headers['if-none-match'] === `"${hash}"`) return reply.status(304).send(null);
      const encoding = encodingFor(headers['accept-encoding']);
      if (encoding === null) return content;
      const body = await compressedOnce(`${name} ${hash}`, content, encoding);
      return reply.type('application/json').header('content-encoding', encoding).send(body);
    },
  );

  app.get(
    '/api/games/:game/content/schema',
    {
      schema: {
        summary: 'What the content of a game looks like, as a JSON schema',
        params: GameName,
        response: { 200: answers.content },
      },
    },
    async ({ params: { game: name } }, reply) => {
      gameAt(name, Object.values(games));
      reply.header('cache-control', 'no-cache');
      return contentFormOf(name).schema as unknown as Json;
    },
  );

  app.post(
    '/api/games/:game/content/check',
    {
      bodyLimit: LONGEST_PACK,
      schema: {
        summary: 'What is wrong with a content pack; nothing, if one can play with it',
        params: GameName,
        body: PackBody,
        response: { 200: answers.faults },
      },
    },
    async (request) => {
      const { game } = request.params;
      gameAt(game, Object.values(games));
      contentFormOf(game);
      checkers ??= new Piscina({
        filename: new URL('../content/pack-worker.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: 10_000,
      });
      const pool = checkers;
      const check = (): Promise<string[]> => pool.run({ game, pack: request.body } satisfies PackTask);
      return { api, faults: await limits.dear.run(addressOf(request), check) };
    },
  );
}

/** A fifth of the size; done once, since a content never changes. */
function compressedOnce(what: string, content: Json, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const key = `${encoding} ${what}`;
  const known = kept.get(key) ?? compress(JSON.stringify(content), encoding, 'best');
  kept.set(key, known);
  return known;
}
const kept = new Map<string, Promise<Buffer>>();
