/**
 * `virtual:rules`: where the rules of each game lie, by language. An outline and a few parts, each a file of its own whose name
 * has its hash: they are fetched when somebody opens them, and kept.
 */

import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { readRulebook } from './rulebook.ts';

const NAME = 'virtual:rules';
const DEV_ADDRESS = '/rules-files/';
const messages = join(import.meta.dirname, '../messages');

export function rules(games: readonly string[]): Plugin {
  const languages = globSync(join(messages, '*.json')).map((file) => basename(file, '.json'));
  let isBuild = false;
  return {
    name: 'diadochi:rules',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const emitted = (name: string, content: unknown): string =>
        `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: JSON.stringify(content) })}`;
      const served = (name: string): string => JSON.stringify(DEV_ADDRESS + name);
      const shelf = (game: string, language: string): string => {
        const { outline, parts } = readRulebook(game, language);
        const file = (part: string, content: unknown): string =>
          isBuild
            ? emitted(`rules-${game}-${part}-${language}.json`, content)
            : served(`${game}/${part}/${language}`);
        const lists = Object.entries(parts).map(
          ([part, content]) => `${JSON.stringify(part)}:${file(part, content)}`,
        );
        return `${JSON.stringify(language)}:{outline:${file('outline', outline)},parts:{${lists.join()}}}`;
      };
      const books = games.map(
        (game) => `${JSON.stringify(game)}:{${languages.map((language) => shelf(game, language)).join()}}`,
      );
      return `export const shelves = {${books.join()}}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(DEV_ADDRESS, (request, response) => {
        const [game, part, language] = (request.url ?? '').slice(1).split('/');
        const { outline, parts } = readRulebook(game, language);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(part === 'outline' ? outline : parts[part]));
      });
    },
  };
}
