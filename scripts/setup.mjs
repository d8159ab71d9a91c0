// The set-up that `npm start` and `npm test` share: a fresh clone needs nothing but Node and npm.
// It runs on the Node that is there (20 or newer) and uses no dependency, since none may be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserFault, findBrowser } from './browsers.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const bin = join(root, 'node_modules/.bin');
const stampFile = join(root, 'node_modules/.set-up');
const otherPaths = (process.env.PATH ?? '').split(delimiter).filter((path) => path !== bin);

/** The environment in which the commands of node_modules, and above all the pinned Node, come first. */
export const env = {
  // The compiler, which is written in Go, ends before it would have to give anything back: to look for that takes a quarter of its time.
  GOGC: 'off',
  GOMEMLIMIT: '1536MiB',
  ...process.env,
  PATH: [bin, ...otherPaths].join(delimiter),
  // Vitest would colour what it prints into a pipe or a file too.
  ...(process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }),
};

/** @param {number} start a time of `performance.now()` */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Installs the dependencies if they are missing or out of date, builds the page if it is, and prints the time this
 * took. Returns whether all is ready; if not, it has printed why, and how to fix it.
 * @param {{ browser?: boolean, installed?: () => void }} [needs] `browser`: the tests want Chromium too; `installed` is called
 * as soon as the dependencies are there, before the page is built
 */
export async function setUp({ browser = false, installed = () => {} } = {}) {
  const start = performance.now();
  const wanted = fingerprint();
  let fault = (isStamped(stampFile, wanted) ? undefined : install(wanted)) ?? nodeFault();
  if (!fault) {
    installed();
    fault = (await pageFault()) ?? (browser ? chromiumFault() : undefined);
  }
  if (fault) console.error(`set-up failed: ${fault.what}; to fix it: ${fault.fix}`);
  else console.log(`set-up: ${secondsSince(start)}`);
  return !fault;
}

/**
 * Runs a command of the shell, and says how it went.
 * @param {string} command @returns {Promise<{ isOk: boolean, output: string }>}
 */
export function run(command) {
  const child = spawn(command, { shell: true, cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isOk: false, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}

/** @param {string} file @param {string} wanted */
const isStamped = (file, wanted) => existsSync(file) && readFileSync(file, 'utf8') === wanted;

/** Changes whenever node_modules has to be installed anew. */
function fingerprint() {
  const packages = readdirSync(join(root, 'packages')).sort();
  const files = [
    'package-lock.json',
    'package.json',
    ...packages.map((name) => `packages/${name}/package.json`),
  ];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(`\n${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** @typedef {{ what: string, fix: string }} Fault what went wrong, and the command against it */

/** @param {string} wanted the fingerprint of what is to be installed @returns {Fault | undefined} */
function install(wanted) {
  console.log('set-up: npm ci');
  // npm must not run on the pinned Node, which it is about to remove and install again.
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: otherPaths.join(delimiter) },
    encoding: 'utf8',
  });
  if (npm.error) return { what: `npm does not start (${npm.error.message})`, fix: 'apt-get install npm' };
  if (npm.status !== 0) {
    const output = npm.stdout + npm.stderr;
    console.error(output.trimEnd());
    const code = /npm (?:error|ERR!) code (\w+)/.exec(output)?.[1] ?? `exit status ${npm.status}`;
    return { what: `npm ci stopped with ${code}`, fix: fixFor(code) };
  }
  writeFileSync(stampFile, wanted);
}

/** @param {string} code an error code of `npm ci` */
function fixFor(code) {
  if (code === 'EUSAGE') return 'npm install (package-lock.json does not fit a package.json)';
  if (code === 'EACCES') return 'sudo chown -R "$(id -un)" . (some files belong to another user)';
  if (/^(EAI_AGAIN|ECONN.*|ENOTFOUND|ETIMEDOUT)$/.test(code))
    return 'npm ci, once the npm registry can be reached';
  return 'npm ci';
}

/** The package "node" gets the program by an install script, which a user may have switched off. @returns {Fault | undefined} */
function nodeFault() {
  const wanted = manifest.devDependencies.node;
  const { stdout } = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() !== `v${wanted}`)
    return { what: `Node ${wanted} is not installed`, fix: 'npm rebuild node --ignore-scripts=false' };
}

/** Builds the page, unless it was built from just these sources. @returns {Promise<Fault | undefined>} */
async function pageFault() {
  const stamp = join(root, 'packages/web/dist/.built');
  const wanted = pageFingerprint();
  if (isStamped(stamp, wanted)) return undefined;
  console.log('set-up: the page');
  const built = await run('npm run build -w @diadochi/web');
  if (!built.isOk) {
    console.error(built.output.trimEnd());
    return { what: 'the page could not be built', fix: 'npm run build -w @diadochi/web' };
  }
  writeFileSync(stamp, wanted);
}

/** Changes whenever the page has to be built anew: its sources, whom it names, and the texts, rules and content of the games. */
function pageFingerprint() {
  const hash = createHash('sha256')
    .update(fingerprint())
    .update(readFileSync(join(root, 'ATTRIBUTIONS.md')));
  const take = (/** @type {string} */ folder) => {
    const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!/^(dist|node_modules|test)$/.test(entry.name)) take(path);
      } else hash.update(`\n${path.slice(root.length)}\n`).update(readFileSync(path));
    }
  };
  take(join(root, 'packages/web'));
  for (const name of readdirSync(join(root, 'packages')).sort())
    for (const part of ['messages', 'rules', 'content']) take(join(root, 'packages', name, part));
  return hash.digest('hex');
}

/**
 * A browser in which the page is tested. Where none is there and that is possible, one is installed.
 * @returns {Fault | undefined}
 */
function chromiumFault() {
  if (findBrowser() !== null) return undefined;
  const isMine = process.env.CHROMIUM === undefined && process.getuid?.() === 0;
  if (isMine && spawnSync('apt-get', ['--version']).status === 0) installBrowser();
  return findBrowser() === null ? browserFault() : undefined;
}

/** Chromium's headless shell, where Debian has it; otherwise Chromium. */
function installBrowser() {
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const installed = (/** @type {string} */ name) => {
    // Not every distribution knows both.
    if (spawnSync('apt-cache', ['show', name]).status !== 0) return false;
    console.log(`set-up: apt-get install ${name}`);
    const { status, stderr } = apt('install', '-y', '--no-install-recommends', '--no-upgrade', name);
    if (status !== 0) console.error(String(stderr).trimEnd());
    return status === 0;
  };
  apt('update');
  if (!installed('chromium-headless-shell')) installed('chromium');
}
