/** The HTTP side put together: parsing, headers, problem documents, routes. */

import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { parseJson } from '@diadochi/kernel';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyReply } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../looking-in/logs.ts';
import type { Metrics } from '../looking-in/metrics.ts';
import type { Readiness } from '../looking-in/readiness.ts';
import { NotFound, Problem, TooMany } from '../problems.ts';
import type { Showcase } from '../showcase.ts';
import type { Tables } from '../tables.ts';
import { addressOf, guardConnections, type Trust } from './addresses.ts';
import { addCompression } from './compression.ts';
import { contentRoutes } from './content-routes.ts';
import { bareAnswer, SECURITY_HEADERS } from './headers.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { pastRoutes } from './past-routes.ts';
import { playRoutes } from './play-routes.ts';
import { problemDocument } from './problem-document.ts';
import { problems } from './schemas.ts';
import { seatRoutes } from './seat-routes.ts';
import { stewardRoutes } from './steward-routes.ts';
import { addStream } from './stream.ts';
import { tableRoutes } from './table-routes.ts';

/** What no request of ours exceeds. */
const LONGEST_BODY = 64 * 1024;

/** Whoever has not sent his request by then is cut off. */
const SLOWEST_REQUEST_MS = 10_000;
/** So many times as long a line may be silent: he does not read what he has asked for. */
const SILENCE = 6;

export interface AppOptions {
  readonly tables: Tables;
  /** What the lobby shows. */
  readonly showcase: Showcase;
  readonly limits: Limits;
  readonly trust: Trust;
  readonly requestMs?: number;
  /** The folder of the built page; null: the API alone. */
  readonly page: string | null;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
}

const HEADERS = Object.entries(SECURITY_HEADERS);

/** Fastify with our schemas: what a route is written against. */
export type Api = ReturnType<typeof bare>;
const bare = (trust: Trust, requestMs: number) =>
  Fastify({
    bodyLimit: LONGEST_BODY,
    trustProxy: trust ?? false,
    requestTimeout: requestMs,
    connectionTimeout: SILENCE * requestMs,
    http: {
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(1000, requestMs / 2),
      // Who offers HTTP/2 besides (`Upgrade: h2c`) is answered in HTTP/1.1.
      shouldUpgradeCallback: ({ headers: { upgrade } }) => upgrade?.toLowerCase() === 'websocket',
    },
    exposeHeadRoutes: false,
    clientErrorHandler: answerNonsense,
    // Addresses that cannot be read: they reach no hook.
    frameworkErrors: (error, _request, reply) => {
      reply.headers(SECURITY_HEADERS);
      sendProblem(reply as never, error);
    },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(TypeBoxValidatorCompiler);

export async function makeApp(options: AppOptions): Promise<Api> {
  const {
    tables,
    showcase,
    limits,
    trust,
    page,
    log,
    metrics,
    readiness,
    requestMs = SLOWEST_REQUEST_MS,
  } = options;
  const app = bare(trust, requestMs);
  guardConnections(app.server, limits, trust);
  const hasPage = page !== null && existsSync(page);
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      const limits = { characters: request.routeOptions.bodyLimit ?? LONGEST_BODY, depth: 24 };
      done(null, body === '' ? undefined : parseJson(String(body), 'the request', limits));
    } catch (error) {
      done(error as Error);
    }
  });
  // Hooks that wait for nothing say so at once: a promise for each of them would be a tenth of what a request costs.
  app.addHook('onRequest', (request, _reply, done) => {
    try {
      if (request.method !== 'GET' || request.url !== '/healthz') limits.request(addressOf(request));
      done();
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of HEADERS) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { id } = (request.params ?? {}) as { id?: string };
    const { statusCode: status, elapsedTime: ms } = reply;
    if (id !== undefined && status < 400) tables.look(id);
    // The route and not the address, which may be anything.
    const { url: route = 'none' } = request.routeOptions;
    metrics.request(route, status, ms / 1000);
    const facts = { method: request.method, route, status, ms: Math.round(ms), address: request.ip };
    log('answered', { level: 'debug', ...facts, table: id });
    done();
  });
  addCompression(app);
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof TooMany) {
      metrics.refused(error.type);
      log('refused: too many', { level: 'info', type: error.type, address: request.ip });
    }
    return sendProblem(reply, error as Error, log);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0].slice(0, 100);
    // The page has addresses of its own: /table/… and /rules/… are the page too, and so is a moment of a table.
    if (
      hasPage &&
      request.method === 'GET' &&
      /^\/(?:table\/[a-z0-9]+(?:\/at\/\d{1,9})?|content\/[a-z0-9]+|rules\/[a-z0-9]+(?:\/[\w.-]*)?)$/.test(
        path,
      )
    )
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return sendProblem(reply, new NotFound(`There is nothing at ${path}.`), log);
  });
  // Every route of the API can go wrong; those of a table know a seat by its token.
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || route.schema?.hide === true) return;
    const security = route.url.includes(':id') ? { security: [{ seat: [] }, {}] } : {};
    const response = { ...(route.schema?.response as object | undefined), ...problems };
    route.schema = { ...route.schema, ...security, response };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Diadochi',
        version: '1',
        description: 'Tables, seats and play. Every answer carries the API version.',
      },
      components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
    },
  });
  app.get('/healthz', { schema: { summary: 'Whether the server is up' } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { summary: 'Whether it can write' } }, async () => {
    await readiness.check();
    return { ok: true };
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  tableRoutes(app, tables, limits);
  lobbyRoutes(app, tables, showcase);
  contentRoutes(app, tables, limits);
  playRoutes(app, tables, limits);
  pastRoutes(app, tables, limits);
  seatRoutes(app, tables, limits);
  stewardRoutes(app, tables, limits);
  if (hasPage) {
    await app.register(fastifyStatic, {
      root: page,
      preCompressed: true,
      // Files with a hash in their name never change.
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    // What a page is made of, in dozens of files: to ask the folder each time how the name is spelled takes twice as long as to send it.
    app.get<{ Params: { file: string } }>('/assets/:file', { schema: { hide: true } }, (request, reply) => {
      const { file } = request.params;
      return /^\w[\w.-]*$/.test(file) ? reply.sendFile(`assets/${file}`) : reply.callNotFound();
    });
  }
  addStream(app, { tables, limits, trust, log, metrics });
  return app;
}

function sendProblem(reply: FastifyReply, error: Error, log: Log = () => {}) {
  const problem = problemDocument(error);
  if (problem.status >= 500 && !(error instanceof Problem))
    log(`error: ${error.stack ?? error.message}`, { level: 'error' });
  if (error instanceof TooMany)
    reply.headers({ 'retry-after': Math.ceil(Math.max(error.retryAfterMs, 1) / 1000), connection: 'close' });
  return reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

/** What is not even HTTP gets an answer too. */
function answerNonsense({ code }: Error & { code: string }, socket: Socket): void {
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[code] ?? 400;
  if (socket.writable) socket.end(bareAnswer(status));
  else socket.destroy();
}
