/**
 * `virtual:icons`: the drawings of the icons in use, taken out of the collection, and nothing else of it; and those of a
 * page that has icons of its own (`virtual:icons/successors`), so that only it carries them.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';
import { proofIconNames } from '../src/games/proof/proof-icon-names.ts';
import { mapIconNames } from '../src/games/successors/map-icon-names.ts';
import { lobbyIconNames } from '../src/lobby/lobby-icon-names.ts';
import { iconNames } from '../src/look/icon-names.ts';

const sets: { readonly [module: string]: readonly string[] } = {
  'virtual:icons': iconNames,
  'virtual:icons/successors': mapIconNames,
  'virtual:icons/proof': proofIconNames,
  'virtual:icons/lobby': lobbyIconNames,
  'virtual:icons/rules': ['scales'],
};
const { resolve } = createRequire(import.meta.url);

export function icons(): Plugin {
  return {
    name: 'diadochi:icons',
    resolveId: (id) => (Object.hasOwn(sets, id) ? `\0${id}` : null),
    load(id) {
      const names = id.startsWith('\0') ? sets[id.slice(1)] : undefined;
      if (names === undefined) return null;
      const file = resolve('@iconify-json/game-icons/icons.json');
      const all = JSON.parse(readFileSync(file, 'utf8')).icons as { [name: string]: { body: string } };
      const drawn = names.map((name) => [name, pathOf(name, all[name]?.body)]);
      return `export const icons = ${JSON.stringify(Object.fromEntries(drawn))}`;
    },
  };
}

/**
 * All drawings of this collection are one path in one colour, 512 units wide. Halved and in whole units: a
 * 256th of the icon is finer than anyone sees.
 */
function pathOf(name: string, body: string | undefined): string {
  const path = body?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/);
  if (!path) throw new Error(`there is no icon '${name}' made of one path`);
  return svgpath(path[1]).scale(0.5).rel().round(0).toString();
}
