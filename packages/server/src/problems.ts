/** What can be wrong with a request: each becomes a problem document (RFC 9457). */

export class Problem extends Error {
  readonly status: number;
  /** A short name for programs: the last part of the problem's type. */
  readonly type: string;
  constructor(status: number, type: string, detail: string) {
    super(detail);
    this.status = status;
    this.type = type;
  }
}
export class NotFound extends Problem {
  constructor(detail: string) {
    super(404, 'not-found', detail);
  }
}
export class Conflict extends Problem {
  constructor(type: string, detail: string) {
    super(409, type, detail);
  }
}
export class Forbidden extends Problem {
  constructor(type: string, detail: string) {
    super(403, type, detail);
  }
}
export class Unauthorized extends Problem {
  constructor(detail: string) {
    super(401, 'unauthorized', detail);
  }
}
/** Too much of something: it can be tried again after a while. */
export class TooMany extends Problem {
  readonly retryAfterMs: number;
  constructor(type: string, detail: string, retryAfterMs: number) {
    super(429, type, detail);
    this.retryAfterMs = retryAfterMs;
  }
}

/** For whoever held a seat and does so no longer. */
export const seatGone = (): Problem =>
  new Problem(
    401,
    'seat-gone',
    'This seat has been given to somebody else, or been freed: ask those at the table if that was not meant.',
  );

/** What we need is away for the moment. Why is for the log: it is nothing for strangers. */
export class Unavailable extends Problem {
  readonly reason: string;
  constructor(reason: string) {
    super(503, 'storage-away', 'The database cannot be reached at the moment. Try again in a little while.');
    this.reason = reason;
  }
}
