#!/usr/bin/env node
// The command `diadochi`. The sources are TypeScript, which Node runs from version 24 on: an older Node starts
// the one that is pinned in package.json, and stands in for it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

/** So many megabytes at most are for new objects, twice: with more, they are looked through more seldom, but nothing is given back. */
const NEW_OBJECTS = '--max-semi-space-size=8';

/**
 * A server begins anew in its own place, with what only a beginning can set: how much is for new objects, and that all threads
 * have their memory from one place (glibc would give each its own, 30 MB that are never given back).
 */
function beginAgain() {
  const settings = { ...process.env, MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1' };
  const [node, ...rest] = process.argv;
  process.execve?.(node, [node, NEW_OBJECTS, ...process.execArgv, ...rest], settings);
}

const modules = new URL('../../../node_modules/', import.meta.url);
const pinned = fileURLToPath(new URL('node/bin/node', modules));

if (Number.parseInt(process.versions.node, 10) >= 24) {
  const isServer = process.argv[2] === 'serve';
  if (isServer && process.platform === 'linux' && !process.execArgv.includes(NEW_OBJECTS)) beginAgain();
  // Without types and compiled, the sources are kept for the next start, which takes half the time.
  const { directory } = module.enableCompileCache(fileURLToPath(new URL('.cache/diadochi', modules)));
  // Threads, in which bots think and games are archived, ask the environment for it.
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory;
  // What a server loads when it starts would let the space for new objects grow to some 30 MB, which it never gives back;
  // when it has started, the space grows as it is needed (serve.ts).
  if (isServer) v8.setFlagsFromString('--semi-space-growth-factor=1');
  await import('../src/main.ts');
} else if (!existsSync(pinned)) {
  console.error('diadochi: its own Node is not installed; run `npm ci` in the folder of the project');
  process.exitCode = 2;
} else {
  const child = spawn(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both processes by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  child.on('error', (error) => {
    console.error(`diadochi: its own Node does not start (${error.message}); run \`npm ci\``);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) {
      process.exitCode = code ?? 1;
      return;
    }
    // Whoever started us shall see the same signal.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
