/** `roll-attrition`: an Army of another player suffers Attrition (card 4). */

import type { Seat } from '@diadochi/kernel';
import { type Location, procedure, TYPES } from '../contract.ts';
import { cusAt, unitsAt } from '../position/units.ts';
import { attritionOf } from '../rules/7-pieces/7.3-attrition.ts';
import { CAUSES } from '../words.ts';
import { aimed } from './aiming.ts';
import type { EffectKind } from './kind.ts';
import { isArmyAt } from './own-armies.ts';

const EPIDEMIC = CAUSES.indexOf('epidemic');

export const rollingAttrition = procedure('rollingAttrition', (_, args) => ({
  ...args,
  at: null,
  whom: null,
  lost: 0,
  elephantFirst: false,
})).steps({
  A_army: {
    call: 'aiming',
    with: (_, { seat, card, effect }) => ({ seat, card, effect }),
    then: (_, f, { at, whom }) => {
      f.at = at;
      f.whom = whom;
    },
  },
  // C4-03, S7.3-05
  B_roll: (p, f, { chance, tell }) => {
    const column = cusAt(p, f.at as Location, f.whom as Seat);
    const die = chance.die(6);
    const { cus, elephantFirst } = attritionOf(p, column, die);
    f.lost = Math.min(cus, column);
    f.elephantFirst = elephantFirst;
    tell?.all('attrition', { seat: f.whom as Seat, column, die, lost: f.lost });
  },
  // S7.3-06: its owner chooses.
  C_lose: {
    call: 'losing',
    with: (p, { at, whom, lost, elephantFirst }) => ({
      seat: whom as Seat,
      at,
      units: Array.from({ length: TYPES }, (_, unit) => unitsAt(p, at as Location, whom as Seat, unit)),
      count: lost,
      elephantFirst,
      ofGroup: false,
      cause: EPIDEMIC,
    }),
    then: () => undefined,
  },
});

/** C4-01 */
const { possible, ...rules } = aimed<'roll-attrition'>((p, _, location, other) =>
  isArmyAt(p, location, other),
);
export const rollAttrition: EffectKind<'roll-attrition'> = {
  possible,
  bound: () => true,
  procedure: 'rollingAttrition',
  rules,
};
