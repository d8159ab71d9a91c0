/** The games, each a file of its own that is loaded with its table. */

import { api } from '../api.ts';
import type { Face } from './face.ts';

/** What a game is drawn from besides its own file may be the content that the table is played with. */
const faces: { readonly [game: string]: (contentHash: string) => Promise<Face> } = {
  phalanxx: async (contentHash) => {
    // Both at once: neither needs the other to be fetched.
    const [faceWith, content] = await Promise.all([
      // By name: for a module taken as a whole the bundler would add a file to every page.
      import('./phalanxx/face.ts').then((face) => face.faceWith),
      api.content('phalanxx', contentHash),
    ]);
    return faceWith(content);
  },
  proof: () => import('./proof/face.ts').then(({ face }) => face),
  successors: async (contentHash) => {
    const [faceWith, content] = await Promise.all([
      import('./successors/face.ts').then((face) => face.faceWith),
      api.content('successors', contentHash),
    ]);
    return faceWith(content);
  },
};

/** The one asked for last: it is asked for early, and again when the table is there. */
let asked: { readonly name: string; readonly face: Promise<Face> } | null = null;

/** How a game looks at the table; one that has no face yet is shown plainly. */
export function faceOf(game: string, contentHash: string): Promise<Face> {
  const name = `${game} ${contentHash}`;
  if (asked?.name === name) return asked.face;
  const face = Object.hasOwn(faces, game)
    ? faces[game](contentHash)
    : import('./plain.tsx').then((plain) => plain.face);
  asked = { name, face };
  // What failed is tried again next time.
  face.catch(() => {
    asked = null;
  });
  return face;
}
