import { describe, expect, test } from 'vitest';
import { browserFault, findBrowser } from '../scripts/browsers.mjs';

/** A computer that has these files and no others. */
const computer = (platform: string, env: { [name: string]: string }, ...files: string[]) => ({
  platform,
  env,
  isFile: (path: string) => files.includes(path),
});

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const EDGE = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';

describe('a browser is found where it lives', () => {
  test.each([
    ['Chromium of a Linux', 'linux', { PATH: '/bin:/usr/bin' }, '/usr/bin/chromium'],
    ['Chromium of Ubuntu', 'linux', { PATH: '/usr/bin' }, '/snap/bin/chromium'],
    ['Chromium on the path', 'linux', { PATH: '/bin:/home/ann/bin' }, '/home/ann/bin/chromium'],
    ['Chrome of a Linux, without a path', 'linux', {}, '/opt/google/chrome/chrome'],
    ['Edge of a Linux', 'linux', { PATH: '/usr/bin' }, '/usr/bin/microsoft-edge'],
    ['Chrome of a Mac', 'darwin', { HOME: '/Users/ann' }, MAC],
    [
      'Edge of one user of a Mac',
      'darwin',
      { HOME: '/Users/ann' },
      '/Users/ann/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    ['Chromium of Homebrew', 'darwin', { PATH: '/opt/homebrew/bin' }, '/opt/homebrew/bin/chromium'],
    [
      'Chrome of one user of Windows',
      'win32',
      { LOCALAPPDATA: 'C:\\Users\\ann\\AppData\\Local' },
      'C:\\Users\\ann\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'Edge of Windows',
      'win32',
      { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      EDGE,
    ],
  ])('%s', (_, platform, env, path) => {
    expect(findBrowser(computer(platform, env as { [name: string]: string }, path))).toBe(path);
  });

  test('the shell before Chromium, Chromium before Chrome, Chrome before Edge', () => {
    const names = ['microsoft-edge', 'google-chrome', 'chromium', 'chromium-headless-shell'];
    const all = names.map((name) => `/usr/bin/${name}`);
    for (let left = all.length; left > 0; left--)
      expect(findBrowser(computer('linux', { PATH: '/usr/bin' }, ...all.slice(0, left)))).toBe(all[left - 1]);
  });

  test('CHROMIUM names one before all others, and if it is not there, none is taken instead', () => {
    const env = { CHROMIUM: '/opt/mine', PATH: '/usr/bin' };
    expect(findBrowser(computer('linux', env, '/opt/mine', '/usr/bin/chromium'))).toBe('/opt/mine');
    expect(findBrowser(computer('linux', env, '/usr/bin/chromium'))).toBe(null);
    expect(browserFault(computer('linux', env)).what).toBe(
      'CHROMIUM is /opt/mine, and there is no such file',
    );
  });

  test('the shell is taken before others: it draws the same pages in half the time', () => {
    const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(findBrowser(computer('linux', { PATH: '/usr/bin' }, ...both))).toBe(
      '/usr/bin/chromium-headless-shell',
    );
  });

  test.each([
    ['linux', 'apt-get'],
    ['darwin', 'brew'],
    ['win32', 'winget'],
  ])('without one, %s is told how to get it', (platform, by) => {
    expect(findBrowser(computer(platform, {}))).toBe(null);
    expect(browserFault(computer(platform, {})).fix).toContain(by);
  });
});
