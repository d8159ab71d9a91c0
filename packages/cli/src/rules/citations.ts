/** Which tests cite which clauses: collected by a reporter (scripts/citations-reporter.ts) whenever tests run. */

import { join } from 'node:path';
import { readText } from '../files.ts';
import { hashOfSources } from './sources.ts';
import { readStored, store } from './stored.ts';
import type { Test } from './trials.ts';
import { filesIn, SCENARIOS, testFilesOf } from './workspace.ts';

/** How a test ended. What was left out of this run by a filter is as it was before. */
export interface TestRun {
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'left out';
}

/** By test file: the titles of the tests that passed, and by game the hash of the sources with which they did. */
interface Stored {
  [file: string]: {
    readonly sources: { readonly [game: string]: string };
    readonly passed: readonly string[];
  };
}

const FILE = 'citations.json';
const CITATION = /(?<![\w.-])[A-Z][\w.]*-\d+(?!\w)/g;

/** The ids in a title, those of clauses among them. */
export const citedIn = (title: string): string[] => [...new Set(title.match(CITATION) ?? [])];

/** The hashes on which a test file's results hang: those of its own game, or of all. */
export function sourcesOf(root: string, file: string, hashes = new Map<string, string>()) {
  const own = /^packages\/([\w-]+)\//.exec(file)?.[1];
  const games = filesIn(root, 'packages/*/rules').map((folder) => folder.split('/')[1]);
  return Object.fromEntries(
    games
      .filter((game) => own === undefined || own === game)
      .map((game) => {
        if (!hashes.has(game)) hashes.set(game, hashOfSources(root, game));
        return [game, hashes.get(game) as string];
      }),
  );
}

/** Notes what a run of tests has shown; `hashes` are those at its start. Files that did not run stay as they are. */
export function storeRun(
  root: string,
  runs: ReadonlyMap<string, readonly TestRun[]>,
  hashes: Map<string, string>,
): void {
  const stored = readStored<Stored>(root, FILE) as Stored;
  for (const [file, tests] of runs) {
    const sources = sourcesOf(root, file, hashes);
    if (Object.keys(sources).length === 0) continue;
    const before = stored[file];
    const isFresh = JSON.stringify(before?.sources) === JSON.stringify(sources);
    // A run of some tests says nothing of the others, whose results hang on older sources.
    if (!isFresh && tests.some(({ state }) => state === 'left out')) continue;
    const passed = tests.filter(
      ({ state, title }) => state === 'passed' || (state === 'left out' && before?.passed.includes(title)),
    );
    stored[file] = { sources, passed: passed.map(({ title }) => title) };
  }
  for (const file of Object.keys(stored)) if (filesIn(root, file).length === 0) delete stored[file];
  store(root, FILE, stored);
}

/** The test files of a game that have not run with the sources as they are; if clauses are named, those that cite one. */
export function staleFiles(root: string, game: string, ids: readonly string[] | null = null): string[] {
  const stored = readStored<Stored>(root, FILE);
  const hash = hashOfSources(root, game);
  const files = testFilesOf(root, game);
  const stale = files.filter((file) => stored[file]?.sources[game] !== hash);
  if (ids === null) return stale;
  const citing = new Map(files.map((file) => [file, citedBy(root, game, file, stored[file]?.passed ?? [])]));
  // An id that is put together from parts is found nowhere: then whatever may cite it has to run.
  if (ids.some((id) => ![...citing.values()].some((cited) => cited.has(id)))) return stale;
  return stale.filter((file) => ids.some((id) => citing.get(file)?.has(id)));
}

/** What a test file cites by its text, by the scenarios that it plays, and by its titles when it last ran. */
function citedBy(root: string, game: string, file: string, titles: readonly string[]): Set<string> {
  const played = file === SCENARIOS ? filesIn(root, `scenarios/${game}/**/*.{yaml,yml}`) : [];
  const texts = [file, ...played].map((each) => readText(join(root, each)));
  return new Set([...texts, ...titles].flatMap(citedIn));
}

/** By clause, or whatever else looks like one, the tests that passed and cite it. */
export function citationsOf(root: string, game: string): Map<string, Test[]> {
  const stored = readStored<Stored>(root, FILE);
  const citations = new Map<string, Test[]>();
  for (const file of testFilesOf(root, game))
    for (const title of stored[file]?.passed ?? [])
      for (const id of citedIn(title)) citations.set(id, [...(citations.get(id) ?? []), { file, title }]);
  return citations;
}
