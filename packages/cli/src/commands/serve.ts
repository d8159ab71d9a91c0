/** `diadochi serve`: the server with the page. */

import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadInput } from '@diadochi/kernel';
import type { Command } from 'commander';
import { repeatable, wholeNumberOf } from '../arguments.ts';
import { gamesWith } from '../games.ts';
import { print } from '../output.ts';
import { readPacks } from '../packed-games.ts';

interface Options {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly contentPack: readonly string[];
}

export function register(program: Command): void {
  program
    .command('serve')
    .description('the server with the page; prints its address when it is ready')
    .option(
      '--port <port>',
      'where to listen; 0 takes any free port',
      wholeNumberOf('--port', 0, 65535),
      3000,
    )
    .option('--host <host>', 'the address to listen on; 0.0.0.0 lets others in', '127.0.0.1')
    .option('--data <folder>', 'where the tables are kept', 'data')
    .option('--content-pack <file>', 'play a game with corrected content; once a game', repeatable, [])
    .action((options: Options) => serve(options));
}

/** With the folders above it. (Node's own `recursive` never comes back from places such as /proc.) */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

async function serve({ port, host, data, contentPack }: Options): Promise<void> {
  const { games, packs } = gamesWith(await readPacks(contentPack));
  const folder = resolve(data);
  try {
    makeFolder(folder);
  } catch (error) {
    throw new BadInput(`--data: ${folder} cannot be used (${(error as NodeJS.ErrnoException).code})`);
  }
  const { startServer } = await import('@diadochi/server'); // only this command needs it, and it is large
  const options = { port, host, data: folder, games, packs };
  const server = await startServer(options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new BadInput(`port ${port} is taken; choose another with --port`);
    if (error.code === 'EACCES')
      throw new BadInput(`port ${port} may not be used; choose one above 1023 with --port`);
    if (error.code === 'EADDRNOTAVAIL') throw new BadInput(`--host: ${host} is no address of this machine`);
    throw error;
  });
  print(`Diadochi is at ${server.address}`);
  for (const [game, pack] of Object.entries(packs))
    print(`${game} is played with the content pack '${pack}'`);
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  await server.close();
}
