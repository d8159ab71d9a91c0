/** The games, each a file of its own that is loaded with its table. */

import type { Face } from './face.ts';

export const faces: { readonly [game: string]: () => Promise<Face> } = {
  proof: () => import('./proof/face.ts').then(({ face }) => face),
};
