/** The games, each a file of its own that is loaded with its table. */

import type { Face } from './face.ts';

const faces: { readonly [game: string]: () => Promise<Face> } = {
  proof: () => import('./proof/face.ts').then(({ face }) => face),
};

/** How a game looks at the table; one that has no face yet is shown plainly. */
export const faceOf = (game: string): Promise<Face> =>
  Object.hasOwn(faces, game) ? faces[game]() : import('./plain.tsx').then(({ face }) => face);
