/**
 * Golden games: records of whole games that must always be replayed to the same hashes. Whoever changes a rule raises
 * the game's version and says in its changelog which clause has changed; only then may they be made anew.
 */

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  BadInput,
  type Game,
  type GameRecord,
  Mismatch,
  optionsOf,
  parseJson,
  readRecord,
  replay,
  type Stretch,
} from '@diadochi/kernel';
import { botsNamed } from './bots.ts';
import { CheckFailed } from './check-failed.ts';
import { makeFolder, readText, writeWhole } from './files.ts';
import { readRulebook } from './rules/rulebook.ts';
import { filesIn } from './rules/workspace.ts';
import { playForTheRecord } from './simulation.ts';

interface Golden {
  readonly name: string;
  readonly players: number;
  readonly bot: string;
  readonly options?: { readonly [key: string]: number | boolean | string };
  /** Whose optional rules are played with. */
  readonly sections?: readonly string[];
}

/** Optional rules of Successors by their sections: all cards; what armies do; and how the game goes. */
const CARDS = ['16.1'];
const ARMIES = ['16.5', '16.6', '16.7', '16.8', '16.9', '16.10', '16.11'];
const COURSE = ['16.2', '16.3', '16.4', '16.12'];

const GOLDEN: { readonly [game: string]: readonly Golden[] } = {
  successors: [
    { name: '2-players', players: 2, bot: 'random' },
    { name: '3-players', players: 3, bot: 'random' },
    { name: '4-players', players: 4, bot: 'random' },
    { name: '5-players', players: 5, bot: 'random', options: { chooseColours: true, freeDiscard: true } },
    { name: '2-players-cards', players: 2, bot: 'random', sections: CARDS },
    { name: '3-players-armies', players: 3, bot: 'random', sections: ARMIES },
    { name: '4-players-all', players: 4, bot: 'random', sections: [...CARDS, ...ARMIES, ...COURSE] },
    { name: '5-players-course', players: 5, bot: 'random', sections: [...CARDS, ...COURSE] },
  ],
  proof: [
    { name: '2-players', players: 2, bot: 'random' },
    { name: '3-players', players: 3, bot: 'random' },
    { name: '4-players', players: 4, bot: 'random', options: { seasons: 6 } },
  ],
  phalanxx: [
    { name: '2-players', players: 2, bot: 'greedy' },
    { name: '3-players', players: 3, bot: 'greedy' },
    { name: '4-players', players: 4, bot: 'greedy' },
    { name: '4-players-random', players: 4, bot: 'random' },
    { name: '2-players-expert', players: 2, bot: 'greedy', options: { expert: true } },
    { name: '4-players-expert', players: 4, bot: 'greedy', options: { expert: true } },
    { name: 'solo', players: 1, bot: 'greedy' },
    { name: 'solo-expert', players: 1, bot: 'greedy', options: { expert: true, soloAdvantage: 'legend' } },
  ],
};

const fileOf = (game: string, { name }: Golden): string => `golden/${game}/${name}.json`;

/** The files that a game should have, and those that it has. */
function filesOf(root: string, game: string): string[] {
  const wanted = (GOLDEN[game] ?? []).map((golden) => fileOf(game, golden));
  return [...new Set([...wanted, ...filesIn(root, `golden/${game}/*.json`)])].sort();
}

export interface Replayed {
  readonly file: string;
  /** What is wrong; null if every hash is the same. */
  readonly problem: string | null;
}

export const replayGolden = (root: string, game: Game): Replayed[] =>
  filesOf(root, game.name).map((file) => ({ file, problem: problemOf(root, game, file) }));

const MISSING = '`diadochi golden renew` makes it';

function problemOf(root: string, game: Game, file: string): string | null {
  if (!existsSync(join(root, file))) return `is not there; ${MISSING}`;
  try {
    const { match } = replay(game, recordIn(root, file), { verify: true });
    return game.outcome(match.position) === null ? 'ends before the game does' : null;
  } catch (error) {
    if (error instanceof BadInput || error instanceof Mismatch) return error.message;
    throw error;
  }
}

const recordIn = (root: string, file: string): GameRecord =>
  readRecord(parseJson(readText(join(root, file)), 'the record'));

/** Makes what is missing, and all if that is allowed; gives the files that it has written. */
export function renewGolden(root: string, game: Game): string[] {
  const broken = replayGolden(root, game).filter(({ problem }) => problem !== null);
  const present = broken.map(({ file }) => file).filter((file) => existsSync(join(root, file)));
  if (present.length > 0) refuseUnlessDeclared(root, game, present);
  return (GOLDEN[game.name] ?? []).flatMap((golden) => {
    const file = fileOf(game.name, golden);
    if (present.length === 0 && existsSync(join(root, file))) return [];
    const { players, bot, sections = [], name } = golden;
    const options = { ...golden.options, ...optionsOf(game.settings, sections) };
    const [known] = botsNamed(file, game.name, bot);
    const bots = Array.from({ length: players }, () => known);
    const sitting = { game, setup: { seats: players, options }, bots, seed: `golden ${game.name} ${name}` };
    makeFolder(dirname(join(root, file)));
    writeWhole(join(root, file), asLines(playForTheRecord(sitting, true).record));
    return [file];
  });
}

/** An entry a line, so that a difference can be read. */
const asLines = (record: GameRecord): string =>
  `${JSON.stringify(record).replaceAll('{"seq":', '\n{"seq":')}\n`;

/** Golden games that are not replayed any more must have a reason that was written down. */
function refuseUnlessDeclared(root: string, game: Game, files: readonly string[]): void {
  for (const file of files) {
    const last = recordIn(root, file).stretches.at(-1);
    if (last === undefined) throw new BadInput(`${file}: the record has no stretch`);
    const objection = objectionTo(root, game, last);
    if (objection !== null) throw new CheckFailed(`${file} is not made anew: ${objection}`);
  }
}

function objectionTo(root: string, { name, version, contentHash }: Game, before: Stretch): string | null {
  const changes = `packages/${name}/RULES-CHANGES.md`;
  if (before.version === version && before.content === contentHash)
    return `a rule has changed and the version is still '${version}'; raise it, and name the clause in ${changes}`;
  if (before.version === version)
    return entryFor(root, changes, `Content ${contentHash}`)
      ? null
      : `the content has changed, and ${changes} has no '## Content ${contentHash}' that says why`;
  if (!(Number(version) > Number(before.version)))
    return `it has version '${before.version}', and '${version}' is not higher`;
  const entry = entryFor(root, changes, `Version ${version}`);
  if (entry === null) return `${changes} has no '## Version ${version}' that says what has changed`;
  const words: readonly string[] = entry.match(/[\w.-]*\w/g) ?? [];
  const namesClause = [...readRulebook(root, name).clauses.keys()].some((id) => words.includes(id));
  return namesClause ? null : `'## Version ${version}' of ${changes} names no clause that has changed`;
}

/** What stands below a heading of a changelog; null if there is no such heading. */
function entryFor(root: string, file: string, heading: string): string | null {
  if (!existsSync(join(root, file))) return null;
  const sections = readText(join(root, file)).split(/^## /m).slice(1);
  const section = sections.find((text) => text.split('\n')[0].trim() === heading);
  return section === undefined ? null : section.slice(section.indexOf('\n')).trim();
}
