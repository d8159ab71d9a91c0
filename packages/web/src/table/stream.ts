/** The line on which a table tells what happens. It comes back by itself, and goes on where it broke off. */

import { readerOf } from '@diadochi/server/shorthand';
import type { Heard, Hello, News, Shorthand } from '../api.ts';
import { tokenOf } from '../seats.ts';

export interface Listener {
  /** The last entry that the page knows. */
  since(): number | null;
  heard(message: Heard): void;
  /** If it is not up: whether the server refused because too many listen. */
  up(isUp: boolean, isCrowded?: boolean): void;
  /** The seat is somebody else's now. */
  gone(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Opens the line; the function that is given back closes it for good. */
export function listen(id: string, listener: Listener): () => void {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let isCrowded = false;
  /** What is told in short, and how that is read. */
  let words: Shorthand | null = null;
  let read: (short: NonNullable<Heard['n']>) => News = () => {
    throw new Error('nothing is told in short before its words');
  };

  function open(): void {
    clearTimeout(timer);
    const address = new URL(`/api/tables/${encodeURIComponent(id)}/stream`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const line = new WebSocket(address);
    socket = line;
    line.onopen = () => {
      const hello: Hello = { token: tokenOf(id), since: listener.since(), words: words?.id ?? '' };
      line.send(JSON.stringify({ hello }));
    };
    line.onmessage = ({ data }) => {
      const said = JSON.parse(String(data)) as Heard;
      if (said.problem !== undefined) {
        isCrowded = said.problem.status === 429;
        // Also if it happened while nobody listened: whoever knows the seat no longer watches.
        if (said.problem.status === 401) listener.gone();
        if (isCrowded) wait = LONGEST_WAIT;
        return;
      }
      isCrowded = false;
      wait = FIRST_WAIT;
      listener.up(true);
      if (said.words !== undefined) {
        words = said.words;
        read = readerOf(words);
      }
      listener.heard(said.n === undefined ? said : { news: read(said.n) });
    };
    line.onclose = () => {
      if (closed || socket !== line) return;
      listener.up(false, isCrowded);
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  /** Whoever comes back to the page, or gets the network back, does not wait for the timer. */
  function hurry(): void {
    if (closed || document.hidden || socket?.readyState === WebSocket.OPEN) return;
    if (socket?.readyState === WebSocket.CONNECTING) return;
    wait = FIRST_WAIT;
    open();
  }

  open();
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  return () => {
    closed = true;
    clearTimeout(timer);
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    socket?.close();
  };
}
