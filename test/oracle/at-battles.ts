/** What is compared in a Land Battle, from the first die to the last loss. */

import {
  type BattlePlan,
  battleOdds,
  chargeOf,
  costOf,
  macedoniansOf,
  pursuitOf,
  type Side,
  sidesOf,
} from './book/battle.ts';
import { attritionOf, battleScore } from './book/dice.ts';
import { units } from './book/facts.ts';
import { isMajor } from './book/generals.ts';
import { countOf, type Owner } from './book/table.ts';
import type { Ledger } from './ledger.ts';
import { type Hearing, ownerOf, type Procedure, permille } from './told.ts';

/** A battle that is being fought. */
interface Fought {
  readonly sides: readonly Side[];
  /** Whether its Elephants showed anything, and what it rolled and scored, by side. */
  readonly awake: boolean[];
  readonly rolled: { roll: number; score: number }[];
  /** Whose General has to roll for his life, and from which die on he dies. */
  readonly mortal: Map<Owner, number>;
  loser: Side | null;
  /** CUs that each Faction must lose, and those that it has lost. */
  readonly due: Map<Owner, number>;
  readonly lost: Map<Owner, number>;
}

const add = (to: Map<Owner, number>, owner: Owner, by: number): void => {
  to.set(owner, (to.get(owner) ?? 0) + by);
};

export function battleHearing({ compare }: Ledger, { failed, cards }: Procedure) {
  let fought: Fought | null = null;

  function close(): void {
    if (fought === null) return;
    const { mortal, due, lost, rolled } = fought;
    // Who should have rolled for his life, and did not.
    compare('General loss', [], [...mortal.keys()]);
    if (rolled.length === 2)
      for (const { owner } of fought.sides)
        compare('battle losses', due.get(owner) ?? 0, lost.get(owner) ?? 0, `of ${owner}`);
    fought = null;
  }
  function result(winner: Owner | null): void {
    if (fought === null) return;
    const { sides, rolled, mortal, due } = fought;
    const [{ score: own }, { score: other }] = rolled;
    const best = own === other ? null : own > other ? sides[0] : sides[1];
    compare('battle result', best?.owner ?? null, winner);
    const loser = best === null ? null : sides[best === sides[0] ? 1 : 0];
    fought.loser = loser;
    sides.forEach((side, place) => {
      const { owner, commander, participating } = side;
      const { roll, score } = rolled[place];
      if (owner === 'independent') return;
      if (roll === 9 && commander !== null && isMajor(commander)) mortal.set(owner, side === loser ? 5 : 6);
      // 14.9: the Macedonians of the loser suffer Attrition besides.
      if (side === loser) add(due, owner, countOf(participating) - macedoniansOf(participating));
      else add(due, owner, costOf(side, score, rolled[1 - place].score));
    });
  }
  const hearing: Hearing = {
    battle(told, { win: wins, draw: draws, lose: loses }, t) {
      close();
      const { space, attackers } = told;
      const [attacker, defender] = [ownerOf(told.attacker), ownerOf(told.defender)];
      const alone = attacker === 'independent' && attackers !== null ? { army: attackers } : {};
      const plan: BattlePlan = { space, attacker, defender, failed, cards, ...alone };
      const { win, draw, lose } = battleOdds(t, plan);
      compare('battle chances', [win, draw, lose].map(permille), [wins, draws, loses], space);
      const sides = sidesOf(t, plan);
      fought = {
        sides: [sides.attacker, sides.defender],
        awake: [],
        rolled: [],
        mortal: new Map(),
        loser: null,
        due: new Map(),
        lost: new Map(),
      };
    },
    battleStrength({ seat, elephants }, numbers) {
      if (fought === null) return;
      const side = fought.sides[fought.awake.length];
      const shown = elephants.reduce((sum, each) => sum + each, 0);
      fought.awake.push(shown > 0);
      compare('Elephant dice', side.elephants, elephants.length);
      const counts = [...units.keys()].map((unit) => side.participating[unit] ?? 0);
      const { strength, local, independents } = numbers;
      compare(
        'battle strength',
        [side.owner, counts, side.independentCus, side.local, side.strength + shown],
        [ownerOf(seat), [...units.keys()].map((unit) => numbers[unit]), independents, local, strength],
      );
    },
    battleRoll({ seat, dice }, { rating, roll, strength, score }) {
      if (fought === null) return;
      const place = fought.rolled.length;
      const side = fought.sides[place];
      const raised = side.rating(fought.awake[place]);
      const eased = side.eased + chargeOf(side, fought.awake[1 - place]);
      const modified = dice.reduce((sum, die) => sum + Math.max(die, raised), eased);
      const scored = battleScore(modified, strength);
      compare('battle roll', [side.owner, raised, modified, scored], [ownerOf(seat), rating, roll, score]);
      fought.rolled.push({ roll: modified, score: scored });
    },
    wonBattle: ({ seat }) => result(ownerOf(seat)),
    drewBattle: () => result(null),
    survivalRoll({ seat, killed }, { die }) {
      const from = fought?.mortal.get(ownerOf(seat));
      compare('General loss', from === undefined ? 'no roll' : die >= from, killed, `seat ${seat}`);
      fought?.mortal.delete(ownerOf(seat));
    },
    attrition({ seat }, { column, die, lost }, t) {
      const group = fought?.loser;
      const isPursued = fought !== null && group?.owner === seat;
      const more = isPursued ? pursuitOf(group, fought?.sides.find((each) => each !== group) as Side) : 0;
      // 16.7: for Forage a dash counts as 1.
      const least = t.options.forageAttrition === true && t.segment === 'forage' ? 1 : 0;
      compare('Attrition', Math.max(least, attritionOf(column, die + more)), lost, `die ${die}`);
      if (fought === null || group?.owner !== seat) return;
      compare('Attrition group', macedoniansOf(group.participating), column);
      add(fought.due, group.owner, lost);
    },
    lostUnit({ seat }) {
      if (fought !== null) add(fought.lost, ownerOf(seat), 1);
    },
    eliminated({ seat }, { count }) {
      if (fought !== null) add(fought.lost, ownerOf(seat), count);
    },
    // What cannot stay after the battle is no loss of the battle.
    retreated: close,
    defected: close,
    endedActivation: close,
    endedIndependents: close,
  };
  return { hearing, close };
}
