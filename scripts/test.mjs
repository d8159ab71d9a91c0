// `npm test`: sets up, then runs every check and all tests, and ends with the line `N passed, M failed`.
// `npm test -- some/file -t pattern` hands the arguments to Vitest and runs only that.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, manifest, root, run, secondsSince, setUp } from './setup.mjs';

const args = process.argv.slice(2);
let passed = 0;
let failed = 0;
/** Bytes. All tests together have never needed a tenth of it. */
const ENOUGH = 4e9;
/** As bin/diadochi.mjs has it. */
const compiled = join(root, 'node_modules/.cache/diadochi');

/** @type {Promise<Check[]> | Check[]} */
let checked = [];
const isReady = await setUp({
  browser: true,
  // The page is built by one processor, and tests often wait, for a browser or a server: the checks use that time, and tell of
  // themselves when the tests have ended.
  installed() {
    if (args.length === 0) checked = checks(['lint', 'types', 'unused']);
  },
});
if (isReady) await tests();
else failed++;
for (const each of await checked) tell(each);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @typedef {{ name: string, ok: boolean, took: string, output: string }} Check */

/** Runs some of the npm scripts one after another. @param {string[]} names @returns {Promise<Check[]>} */
async function checks(names) {
  const done = [];
  for (const name of names) {
    const start = performance.now();
    const { isOk, output } = await run(manifest.scripts[name]);
    done.push({ name, ok: isOk, took: secondsSince(start), output });
  }
  return done;
}

/** Counts a check, and shows its output only if it failed. @param {Check} check */
function tell({ name, ok, took, output }) {
  if (ok) passed++;
  else failed++;
  report(name, ok, took);
  if (!ok) console.log(output.trimEnd());
}

/**
 * How a process ends; null if it could not be started or was killed.
 * @param {import('node:child_process').ChildProcess} child @returns {Promise<number | null>}
 */
function end(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code));
  });
}

/**
 * Where tests put their data: in memory, where there is enough of it. On a disk every action of every test waits until it is
 * durable, some 2 to 4 ms; what a killed server has kept is the same either way.
 */
function scratchFolder() {
  for (const root of ['/dev/shm', tmpdir()])
    try {
      const { bavail, bsize } = statfsSync(root);
      if (root !== tmpdir() && bavail * bsize <= ENOUGH) continue;
      const folder = mkdtempSync(join(root, 'diadochi-test-'));
      chmodSync(folder, 0o711); // a database does not run as root: it has to get to its own folder in there
      return folder;
    } catch {
      // There is none, or it is not ours to write.
    }
  throw new Error(`no folder can be made in ${tmpdir()}`);
}

/** Runs Vitest, which shows its own output, and adds up what scripts/counts-reporter.ts has counted. */
async function tests() {
  const start = performance.now();
  const folder = scratchFolder();
  // Also when it is stopped: what is left in memory stays there until the machine is started again.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const countsFile = join(folder, 'counts.json');
  const status = await end(
    spawn('vitest', ['run', ...args], {
      cwd: root,
      // Servers are started by the dozen, and threads by the hundred: what `diadochi` keeps of its sources serves them all.
      env: { NODE_COMPILE_CACHE: compiled, ...env, TEST_COUNTS_FILE: countsFile, TMPDIR: folder },
      stdio: ['inherit', 'inherit', process.stdout], // Vitest writes what failed to stderr
    }),
  );
  const counts = readCounts(countsFile);

  // In a run of some tests only, Vitest calls all others skipped.
  const skipped = args.length === 0 ? counts.skipped : [];
  for (const name of skipped) console.log(`skipped, which counts as failed: ${name}`);
  for (const name of counts.broken) console.log(`broken outside of its tests: ${name}`);
  let failures = counts.failed + skipped.length + counts.broken.length;
  if (failures === 0 && (status !== 0 || counts.passed === 0)) {
    console.log(counts.passed === 0 ? 'Vitest counted no test' : `Vitest ended with status ${status}`);
    failures = 1;
  }
  passed += counts.passed;
  failed += failures;
  report('tests', failures === 0, secondsSince(start));
}

/** @param {string} file @returns {import('./counts-reporter.ts').Counts} */
function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Vitest has crashed, or had nothing to run.
    return { passed: 0, failed: 0, skipped: [], broken: [] };
  }
}

/** @param {string} name @param {boolean} ok @param {string} took */
function report(name, ok, took) {
  console.log(`${name.padEnd(8)}${(ok ? 'ok' : 'failed').padEnd(8)}${took}`);
}
