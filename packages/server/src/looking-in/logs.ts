/**
 * What the server writes down of what it does: a sentence and its facts. Nothing in it is a secret: no token, no link, no
 * text that people wrote; addresses only if the owner wants them.
 */

import { type DestinationStream, destination, pino } from 'pino';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogFacts {
  /** `warn` unless told otherwise. */
  readonly level?: Exclude<LogLevel, 'silent'>;
  readonly [fact: string]: string | number | boolean | null | undefined;
}
export type Log = (sentence: string, facts?: LogFacts) => void;

export interface LogOptions {
  readonly level?: LogLevel;
  /** Whether visitors' addresses are written down. */
  readonly addresses?: boolean;
  /** Where to; stderr, unless told otherwise. */
  readonly to?: DestinationStream;
}

/** Whoever should pass one of these on all the same. */
const SECRETS = ['token', 'secret', 'authorization', 'cookie', 'key', 'text', 'body'];

export function openLog({ level = 'warn', addresses = false, to }: LogOptions = {}): Log {
  const paths = addresses ? SECRETS : [...SECRETS, 'address'];
  const logger = pino(
    { level, base: null, redact: { paths, remove: true }, timestamp: pino.stdTimeFunctions.isoTime },
    to ?? destination({ dest: 2, sync: true }),
  );
  return (sentence, { level: at = 'warn', ...facts } = {}) => logger[at](facts, sentence);
}
