/** The HTTP side put together: parsing, headers, problem documents, routes. */

import { existsSync } from 'node:fs';
import { BadInput, parseJson, Refused } from '@diadochi/kernel';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyError, type FastifyReply } from 'fastify';
import { NotFound, Problem } from '../problems.ts';
import type { Tables } from '../tables.ts';
import { playRoutes } from './play-routes.ts';
import { addStream } from './stream.ts';
import { tableRoutes } from './table-routes.ts';

/** What no request of ours exceeds. */
const LONGEST_BODY = 64 * 1024;

export interface AppOptions {
  readonly tables: Tables;
  /** The folder of the built page; null: the API alone. */
  readonly page: string | null;
  readonly log: (message: string) => void;
}

/** Fastify with our schemas: what a route is written against. */
export type Api = ReturnType<typeof bare>;
const bare = () =>
  Fastify({ bodyLimit: LONGEST_BODY, exposeHeadRoutes: false })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(TypeBoxValidatorCompiler);

export async function makeApp({ tables, page, log }: AppOptions): Promise<Api> {
  const app = bare();
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      const limits = { characters: LONGEST_BODY, depth: 24 };
      done(null, body === '' ? undefined : parseJson(String(body), 'the request', limits));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, error as FastifyError, log));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0].slice(0, 100);
    // The page has addresses of its own: /table/… is the page too.
    if (page !== null && request.method === 'GET' && /^\/table\/[a-z0-9]+$/.test(path))
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return sendProblem(reply, new NotFound(`There is nothing at ${path}.`), log);
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
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  tableRoutes(app, tables);
  playRoutes(app, tables);
  if (page !== null && existsSync(page))
    await app.register(fastifyStatic, {
      root: page,
      preCompressed: true,
      // Files with a hash in their name never change.
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  addStream(app, tables, log);
  return app;
}

const SECURITY_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cache-control': 'no-store',
} as const;

/** Every error becomes a problem document (RFC 9457); what is our own fault is logged and not explained. */
function sendProblem(reply: FastifyReply, error: FastifyError | Problem | Refused, log: (message: string) => void) {
  const { status, type, detail, ...more } = problemOf(error);
  if (status >= 500) log(`error: ${error.stack ?? error.message}`);
  const title = type.replaceAll('-', ' ');
  return reply
    .status(status)
    .type('application/problem+json')
    .send(JSON.stringify({ api: 1, type: `/problems/${type}`, title, status, detail, ...more }));
}

function problemOf(error: FastifyError | Problem | Refused) {
  if (error instanceof Refused) {
    const { clause, message } = error.refusal;
    return { status: 422, type: 'refused', detail: `The rules forbid that: ${clause}.`, clause, message };
  }
  if (error instanceof Problem) return { status: error.status, type: error.type, detail: error.message };
  if (error instanceof BadInput) return { status: 400, type: 'bad-request', detail: error.message };
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode < 500) return { status: statusCode, type: typeOf(statusCode), detail: error.message.slice(0, 300) };
  return { status: 500, type: 'internal', detail: 'Something went wrong here. It has been noted.' };
}
const typeOf = (status: number): string =>
  ({ 413: 'too-large', 415: 'unsupported-type', 429: 'too-many' })[status] ?? 'bad-request';
