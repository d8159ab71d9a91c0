/** The contents of the games, and files with content, checked. */

import { applyPack, BadInput, type Json, readPack } from '@diadochi/kernel';
import { gameNamed } from '../games.ts';
import { type Checked, checkContent } from './check.ts';
import { gameOfContent, isPack, readContentFile } from './content-file.ts';
import { gamesWithKit, kitOf } from './kits.ts';

/** What was checked is the content of a game, or a file. */
export type CheckedOf = Checked & { readonly of: string };

export const checkOwn = (game: string | undefined): CheckedOf[] =>
  (game === undefined ? gamesWithKit : [gameNamed(game).name]).flatMap((name) =>
    checkContent(kitOf(name), name, gameNamed(name).content).map((each) => ({ of: name, ...each })),
  );

export function checkFile(file: string, game: string | undefined): CheckedOf[] {
  const json = readContentFile(file);
  return (isPack(json) ? checkPack(json, game) : checkWhole(json, file, game)).map((each) => ({
    of: file,
    ...each,
  }));
}

function checkWhole(json: Json, file: string, game: string | undefined): Checked[] {
  const name = game === undefined ? gameOfContent(json, file) : gameNamed(game).name;
  return checkContent(kitOf(name), name, json);
}

function checkPack(json: Json, game: string | undefined): Checked[] {
  const check = 'the pack corrects what there is';
  try {
    const pack = readPack(json);
    const { name, content } = gameNamed(pack.game);
    if (game !== undefined && game !== name) throw new BadInput(`is a pack for ${name}, not for ${game}`);
    const kit = kitOf(name);
    const corrected = applyPack(content, pack);
    return [{ check, faults: [] }, ...checkContent(kit, name, corrected)];
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return [{ check, faults: [error.message] }];
  }
}
