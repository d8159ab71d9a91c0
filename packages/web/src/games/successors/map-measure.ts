/** How wide names are in the letters that they are drawn with, and where things lie. */

import type { Box } from './labels-box.ts';
import type { Measure, Spot, Style } from './labels-sketch.ts';

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

/** What else lies over the map, in px of its window. */
export function boxesOn(window: HTMLElement, selector: string, besides?: Element): readonly Box[] {
  const { left, top } = window.getBoundingClientRect();
  const board = window.closest('.successors-board') ?? window;
  return [...board.querySelectorAll(selector)]
    .filter((each) => each !== besides)
    .map((each) => each.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x - left, y: y - top, w: width, h: height }));
}

/** px about what is shown. */
const AROUND = 40;
export function boxAbout(spots: readonly Spot[]): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  return { x, y, w: Math.max(...xs) + AROUND - x, h: Math.max(...ys) + AROUND - y };
}
