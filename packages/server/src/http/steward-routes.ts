/** What a seat settles ahead: the orders of its steward, and the plan of whoever moves. */

import type { Json, Seat } from '@diadochi/kernel';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import type { Room } from '../room.ts';
import type { Tables } from '../tables.ts';
import type { Api } from './app.ts';
import { seatedCaller } from './caller.ts';
import { API_VERSION, answers, Id, PlanBody, StewardBody } from './schemas.ts';

const api = API_VERSION;

export function stewardRoutes(app: Api, tables: Tables, limits: Limits): void {
  const { stewards } = tables;
  async function seated(id: string, request: FastifyRequest): Promise<{ room: Room; seat: Seat }> {
    const seat = await seatedCaller(tables, id, request);
    return { room: await tables.room(id), seat };
  }
  async function changing(id: string, request: FastifyRequest): Promise<{ room: Room; seat: Seat }> {
    const found = await seated(id, request);
    limits.change(id, found.seat);
    return found;
  }

  app.get(
    '/api/tables/:id/steward',
    {
      schema: {
        summary: 'What your steward has been told, what it would do now, and what it has answered',
        params: Id,
        response: { 200: answers.steward },
      },
    },
    async (request) => {
      const { room, seat } = await seated(request.params.id, request);
      return { api, steward: await stewards.state(room, seat) };
    },
  );
  app.post(
    '/api/tables/:id/steward',
    {
      schema: {
        summary: 'Tell your steward what to answer; nobody else hears of it',
        description:
          'The first order that fits answers a question. With `quiet` everything that others bring about is answered by default until the Procedure, the activation or the turn is over.',
        params: Id,
        body: StewardBody,
        response: { 200: answers.steward },
      },
    },
    async (request) => {
      const { room, seat } = await changing(request.params.id, request);
      await stewards.keep(room, seat, request.body);
      return { api, steward: await stewards.state(room, seat) };
    },
  );
  app.post(
    '/api/tables/:id/steward/looked',
    {
      schema: {
        summary: 'You have seen what your steward has answered',
        params: Id,
        response: { 200: answers.done },
      },
    },
    async (request) => {
      const { room, seat } = await changing(request.params.id, request);
      await stewards.looked(room, seat);
      return { api };
    },
  );
  app.post(
    '/api/tables/:id/plan',
    {
      schema: {
        summary: 'Your next answers, to be given as long as nothing unforeseen happens; none: no plan any more',
        params: Id,
        body: PlanBody,
        response: { 200: answers.steward },
      },
    },
    async (request) => {
      const { room, seat } = await changing(request.params.id, request);
      await stewards.plan(room, seat, request.body.steps as Json);
      return { api, steward: await stewards.state(room, seat) };
    },
  );
}
