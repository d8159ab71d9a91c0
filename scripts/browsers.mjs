// Where Chromium, Chrome and Edge live: for the set-up, the browser tests, the pictures and the measuring of the page.
// Like the set-up it uses no dependency.
import { statSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/**
 * What is asked of the computer; tests give one of their own.
 * @typedef {{ platform: string, env: { readonly [name: string]: string | undefined }, isFile: (path: string) => boolean }} Computer
 */

/** @type {Computer} */
const THIS = {
  platform: process.platform,
  env: process.env,
  isFile: (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true,
};

/** Chromium without its windows: the same pages in half the processor time, for nobody looks at them. */
const SHELL = {
  commands: ['chromium-headless-shell'],
  linux: ['/usr/bin/chromium-headless-shell'],
  mac: null,
  windows: null,
};

/** The browsers that will do, the likeliest to be the one that is meant for tests first. */
const BROWSERS = [
  SHELL,
  {
    commands: ['chromium', 'chromium-browser'],
    linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'],
    mac: 'Chromium.app/Contents/MacOS/Chromium',
    windows: ['Chromium', 'Application', 'chrome.exe'],
  },
  {
    commands: ['google-chrome-stable', 'google-chrome'],
    linux: ['/usr/bin/google-chrome-stable', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'],
    mac: 'Google Chrome.app/Contents/MacOS/Google Chrome',
    windows: ['Google', 'Chrome', 'Application', 'chrome.exe'],
  },
  {
    commands: ['microsoft-edge-stable', 'microsoft-edge'],
    linux: ['/usr/bin/microsoft-edge-stable', '/usr/bin/microsoft-edge', '/opt/microsoft/msedge/msedge'],
    mac: 'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    windows: ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  },
];

/**
 * The path of a browser, or null. CHROMIUM names one before all others; if it names none, there is none.
 * @param {Computer} [computer]
 * @returns {string | null}
 */
export function findBrowser(computer = THIS) {
  const { env, isFile } = computer;
  const places = env.CHROMIUM ? [env.CHROMIUM] : BROWSERS.flatMap((browser) => placesOf(browser, computer));
  return places.find(isFile) ?? null;
}

/**
 * @param {{ commands: string[], linux: string[], mac: string | null, windows: string[] | null }} browser
 * @param {Computer} computer @returns {string[]}
 */
function placesOf(browser, { platform, env }) {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    const { windows } = browser;
    return windows === null ? [] : roots.flatMap((root) => (root ? [win32.join(root, ...windows)] : []));
  }
  const folders = (env.PATH ?? '').split(posix.delimiter).filter((folder) => folder !== '');
  const onPath = browser.commands.flatMap((command) => folders.map((folder) => posix.join(folder, command)));
  if (platform !== 'darwin') return [...onPath, ...browser.linux];
  const roots = ['/Applications', ...(env.HOME ? [posix.join(env.HOME, 'Applications')] : [])];
  const { mac } = browser;
  return [...(mac === null ? [] : roots.map((root) => posix.join(root, mac))), ...onPath];
}

/**
 * Why there is no browser, and what to do about it.
 * @param {Pick<Computer, 'platform' | 'env'>} [computer]
 * @returns {{ what: string, fix: string }}
 */
export function browserFault({ platform, env } = THIS) {
  if (env.CHROMIUM)
    return {
      what: `CHROMIUM is ${env.CHROMIUM}, and there is no such file`,
      fix: 'let it name Chromium, Chrome or Edge, or unset it',
    };
  const install =
    { darwin: 'brew install --cask google-chrome', win32: 'winget install Google.Chrome' }[platform] ??
    'sudo apt-get install chromium';
  return {
    what: 'neither Chromium, Chrome nor Edge is installed',
    fix: `${install} (or set CHROMIUM to the path of one)`,
  };
}
