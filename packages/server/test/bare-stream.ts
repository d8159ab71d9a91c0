/** A stream of a table that keeps nothing: for those who only count what comes. */

import { WebSocket } from 'ws';

interface How {
  readonly token?: string | null;
  /** The last entry that is known. */
  readonly since?: number | null;
  /** Another address of this machine, to come from. */
  readonly from?: string | undefined;
  readonly heard?: (data: Buffer) => void;
}
export interface BareStream {
  /** Until it is open; an error if it was refused. */
  readonly opened: Promise<void>;
  readonly closed: Promise<void>;
  close(): void;
}

export function bareStream(
  address: string,
  table: string,
  { token = null, since = null, from, heard }: How = {},
): BareStream {
  const options = from === undefined ? {} : { localAddress: from };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/stream`, options);
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('open', () => {
      socket.send(JSON.stringify({ hello: { token, since, words: '' } }));
      resolve();
    });
    socket.on('error', reject);
  });
  opened.catch(() => {});
  if (heard !== undefined) socket.on('message', heard);
  return {
    opened,
    closed: new Promise((resolve) => socket.on('close', () => resolve())),
    close: () => socket.terminate(),
  };
}
