/** Tables and seats: games, create, list, join, start. */

import { gamesWithContent } from '../content/check.ts';
import type { Limits } from '../limits/limits.ts';
import { tableInfo, tableInfos } from '../table-info.ts';
import type { Tables } from '../tables.ts';
import { addressOf } from './addresses.ts';
import type { Api } from './app.ts';
import { seatedCaller, seatOfCaller } from './caller.ts';
import { API_VERSION, answers, BotBody, Id, JoinBody, TableBody, WordsBody } from './schemas.ts';

const api = API_VERSION;

export function tableRoutes(app: Api, tables: Tables, limits: Limits): void {
  app.get('/api/games', { schema: { summary: 'The games', response: { 200: answers.games } } }, async () => ({
    api,
    games: tables.shelf.games.map(({ name, seats, settings, version, contentHash, contract }) => ({
      name,
      seats,
      settings,
      bots: [...tables.shelf.botsOf(name)],
      version,
      contentHash,
      pack: tables.shelf.packOf(name),
      correctable: gamesWithContent.includes(name),
      reacts: Object.keys(contract.windows).length > 0,
    })),
  }));

  app.post(
    '/api/tables',
    {
      config: { secret: true },
      schema: { summary: 'A new table', body: TableBody, response: { 201: answers.created } },
    },
    async (request, reply) => {
      const address = addressOf(request);
      limits.newTable(address);
      const { browser, ...wanted } = request.body;
      const created = await tables.create(wanted);
      limits.opened(created.id, { address, browser });
      return reply.status(201).send({ api, ...created });
    },
  );

  app.get(
    '/api/tables',
    { schema: { summary: 'Open tables', response: { 200: answers.tables } } },
    async () => ({
      api,
      tables: await tableInfos(tables, await tables.open()),
    }),
  );

  app.get(
    '/api/tables/:id',
    { schema: { summary: 'A table', params: Id, response: { 200: answers.table } } },
    async (request) => {
      const { id } = request.params;
      const table = await tables.find(id);
      const you = await seatOfCaller(tables, id, request);
      return { api, table: await tableInfo(tables, table, you), you };
    },
  );

  app.post(
    '/api/tables/:id/join',
    {
      config: { secret: true },
      schema: { summary: 'Take a seat', params: Id, body: JoinBody, response: { 200: answers.joined } },
    },
    async (request) => {
      const { id } = request.params;
      const { secret, name, commitment = null, browser } = request.body;
      // With a link one may sit down as often as one is invited.
      const taker = { address: addressOf(request), browser };
      const giveBack = secret === undefined ? limits.lobbySeat(id, taker) : () => {};
      try {
        return { api, ...(await tables.join(id, secret, name, commitment)) };
      } catch (error) {
        giveBack();
        throw error;
      }
    },
  );

  app.post(
    '/api/tables/:id/words',
    {
      schema: {
        summary: 'Show the words for the dice that you committed to',
        description:
          'When everybody has sat down, not before. The table starts when all who have committed to words have shown them, or ten seconds after the last one sat down; later words are in the dice from the next entry on.',
        params: Id,
        body: WordsBody,
        response: { 200: answers.done },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seatedCaller(tables, id, request);
      await tables.showWords(id, seat, request.body.words);
      return { api };
    },
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
