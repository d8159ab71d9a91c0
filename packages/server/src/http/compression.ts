/**
 * Answers compressed as the caller can read them: a view or a list of options is a fifth of its size then.
 *
 * What is compressed shows something of itself by its length. So no answer that hands out a secret (a token, a link) is
 * compressed: its route says `config: { secret: true }`. All others hold no free text of strangers beside what is the
 * caller's own, and nobody's browser sends his token unasked.
 */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import type { Api } from './app.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer hands out a secret. */
    secret?: boolean;
  }
}

type Encoding = 'br' | 'gzip';

/** Shorter answers fit into one packet anyway. */
const SHORTEST = 1024;
/** `quick` for what is sent once, a third of a millisecond for a view; `best` for what is kept. */
const QUALITY = { quick: { br: 4, gzip: 4 }, best: { br: 9, gzip: 9 } } as const;
type Quality = keyof typeof QUALITY;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Off the event loop: in Node's own threads. */
export function compress(text: string, encoding: Encoding, quality: Quality): Promise<Buffer> {
  const level = QUALITY[quality][encoding];
  if (encoding === 'gzip') return zip(text, { level });
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** The best encoding that a caller can read; null for plain. `gzip;q=0` refuses it. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const wanted = new Map(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((each): [string, boolean] => {
        const [name, ...params] = each.split(';').map((part) => part.trim());
        return [name, !params.some((param) => /^q=0(\.0*)?$/.test(param))];
      }),
  );
  return (['br', 'gzip'] as const).find((each) => wanted.get(each) ?? wanted.get('*')) ?? null;
}

/** What many ask for at once (the tables in the lobby, a view for spectators) is compressed once. */
const MOST_KEPT = 64;
const LONGEST_KEPT = 64 * 1024;
const kept = new Map<string, Promise<Buffer>>();

function once(text: string, encoding: Encoding): Promise<Buffer> {
  if (text.length > LONGEST_KEPT) return compress(text, encoding, 'quick');
  const key = `${encoding} ${text}`;
  const known = kept.get(key) ?? compress(text, encoding, 'quick');
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
  return known;
}

export function addCompression(app: Api): void {
  app.addHook('onSend', (request: FastifyRequest, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < SHORTEST) return done(null, payload);
    if (request.routeOptions.config.secret === true || reply.hasHeader('content-encoding'))
      return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === null) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    once(payload, encoding).then(
      (packed) => done(null, packed),
      (error: Error) => done(error),
    );
  });
}
