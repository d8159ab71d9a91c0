/** The metrics, on a port of their own that no proxy hands on: strangers have no business with them. */

import { createServer } from 'node:http';
import { BadInput } from '@diadochi/kernel';
import type { Metrics } from './metrics.ts';

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export interface MetricsServer {
  readonly address: string;
  close(): Promise<void>;
}

export async function serveMetrics(metrics: Metrics, { host, port }: MetricsAddress): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000 }, async ({ url, method }, answer) => {
    if (url !== '/metrics' || method !== 'GET') answer.writeHead(404).end();
    else answer.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => reject(new BadInput(`the metrics cannot be served: ${message}`)));
    server.listen(port, host, resolve);
  });
  const bound = server.address() as { readonly port: number };
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
