/** Files with content: a whole content, or a pack that corrects some of it. JSON, or YAML. */

import {
  applyPack,
  BadInput,
  type Game,
  type Json,
  type Pack,
  parseJson,
  readPack,
  refusePrototypeKeys,
} from '@diadochi/kernel';
import { readText } from '../files.ts';
import { gameNamed } from '../games.ts';
import { readYaml } from '../yaml-file.ts';
import { firstFault } from './check.ts';
import { gamesWithKit, kitOf, remade } from './kits.ts';

const MEGABYTES = 4;

export function readContentFile(path: string): Json {
  const text = readText(path, MEGABYTES);
  if (!/\.ya?ml$/i.test(path)) return parseJson(text, path);
  const { value } = readYaml(text, path);
  refusePrototypeKeys(value, path);
  return value;
}

export const isPack = (json: Json): boolean =>
  typeof json === 'object' && json !== null && ('pack' in json || 'changes' in json);

/** The game that a whole content is for: it says so in its first line. */
export function gameOfContent(json: Json, path: string): string {
  const schema = typeof json === 'object' && json !== null && 'schema' in json ? json.schema : undefined;
  const game = gamesWithKit.find((name) => kitOf(name).schema.properties?.schema?.const === schema);
  if (game === undefined)
    throw new BadInput(
      `${path} is neither a content pack nor the content of a game; --game says of which it should be`,
    );
  return game;
}

/** A pack that can be played with: everything about it has been checked. */
export function usablePack(path: string): { pack: Pack; game: Game } {
  const json = readContentFile(path);
  try {
    const pack = readPack(json);
    const { name, content } = gameNamed(pack.game);
    const kit = kitOf(name);
    const corrected = applyPack(content, pack);
    const fault = firstFault(kit, name, corrected);
    if (fault !== null) throw new BadInput(fault);
    return { pack, game: remade(name, corrected) };
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${path}: ${error.message}`) : error;
  }
}
