/** Land Battles by the rules, as often as wanted; and what the forecast said of them before. */

import {
  type Dice,
  type Filling,
  fillIn,
  fromDice,
  type Json,
  type Position,
  type Sink,
} from '../packages/kernel/src/index.ts';
import { battleAt, forecastBattle } from '../packages/successors/src/forecast/battle.ts';
import type { BattleForecast, WayForecast } from '../packages/successors/src/index.ts';
import { asleep, cusNamed, farthestOf, game, headOf, inCus, inPercent, type Odds } from './odds-campaign.ts';
import { blank, type Numbers } from './odds-comparing.ts';
import { type OddsPosition, PLAIN, POSITIONS } from './odds-positions.ts';

const ATTACKER = 0;
const DEFENDER = 1;

/** What is foretold, and counted. */
const FORETOLD = [
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

function setUp(each: OddsPosition, roll: Dice) {
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
  const start = game.scene({ seats: 2, options: {} }, parts, asleep);
  const [march, ...others] = led;
  const naming = { march, from, side: 'outside', with: others, ...cusNamed(attackers), carry: [] };
  const position = game.apply(start, ATTACKER, naming, asleep);
  const foretold = failed === true ? afterFailure(position, into) : ahead(position, into);
  return { foretold, once: fighter(position, into, roll, failed === true) };
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
  const evading = game.apply(p, ATTACKER, { go: into }, asleep);
  const location = 2 * (game.contract.nouns.space as readonly string[]).indexOf(into);
  const battle = battleAt(evading as never, location, ATTACKER, DEFENDER, [DEFENDER]);
  if (battle === null) throw new Error('there is no battle');
  return numbersOf(forecastBattle(evading as never, battle));
}
const numbersOf = (battle: BattleForecast): Foretellings =>
  Object.fromEntries(FORETOLD.map((key) => [key, battle[key]])) as Foretellings;

/** Fights the battle once more, each time with other dice. */
function fighter(position: Position, into: string, roll: Dice, failed: boolean): () => Foretellings {
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

export const battleOdds: Odds<OddsPosition, Foretold> = {
  what: 'battles',
  positions: POSITIONS,
  keys: FORETOLD,
  isChance: (key) => key.length <= 4 || key.endsWith('Killed'),
  setUp,
  head: headOf(56, 'win, draw          killed            losses           '),
  line: (each) =>
    [
      each.name.padEnd(56),
      `${inPercent(each, 'win')} ${inPercent(each, 'draw')}`.padEnd(20),
      `${inPercent(each, 'attackerKilled')} ${inPercent(each, 'defenderKilled')}`.padEnd(18),
      `${inCus(each, 'attackerLosses')} ${inCus(each, 'defenderLosses')}`.padEnd(20),
      farthestOf(each),
    ].join(' '),
};
