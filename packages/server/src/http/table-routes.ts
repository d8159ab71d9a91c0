/** Tables and seats: games, create, list, join, start. */

import { gamesWithContent } from '../content/check.ts';
import { Problem } from '../problems.ts';
import { tableInfo } from '../table-info.ts';
import type { Tables } from '../tables.ts';
import type { Api } from './app.ts';
import { seatOfCaller } from './caller.ts';
import { API_VERSION, answers, BotBody, Id, JoinBody, MineBody, TableBody } from './schemas.ts';

const api = API_VERSION;
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
      correctable: gamesWithContent.includes(name),
    })),
  }));

  app.post(
    '/api/tables',
    {
      config: { secret: true },
      schema: { summary: 'A new table', body: TableBody, response: { 201: answers.created } },
    },
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
    {
      config: { secret: true },
      schema: { summary: 'Take a seat', params: Id, body: JoinBody, response: { 200: answers.joined } },
    },
    async ({ params: { id }, body: { secret, name } }) => ({ api, ...(await tables.join(id, secret, name)) }),
  );

  app.post(
    '/api/tables/:id/bots',
    {
      schema: {
        summary: 'Give a seat to a bot, by the secret of its link',
        params: Id,
        body: BotBody,
        response: { 200: answers.botSeated },
      },
    },
    async ({ params: { id }, body: { secret, bot } }) => ({
      api,
      seat: await tables.seatBot(id, secret, bot),
    }),
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
