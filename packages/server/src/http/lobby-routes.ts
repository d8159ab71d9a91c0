/** What the lobby shows: one's own tables, and those that anybody may look at. */

import type { Showcase } from '../showcase.ts';
import type { Tables } from '../tables.ts';
import type { Api } from './app.ts';
import { API_VERSION, answers, GameName, MineBody } from './schemas.ts';

const api = API_VERSION;

export function lobbyRoutes(app: Api, tables: Tables, showcase: Showcase): void {
  app.get(
    '/api/lobby',
    {
      schema: {
        summary: 'Listed tables: open ones, those that are played, and those that were lately won',
        description: 'The same for everybody for a few seconds.',
        response: { 200: answers.lobby },
      },
    },
    async () => ({ api, ...(await showcase.lists()) }),
  );

  app.get(
    '/api/lobby/boards/:game',
    {
      schema: {
        summary: 'The board of the liveliest listed table of a game; null if none is played',
        params: GameName,
        response: { 200: answers.lobbyBoard },
      },
    },
    async ({ params: { game } }) => ({ api, board: await showcase.board(game) }),
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
          // One of a game that is not here any more is left out.
          return you === null ? [] : showcase.mine(await tables.find(id), you).catch(() => []);
        }),
      );
      return { api, tables: found.flat() };
    },
  );
}
