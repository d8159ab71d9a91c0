/** What is compared whenever dice fall: numbers that were needed, strengths, modifiers, results. */

import type { Event } from '../../packages/kernel/src/index.ts';
import { battleHearing } from './at-battles.ts';
import { battleScore } from './book/dice.ts';
import { commanderOf, neededFor, prestigeOf } from './book/generals.ts';
import { navalOdds, strengthOf } from './book/naval.ts';
import { siegeModifiers, siegeResult, sumOf } from './book/siege.ts';
import { type OpenTable, type Owner, stackAt } from './book/table.ts';
import { type Ledger, newLedger } from './ledger.ts';
import {
  type Hearing,
  type Numbers,
  newProcedure,
  ownerOf,
  type Procedure,
  permille,
  type Told,
} from './told.ts';
import type { ShownTable } from './watching.ts';

function reactionHearing({ compare }: Ledger, { failed, takeEased }: Procedure): Hearing {
  return {
    interceptionRoll({ seat, general, success }, { die, needed }, t) {
      const least = neededFor(t, 'interception', general, ownerOf(seat), t.generals[general].at ?? '');
      const rolled = die + takeEased(ownerOf(seat));
      compare('Interception', [least, rolled >= least], [needed, success], general);
    },
    // 16.11: told of whoever has incited him.
    independentInterception({ seat, general, success }, { die, needed }, t) {
      const least = neededFor(t, 'interception', general, 'independent', t.generals[general].at ?? '');
      const rolled = die + takeEased(ownerOf(seat));
      compare('Interception incited', [least, rolled >= least], [needed, success], general);
    },
    independentEvasion({ seat, general, space, success }, { die, needed }, t) {
      const least = neededFor(t, 'evasion', general, 'independent', space);
      const rolled = die + takeEased(ownerOf(seat));
      compare('Evasion incited', [least, rolled >= least], [needed, success], general);
      if (!success) failed.push('independent');
    },
    evasionRoll({ seat, general, space, success }, { die, needed }, t) {
      const least = neededFor(t, 'evasion', general, ownerOf(seat), space);
      const rolled = die + takeEased(ownerOf(seat));
      compare('Evasion', [least, rolled >= least], [needed, success], general);
      compare('Evader', commanderOf(stackAt(t, space, ownerOf(seat))?.generals ?? []), general, space);
      if (!success) failed.push(seat as number);
    },
  };
}

function cardHearing({ cards }: Procedure): Hearing {
  const add = <K>(to: Map<K, number>, key: K, by: number): Map<K, number> =>
    to.set(key, by + (to.get(key) ?? 0));
  return {
    rollEased: ({ seat }, { by }) => void add(cards.eased, ownerOf(seat), by),
    elephantsFail: ({ seat }) => void cards.calmed.add(ownerOf(seat)),
    orated: ({ general }, { by }) => void add(cards.orators, general, by),
  };
}

function siegeHearing({ compare }: Ledger, procedure: Procedure): Hearing {
  return {
    besieged({ space, general }) {
      procedure.besieger = { space, general };
      // What was added to a battle before it is over.
      procedure.cards.eased.clear();
    },
    siegeRoll({ seat, space }, { die, total, points, losses, ...others }, t) {
      if (procedure.besieger === null || seat === null) return;
      const modifiers = siegeModifiers(t, { space, seat, general: procedure.besieger.general });
      compare('Siege modifiers', modifiers, fieldsOf(others, Object.keys(modifiers)), space);
      const sum = die + sumOf(modifiers) + procedure.takeEased(seat);
      compare('Siege result', [sum, siegeResult(sum)], [total, { points, losses }], space);
    },
    prestige({ seat, space }, { prestige }, t) {
      const owner = ownerOf(seat);
      const isSiege = procedure.besieger?.space === space;
      const role = isSiege ? 'siege' : t.march?.owner === owner ? 'attacker' : 'defender';
      const book = expectedPrestige(t, owner, space, role, procedure.cards.orators);
      compare('Prestige', book, prestige, space);
    },
  };
}

function navalHearing({ compare }: Ledger, { cards, takeEased }: Procedure): Hearing {
  let [strengths, scores] = [new Map<number | null, number>(), [] as number[]];
  const result = (told: number): void => compare('naval result', Math.sign(scores[0] - scores[1]), told);
  return {
    navalBattle({ seat, against, escort, fleets, space }, numbers, t) {
      const [own, other] = [strengthOf(t, escort), strengthOf(t, fleets)];
      compare('naval strengths', [own, other], [numbers.strength, numbers.other], space);
      const [plus, minus] = [seat, against].map((each) => cards.eased.get(ownerOf(each)) ?? 0);
      const { win, draw, lose } = navalOdds(own, other, plus, minus);
      const told = [numbers.win, numbers.draw, numbers.lose];
      compare('naval chances', [win, draw, lose].map(permille), told, space);
      strengths = new Map([
        [seat, own],
        [against, other],
      ]);
      scores = [];
    },
    navalRoll({ seat, dice }, { roll, score }) {
      const sum = dice.reduce((a, b) => a + b, takeEased(ownerOf(seat)));
      const scored = battleScore(sum, strengths.get(seat) ?? 0);
      compare('naval roll', [sum, scored], [roll, score]);
      scores.push(scored);
    },
    // Told of the winner: whoever moves was the first to roll.
    wonNavalBattle: ({ seat }) => result([...strengths.keys()][0] === seat ? 1 : -1),
    slippedPast: () => result(0),
  };
}

/** Everything that is heard, by the name of the event. */
function hearingOf(ledger: Ledger): Hearing {
  const procedure = newProcedure();
  const battles = battleHearing(ledger, procedure);
  const begin = (): void => {
    battles.close();
    procedure.begin();
  };
  return {
    ...reactionHearing(ledger, procedure),
    ...cardHearing(procedure),
    ...siegeHearing(ledger, procedure),
    ...navalHearing(ledger, procedure),
    ...battles.hearing,
    marched: begin,
    landed: begin,
    droppedOff: begin,
    shifted: begin,
    enteredMap: begin,
  };
}

const PREFIX = 'event.';

export function rollComparer(ledger: Ledger): { happened(event: Event, table: ShownTable): void } {
  const hearing = hearingOf(ledger);
  return {
    happened({ key, params }, table) {
      hearing[key.slice(PREFIX.length)]?.(params as unknown as Told, params as unknown as Numbers, table);
    },
  };
}

/** The events that are listened to. */
export const ROLLED: ReadonlySet<string> = new Set(
  Object.keys(hearingOf(newLedger())).map((name) => `${PREFIX}${name}`),
);

const fieldsOf = (from: Numbers, fields: readonly string[]): Numbers =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

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
