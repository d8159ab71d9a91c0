/** Every error as a problem document (RFC 9457). What is our own fault is not explained to strangers. */

import { BadInput, Refused } from '@diadochi/kernel';
import type { ProblemDocument } from '../api.ts';
import { Problem } from '../problems.ts';
import { API_VERSION } from './schemas.ts';

export function problemDocument(error: Error): ProblemDocument & { readonly api: typeof API_VERSION } {
  const { status, type, detail, ...more } = problemOf(error);
  const title = type.replaceAll('-', ' ');
  return { api: API_VERSION, type: `/problems/${type}`, title, status, detail, ...more };
}

function problemOf(error: Error & { statusCode?: number }) {
  if (error instanceof Refused) {
    const { clause, message } = error.refusal;
    return { status: 422, type: 'refused', detail: `The rules forbid that: ${clause}.`, clause, message };
  }
  if (error instanceof Problem) return { status: error.status, type: error.type, detail: error.message };
  if (error instanceof BadInput) return { status: 400, type: 'bad-request', detail: error.message };
  const { statusCode = 500 } = error;
  if (statusCode < 500)
    return { status: statusCode, type: typeOf(statusCode), detail: error.message.slice(0, 300) };
  return { status: 500, type: 'internal', detail: 'Something went wrong here. It has been noted.' };
}

const typeOf = (status: number): string =>
  ({ 413: 'too-large', 415: 'unsupported-type', 429: 'too-many' })[status] ?? 'bad-request';
