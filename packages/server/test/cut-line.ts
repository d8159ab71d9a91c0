/** A line to a database that can be cut and mended. */

import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll } from 'vitest';

export interface CutLine {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function cutLine(url: string): Promise<CutLine> {
  const { hostname: host, port: there } = new URL(url);
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let port = 0;
  const mend = () =>
    new Promise<void>((resolve) => {
      const listening = createServer((near) => {
        const far = connect(Number(there), host);
        for (const [one, other] of [
          [near, far],
          [far, near],
        ]) {
          sockets.add(one);
          one.on('error', () => {});
          one.on('close', () => {
            sockets.delete(one);
            other.destroy();
          });
          one.pipe(other);
        }
      });
      server = listening;
      listening.listen(port, '127.0.0.1', () => {
        ({ port } = listening.address() as { port: number });
        resolve();
      });
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      if (server === null) return resolve();
      server.close(() => resolve());
      server = null;
      for (const socket of sockets) socket.destroy();
    });
  await mend();
  afterAll(cut);
  return { url: url.replace(`:${there}/`, `:${port}/`), cut, mend };
}
