/** `npm run icons`: the signs of the installed page, drawn from the star that is its icon, into packages/web/public. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../test/browser/serving.ts';
import { smallPng } from './small-png.ts';

const folder = join(import.meta.dirname, '../packages/web/public');
const STAR =
  'M32 6l4.600 14.800 13.800-7.200-7.200 13.800L58 32l-14.800 4.600 7.200 13.800-13.800-7.200L32 58l-4.600-14.800-13.800 7.200 7.200-13.800L6 32l14.800-4.600-7.200-13.800 13.800 7.200z';
/** On a maskable one the star keeps within the middle: what is about it may be cut off. */
const ICONS = [
  { file: 'icon-180.png', size: 180, share: 0.78 },
  { file: 'icon-192.png', size: 192, share: 0.78 },
  { file: 'icon-512.png', size: 512, share: 0.78 },
  { file: 'icon-maskable.png', size: 512, share: 0.6 },
] as const;

const browser = await openBrowser();
const page = await browser.newPage();
for (const { file, size, share } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const edge = (64 * (1 - share)) / 2;
  await page.setContent(
    `<body style="margin:0"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}" style="display:block">
      <radialGradient id="ground"><stop stop-color="#5c2a5c"/><stop offset="1" stop-color="#371637"/></radialGradient>
      <rect width="64" height="64" fill="url(#ground)"/>
      <g transform="translate(${edge} ${edge}) scale(${share})">
        <circle cx="32" cy="32" r="29.500" fill="none" stroke="#c79a3b" stroke-width="1.200" stroke-dasharray="1.500 1.588"/>
        <path fill="#ebd9a9" d="${STAR}"/><circle cx="32" cy="32" r="5" fill="#c79a3b"/>
      </g></svg></body>`,
  );
  writeFileSync(join(folder, file), smallPng(await page.screenshot()));
}
await browser.close();
