/** How wide names are in the letters that they are drawn with. */

import type { Measure, Style } from './labels-sketch.ts';

/** The weight and the face of each style, as map.css has them. */
const faces: { readonly [S in Style]: readonly [weight: string, face: string] } = {
  major: ['750', '--text'],
  minor: ['560', '--text'],
  stronghold: ['italic 500', '--text'],
  province: ['700', '--display'],
};
const SIZE = 50;

function fontOf(style: Style): string {
  const [weight, face] = faces[style];
  return `${weight} ${SIZE}px ${getComputedStyle(document.documentElement).getPropertyValue(face)}`;
}

/** Whoever measured letters that are not there yet would measure others; but nobody waits for them for ever. */
export const lettersLoaded = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(Object.keys(faces).map((style) => document.fonts.load(fontOf(style as Style)))),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
const PATIENCE_MS = 2000;

export function measured(): Measure {
  const pen = document.createElement('canvas').getContext('2d');
  const fonts = new Map<Style, string>();
  return (text, style) => {
    if (pen === null) return text.length * 0.56;
    const font = fonts.get(style) ?? fontOf(style);
    fonts.set(style, font);
    pen.font = font;
    return pen.measureText(text).width / SIZE;
  };
}
