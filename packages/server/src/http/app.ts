/** The HTTP side put together: parsing, headers, problem documents, routes. */

import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { parseJson } from '@diadochi/kernel';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyReply } from 'fastify';
import { NotFound } from '../problems.ts';
import type { Tables } from '../tables.ts';
import { addCompression } from './compression.ts';
import { contentRoutes } from './content-routes.ts';
import { bareAnswer, SECURITY_HEADERS } from './headers.ts';
import { playRoutes } from './play-routes.ts';
import { problemDocument } from './problem-document.ts';
import { problems } from './schemas.ts';
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
  Fastify({
    bodyLimit: LONGEST_BODY,
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

export async function makeApp({ tables, page, log }: AppOptions): Promise<Api> {
  const app = bare();
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
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
  addCompression(app);
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, error as Error, log));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0].slice(0, 100);
    // The page has addresses of its own: /table/… is the page too.
    if (hasPage && request.method === 'GET' && /^\/(table|content)\/[a-z0-9]+$/.test(path))
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
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  tableRoutes(app, tables);
  contentRoutes(app, tables);
  playRoutes(app, tables);
  if (hasPage)
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
  addStream(app, tables, log);
  return app;
}

function sendProblem(reply: FastifyReply, error: Error, log = console.error as (message: string) => void) {
  const problem = problemDocument(error);
  if (problem.status >= 500) log(`error: ${error.stack ?? error.message}`);
  return reply.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

/** What is not even HTTP gets an answer too. */
function answerNonsense({ code }: Error & { code: string }, socket: Socket): void {
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[code] ?? 400;
  if (socket.writable) socket.end(bareAnswer(status));
  else socket.destroy();
}
