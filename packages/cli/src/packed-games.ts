/** Games that are played with a content pack. What checks a content is large, and loaded only if there is one. */

import { BadInput, type Game, type Pack } from '@diadochi/kernel';
import { gameNamed } from './games.ts';

const contentFile = () => import('./content/content-file.ts');

export async function readPacks(paths: readonly string[]): Promise<Pack[]> {
  if (paths.length === 0) return [];
  const { usablePack } = await contentFile();
  return paths.map((path) => usablePack(path).pack);
}

/** The game of that name, with the pack if one is given. */
export async function gameWithPack(name: string, path: string | undefined): Promise<Game> {
  const game = gameNamed(name);
  if (path === undefined) return game;
  const { pack, game: made } = (await contentFile()).usablePack(path);
  if (pack.game !== name) throw new BadInput(`${path} is a pack for ${pack.game}, not for ${name}`);
  return made;
}
