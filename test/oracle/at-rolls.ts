/** What is compared whenever dice fall: numbers that were needed, strengths, modifiers, results. */

import type { Event } from '../../packages/kernel/src/index.ts';
import { type BattlePlan, battleOdds, type Side, sidesOf } from './book/battle.ts';
import { attritionOf, battleScore } from './book/dice.ts';
import { units } from './book/facts.ts';
import { commanderOf, isMajor, neededFor, prestigeOf } from './book/generals.ts';
import { navalOdds, strengthOf } from './book/naval.ts';
import { siegeModifiers, siegeResult, sumOf } from './book/siege.ts';
import { type OpenTable, type Owner, stackAt } from './book/table.ts';
import type { Ledger } from './ledger.ts';
import type { ShownTable } from './watching.ts';

/** What events hold, by names; whose something is: null stands for the Independent Faction. */
interface Told {
  readonly seat: number | null;
  readonly against: number | null;
  readonly attacker: number | null;
  readonly defender: number | null;
  readonly space: string;
  readonly general: string;
  readonly attackers: string | null;
  readonly dice: readonly number[];
  readonly elephants: readonly number[];
  readonly escort: readonly string[];
  readonly fleets: readonly string[];
  readonly killed: boolean;
  readonly success: boolean;
}
type Numbers = { readonly [field: string]: number };

/** A battle that is being fought. */
interface Fought {
  readonly sides: readonly Side[];
  /** Whether its Elephants showed anything, and what it rolled and scored, by side. */
  readonly awake: boolean[];
  readonly rolled: { roll: number; score: number }[];
  /** Whose General has to roll for his life, with which chance he dies. */
  readonly mortal: Map<Owner, number>;
  loser: Side | null;
}

const permille = (chance: number): number => Math.round(1000 * chance);
const ownerOf = (seat: number | null): Owner => seat ?? 'independent';

export function rollComparer({ compare }: Ledger): { happened(event: Event, table: ShownTable): void } {
  /** Who has failed to Evade in this Procedure. */
  let failed: number[] = [];
  /** What Surprise cards have done for the next roll, or for this Procedure. */
  const cards = {
    eased: new Map<Owner, number>(),
    calmed: new Set<Owner>(),
    orators: new Map<string, number>(),
  };
  const newProcedure = (): void => {
    failed = [];
    besieger = null;
    for (const effects of Object.values(cards)) effects.clear();
  };
  /** What is added to a roll, by whom; each card is for one. */
  const takeEased = (owner: Owner): number => {
    const by = cards.eased.get(owner) ?? 0;
    cards.eased.delete(owner);
    return by;
  };
  let fought: Fought | null = null;
  let besieger: { space: string; general: string } | null = null;
  let naval: { strengths: Map<number, number>; scores: number[] } | null = null;

  const battle = (t: OpenTable, told: Told, numbers: Numbers): void => {
    const { space, attackers } = told;
    const [attacker, defender] = [ownerOf(told.attacker), ownerOf(told.defender)];
    const alone = attacker === 'independent' && attackers !== null ? { army: attackers } : {};
    const plan: BattlePlan = { space, attacker, defender, failed, cards, ...alone };
    const { win, draw, lose } = battleOdds(t, plan);
    const { win: wins, draw: draws, lose: loses } = numbers;
    compare('battle chances', [win, draw, lose].map(permille), [wins, draws, loses], space);
    const sides = sidesOf(t, plan);
    fought = {
      sides: [sides.attacker, sides.defender],
      awake: [],
      rolled: [],
      mortal: new Map(),
      loser: null,
    };
  };
  const strength = ({ seat, elephants }: Told, numbers: Numbers): void => {
    if (fought === null) return;
    const place = fought.awake.length;
    const side = fought.sides[place];
    const shown = elephants.reduce((sum, each) => sum + each, 0);
    fought.awake.push(shown > 0);
    compare('Elephant dice', side.elephants, elephants.length);
    const counts = [...units.keys()].map((unit) => side.participating[unit] ?? 0);
    const { strength: total, local, independents } = numbers;
    compare(
      'battle strength',
      [side.owner, counts, side.independentCus, side.local, side.strength + shown],
      [ownerOf(seat), [...units.keys()].map((unit) => numbers[unit]), independents, local, total],
    );
  };
  const roll = ({ seat, dice }: Told, numbers: Numbers): void => {
    if (fought === null) return;
    const place = fought.rolled.length;
    const side = fought.sides[place];
    const rating = side.rating(fought.awake[place]);
    const modified = dice.reduce((sum, die) => sum + Math.max(die, rating), side.eased);
    const score = battleScore(modified, numbers.strength);
    compare(
      'battle roll',
      [side.owner, rating, modified, score],
      [ownerOf(seat), numbers.rating, numbers.roll, numbers.score],
    );
    fought.rolled.push({ roll: modified, score });
  };
  const result = (winner: Owner | null): void => {
    if (fought === null) return;
    const [{ score: own }, { score: other }] = fought.rolled;
    const { sides, rolled, mortal } = fought;
    const best = own === other ? null : own > other ? sides[0] : sides[1];
    compare('battle result', best?.owner ?? null, winner);
    fought.loser = best === null ? null : sides[best === sides[0] ? 1 : 0];
    sides.forEach((side, place) => {
      const isAtRisk = side.owner !== 'independent' && side.commander !== null && isMajor(side.commander);
      if (rolled[place].roll === 9 && isAtRisk) mortal.set(side.owner, side === fought?.loser ? 5 : 6);
    });
  };
  const survival = ({ seat, killed }: Told, { die }: Numbers): void => {
    const from = fought?.mortal.get(ownerOf(seat));
    compare('General loss', from === undefined ? 'no roll' : die >= from, killed, `seat ${seat}`);
    fought?.mortal.delete(ownerOf(seat));
  };
  /** A General who should have rolled for his life, and did not. */
  const closeBattle = (): void => {
    if (fought !== null) compare('General loss', [], [...fought.mortal.keys()]);
    fought = null;
  };
  const siege = (t: OpenTable, { seat, space }: Told, numbers: Numbers): void => {
    if (besieger === null || seat === null) return;
    const modifiers = siegeModifiers(t, { space, seat, general: besieger.general });
    const { die, total, points, losses, ...others } = numbers;
    compare('Siege modifiers', modifiers, pick(others, Object.keys(modifiers)), space);
    const sum = die + sumOf(modifiers) + takeEased(seat);
    compare('Siege result', [sum, siegeResult(sum)], [total, { points, losses }], space);
  };
  const navalBattle = (t: OpenTable, { seat, against, escort, fleets, space }: Told, numbers: Numbers) => {
    const [own, other] = [strengthOf(t, escort), strengthOf(t, fleets)];
    compare('naval strengths', [own, other], [numbers.strength, numbers.other], space);
    const eased = [seat, against].map((each) => cards.eased.get(each as number) ?? 0);
    const { win, draw, lose } = navalOdds(own, other, eased[0], eased[1]);
    const { win: wins, draw: draws, lose: loses } = numbers;
    compare('naval chances', [win, draw, lose].map(permille), [wins, draws, loses], space);
    naval = {
      strengths: new Map([
        [seat as number, own],
        [against as number, other],
      ]),
      scores: [],
    };
  };
  const navalRoll = ({ seat, dice }: Told, numbers: Numbers): void => {
    const sum = dice.reduce((a, b) => a + b, takeEased(seat as number));
    const score = battleScore(sum, naval?.strengths.get(seat as number) ?? 0);
    compare('naval roll', [sum, score], [numbers.roll, numbers.score]);
    naval?.scores.push(score);
  };
  const navalResult = (told: number): void => {
    const [own, other] = naval?.scores ?? [];
    compare('naval result', Math.sign(own - other), told);
  };

  return {
    happened({ key, params }, t) {
      const told = params as unknown as Told;
      const numbers = params as unknown as Numbers;
      const { seat, space, general } = told;
      switch (key.slice('event.'.length)) {
        case 'marched':
        case 'landed':
        case 'droppedOff':
        case 'shifted':
        case 'enteredMap':
          newProcedure();
          break;
        case 'rollEased':
          cards.eased.set(seat as number, numbers.by + (cards.eased.get(seat as number) ?? 0));
          break;
        case 'elephantsFail':
          cards.calmed.add(seat as number);
          break;
        case 'orated':
          cards.orators.set(general, numbers.by + (cards.orators.get(general) ?? 0));
          break;
        case 'interceptionRoll': {
          const needed = neededFor('interception', general, t.generals[general].at ?? '');
          const rolled = numbers.die + takeEased(seat as number);
          compare('Interception', [needed, rolled >= needed], [numbers.needed, told.success], general);
          break;
        }
        case 'evasionRoll': {
          const needed = neededFor('evasion', general, space);
          const rolled = numbers.die + takeEased(seat as number);
          compare('Evasion', [needed, rolled >= needed], [numbers.needed, told.success], general);
          compare('Evader', commanderOf(stackAt(t, space, seat as number)?.generals ?? []), general, space);
          if (!told.success) failed.push(seat as number);
          break;
        }
        case 'battle':
          closeBattle();
          battle(t, told, numbers);
          break;
        case 'battleStrength':
          strength(told, numbers);
          break;
        case 'battleRoll':
          roll(told, numbers);
          break;
        case 'wonBattle':
          result(ownerOf(seat));
          break;
        case 'drewBattle':
          result(null);
          break;
        case 'survivalRoll':
          survival(told, numbers);
          break;
        case 'attrition': {
          compare('Attrition', attritionOf(numbers.column, numbers.die), numbers.lost);
          const group = fought?.loser;
          if (group?.owner === seat) compare('Attrition group', macedonians(group), numbers.column);
          break;
        }
        case 'endedActivation':
        case 'endedIndependents':
          closeBattle();
          break;
        case 'prestige': {
          const owner = ownerOf(seat);
          const role =
            besieger?.space === space ? 'siege' : t.march?.owner === owner ? 'attacker' : 'defender';
          compare(
            'Prestige',
            expectedPrestige(t, owner, space, role, cards.orators),
            numbers.prestige,
            space,
          );
          break;
        }
        case 'besieged':
          besieger = { space, general };
          break;
        case 'siegeRoll':
          siege(t, told, numbers);
          break;
        case 'navalBattle':
          navalBattle(t, told, numbers);
          break;
        case 'navalRoll':
          navalRoll(told, numbers);
          break;
        case 'wonNavalBattle':
          // Told of the winner: whoever moves was the first to roll.
          navalResult(naval !== null && [...naval.strengths.keys()][0] === seat ? 1 : -1);
          break;
        case 'slippedPast':
          navalResult(0);
          break;
      }
    },
  };
}

export const ROLLED: ReadonlySet<string> = new Set(
  [
    ...['marched', 'landed', 'droppedOff', 'shifted', 'enteredMap', 'endedActivation', 'endedIndependents'],
    ...['interceptionRoll', 'evasionRoll', 'prestige', 'attrition', 'besieged', 'siegeRoll'],
    ...['battle', 'battleStrength', 'battleRoll', 'wonBattle', 'drewBattle', 'survivalRoll'],
    ...['rollEased', 'elephantsFail', 'orated'],
    ...['navalBattle', 'navalRoll', 'wonNavalBattle', 'slippedPast'],
  ].map((name) => `event.${name}`),
);

const pick = (from: Numbers, fields: readonly string[]): Numbers =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

const macedonians = ({ participating }: Side): number =>
  [...units.values()].reduce(
    (sum, { id, macedonian }) => sum + (macedonian ? (participating[id] ?? 0) : 0),
    0,
  );

type Role = 'attacker' | 'defender' | 'siege';
function expectedPrestige(
  t: OpenTable,
  owner: Owner,
  space: string,
  role: Role,
  orators: ReadonlyMap<string, number>,
): number {
  const isInside = role === 'siege' && stackAt(t, space, owner, true) !== undefined;
  const stack = stackAt(t, space, owner, isInside);
  const commander = commanderOf(stack?.generals ?? []);
  return prestigeOf(t, owner, commander, space, role === 'defender', orators.get(commander ?? ''));
}
