/** Play: view, log, options, judge, forecast, act, undo, redo, chat, record. */

import { type Json, parseJson } from '@diadochi/kernel';
import type { Options } from '../api.ts';
import { Conflict, Problem } from '../problems.ts';
import { seatView } from '../seat-view.ts';
import type { Tables } from '../tables.ts';
import type { Api } from './app.ts';
import { keyOf, seatedCaller, seatOfCaller } from './caller.ts';
import { finalityOf } from './finality.ts';
import { forecastsOf } from './forecasts.ts';
import {
  ActionBody,
  AfterQuery,
  API_VERSION,
  answers,
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

export function playRoutes(app: Api, tables: Tables): void {
  app.get(
    '/api/tables/:id/view',
    {
      schema: {
        summary: 'What you see, now or after an earlier entry',
        params: Id,
        querystring: ViewQuery,
        response: { 200: answers.view },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seatOfCaller(tables, id, request);
      const room = await tables.room(id);
      const { seq = room.match().seq } = request.query;
      const match = seq >= room.match().seq ? room.match() : await room.matchAt(seq);
      return { api, view: seatView(match, seat) };
    },
  );

  app.get(
    '/api/tables/:id/log',
    {
      schema: {
        summary: 'What you heard, entry by entry',
        params: Id,
        querystring: AfterQuery,
        response: { 200: answers.log },
      },
    },
    async (request) => {
      const { id } = request.params;
      const seat = await seatOfCaller(tables, id, request);
      return { api, log: await (await tables.room(id)).heard(seat, request.query.after ?? 0) };
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
      const { partial = '{}', kind, refused = false } = request.query;
      const soFar = parseJson(partial, 'partial', { characters: 4000, depth: 8 });
      const wanted = kind === undefined ? { refused } : { kind, refused };
      return { api, ...(game.options(match().position, seat, soFar, wanted) as Options) };
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
      const { actions, final = false } = request.body;
      if (final && actions.length > MOST_FINAL)
        throw new Problem(400, 'too-many', `With 'final' at most ${MOST_FINAL} actions are judged at once.`);
      const finality = finalityOf(match(), seat);
      return {
        api,
        verdicts: actions.map((action) => {
          const verdict = game.judge(match().position, seat, action);
          return final && verdict.allowed ? { ...verdict, final: finality(action) } : verdict;
        }),
      };
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
      return { api, forecasts: await forecastsOf(room.match(), seat, request.body.ask as Json[]) };
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
      const seq = await room.act(seat, action as Json, { key: keyOf(request), decision });
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
        return { api, seq: await room.act(seat, { [verb]: true }, { key: keyOf(request) }) };
      },
    );

  app.get(
    '/api/tables/:id/chat',
    {
      schema: {
        summary: 'What was said',
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
      const seat = await seatedCaller(tables, id, request);
      return { api, line: await tables.say(id, seat, request.body.text) };
    },
  );

  app.get(
    '/api/tables/:id/record',
    { schema: { summary: 'The record of a finished game', params: Id, response: { 200: answers.record } } },
    async ({ params: { id } }, reply) => {
      const room = await tables.room(id);
      const { game, position } = room.match();
      // The record shows every hand: while the game runs it would give them away.
      if (game.outcome(position) === null)
        throw new Conflict('not-over', 'The record is public when the game is over.');
      return reply
        .header('content-disposition', `attachment; filename="diadochi-${id}.json"`)
        .send(await room.record());
    },
  );
}
