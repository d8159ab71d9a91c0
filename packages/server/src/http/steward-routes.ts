/** What a seat settles ahead: the orders of its steward, and the plan of whoever moves; clocks, and where one is told. */

import type { Json, Seat } from '@diadochi/kernel';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import type { Room } from '../room.ts';
import type { Tables } from '../tables.ts';
import type { Api } from './app.ts';
import { seatedCaller, seatOfCaller } from './caller.ts';
import { API_VERSION, AwayBody, answers, HookBody, Id, PlanBody, StewardBody } from './schemas.ts';

const api = API_VERSION;

export function stewardRoutes(app: Api, tables: Tables, limits: Limits): void {
  const { stewards, clocks, notices } = tables;
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
        summary:
          'Your next answers, to be given as long as nothing unforeseen happens; none: no plan any more',
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

  app.get(
    '/api/tables/:id/clocks',
    {
      schema: {
        summary: 'Until when each may think; of what a window asks only your own',
        params: Id,
        response: { 200: answers.clocks },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seatOfCaller(tables, id, request);
      return { api, clocks: await clocks.see(await tables.room(id), seat) };
    },
  );
  app.post(
    '/api/tables/:id/seat/away',
    {
      schema: {
        summary: 'Stop your clock for some days, as the table allows; 0: you are back',
        params: Id,
        body: AwayBody,
        response: { 200: answers.clocks },
      },
    },
    async (request) => {
      const { room, seat } = await changing(request.params.id, request);
      await clocks.goAway(room, seat, request.body.days);
      return { api, clocks: await clocks.see(room, seat) };
    },
  );
  app.get(
    '/api/tables/:id/seat/hook',
    {
      schema: {
        summary: 'Where you are told that you are asked',
        params: Id,
        response: { 200: answers.hook },
      },
    },
    async (request) => {
      const { room, seat } = await seated(request.params.id, request);
      return { api, url: null, ...(await notices.of(room, seat)) };
    },
  );
  app.post(
    '/api/tables/:id/seat/hook',
    {
      config: { secret: true },
      schema: {
        summary: 'Be told at an address of yours that you are asked, and when your time runs short',
        description:
          'A POST with JSON: table, game, seat, what (asked, time), decision, deadline. It is signed: diadochi-signature is `sha256=` and the HMAC of `<diadochi-time>.<body>` with the secret, which is told once. Redirects are not followed; what is not answered with 2xx is sent again.',
        params: Id,
        body: HookBody,
        response: { 200: answers.hook },
      },
    },
    async (request) => {
      const { room, seat } = await changing(request.params.id, request);
      const { url } = request.body;
      if (url !== null) return { api, ...(await notices.set(room, seat, url)) };
      await notices.stop(room, seat);
      return { api, url };
    },
  );
}
