/** Section 14: a Land Battle. What each side brings, and what may come of it. */

import { controllerOf, holderOf } from './control.ts';
import { attritionOf, battleScore, DIE, elephantDice, mean, twoDice } from './dice.ts';
import { independents, spaceOf, units } from './facts.ts';
import { abilityOf, battleRatingOf, commanderOf, isMajor, prestigeOf } from './generals.ts';
import { hasCavalry } from './options.ts';
import { type Counts, countOf, type OpenTable, type Owner, stackAt } from './table.ts';

export interface BattlePlan {
  readonly space: string;
  readonly attacker: Owner;
  readonly defender: Owner;
  /** An Independent Army that attacks does so alone (D14-07). */
  readonly army?: string;
  /** 12.2 B: whose Evasion failed in this Procedure. */
  readonly failed?: readonly Owner[];
  readonly cards?: BattleCards;
}
/** 14.3: what Surprise cards have done that does not lie on the table. */
export interface BattleCards {
  /** What is added to a side's roll: Cavalry Superiority. */
  readonly eased: ReadonlyMap<Owner, number>;
  /** Whose Elephants do nothing: Anti-Elephant Devices. */
  readonly calmed: ReadonlySet<Owner>;
  /** P that a General has for this Procedure: The Gift of Oratory. */
  readonly orators: ReadonlyMap<string, number>;
}
export interface Side {
  readonly owner: Owner;
  readonly commander: string | null;
  readonly prestige: number;
  /** 14.4: Royal Army CUs that do not take part. */
  readonly setApart: number;
  readonly participating: Counts;
  /** 7.5: of Independent Armies. */
  readonly independentCus: number;
  readonly local: number;
  /** Without Elephants; how many of those roll for theirs. */
  readonly strength: number;
  readonly elephants: number;
  /** What cards add to its roll. */
  readonly eased: number;
  /** 16.9 */
  readonly cavalry: boolean;
  rating(elephantsAwake: boolean): number;
}
export interface Odds {
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  readonly killed: { readonly attacker: number; readonly defender: number };
  /** CUs in the mean: eliminated, and Dispersed. */
  readonly losses: { readonly attacker: number; readonly defender: number };
  readonly dispersed: { readonly attacker: number; readonly defender: number };
}

/** 14.5 */
function localTroops(
  t: OpenTable,
  space: string,
  owner: Owner,
  commander: string | null,
  failed: boolean,
): number {
  if (failed) return 0;
  const province = spaceOf.get(space)?.province ?? null;
  const points =
    (controllerOf(t, space) === owner ? 1 : 0) +
    (province !== null && holderOf(t, province) === owner ? 2 : 0);
  const more = abilityOf(commander, 'local-troops-multiplier');
  return more?.provinces?.includes(province ?? '') ? points * (more.factor ?? 1) : points;
}

/** D14-07: of several Independent Armies the best Battle Rating counts. */
const bestOf = (armies: readonly string[]): string | null =>
  [...armies].sort((a, b) => (independents.get(b)?.battle ?? 0) - (independents.get(a)?.battle ?? 0))[0] ??
  null;

export function sidesOf(t: OpenTable, plan: BattlePlan): { attacker: Side; defender: Side } {
  const { space, failed = [], cards } = plan;
  const present = (side: 'attacker' | 'defender') => {
    const owner = plan[side];
    const { generals = [], units: counts = {} } = stackAt(t, space, owner) ?? {};
    const armies = side === 'attacker' && plan.army !== undefined ? [plan.army] : generals;
    const commander = owner === 'independent' ? bestOf(armies) : commanderOf(generals);
    const oratory = cards?.orators.get(commander ?? '') ?? 0;
    const prestige = prestigeOf(t, owner, commander, space, side === 'defender', oratory);
    return { side, owner, armies, counts, commander, prestige };
  };
  const [attacker, defender] = [present('attacker'), present('defender')];
  const sideOf = (own: typeof attacker, other: typeof attacker): Side => {
    const { side, owner, commander, prestige } = own;
    const { royal = 0, ...others } = own.counts;
    // 14.4: lower Prestige, and they stand aside.
    const setApart = prestige < other.prestige ? royal : 0;
    const participating: Counts = { ...others, royal: royal - setApart };
    const independentCus =
      owner === 'independent' ? own.armies.reduce((sum, id) => sum + (independents.get(id)?.cus ?? 0), 0) : 0;
    const local = localTroops(t, space, owner, commander, failed.includes(owner));
    const steady = Object.entries(participating).map(([unit, count]) => {
      const strength = units.get(unit)?.strengthPerCu;
      return typeof strength === 'number' ? strength * count : 0;
    });
    return {
      owner,
      commander,
      prestige,
      setApart,
      participating,
      independentCus,
      local,
      strength: steady.reduce((sum, each) => sum + each, independentCus + local),
      elephants: cards?.calmed.has(owner) ? 0 : (participating.elephant ?? 0),
      eased: cards?.eased.get(owner) ?? 0,
      cavalry: hasCavalry(t, owner, participating, own.armies),
      rating: (elephantsAwake) =>
        battleRatingOf(t, commander, { space, side, owner, participating, elephantsAwake }),
    };
  };
  return { attacker: sideOf(attacker, defender), defender: sideOf(defender, attacker) };
}

/** 10 K and D14-10: a side whose only CUs are Royal Army CUs that stand aside does not fight. */
export const defects = ({ setApart, participating, independentCus }: Side): boolean =>
  setApart > 0 && countOf(participating) + independentCus === 0;

/** What a side may roll: the roll decides on the General's life, with the strength on the battle. */
interface Rolled {
  readonly roll: number;
  readonly strength: number;
  /** Whether its Elephants show anything. */
  readonly awake: boolean;
  readonly chance: number;
}
function rollsOf(side: Side): Rolled[] {
  const found = new Map<string, Rolled>();
  for (const { is, chance } of elephantDice(side.elephants))
    for (const dice of twoDice(side.rating(is.awake))) {
      const roll = dice.is + side.eased;
      const strength = side.strength + is.sum;
      const key = `${roll} ${strength} ${is.awake}`;
      const before = found.get(key)?.chance ?? 0;
      found.set(key, { roll, strength, awake: is.awake, chance: before + chance * dice.chance });
    }
  return [...found.values()];
}
/** 16.9: one more with Cavalry, unless the Elephants of the other side show something. */
export const chargeOf = ({ cavalry }: Side, awakeAgainst: boolean): number =>
  cavalry && !awakeAgainst ? 1 : 0;
function scored(side: Side, { roll, strength }: Rolled, other: Rolled): { roll: number; score: number } {
  const charged = roll + chargeOf(side, other.awake);
  return { roll: charged, score: battleScore(charged, strength) };
}

/** 14.8: a modified 9, and a 6 (a 5 too for the loser). */
function killing(side: Side, roll: number, hasLost: boolean): number {
  if (roll !== 9 || side.owner === 'independent' || side.commander === null || !isMajor(side.commander))
    return 0;
  return hasLost ? 2 / 6 : 1 / 6;
}

/** Loyal Macedonians, Royal Army and Silver Shields. */
export const macedoniansOf = (counts: Counts): number =>
  Object.entries(counts).reduce((sum, [id, count]) => sum + (units.get(id)?.macedonian ? count : 0), 0);

/** 16.9: what is added to the Attrition of a loser without Cavalry, if the winner has some. */
export const pursuitOf = (loser: Side, winner: Side): number => (winner.cavalry && !loser.cavalry ? 2 : 0);
/** 14.9: what a loser is left with. */
function defeat(loser: Side, winner: Side): { lost: number; dispersed: number } {
  const { participating, independentCus } = loser;
  const group = macedoniansOf(participating);
  const worn = mean(DIE, (die) => attritionOf(group, die + pursuitOf(loser, winner)));
  return { lost: countOf(participating) - group + worn + independentCus, dispersed: group - worn };
}

/** 14.9: who has won, or nobody, loses one CU, unless the score is at least twice the other's. Independents lose none. */
export const costOf = (side: Side, score: number, other: number): number =>
  side.owner === 'independent' || (score > other && score >= 2 * other) ? 0 : 1;

export function battleOdds(t: OpenTable, plan: BattlePlan): Odds {
  const { attacker, defender } = sidesOf(t, plan);
  const odds = {
    win: 0,
    draw: 0,
    lose: 0,
    killed: { attacker: 0, defender: 0 },
    losses: { attacker: 0, defender: 0 },
    dispersed: { attacker: 0, defender: 0 },
  };
  const beaten = { attacker: defeat(attacker, defender), defender: defeat(defender, attacker) };
  const [mine, theirs] = [rollsOf(attacker), rollsOf(defender)];
  for (const own of mine)
    for (const other of theirs) {
      const chance = own.chance * other.chance;
      const [a, d] = [scored(attacker, own, other), scored(defender, other, own)];
      if (a.score > d.score) odds.win += chance;
      else if (a.score < d.score) odds.lose += chance;
      else odds.draw += chance;
      for (const [key, side, ownRoll, otherRoll] of [
        ['attacker', attacker, a, d],
        ['defender', defender, d, a],
      ] as const) {
        const hasLost = ownRoll.score < otherRoll.score;
        odds.killed[key] += chance * killing(side, ownRoll.roll, hasLost);
        odds.losses[key] +=
          chance * (hasLost ? beaten[key].lost : costOf(side, ownRoll.score, otherRoll.score));
        odds.dispersed[key] += hasLost ? chance * beaten[key].dispersed : 0;
      }
    }
  return odds;
}
