/**
 * `npm run campaign:odds`: fights Land Battles, lays Sieges and sails by the rules, as often as wanted, and compares what comes of
 * them with what the forecast said before: who wins, who is killed, what falls, what is lost.
 */

import { parseArgs } from 'node:util';
import {
  type Chance,
  type Dice,
  dice,
  type Filling,
  fillIn,
  fromDice,
  type Game,
  type Json,
  type Position,
  type Sink,
} from '../packages/kernel/src/index.ts';
import { battleAt, forecastBattle } from '../packages/successors/src/forecast/battle.ts';
import { type BattleForecast, successors, type WayForecast } from '../packages/successors/src/index.ts';
import { newTally, type Tally } from './campaign-tally.ts';
import { campaignVoyages, NAVAL_HEAD, navalLine } from './naval-odds.ts';
import { NAVAL_POSITIONS } from './naval-positions.ts';
import { blank, type Compared, compare, FARTHEST, type Numbers } from './odds-comparing.ts';
import { type OddsPosition, PLAIN, POSITIONS } from './odds-positions.ts';
import { campaignSieges, SIEGE_HEAD, siegeLine } from './siege-odds.ts';
import { SIEGES } from './siege-positions.ts';

const game: Game = successors;
const ATTACKER = 0;
const DEFENDER = 1;

/** What is foretold, and counted. */
export const FORETOLD = [
  'win',
  'draw',
  'lose',
  'attackerKilled',
  'defenderKilled',
  'attackerLosses',
  'defenderLosses',
  'attackerDispersed',
  'defenderDispersed',
] as const;
type Foretold = (typeof FORETOLD)[number];
type Foretellings = Numbers<Foretold>;
type Fought = Compared<Foretold>;
const isChance = (key: Foretold): boolean => key.length <= 4 || key.endsWith('Killed');

export interface OddsCampaign extends Tally {
  readonly positions: Fought[];
  battles: number;
  largestZ: number;
}

export function campaignOdds(
  battles: number,
  seed: string,
  positions: readonly OddsPosition[] = POSITIONS,
  progress: (fought: Fought) => void = () => {},
  /** What is made of the forecast: to see that wrong ones are noticed. */
  told: (foretold: Foretellings) => Foretellings = (foretold) => foretold,
): OddsCampaign {
  const result: OddsCampaign = { ...newTally(), positions: [], battles: 0, largestZ: 0 };
  for (const position of positions) {
    const before = setUp(position);
    const { name } = position;
    const foretold = told(before.foretold);
    const once = fighter(before, dice(`odds ${seed} ${name}`), position.failed === true);
    const fought = compare(
      { name, keys: FORETOLD, isChance, foretold, count: battles, what: 'battles', once },
      result,
    );
    result.positions.push(fought);
    result.battles += battles;
    result.largestZ = Math.max(result.largestZ, Math.abs(fought.farthest.z));
    progress(fought);
  }
  return result;
}

interface Before {
  /** The group is asked where to go, and will go into the space. */
  readonly position: Position;
  readonly into: string;
  readonly foretold: Foretellings;
}

function setUp(each: OddsPosition): Before {
  const { from, into, led, against, attackers, defenders, independents = [], failed } = { ...PLAIN, ...each };
  const at = (generals: readonly string[], place: string): [string, string][] =>
    generals.map((general) => [general, place]);
  const parts = {
    turn: 2,
    round: 1,
    // Nobody is a Champion: who attacks one would lose Legitimacy before the battle.
    successors: [0, 1],
    die: 6,
    provinces: each.provinces ?? {},
    pcs: each.pcs ?? {},
    generals: Object.fromEntries([
      ...at(led, `0 ${from}`),
      ...at(against, `1 ${into}`),
      ...at(independents, into),
    ]),
    popularity: each.popularity ?? {},
    units: [`0 ${from} ${attackers}`, ...(defenders === undefined ? [] : [`1 ${into} ${defenders}`])],
    colours: ['red', 'blue'],
  };
  const asleep: Chance = fromDice(() => 0);
  const start = game.scene({ seats: 2, options: {} }, parts, asleep);
  const [march, ...others] = led;
  const naming = { march, from, side: 'outside', with: others, ...counts(attackers), carry: [] };
  const position = game.apply(start, ATTACKER, naming, asleep);
  const foretold = failed === true ? afterFailure(position, into) : ahead(position, into);
  return { position, into, foretold };
}
function counts(units: string): { [unit: string]: number } {
  const found: { [unit: string]: number } = Object.fromEntries(
    (game.contract.nouns.unit as readonly string[]).map((unit) => [unit, 0]),
  );
  const words = units.split(' ');
  for (let i = 0; i < words.length; i += 2) found[words[i]] = Number(words[i + 1]);
  return found;
}
/** What the forecast says of the step. */
function ahead(p: Position, into: string): Foretellings {
  const way = game.forecast?.(p, ATTACKER, { way: [into] }) as unknown as WayForecast | undefined;
  const battle = way?.steps[0]?.battle ?? null;
  if (battle === null) throw new Error(`there would be no battle: ${JSON.stringify(way)}`);
  return numbersOf(battle);
}
/** The same for those who will have failed to Evade: the forecast of a march cannot know that. */
function afterFailure(p: Position, into: string): Foretellings {
  const evading = game.apply(
    p,
    ATTACKER,
    { go: into },
    fromDice(() => 0),
  );
  const location = 2 * (game.contract.nouns.space as readonly string[]).indexOf(into);
  const battle = battleAt(evading as never, location, ATTACKER, DEFENDER, [DEFENDER]);
  if (battle === null) throw new Error('there is no battle');
  return numbersOf(forecastBattle(evading as never, battle));
}
const numbersOf = (battle: BattleForecast): Foretellings =>
  Object.fromEntries(FORETOLD.map((key) => [key, battle[key]])) as Foretellings;

/** Fights the battle once more, each time with other dice. */
function fighter({ position, into }: Before, roll: Dice, failed: boolean): () => Foretellings {
  const board = game.empty();
  const sink: Sink = [];
  let thrown = 0;
  // Who is to fail to Evade rolls a 1 for it: that die is the first.
  const chance = fromDice((below) => (thrown++ === 0 && failed ? 0 : roll(below)));
  const playing = game.playing(chance, sink);
  const landBattle = Object.keys(game.contract.procedures).indexOf('landBattle');
  const space = (game.contract.nouns.space as readonly string[]).indexOf(into);
  return () => {
    game.copyInto(board, position);
    sink.length = 0;
    thrown = 0;
    let q = game.firstQuestion(board) as Filling;
    q.so = { go: space };
    game.play(board, q, playing);
    for (;;) {
      const isUnderWay = board.stack.some(({ proc }) => proc === landBattle);
      if (!isUnderWay && sink.some(({ event }) => isResult(event))) return resultOf(sink);
      q = game.firstQuestion(board) as Filling;
      answer(board, q, failed);
      game.play(board, q, playing);
    }
  };
}
const isResult = (event: string): boolean => event === 'wonBattle' || event === 'drewBattle';

/** Nobody reacts, and of what can be lost the first is. */
function answer(p: Position, q: Filling, evades: boolean): void {
  const declining: { [kind: string]: Filling['so'] } = {
    hold: { keep: true },
    intercept: { pass: true },
    evade: evades ? { evade: true } : { stay: true },
    join: { stay: true },
  };
  if (q.form.kind in declining) q.so = declining[q.form.kind];
  else fillIn(p, q, () => 0);
}

function resultOf(sink: Sink): Foretellings {
  const found = blank(FORETOLD);
  const add = (seat: unknown, of: 'Losses' | 'Dispersed' | 'Killed', by: number): void => {
    found[`${seat === ATTACKER ? 'attacker' : 'defender'}${of}`] += by;
  };
  let [isFought, isOver] = [false, false];
  for (const { event, params } of sink) {
    const { seat, count, killed } = params as { [param: string]: Json };
    if (event === 'drewBattle') found.draw = 1;
    else if (event === 'wonBattle') found[seat === ATTACKER ? 'win' : 'lose'] = 1;
    isFought ||= isResult(event);
    // What cannot stay after the battle is no loss of the battle.
    isOver ||= isFought && (event === 'retreated' || event === 'defected');
    if (!isFought || isOver) continue;
    if (event === 'survivalRoll' && killed === true) add(seat, 'Killed', 1);
    else if (event === 'lostUnit') add(seat, 'Losses', 1);
    else if (event === 'eliminated') add(seat, 'Losses', count as number);
    else if (event === 'dispersedUnits') add(seat, 'Dispersed', count as number);
    else if (event === 'beaten') {
      const { general } = params as { general: number };
      found.defenderLosses += cusOfIndependent(general);
    }
  }
  return found;
}
function cusOfIndependent(general: number): number {
  const id = (game.contract.nouns.general as readonly string[])[general];
  const { independentArmies } = game.content as unknown as {
    independentArmies: readonly { readonly id: string; readonly cus: number }[];
  };
  return independentArmies.find((army) => army.id === id)?.cus ?? 0;
}

function run(): void {
  let values: {
    battles: string;
    sieges: string;
    voyages: string;
    positions: string;
    seed?: string;
    json?: boolean;
  };
  try {
    ({ values } = parseArgs({
      options: {
        battles: { type: 'string', default: '100000' },
        sieges: { type: 'string', default: '100000' },
        voyages: { type: 'string', default: '100000' },
        positions: { type: 'string', default: '99' },
        seed: { type: 'string' },
        json: { type: 'boolean' },
      },
    }) as { values: typeof values });
    for (const option of ['battles', 'sieges', 'voyages', 'positions'] as const)
      if (!/^\d{1,9}$/.test(values[option])) throw new Error(`--${option} should be a whole number`);
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
    process.exitCode = 2;
    return;
  }
  const seed = String(values.seed ?? Date.now());
  const start = performance.now();
  const isTold = values.json !== true;
  const [battles, sieges, voyages, positions] = [
    values.battles,
    values.sieges,
    values.voyages,
    values.positions,
  ].map(Number);
  if (isTold && battles > 0) console.log(HEAD);
  const { check: _, ...fought } = campaignOdds(
    battles,
    seed,
    battles === 0 ? [] : POSITIONS.slice(0, positions),
    (each) => {
      if (isTold) console.log(line(each));
    },
  );
  if (isTold && sieges > 0) console.log(SIEGE_HEAD);
  const { check: __, ...laid } = campaignSieges(
    sieges,
    seed,
    sieges === 0 ? [] : SIEGES.slice(0, positions),
    (each) => {
      if (isTold) console.log(siegeLine(each));
    },
  );
  if (isTold && voyages > 0) console.log(NAVAL_HEAD);
  const { check: ___, ...sailed } = campaignVoyages(
    voyages,
    seed,
    voyages === 0 ? [] : NAVAL_POSITIONS.slice(0, positions),
    (each) => {
      if (isTold) console.log(navalLine(each));
    },
  );
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const passed = fought.passed + laid.passed + sailed.passed;
  const failed = fought.failed + laid.failed + sailed.failed;
  if (isTold) {
    for (const failure of [...fought.failures, ...laid.failures, ...sailed.failures])
      console.log(`failed: ${failure}`);
    console.log(`battles: ${fought.battles}`);
    console.log(`sieges: ${laid.sieges}`);
    console.log(`voyages: ${sailed.voyages}`);
    const largest = Math.max(fought.largestZ, laid.largestZ, sailed.largestZ);
    console.log(`largest difference: ${largest.toFixed(2)} standard errors (allowed: ${FARTHEST})`);
    console.log(`seed: ${seed}`);
    console.log(`seconds: ${seconds}`);
    console.log(`${passed} passed, ${failed} failed`);
  } else
    console.log(
      JSON.stringify({ battles: fought, sieges: laid, voyages: sailed, passed, failed, seed, seconds }),
    );
  process.exitCode = failed === 0 ? 0 : 1;
}
const HEAD = `${'in percent and CUs, foretold / found'.padEnd(56)} win, draw          killed            losses             farthest`;
function line({ name, foretold, found, farthest }: Fought): string {
  const percent = (key: Foretold): string =>
    `${(100 * foretold[key]).toFixed(1)}/${(100 * found[key]).toFixed(1)}`;
  const cus = (key: Foretold): string => `${foretold[key].toFixed(2)}/${found[key].toFixed(2)}`;
  return [
    name.padEnd(56),
    `${percent('win')} ${percent('draw')}`.padEnd(20),
    `${percent('attackerKilled')} ${percent('defenderKilled')}`.padEnd(18),
    `${cus('attackerLosses')} ${cus('defenderLosses')}`.padEnd(20),
    `${farthest.z.toFixed(2)} ${farthest.of}`,
  ].join(' ');
}

if (import.meta.main) run();
