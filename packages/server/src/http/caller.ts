/** Who is calling: the seat behind a bearer token. */

import { BadInput, type Seat } from '@diadochi/kernel';
import type { FastifyRequest } from 'fastify';
import { Unauthorized } from '../problems.ts';
import type { Tables } from '../tables.ts';

/** What the caller shows to be let in, or null. */
export const bearerOf = ({ headers: { authorization = '' } }: FastifyRequest): string | null =>
  /^Bearer ([\w-]{1,64})$/.exec(authorization)?.[1] ?? null;

/** The seat of the caller, or null for a spectator. A token that is none of this table's is refused. */
export async function seatOfCaller(
  tables: Tables,
  id: string,
  request: FastifyRequest,
): Promise<Seat | null> {
  if (request.headers.authorization === undefined) return null;
  const token = bearerOf(request);
  const seat = token === null ? null : await tables.seatOf(id, token);
  if (seat !== null) return seat;
  await tables.find(id); // 404 if there is no such table at all
  throw new Unauthorized('This token opens no seat of this table.');
}

/** The same for those who want to do something. */
export async function seatedCaller(tables: Tables, id: string, request: FastifyRequest): Promise<Seat> {
  const seat = await seatOfCaller(tables, id, request);
  if (seat !== null) return seat;
  await tables.find(id);
  throw new Unauthorized('This needs a seat: send its token.');
}

/** A request that may be sent again is known by its key. */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  // A key that we cannot keep must not be passed over: who sends one counts on it.
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,64}$/.test(key))
    throw new BadInput('Idempotency-Key should be 1 to 64 visible ASCII characters');
  return key;
}
