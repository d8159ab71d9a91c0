/** Play: view, log, options, judge, forecast, act, undo, redo, chat, record. */

import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Json, parseJson, type Seat } from '@diadochi/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Options } from '../api.ts';
import { finalityOf } from '../at-seat/finality.ts';
import { afterForced } from '../at-seat/forced.ts';
import type { Limits } from '../limits/limits.ts';
import type { ShownGame } from '../open-replay.ts';
import { Conflict, NotFound, Problem } from '../problems.ts';
import { PAGE, type Room } from '../room.ts';
import type { Tables } from '../tables.ts';
import { addressOf } from './addresses.ts';
import type { Api } from './app.ts';
import { keyOf, seatedCaller, seatOfCaller } from './caller.ts';
import { encodingFor } from './compression.ts';
import { forecastsOf } from './forecasts.ts';
import {
  ActionBody,
  AfterQuery,
  API_VERSION,
  answers,
  BeforeQuery,
  ChatBody,
  ForecastBody,
  Id,
  JudgeBody,
  OptionsQuery,
  ViewQuery,
} from './schemas.ts';

const api = API_VERSION;
/** To find out whether there is a way back an action is tried out, which takes longer than to judge it. */
const MOST_FINAL = 10;

export function playRoutes(app: Api, tables: Tables, limits: Limits): void {
  /** A finished game that these rules cannot play again is shown as spectators saw it. */
  const roomOrShown = (id: string): Promise<Room | ShownGame> =>
    tables.room(id).catch(async (error: Error) => {
      const shown =
        error instanceof Problem && error.type === 'other-version' ? await tables.shown(id) : null;
      if (shown === null) throw error;
      return shown;
    });

  app.get(
    '/api/tables/:id/view',
    {
      schema: {
        summary: 'What you see, now or after an earlier one of your news',
        params: Id,
        querystring: ViewQuery,
        response: { 200: answers.view },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seatOfCaller(tables, id, request);
      const room = await roomOrShown(id);
      await tables.settled(id, seat);
      const { seq } = request.query;
      if (!('match' in room)) {
        const look = async () => room.viewAt(seq ?? room.seq);
        return { api, view: await limits.dear.run(addressOf(request), look) };
      }
      if (seq === undefined || seq >= room.numberOf(seat)) return { api, view: room.shown(seat).view };
      return { api, view: await limits.dear.run(addressOf(request), () => room.viewAt(seat, seq)) };
    },
  );

  app.get(
    '/api/tables/:id/log',
    {
      schema: {
        summary:
          'What you heard, entry by entry, the latest first: 50 at a time, before the entry that you name',
        params: Id,
        querystring: BeforeQuery,
        response: { 200: answers.log },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seatOfCaller(tables, id, request);
      const room = await roomOrShown(id);
      await tables.settled(id, seat);
      const { before } = request.query;
      const heard = async () =>
        'match' in room ? room.heard(seat, before) : room.heard(before ?? room.seq + 1, PAGE);
      return { api, log: await limits.dear.run(addressOf(request), heard) };
    },
  );

  app.get(
    '/api/tables/:id/options',
    {
      schema: {
        summary: 'The next field of your answer: what may be chosen, and why the rest may not',
        description:
          'Each option is one field, to be laid over the answer so far. A list grows by one member at a time and is ended by the field after it; one that comes last can still grow when the answer is complete.',
        params: Id,
        querystring: OptionsQuery,
        response: { 200: answers.options },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seatedCaller(tables, id, request);
      const { game, match } = await tables.room(id);
      await tables.settled(id, seat);
      const { partial = '{}', kind, refused = false, forced } = request.query;
      const soFar = parseJson(partial, 'partial', { characters: 4000, depth: 8 });
      const wanted = kind === undefined ? { refused } : { kind, refused };
      const look = (answer: Json) => game.options(match().position, seat, answer, wanted) as Options;
      const options = () =>
        forced === undefined ? look(soFar) : afterForced(look, soFar, forced === 'first');
      return { api, ...limits.quick(addressOf(request), options) };
    },
  );

  app.post(
    '/api/tables/:id/judge',
    {
      schema: {
        summary: 'What the judge would say to these actions; nothing is done',
        description:
          'With `final`, each that is allowed says besides whether there is a way back from it: null, or what there is none from (a die, a card drawn, something hidden that is shown, the end of the game).',
        params: Id,
        body: JudgeBody,
        response: { 200: answers.judged },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seatedCaller(tables, id, request);
      const { game, match } = await tables.room(id);
      await tables.settled(id, seat);
      const { actions, final = false } = request.body;
      if (final && actions.length > MOST_FINAL)
        throw new Problem(400, 'too-many', `With 'final' at most ${MOST_FINAL} actions are judged at once.`);
      const finality = finalityOf(match(), seat);
      const judged = () =>
        actions.map((action) => {
          const verdict = game.judge(match().position, seat, action);
          return final && verdict.allowed ? { ...verdict, final: finality(action) } : verdict;
        });
      return { api, verdicts: limits.quick(addressOf(request), judged) };
    },
  );

  app.post(
    '/api/tables/:id/forecast',
    {
      schema: {
        summary: 'What would come of what you consider, as far as you can know; nothing is done',
        params: Id,
        body: ForecastBody,
        response: { 200: answers.forecasts },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seatedCaller(tables, id, request);
      const room = await tables.room(id);
      await tables.settled(id, seat);
      const reckon = () => forecastsOf(room.match(), seat, request.body.ask as Json[]);
      return { api, forecasts: await limits.dear.run(addressOf(request), reckon) };
    },
  );

  app.post(
    '/api/tables/:id/actions',
    { schema: { summary: 'Act', params: Id, body: ActionBody, response: { 200: answers.acted } } },
    async (request) => {
      const { id } = request.params;
      const seat = await seatedCaller(tables, id, request);
      const { decision, action } = request.body;
      const room = await tables.room(id);
      checkOwnHand(room, seat);
      limits.entry(id, seat);
      const note = tables.stewards.answering(room, seat, decision.split('.')[0], action as Json);
      const seq = await room.act(seat, action as Json, { key: keyOf(request), decision });
      note?.();
      return { api, seq };
    },
  );

  for (const verb of ['undo', 'redo'])
    app.post(
      `/api/tables/:id/${verb}`,
      { schema: { summary: verb, params: Id, response: { 200: answers.acted } } },
      async (request) => {
        const { id } = request.params as { id: string };
        const seat = await seatedCaller(tables, id, request);
        const room = await tables.room(id);
        checkOwnHand(room, seat);
        limits.entry(id, seat);
        return { api, seq: await room.act(seat, { [verb]: true }, { key: keyOf(request) }) };
      },
    );

  app.get(
    '/api/tables/:id/chat',
    {
      schema: {
        summary: 'What was said: the latest 200 lines',
        params: Id,
        querystring: AfterQuery,
        response: { 200: answers.chat },
      },
    },
    async ({ params: { id }, query: { after = 0 } }) => ({ api, chat: await tables.chat(id, after) }),
  );
  app.post(
    '/api/tables/:id/chat',
    { schema: { summary: 'Say something', params: Id, body: ChatBody, response: { 200: answers.said } } },
    async (request) => {
      const { id } = request.params;
      const { text, name } = request.body;
      const seat = await (name === undefined ? seatedCaller : seatOfCaller)(tables, id, request);
      limits.line(id, seat ?? addressOf(request));
      const said = seat === null ? tables.call(id, name ?? '', text) : tables.say(id, seat, text);
      return { api, line: await said };
    },
  );

  app.get(
    '/api/tables/:id/record',
    { schema: { summary: 'The record of a finished game', params: Id, response: { 200: answers.record } } },
    async (request, reply) => {
      const { id } = request.params;
      const { record } = await tables.archive(id);
      reply.header('content-disposition', `attachment; filename="diadochi-${id}.json"`);
      return sendPacked(request, reply, record);
    },
  );

  app.get(
    '/api/tables/:id/replay',
    {
      schema: {
        summary: 'A finished game as spectators saw it: the first view, and what each entry told and changed',
        params: Id,
        response: { 200: answers.record },
      },
    },
    async (request, reply) => {
      const { replay } = await tables.archive(request.params.id);
      if (replay === null) throw new NotFound('It was played by rules that are not here any more.');
      return sendPacked(request, reply, replay);
    },
  );
}

/** While a bot plays for somebody, he looks on. */
function checkOwnHand({ table }: Room, seat: Seat): void {
  if (table.seats[seat].bot !== null)
    throw new Conflict('bot-plays', 'A bot plays for you; take your seat back to play yourself.');
}

const unpacked = promisify(brotliDecompress);

/** Sends a document as it is kept, to those who can read that. */
async function sendPacked(request: FastifyRequest, reply: FastifyReply, document: Uint8Array) {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (encodingFor(request.headers['accept-encoding']) === 'br')
    return reply.header('content-encoding', 'br').send(document);
  return reply.send(await unpacked(document));
}
