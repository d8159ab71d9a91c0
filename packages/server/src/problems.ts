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
export class Unauthorized extends Problem {
  constructor(detail: string) {
    super(401, 'unauthorized', detail);
  }
}
