/** A Land Battle before any die falls: both sides with the parts of their strength, the odds, and what it costs. */

import { ELEPHANT, ROYAL } from '../box.ts';
import { type Board, INDEPENDENT, isPlayer, type Location, NOBODY, type Owner } from '../contract.ts';
import { commanderAt, generalFacts, independentsAt } from '../position/generals.ts';
import { unitsAt } from '../position/units.ts';
import { prestigeIn } from '../rules/7-pieces/7.2-prestige.ts';
import { attritionOf } from '../rules/7-pieces/7.3-attrition.ts';
import { setAside } from '../rules/14-land-battle/14.4-royal-army.ts';
import { localTroopsReasons } from '../rules/14-land-battle/14.5-local-troops.ts';
import {
  type Battle,
  elephantsOf,
  fighters,
  hasCavalry,
  independentCus,
  pursuitOf,
  ratingOf,
  strengthOf,
} from '../rules/14-land-battle/14.6-battle-strength.ts';
import { battleOdds } from '../rules/14-land-battle/14.7-odds.ts';
import { type Owner as OwnerName, ownerView } from '../table.ts';
import { UNITS } from '../words.ts';
import type { BattleForecast, SideForecast, StrengthPart } from './shape.ts';
import { TRIAL } from './trial-play.ts';

/** The battle between two sides in a location, as 14.4 begins it. Null if all of one side goes over (D14-10). */
export function battleAt(
  p: Board,
  location: Location,
  attacker: Owner,
  defender: Owner,
  failed: Battle['failed'],
): Battle | null {
  const whole = { location, attacker, defender, asideOf: NOBODY, aside: 0, failed };
  const { asideOf, aside, isAll } = setAside(p, whole, TRIAL);
  return isAll ? null : { ...whole, asideOf, aside };
}

export function forecastBattle(p: Board, battle: Battle): BattleForecast {
  const { attacker, defender } = battle;
  const odds = battleOdds(p, battle);
  const { win, draw, lose, attackerKilled, defenderKilled } = odds;
  const attackers = lossesOf(p, battle, attacker, lose, draw + win - odds.attackerSpared);
  const defenders = lossesOf(p, battle, defender, win, draw + lose - odds.defenderSpared);
  return {
    attacker: sideOf(p, battle, attacker),
    defender: sideOf(p, battle, defender),
    win,
    draw,
    lose,
    attackerLosses: attackers.eliminated,
    defenderLosses: defenders.eliminated,
    attackerDispersed: attackers.dispersed,
    defenderDispersed: defenders.dispersed,
    attackerKilled,
    defenderKilled,
  };
}

/** 14.9, in the mean: if the side loses, and if it comes off with one CU less (S14.9-01, S14.9-02). */
function lossesOf(
  p: Board,
  battle: Battle,
  owner: Owner,
  beaten: number,
  oneLess: number,
): { eliminated: number; dispersed: number } {
  // D14-01: all or nothing.
  if (owner === INDEPENDENT) return { eliminated: beaten * independentCus(p, battle.location), dispersed: 0 };
  let [macedonians, others] = [0, 0];
  fighters(p, battle, owner).forEach((count, unit) => {
    if (p.box.units[unit].macedonian) macedonians += count;
    else others += count;
  });
  const foe = owner === battle.attacker ? battle.defender : battle.attacker;
  const lost = attritionMean(p, macedonians, pursuitOf(p, battle, foe, owner));
  return {
    eliminated: beaten * (others + lost) + (macedonians + others > 0 ? oneLess : 0),
    dispersed: beaten * (macedonians - lost),
  };
}
/** S14.9-06; S16.9-29: with what is added to the die. */
function attritionMean(p: Board, column: number, bonus: number): number {
  if (column === 0) return 0;
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += Math.min(column, attritionOf(p, column, die + bonus).cus);
  return sum / 6;
}

export function sideOf(p: Board, battle: Battle, owner: Owner): SideForecast {
  const { location, asideOf, aside } = battle;
  const general = owner === INDEPENDENT ? bestIndependent(p, location) : commanderAt(p, location, owner);
  const royals = [battle.attacker, battle.defender].some(
    (side) => isPlayer(side) && unitsAt(p, location, side, ROYAL) > 0,
  );
  return {
    owner: ownerView(owner) as OwnerName,
    general: general === null ? null : generalFacts(p, general).name,
    battle: ratingOf(p, battle, owner, 0),
    parts: partsOf(p, battle, owner),
    strength: strengthOf(p, battle, owner),
    elephants: elephantsOf(p, battle, owner),
    charges: hasCavalry(p, battle, owner),
    aside: asideOf === owner ? aside : 0,
    prestige: royals ? prestigeIn(p, location, owner, owner === battle.defender) : null,
  };
}
/** D14-07: the one whose Battle Rating counts. */
const bestIndependent = (p: Board, location: Location) =>
  independentsAt(p, location).reduce<number | null>(
    (best, each) =>
      best === null || generalFacts(p, each).battle > generalFacts(p, best).battle ? each : best,
    null,
  );

function partsOf(p: Board, battle: Battle, owner: Owner): StrengthPart[] {
  const { location, failed } = battle;
  const parts = fighters(p, battle, owner).flatMap((count, unit): StrengthPart[] => {
    if (count === 0) return [];
    const what = UNITS[unit];
    if (unit === ELEPHANT) return [{ what, count, each: null, by: 0, clause: 'S14.6-01' }];
    const each = p.box.units[unit].strength;
    return [{ what, count, each, by: count * each, clause: 'S14.6-03' }];
  });
  if (owner === INDEPENDENT) {
    const count = independentCus(p, location);
    const each = p.box.content.independentArmyRules.combatStrengthPerCu;
    parts.push({ what: 'independents', count, each, by: count * each, clause: 'S7.5-03' });
  }
  for (const { clause, by } of localTroopsReasons(p, location, owner, failed))
    parts.push({ what: 'local', count: 1, each: by, by, clause });
  return parts;
}
