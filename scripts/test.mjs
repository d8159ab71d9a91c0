// `npm test`: sets up, then runs every check and all tests, and ends with the line `N passed, M failed`.
// `npm test -- some/file -t pattern` hands the arguments to Vitest and runs only that.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, manifest, root, secondsSince, setUp } from './setup.mjs';

const args = process.argv.slice(2);
let passed = 0;
let failed = 0;

if (setUp({ browser: true })) {
  if (args.length === 0) for (const name of ['lint', 'types', 'unused']) check(name);
  tests();
} else {
  failed++;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one of the npm scripts and shows its output only if it fails. @param {string} name */
function check(name) {
  const start = performance.now();
  const result = spawnSync(manifest.scripts[name], {
    shell: true,
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const ok = result.status === 0;
  if (ok) passed++;
  else failed++;
  report(name, ok, start);
  if (!ok) console.log((result.stdout + result.stderr).trimEnd());
}

/** Runs Vitest, which shows its own output, and adds up what scripts/counts-reporter.ts has counted. */
function tests() {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'diadochi-test-'));
  const countsFile = join(folder, 'counts.json');
  const { status } = spawnSync('vitest', ['run', ...args], {
    cwd: root,
    env: { ...env, TEST_COUNTS_FILE: countsFile },
    stdio: ['inherit', 'inherit', process.stdout], // Vitest writes what failed to stderr
  });
  const counts = readCounts(countsFile);
  rmSync(folder, { recursive: true });

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
  report('tests', failures === 0, start);
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

/** @param {string} name @param {boolean} ok @param {number} start */
function report(name, ok, start) {
  console.log(`${name.padEnd(8)}${(ok ? 'ok' : 'failed').padEnd(8)}${secondsSince(start)}`);
}
