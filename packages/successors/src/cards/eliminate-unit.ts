/** `eliminate-unit`: CUs of another player are eliminated, as the card's player chooses (card 25). */

import type { Seat } from '@diadochi/kernel';
import type { Unit } from '../box.ts';
import { type Board, type Location, procedure, under } from '../contract.ts';
import { sideOf, spaceOf } from '../position/places.ts';
import { eliminate, unitsAt } from '../position/units.ts';
import { aimed } from './aiming.ts';
import { demands } from './demands.ts';
import type { EffectKind } from './kind.ts';

export const eliminatingUnit = procedure('eliminatingUnit', (_, args) => ({
  ...args,
  at: null,
  whom: null,
})).steps({
  A_where: {
    call: 'aiming',
    with: (_, { seat, card, effect }) => ({ seat, card, effect }),
    then: (_, f, { at, whom }) => {
      f.at = at;
      f.whom = whom;
    },
  },
  B_unit: {
    ask: 'chooseUnit',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect, at }) => ({
      card,
      effect,
      space: spaceOf(at as Location),
      side: sideOf(at as Location),
    }),
    then: (p, { at, whom }, _seat, answer, { tell }) => {
      if ('none' in answer) return;
      const { unit, count } = answer;
      eliminate(p, at as Location, whom as Seat, unit, count);
      tell?.all('deserted', { seat: whom as Seat, unit, count, space: spaceOf(at as Location) });
    },
  },
});

/** C25-01 */
const { possible, ...rules } = aimed<'eliminate-unit'>((p, { units, count }, location, other) => {
  for (const unit of units) if (unitsAt(p, location, other, unit) >= count) return true;
  return false;
});

const mayDesert = demands<'eliminate-unit', [Unit, number]>({
  // C25-03: the others are immune.
  ofUnits: (p, { units, count }, unit, wanted) =>
    units.includes(unit) && wanted === count && presentOf(p, unit) >= count,
});
function presentOf(p: Board, unit: Unit): number {
  const aim = under(p, 'eliminatingUnit');
  return aim === null ? 0 : unitsAt(p, aim.at as Location, aim.whom as Seat, unit);
}

export const eliminateUnit: EffectKind<'eliminate-unit'> = {
  possible,
  bound: () => true,
  procedure: 'eliminatingUnit',
  rules: {
    ...rules,
    unit: (p, _, effect, unit) => mayDesert.broken(p, effect, unit, effect.count),
    count: (p, _, effect, unit, count) => mayDesert.broken(p, effect, unit, count),
  },
};
