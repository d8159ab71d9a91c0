/** `diadochi serve`: the server with the page. */

import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { BadInput, unknownName } from '@diadochi/kernel';
import type { Command } from 'commander';
import { type Kept, keptIn, keptOptions, repeatable, wholeNumberOf } from '../arguments.ts';
import { gamesWith } from '../games.ts';
import { print } from '../output.ts';
import { readPacks } from '../packed-games.ts';

interface Options {
  readonly port: number;
  readonly host: string;
  readonly contentPack: readonly string[];
  readonly trustProxy?: string;
  readonly limits: number;
  readonly logLevel: string;
  readonly logAddresses?: true;
  readonly metrics?: string;
}

export function register(program: Command): void {
  const command = program
    .command('serve')
    .description('the server with the page; prints its address when it is ready')
    .option(
      '--port <port>',
      'where to listen; 0 takes any free port',
      wholeNumberOf('--port', 0, 65535),
      3000,
    )
    .option('--host <host>', 'the address to listen on; 0.0.0.0 lets others in', '127.0.0.1')
    .option(
      '--trust-proxy <addresses>',
      "proxies whose word about a visitor's address is taken, with commas between: addresses, networks, loopback",
    )
    .option(
      '--limits <times>',
      'how many times more than usual one address may ask of the server',
      wholeNumberOf('--limits', 1, 1_000_000),
      1,
    )
    .option('--log-level <level>', 'what goes to stderr: silent, error, warn, info or debug', 'warn')
    .option('--log-addresses', "visitors' addresses too")
    .option('--metrics <[host:]port>', 'where Prometheus finds /metrics; 127.0.0.1 unless a host is given')
    .option('--content-pack <file>', 'play a game with corrected content; once a game', repeatable, []);
  for (const option of keptOptions()) command.addOption(option);
  command.action((options: Options & Partial<Kept>) => serve(options, keptIn(options, command)));
}

/** With the folders above it. (Node's own `recursive` never comes back from places such as /proc.) */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function metricsAt(text: string | undefined): { readonly host: string; readonly port: number } | undefined {
  if (text === undefined) return undefined;
  const [, host = '127.0.0.1', port] = /^(?:\[?([\w.:]+?)\]?:)?(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined || Number(port) > 65_535)
    throw new BadInput(`--metrics should be a port, or a host and a port, not ${JSON.stringify(text)}`);
  return { host, port: Number(port) };
}

async function serve(given: Options, { data, database }: Kept): Promise<void> {
  const { port, host, contentPack, trustProxy, limits } = given;
  const metrics = metricsAt(given.metrics);
  const { games, packs } = gamesWith(await readPacks(contentPack));
  const folder = resolve(data);
  try {
    if (database === undefined) makeFolder(folder);
  } catch (error) {
    throw new BadInput(`--data: ${folder} cannot be used (${(error as NodeJS.ErrnoException).code})`);
  }
  // Only this command needs it, and it is large.
  const { startServer, openLog, LOG_LEVELS } = await import('@diadochi/server');
  const level = LOG_LEVELS.find((each) => each === given.logLevel);
  if (level === undefined) throw new BadInput(unknownName(given.logLevel, [...LOG_LEVELS], 'log level'));
  const log = openLog({ level, addresses: given.logAddresses ?? false });
  const proxies = trustProxy?.split(',').map((each) => each.trim()) ?? [];
  const where = { port, host, data: folder, database };
  const options = { ...where, games, packs, limits, trustProxy: proxies, metrics, log };
  const server = await startServer(options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new BadInput(`port ${port} is taken; choose another with --port`);
    if (error.code === 'EACCES')
      throw new BadInput(`port ${port} may not be used; choose one above 1023 with --port`);
    if (error.code === 'EADDRNOTAVAIL') throw new BadInput(`--host: ${host} is no address of this machine`);
    throw error;
  });
  growAsNeeded();
  // Before anybody knows that it is there: who stops it at once is heard too.
  const stopped = new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  print(`Diadochi is at ${server.address}`);
  if (server.metricsAddress !== null) print(`its metrics are at ${server.metricsAddress}`);
  for (const [game, pack] of Object.entries(packs))
    print(`${game} is played with the content pack '${pack}'`);
  await stopped;
  await server.close();
}

/** The space for new objects grows as it is needed, and collections go by how little there is to look through. */
function growAsNeeded(): void {
  // How far, and why not before: see bin/diadochi.mjs.
  setFlagsFromString('--semi-space-growth-factor=2');
  // Of what was old and is not needed any more, not much more than half of the rest comes together before it is collected.
  setFlagsFromString('--heap-growing-percent=60');
  // There is so little to look through each time that threads which help cost more than they do.
  setFlagsFromString('--no-parallel-scavenge');
}
