/** A scenario: one YAML file with a position, a script and expectations. docs/scenarios.md describes the format. */

import {
  BadInput,
  fromNames,
  type Game,
  type Json,
  leftovers,
  ORDERS,
  type Position,
  playStep,
  recordAt,
  refusePrototypeKeys,
  type ScriptStep,
  seeded,
  setScene,
  type Table,
  unknownName,
  wholeNumber,
  withNothing,
} from '@diadochi/kernel';
import { readText } from './files.ts';
import { gameNamed } from './games.ts';
import { speakerOf } from './messages.ts';
import { citableIn } from './rules/citable.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

export interface Scenario {
  readonly title: string;
  readonly clauses: readonly string[];
  /** The game's name. */
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [key: string]: number | boolean };
  /** The parts of a position; `standard`: the game's own set-up, from the seed if there is one. */
  readonly position: 'standard' | { readonly [part: string]: unknown };
  readonly seed: string | null;
  readonly dice: readonly number[];
  readonly draws: readonly string[];
  readonly script: readonly ScriptStep[];
  readonly expect: Facts;
  /** Where in the file something stands: `file:line`. */
  at(...path: (string | number)[]): string;
}
type Facts = { readonly [fact: string]: Json };

const KEYS = [
  'title',
  'clauses',
  'game',
  'players',
  'options',
  'start',
  'seed',
  'position',
  'dice',
  'draws',
  'script',
  'expect',
];

export const readScenario = (path: string): Scenario => parseScenario(readText(path, 1), path);

/** The scenario behind a text; `name` is what its errors call it. */
export function parseScenario(text: string, name: string): Scenario {
  const file = readYaml(text, name);
  return placed(file, () => {
    refusePrototypeKeys(file.value, 'the scenario');
    const given = recordAt(file.value, 'the scenario');
    refuseUnknownKeys(given, KEYS, '');
    for (const key of ['title', 'game', 'players'])
      if (!Object.hasOwn(given, key)) throw new BadInput(`the scenario has no '${key}'`);
    const game = gameNamed(textAt(given.game, 'game'));
    const standard = startOf(given) === 'standard';
    return {
      title: textAt(given.title, 'title'),
      clauses: listAt(given.clauses ?? [], 'clauses').map((clause, i) =>
        clauseAt(game, clause, `clauses[${i}]`),
      ),
      game: game.name,
      players: wholeNumber(given.players, game.seats.least, game.seats.most, 'players'),
      options: recordAt(given.options ?? {}, 'options') as Scenario['options'],
      position: standard ? 'standard' : recordAt(given.position ?? {}, 'position'),
      seed: given.seed === undefined ? null : seedAt(given.seed),
      dice: listAt(given.dice ?? [], 'dice').map((die, i) => wholeNumber(die, 1, 1000, `dice[${i}]`)),
      draws: listAt(given.draws ?? [], 'draws').map((piece, i) => textAt(piece, `draws[${i}]`)),
      script: listAt(given.script ?? [], 'script').map((step, i) => stepOf(game, step, `script[${i}]`)),
      expect: factsOf(game, given.expect ?? {}, 'expect'),
      at: file.at,
    };
  });
}

/**
 * Plays a scenario; `look` sees each position on its way. What is wrong with the file itself (a village that there isn't)
 * is thrown as bad input.
 */
export function runScenario(
  scenario: Scenario,
  look: (position: Position) => void = () => {},
): { passed: boolean; problem: string | null } {
  const { script, expect, at, players } = scenario;
  const game = gameNamed(scenario.game);
  const speaker = speakerOf(game, players, 'en', 0);
  const say: typeof speaker.say = (message) => (speaker.has(message.key) ? speaker.say(message) : '');
  const table = placedInPosition(scenario, () => sitDown(scenario));
  // What begins in the midst of something may go on there.
  const isSound = game.check(table.position, true) === null;
  look(table.position);
  for (const [i, step] of script.entries()) {
    const problem = placed({ at: () => at('script', i) }, () => playStep(table, step, say));
    if (problem !== null) return failed(at('script', i), problem);
    if ('does' in step) look(table.position);
    const fault = isSound && 'does' in step ? game.check(table.position, true) : null;
    if (fault !== null) return failed(at('script', i), `afterwards the position cannot be: ${fault}`);
  }
  const left = leftovers(table);
  if (left !== null) return failed(at(left.includes('dice') ? 'dice' : 'draws'), left);
  for (const [fact, value] of Object.entries(expect)) {
    const place = at('expect', fact);
    const problem = placed({ at: () => place }, () => playStep(table, { expect: { [fact]: value } }));
    if (problem !== null) return failed(place, problem);
  }
  return { passed: true, problem: null };
}

const failed = (place: string, problem: string) => ({ passed: false, problem: `${place}: ${problem}` });

function sitDown({ game: name, players, options, position, dice, draws, seed }: Scenario): Table {
  const game = gameNamed(name);
  // With a seed, chance lays the table; what the script says falls afterwards.
  const dealt: Game =
    seed === null ? game : { ...game, start: (setup, _, sink) => game.start(setup, seeded(seed), sink) };
  return setScene(dealt, { seats: players, options, position, dice, draws });
}

function startOf(given: Record<string, unknown>): 'standard' | 'empty' {
  const start = given.start ?? 'empty';
  if (start !== 'standard' && start !== 'empty')
    throw new BadInput(`start: ${unknownName(start, ['standard', 'empty'], 'start')}`);
  if (start === 'standard' && given.position !== undefined)
    throw new BadInput("position: a 'standard' start has its own; leave it out, or start 'empty'");
  if (start === 'empty' && given.seed !== undefined)
    throw new BadInput("seed: only a 'standard' start has one; here 'dice' and 'draws' say what falls");
  return start;
}

const STEP_KEYS = ['seat', 'does', 'refused', 'by', 'expect'];

function stepOf(game: Game, json: unknown, where: string): ScriptStep {
  const step = recordAt(json, where);
  refuseUnknownKeys(step, STEP_KEYS, where);
  const keys = Object.keys(step).sort().join(' ');
  if (keys === 'expect') return { expect: factsOf(game, step.expect, `${where}.expect`) };
  if (keys !== 'does seat' && keys !== 'by refused seat')
    throw new BadInput(`${where} should have 'seat' and 'does', or 'seat', 'refused' and 'by', or 'expect'`);
  const seat = wholeNumber(step.seat, 0, 31, `${where}.seat`);
  if (keys === 'does seat') return { seat, does: actionOf(game, step.does, `${where}.does`) };
  const by = clauseAt(game, step.by, `${where}.by`);
  // K-02 and K-03 refuse what is no action at all, so here it need not be one.
  const refused =
    by === 'K-02' || by === 'K-03'
      ? (step.refused as Json)
      : actionOf(game, step.refused, `${where}.refused`);
  return { seat, refused, by };
}

/** An action of the game, whether allowed or not: a verb that some question has, its fields, and known pieces. */
function actionOf(game: Game, json: unknown, where: string): Json {
  const action = recordAt(json, where);
  const ways = Object.values(game.forms).flatMap((form) => form.ways);
  const given = Object.keys(action);
  const isFor = ({ shape }: (typeof ways)[number]) =>
    given.filter((field) => Object.hasOwn(shape, field)).length;
  const meant = ways.filter(({ verb }) => Object.hasOwn(action, verb)).sort((a, b) => isFor(b) - isFor(a));
  if (meant.length === 0) {
    const verbs = [...new Set(ways.map(({ verb }) => verb))];
    throw new BadInput(`${where}: ${unknownName(given[0], verbs, 'action')}`);
  }
  // `with` may be the verb of one question and a field of another: what fits any of them is an action; what fits none is
  // judged by the one of which it has the most fields.
  const faults = meant.map(({ shape }) =>
    faultOf(() => fromNames(nounsOf(game), shape, withNothing(shape, action), where)),
  );
  const [nearest] = faults;
  if (nearest !== null && !faults.includes(null)) throw nearest;
  return action as Json;
}

const nounsOf = ({ contract }: Game) => ({
  ...contract.nouns,
  window: Object.keys(contract.windows),
  order: ORDERS,
});

function faultOf(read: () => unknown): BadInput | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

/** Facts by name; those under `facts` count like the others. */
function factsOf(game: Game, json: unknown, where: string): Facts {
  const { facts, ...named } = recordAt(json, where);
  const all = { ...named, ...(facts === undefined ? {} : recordAt(facts, `${where}.facts`)) };
  for (const name of Object.keys(all))
    if (!game.scenes.facts.includes(name))
      throw new BadInput(`${where}: ${unknownName(name, game.scenes.facts, 'fact')}`);
  return all as Facts;
}

function refuseUnknownKeys(record: Record<string, unknown>, known: readonly string[], where: string): void {
  for (const key of Object.keys(record))
    if (!known.includes(key))
      throw new BadInput(`${where}${where && '.'}${key}: ${unknownName(key, known, 'key')}`);
}

/** A clause that there is: of the game's rules, a ruling, or the kernel's. */
function clauseAt(game: Game, json: unknown, where: string): string {
  const id = textAt(json, where);
  const known = citableIn(game.name);
  if (!known.includes(id)) throw new BadInput(`${where}: ${unknownName(id, known, 'clause')}`);
  return id;
}
function textAt(json: unknown, where: string): string {
  if (typeof json !== 'string' || json === '') throw new BadInput(`${where} should be a text`);
  return json;
}
function listAt(json: unknown, where: string): unknown[] {
  if (!Array.isArray(json)) throw new BadInput(`${where} should be a list`);
  return json;
}
function seedAt(json: unknown): string {
  if (typeof json === 'number' || (typeof json === 'string' && json !== '')) return String(json);
  throw new BadInput('seed should be a text or a number');
}

/** Bad input, with the line of the file that its message speaks of. */
function placed<T>(file: Pick<YamlFile, 'at'>, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(`${file.at(...pathIn(error.message))}: ${error.message}`);
  }
}

/**
 * A position that cannot be is told of by its pieces (`kelainai: 3 CUs inside`), not by where the file has them: the line is
 * that which names the most of them.
 */
function placedInPosition<T>({ at, position }: Scenario, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const said: string[] = error.message.match(/[\w-]+/g) ?? [];
    const path = /^position: /.test(error.message)
      ? nearestPart(position, said, ['position'])
      : pathIn(error.message);
    throw new BadInput(`${at(...path)}: ${error.message}`);
  }
}
/** The path of the part of some data that shares the most words with a text. */
function nearestPart(data: unknown, said: readonly string[], root: readonly string[]): (string | number)[] {
  let best = { path: [...root] as (string | number)[], shared: 0 };
  const walk = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value))
        walk(part, [...path, Array.isArray(value) ? Number(key) : key]);
      return;
    }
    const words = `${path.slice(1).join(' ')} ${value}`.split(' ');
    const shared = new Set(words.filter((word) => said.includes(word))).size;
    if (shared > 0 && shared >= best.shared) best = { path, shared };
  };
  walk(data, [...root]);
  return best.path;
}

/** `script[2].does: no village …` speaks of script, 2, does. */
const pathIn = (message: string): string[] =>
  /^[a-z]+(?:\[\d+\]|\.[\w-]+)*/i.exec(message)?.[0].match(/[\w-]+/g) ?? [];
