/** The engines: each game is a file of its own, loaded when something of it is tried out. */

import type { Game, Json } from '@diadochi/kernel';

const engines: { readonly [game: string]: (content: Json | null) => Promise<Game> } = {
  successors: async (content) => {
    const { successorsWith } = await import('@diadochi/successors/made-of');
    return successorsWith(content as never);
  },
  phalanxx: async (content) => {
    const { phalanxxWith } = await import('@diadochi/phalanxx/made-of');
    return phalanxxWith(content as never);
  },
  proof: async () => (await import('@diadochi/proof')).proof,
};

export async function engineOf(game: string, content: Json | null): Promise<Game> {
  if (!Object.hasOwn(engines, game)) throw new Error(`there is no engine for ${game}`);
  return engines[game](content);
}

/** What others hold in their hands and nobody here knows: it is not played for them. */
export const HIDDEN: { readonly [game: string]: readonly string[] } = {
  successors: ['card'],
  proof: ['card'],
  phalanxx: [],
};
