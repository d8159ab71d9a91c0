/** Tables and seats: games, create, list, join, start. */

import { gzipSync } from 'node:zlib';
import type { Json } from '@diadochi/kernel';
import { NotFound, Problem } from '../problems.ts';
import { tableInfo } from '../table-info.ts';
import type { Tables } from '../tables.ts';
import type { Api } from './app.ts';
import { seatOfCaller } from './caller.ts';
import {
  API_VERSION,
  answers,
  ContentQuery,
  GameName,
  Id,
  JoinBody,
  MineBody,
  TableBody,
} from './schemas.ts';

const api = API_VERSION;
const FOREVER = 'public, max-age=31536000, immutable';
/** How many tables one caller may create in a minute. */
const NEW_TABLES_A_MINUTE = 60;

export function tableRoutes(app: Api, tables: Tables): void {
  app.get('/api/games', { schema: { summary: 'The games', response: { 200: answers.games } } }, async () => ({
    api,
    games: tables.shelf.games.map(({ name, seats, settings, version, contentHash }) => ({
      name,
      seats,
      settings,
      bots: [...tables.shelf.botsOf(name)],
      version,
      contentHash,
      pack: tables.shelf.packOf(name),
    })),
  }));

  app.get(
    '/api/games/:game/content',
    {
      schema: {
        summary: 'What is in the box of a game, now or (v) by its hash',
        params: GameName,
        querystring: ContentQuery,
        response: { 200: answers.content, 304: answers.unchanged },
      },
    },
    async ({ params: { game: name }, query: { v }, headers }, reply) => {
      const game = tables.shelf.games.find((each) => each.name === name);
      if (game === undefined) throw new NotFound(`There is no game '${name}'.`);
      const hash = v ?? game.contentHash;
      const content = await tables.shelf.content(name, hash);
      if (content === null) throw new NotFound(`There is no content '${hash}' of ${name}.`);
      // What is asked for by its hash never changes; what is asked for by name alone may be another next time.
      reply
        .header('etag', `"${hash}"`)
        .header('vary', 'accept-encoding')
        .header('cache-control', v === undefined ? 'no-cache' : FOREVER);
      if (headers['if-none-match'] === `"${hash}"`) return reply.status(304).send(null);
      if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return content;
      return reply.type('application/json').header('content-encoding', 'gzip').send(zipped(hash, content));
    },
  );

  app.post(
    '/api/tables',
    { schema: { summary: 'A new table', body: TableBody, response: { 201: answers.created } } },
    async (request, reply) => {
      allowed(request.ip);
      return reply.status(201).send({ api, ...(await tables.create(request.body)) });
    },
  );
  const allowed = rateLimit(NEW_TABLES_A_MINUTE);

  app.get(
    '/api/tables',
    { schema: { summary: 'Open tables', response: { 200: answers.tables } } },
    async () => ({
      api,
      tables: await Promise.all((await tables.open()).map((table) => tableInfo(tables, table))),
    }),
  );

  app.post(
    '/api/mine',
    {
      schema: { summary: 'The tables behind these tokens', body: MineBody, response: { 200: answers.mine } },
    },
    async ({ body }) => {
      const found = await Promise.all(
        body.tables.map(async ({ id, token }) => {
          const you = await tables.seatOf(id, token);
          return you === null ? [] : [{ table: await tableInfo(tables, await tables.find(id)), you }];
        }),
      );
      return { api, tables: found.flat() };
    },
  );

  app.get(
    '/api/tables/:id',
    { schema: { summary: 'A table', params: Id, response: { 200: answers.table } } },
    async (request) => {
      const { id } = request.params;
      const table = await tables.find(id);
      return { api, table: await tableInfo(tables, table), you: await seatOfCaller(tables, id, request) };
    },
  );

  app.post(
    '/api/tables/:id/join',
    { schema: { summary: 'Take a seat', params: Id, body: JoinBody, response: { 200: answers.joined } } },
    async ({ params: { id }, body: { secret, name } }) => ({ api, ...(await tables.join(id, secret, name)) }),
  );

  app.post(
    '/api/tables/:id/start',
    { schema: { summary: 'Start, when nobody is missing', params: Id, response: { 200: answers.done } } },
    async ({ params: { id } }) => {
      await tables.start(id);
      return { api };
    },
  );
}

/** A fifth of the size; done once, since a content never changes. */
function zipped(hash: string, content: Json): Buffer {
  const known = zippedContents.get(hash) ?? gzipSync(JSON.stringify(content), { level: 9 });
  zippedContents.set(hash, known);
  return known;
}
const zippedContents = new Map<string, Buffer>();

/** Refuses who asks too often; forgets after a minute. */
function rateLimit(most: number): (who: string) => void {
  const counts = new Map<string, number>();
  let minute = 0;
  return (who) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) counts.clear();
    minute = now;
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    if (count > most)
      throw new Problem(429, 'too-many', 'That is too many new tables for one minute; wait a little.');
  };
}
