/** A crowd of spectators at one table, beside a bare loop that sends the same bytes to as many sockets in the same run. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bareStream } from '../packages/server/test/bare-stream.ts';
import type { Running } from './server-figures.ts';

interface CrowdCosts {
  /** Processor time an action, of the server without a crowd, with it, and of the bare loop. */
  readonly aloneMs: number;
  readonly crowdMs: number;
  readonly bareMs: number;
}

/** `play` does one action and gives whether the game goes on. */
export async function crowdCosts(
  server: Running,
  table: string,
  count: number,
  actions: number,
  play: () => Promise<boolean>,
): Promise<CrowdCosts> {
  /** Actions that tell spectators something are so far apart that nobody has to wait. */
  const played = async (until: () => boolean) => {
    const { cpu } = await server.costs();
    for (let i = 0; i < actions; i++) {
      if (!(await play())) break;
      while (!until()) await setTimeout(1);
    }
    return (1000 * ((await server.costs()).cpu - cpu)) / actions;
  };
  await played(() => true); // warm
  const aloneMs = await played(() => true);

  const lengths: number[] = [];
  let heard = 0;
  const streams = Array.from({ length: count }, (_, i) => {
    let welcome: () => void = () => {};
    const seen = new Promise<void>((resolve) => {
      welcome = resolve;
    });
    const stream = bareStream(server.address, table, {
      heard: (data) => {
        const what = String.fromCharCode(data[2]); // {"n":… is news, {"view":… comes before them
        if (what === 'v') welcome();
        if (what !== 'n') return;
        heard++;
        if (i === 0) lengths.push(data.length);
      },
    });
    return { ...stream, seen };
  });
  await Promise.all(streams.map(({ opened, seen }) => Promise.all([opened, seen])));
  // Warm, as the bare loop is before it is measured.
  await played(() => heard >= lengths.length * count);
  [heard, lengths.length] = [0, 0];
  const crowdMs = await played(() => heard >= lengths.length * count);
  for (const { close } of streams) close();
  return { aloneMs, crowdMs, bareMs: await bareLoop(count, lengths, actions) };
}

async function bareLoop(count: number, lengths: readonly number[], actions: number): Promise<number> {
  const child = fork(fileURLToPath(new URL('bare-sender.ts', import.meta.url)));
  const [{ listening }] = (await once(child, 'message')) as [{ listening: AddressInfo }];
  let heard = 0;
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(listening.port, '127.0.0.1');
          socket.once('data', () => {
            socket.on('data', ({ length }) => {
              heard += length;
            });
            resolve(socket);
          });
        }),
    ),
  );
  const used = async () => {
    child.send(0);
    const [{ cpuMs }] = (await once(child, 'message')) as [{ cpuMs: number }];
    return cpuMs;
  };
  let sent = 0;
  const sendAll = async () => {
    for (const length of lengths) {
      child.send(length);
      sent += length * count;
      while (heard < sent) await setTimeout(1);
    }
  };
  await sendAll(); // warm
  const before = await used();
  await sendAll();
  const costs = ((await used()) - before) / actions;
  for (const socket of sockets) socket.destroy();
  child.disconnect();
  return costs;
}
