/** Seats change hands: what the owner does before the start, what a seat does for itself, and what is asked of all. */

import type { Seat } from '@diadochi/kernel';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { notOwner } from '../seating.ts';
import type { Tables } from '../tables.ts';
import type { Api } from './app.ts';
import { bearerOf, seatedCaller } from './caller.ts';
import {
  AnswerBody,
  API_VERSION,
  answers,
  Id,
  LinkBody,
  LinkQuestionBody,
  MotionBody,
  MotionId,
  OwnerBody,
  RematchBody,
  SeatBody,
  SitInBody,
} from './schemas.ts';

const api = API_VERSION;
const secret = { secret: true };

export function seatRoutes(app: Api, tables: Tables, limits: Limits): void {
  const { seating } = tables;

  /** The owner's word is his own secret, in the place of a seat's token. */
  async function owned(id: string, request: FastifyRequest): Promise<string> {
    limits.change(id, 'owner');
    const bearer = bearerOf(request);
    if (bearer !== null && (await seating.isOwner(id, bearer))) return id;
    await tables.find(id);
    throw notOwner();
  }
  async function seated(id: string, request: FastifyRequest): Promise<Seat> {
    const seat = await seatedCaller(tables, id, request);
    limits.change(id, seat);
    return seat;
  }

  app.post(
    '/api/tables/:id/link',
    {
      config: secret,
      schema: {
        summary: 'What a link opens, before it is used',
        params: Id,
        body: LinkQuestionBody,
        response: { 200: answers.linkFound },
      },
    },
    async ({ params: { id }, body }) => ({ api, ...(await seating.link(id, body.secret)) }),
  );

  // ---- the owner, by the secret that came with the new table ----

  app.post(
    '/api/tables/:id/owner/link',
    {
      config: secret,
      schema: {
        summary: 'A fresh link for a seat, before the start (owner)',
        description:
          'Of a taken seat: whoever uses it takes the seat over, and other browsers open it no longer.',
        params: Id,
        body: SeatBody,
        response: { 200: answers.linkMade },
      },
    },
    async (request) => {
      const id = await owned(request.params.id, request);
      return { api, ...(await seating.newLink(id, request.body.seat)) };
    },
  );
  app.post(
    '/api/tables/:id/owner/free',
    {
      config: secret,
      schema: {
        summary: 'Free a seat, before the start; gives its new link (owner)',
        params: Id,
        body: SeatBody,
        response: { 200: answers.linkMade },
      },
    },
    async (request) => {
      const id = await owned(request.params.id, request);
      return { api, ...(await seating.free(id, request.body.seat)) };
    },
  );
  app.post(
    '/api/tables/:id/owner/settings',
    {
      schema: {
        summary: 'Whether the table is listed (before the start), and whether spectators may speak (owner)',
        params: Id,
        body: OwnerBody,
        response: { 200: answers.done },
      },
    },
    async (request) => {
      await seating.set(await owned(request.params.id, request), request.body);
      return { api };
    },
  );
  app.post(
    '/api/tables/:id/owner/delete',
    {
      schema: {
        summary: 'Delete a table that has not begun (owner)',
        params: Id,
        response: { 200: answers.done },
      },
    },
    async (request) => {
      await seating.remove(await owned(request.params.id, request));
      return { api };
    },
  );

  // ---- one's own seat ----

  app.post(
    '/api/tables/:id/seat/link',
    {
      config: secret,
      schema: {
        summary:
          'A link for your seat: for another browser of yours, or (`hand`) for somebody who takes it over',
        params: Id,
        body: LinkBody,
        response: { 200: answers.linkMade },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seated(id, request);
      return { api, ...(await seating.ownLink(id, seat, request.body.hand ?? false)) };
    },
  );
  app.post(
    '/api/tables/:id/seat/leave',
    {
      schema: { summary: 'Leave your seat, before the start', params: Id, response: { 200: answers.done } },
    },
    async (request) => {
      const { id } = request.params;
      await seating.leave(id, await seated(id, request));
      return { api };
    },
  );
  app.post(
    '/api/tables/:id/seat/bot',
    {
      schema: {
        summary: 'Let a bot play for you until you take your seat back',
        params: Id,
        body: SitInBody,
        response: { 200: answers.acted },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seated(id, request);
      return { api, seq: await seating.sitIn(id, seat, request.body.bot) };
    },
  );
  app.post(
    '/api/tables/:id/seat/back',
    {
      schema: { summary: 'Play yourself again', params: Id, response: { 200: answers.acted } },
    },
    async (request) => {
      const { id } = request.params;
      return { api, seq: await seating.takeBackSeat(id, await seated(id, request)) };
    },
  );
  app.post(
    '/api/tables/:id/seat/resign',
    {
      schema: {
        summary: 'Resign: a bot plays on, and you hold the seat no longer',
        params: Id,
        body: SitInBody,
        response: { 200: answers.acted },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seated(id, request);
      return { api, seq: await seating.resign(id, seat, request.body.bot) };
    },
  );
  app.post(
    '/api/tables/:id/abandon',
    {
      schema: {
        summary: 'End the game without a winner, when no other person is left',
        params: Id,
        response: { 200: answers.acted },
      },
    },
    async (request) => {
      const { id } = request.params;
      return { api, seq: await seating.abandon(id, await seated(id, request)) };
    },
  );
  app.post(
    '/api/tables/:id/rematch',
    {
      config: secret,
      schema: {
        summary: 'The same people once more, each a seat further on: the new table, and your seat there',
        params: Id,
        body: RematchBody,
        response: { 200: answers.rematch },
      },
    },
    async (request) => {
      const { id } = request.params;
      return { api, ...(await seating.rematch(id, await seated(id, request), request.body?.commitment)) };
    },
  );

  // ---- what is asked of all ----

  app.post(
    '/api/tables/:id/motions',
    {
      config: secret,
      schema: {
        summary: 'Ask all others: to go back, for a new link of a seat, or to free a seat',
        description:
          'It is done as soon as nobody’s consent is missing, which may be at once. A take-back needs all other persons, and is asked no longer when a person moves. What is done to a seat needs its holder, or all persons but him and you, or a week without a sign of it. The secret of a new link is told now, and good once it is done.',
        params: Id,
        body: MotionBody,
        response: { 200: answers.motionMade },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seated(id, request);
      return { api, ...(await seating.ask(id, seat, request.body)) };
    },
  );
  app.post(
    '/api/tables/:id/motions/:motion',
    {
      schema: {
        summary:
          'Consent to what somebody asks, take that back, or refuse it; gives its entry, if it is done now',
        params: MotionId,
        body: AnswerBody,
        response: { 200: answers.answered },
      },
    },
    async (request) => {
      const { id, motion } = request.params;
      const seat = await seated(id, request);
      return { api, seq: await seating.answer(id, seat, motion, request.body.answer) };
    },
  );
}
