/**
 * Two PostgreSQL servers of Debian's: a primary, and a standby that has every commit before it is acknowledged. When the
 * primary is killed the standby is promoted, and the other comes back as the new standby, from a fresh copy.
 */

import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { administer } from '../packages/server/test/postgres.ts';

export interface Pair {
  /** Names both servers: whoever uses it finds the one that can be written to. */
  readonly url: string;
  /** The address of the primary alone. */
  primary(): string;
  /** Kills the primary, promotes the standby; comes back when that can be written to and has a standby of its own. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}
interface Node {
  readonly data: string;
  readonly port: number;
  readonly url: string;
}

const FOLDERS = '/usr/lib/postgresql';
const PATIENCE_MS = 60_000;

function programs(): string {
  const versions = existsSync(FOLDERS) ? readdirSync(FOLDERS).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(FOLDERS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'pg_basebackup')));
  if (found === undefined) throw new Error("Debian's PostgreSQL is missing: apt-get install postgresql");
  return found;
}

const idOf = (what: string): number =>
  Number(spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }).stdout);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Tries until it comes true. */
async function until(what: string, done: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await setTimeout(50))
    if (await done().catch(() => false)) return;
  throw new Error(`in vain: ${what}`);
}

export async function startPair(): Promise<Pair> {
  const bin = programs();
  const scratch = mkdtempSync(join(tmpdir(), 'diadochi-pair-'));
  const as = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (as.uid !== undefined) chownSync(scratch, as.uid, as.gid);
  const how = { ...as, cwd: scratch, env: { ...process.env, LC_ALL: 'C' } };
  function run(program: string, ...args: string[]): void {
    const { status, stdout, stderr, error } = spawnSync(join(bin, program), args, {
      ...how,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program}: ${error?.message ?? stdout + stderr}`);
  }
  const nodes = await Promise.all(
    ['one', 'two'].map(async (name): Promise<Node> => {
      const port = await freePort();
      const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
      return { data: join(scratch, name), port, url };
    }),
  );
  let [primary, standby] = nodes;

  const pidOf = ({ data }: Node): number =>
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  async function start({ data, port, url }: Node): Promise<void> {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=100',
      'shared_buffers=32MB',
      'wal_keep_size=256MB',
    ];
    const flags = settings.flatMap((each) => ['-c', each]);
    spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...how, stdio: 'ignore' });
    await until('a start', async () => (await administer(url, 'SELECT 1')).rows.length === 1);
  }
  /** A copy of the primary, which then waits for its every commit. */
  async function addStandby(): Promise<void> {
    rmSync(standby.data, { recursive: true, force: true });
    run(
      'pg_basebackup',
      '-h',
      '127.0.0.1',
      '-p',
      `${primary.port}`,
      '-U',
      'postgres',
      '-D',
      standby.data,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    );
    // Until it has a standby of its own it must not wait for one, once it is promoted.
    appendFileSync(join(standby.data, 'postgresql.auto.conf'), "synchronous_standby_names = ''\n");
    await start(standby);
    await administer(primary.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await administer(primary.url, 'SELECT pg_reload_conf()');
    await until('a synchronous standby', async () => {
      const { rows } = await administer(primary.url, 'SELECT sync_state FROM pg_stat_replication');
      return rows[0]?.sync_state === 'sync';
    });
  }
  const kill = (node: Node, signal: 'SIGKILL' | 'SIGQUIT') => {
    if (existsSync(join(node.data, 'postmaster.pid'))) process.kill(pidOf(node), signal);
  };

  run(
    'initdb',
    '-D',
    primary.data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  );
  await start(primary);
  await addStandby();

  return {
    url: `postgres://postgres@${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}/postgres`,
    primary: () => primary.url,
    async failOver() {
      const pid = pidOf(primary);
      kill(primary, 'SIGKILL');
      await until('its end', async () => !existsSync(`/proc/${pid}`));
      run('pg_ctl', 'promote', '-D', standby.data, '-w');
      [primary, standby] = [standby, primary];
      await addStandby();
    },
    async stop() {
      for (const node of nodes) kill(node, 'SIGQUIT');
      for (const node of nodes)
        await until('its end', async () => !existsSync(join(node.data, 'postmaster.pid'))).catch(() => {});
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
