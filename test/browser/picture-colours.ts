/** Pictures compared by their colours: how often each is there, not where. */

import type { Browser } from 'playwright-core';

/** The share of each colour among the pixels, told apart as coarsely as an eye does at a glance. */
export type Colours = { readonly [colour: string]: number };

/** A browser knows how to read its own pictures. */
const COUNT = `async (png) => {
  const bytes = Uint8Array.from(atob(png), (each) => each.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const found = {};
  for (let i = 0; i < data.length; i += 4) {
    const colour = [data[i], data[i + 1], data[i + 2]].map((part) => part >> 6).join(' ');
    found[colour] = (found[colour] ?? 0) + 1 / (width * height);
  }
  return found;
}`;

export async function coloursOf(browser: Browser, png: Buffer): Promise<Colours> {
  const page = await browser.newPage();
  try {
    return (await page.evaluate(`(${COUNT})(${JSON.stringify(png.toString('base64'))})`)) as Colours;
  } finally {
    await page.close();
  }
}

/** From 0, when they have no colour in common, to 1. */
export const likeness = (a: Colours, b: Colours): number =>
  Object.entries(a).reduce((sum, [colour, share]) => sum + Math.min(share, b[colour] ?? 0), 0);
