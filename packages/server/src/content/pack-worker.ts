/** A worker thread in which content packs of strangers are checked: that takes longer than others should wait. */

import { applyPack, BadInput, readPack } from '@diadochi/kernel';
import { gameNamed } from '../games.ts';
import { contentFormOf, faultsOf } from './check.ts';

export interface PackTask {
  readonly game: string;
  readonly pack: unknown;
}

/** What is wrong with it. A pack is for the game as it comes, whatever the server plays it with. */
export default function faultsInPack({ game, pack: json }: PackTask): string[] {
  const form = contentFormOf(game);
  try {
    const pack = readPack(json);
    if (pack.game !== game) return [`is a pack for ${pack.game}, not for ${game}`];
    return faultsOf(form, applyPack(gameNamed(game).content, pack));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return [error.message];
  }
}
