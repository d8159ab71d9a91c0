/** The real server as a process of its own, and the real browser: what the browser tests stand on. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserFault, findBrowser } from '../../scripts/browsers.mjs';
import { watchForKeys } from './key-watch.ts';
import { paintsOnly } from './unpainted.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Serving {
  /** Where it listens; the same after a restart. */
  readonly address: string;
  readonly data: string;
  /** SIGKILL, as a power cut would be; then up again on the same data and port. */
  crash(): Promise<void>;
  stop(): Promise<void>;
  /** The same without waiting, for whoever is about to end. */
  stopAtOnce(): void;
}

export async function serve(): Promise<Serving> {
  const data = mkdtempSync(join(tmpdir(), 'diadochi-browser-'));
  let { child, address } = await up(data, 0);
  const port = Number(new URL(address).port);
  return {
    address,
    data,
    async crash() {
      await ended(child, 'SIGKILL');
      ({ child, address } = await up(data, port));
    },
    async stop() {
      await ended(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
    stopAtOnce() {
      child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function up(data: string, port: number): Promise<{ child: ChildProcess; address: string }> {
  const command = [
    'packages/cli/bin/diadochi.mjs',
    'serve',
    '--port',
    String(port),
    '--data',
    data,
    '--limits',
    '1000',
  ];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const address = /Diadochi is at (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve({ child, address });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === null) {
    const { what, fix } = browserFault();
    throw new Error(`${what}; to fix it: ${fix}`);
  }
  return chromium.launch({
    executablePath,
    // Whoever runs many browsers ends them himself (house.ts).
    handleSIGTERM: false,
    args: [
      '--no-sandbox',
      '--in-process-gpu',
      '--enable-features=NetworkServiceInProcess2',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // Each tile is painted from all that touches it, and the coasts of a map touch every one: few tiles take half the time.
      '--default-tile-width=2048',
      '--default-tile-height=2048',
      // No page lives long enough to win back what it costs to make its code quick: a tenth of all the time.
      '--js-flags=--no-maglev --no-turbofan',
    ],
  });
}

/** Whoever has chosen nothing is told at once what others do: a test that is not about the story does not wait for it. */
const AT_ONCE = `localStorage.getItem('diadochi.pace') ?? localStorage.setItem('diadochi.pace', '"once"')`;

interface Visitor extends NonNullable<Parameters<Browser['newContext']>[0]> {
  /** The page is painted all the time, as on a screen. */
  readonly isPainted?: boolean;
}
/** A visitor of his own: nothing remembered, and every error of the page noted. */
export async function visitor(
  browser: Browser,
  { isPainted = false, ...options }: Visitor = {},
): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  await watchForKeys(context);
  await paintsOnly(context, isPainted);
  await context.addInitScript(AT_ONCE);
  const page = await context.newPage();
  // A fence against what never comes, nothing else.
  page.setDefaultTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A server that is down on purpose makes the browser complain; what the page's own code says counts.
    if (
      message.type() === 'error' &&
      !/Failed to load resource|WebSocket|ERR_CONNECTION/.test(message.text())
    )
      errors.push(message.text());
  });
  return { page, context, errors };
}
