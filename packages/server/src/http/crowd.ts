/** Spectators are told in turns, some at a time: what players do and hear in between is not behind a crowd. */

import type { Duplex } from 'node:stream';

/** So many are told before others get their turn. */
const AT_ONCE = 128;

export interface Crowd {
  tell(write: Write, frame: Buffer): void;
}
type Write = (frame: Buffer) => void;

export function newCrowd(): Crowd {
  // Who is to be told, and beside it what: two lists, since there may be thousands.
  let waiting: Write[] = [];
  let frames: Buffer[] = [];
  let next = 0;
  function tellSome(): void {
    const until = Math.min(next + AT_ONCE, waiting.length);
    for (; next < until; next++) waiting[next](frames[next]);
    if (next < waiting.length) setImmediate(tellSome);
    else {
      waiting = [];
      frames = [];
      next = 0;
    }
  }
  return {
    tell(write, frame) {
      if (waiting.length === 0) setImmediate(tellSome);
      waiting.push(write);
      frames.push(frame);
    },
  };
}

/** Whoever does not read what we send is let go: he can come back and resume. */
const MOST_UNSENT = 1024 * 1024;

/** Writes whole frames beside those of the WebSocket, which are whole too. */
export const writerOf =
  (socket: Duplex, letGo: () => void): Write =>
  (frame) => {
    if (!socket.writable) return;
    if (socket.writableLength > MOST_UNSENT) letGo();
    else socket.write(frame);
  };
