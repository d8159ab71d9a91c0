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

export function measured(): Measure {
  const pen = document.createElement('canvas').getContext('2d');
  const styles = getComputedStyle(document.documentElement);
  return (text, style) => {
    if (pen === null) return text.length * 0.56;
    const [weight, face] = faces[style];
    pen.font = `${weight} ${SIZE}px ${styles.getPropertyValue(face)}`;
    return pen.measureText(text).width / SIZE;
  };
}
