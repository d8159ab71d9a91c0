/** `extra-mps` and `path-costs`: in this Player Turn a General, or a whole Faction, comes further (cards 40 and 41). */

import type { Seat } from '@diadochi/kernel';
import type { General } from '../box.ts';
import { type Board, procedure } from '../contract.ts';
import { generalsOf, isOnMap, whereIs } from '../position/generals.ts';
import { makeLast } from '../position/lasting.ts';
import { spaceFacts, spaceOf } from '../position/places.ts';
import { demands } from './demands.ts';
import type { EffectFacts } from './facts.ts';
import type { EffectKind } from './kind.ts';

export const takingRoad = procedure('takingRoad', (_, args) => args).steps({
  A_general: {
    ask: 'chooseGeneral',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect, space: null, side: 0 }),
    then: (p, { card }, seat, answer, { tell }) => {
      if ('none' in answer) return;
      makeLast(p, card, { holder: seat, general: answer.general });
      tell?.all('takesRoad', { seat, general: answer.general, card });
    },
  },
});
const mayTakeRoad = demands<'extra-mps', [General]>({
  ofGeneral: (p, { regions }, general) =>
    isOnMap(p, general) && regions.includes(spaceFacts(p, spaceOf(whereIs(p, general))).region ?? ''),
});
export const extraMps: EffectKind<'extra-mps'> = {
  possible: (p: Board, seat: Seat, effect: EffectFacts<'extra-mps'>) =>
    generalsOf(p, seat).some((general) => mayTakeRoad.allows(p, effect, general)),
  bound: () => true,
  procedure: 'takingRoad',
  rules: {
    generals: (p, seat, _, list) => generalsOf(p, seat, list),
    general: (p, _, effect, general) => mayTakeRoad.broken(p, effect, general),
  },
};

/** C41-01: it needs nothing but a player. */
export const hiringGuides = procedure('hiringGuides', (_, args) => args).steps({
  A_hire: (p, { seat, card }, { tell }) => {
    makeLast(p, card, { holder: seat });
    tell?.all('hiredGuides', { seat, card });
  },
});
export const pathCosts: EffectKind<'path-costs'> = {
  possible: () => true,
  bound: () => true,
  procedure: 'hiringGuides',
  rules: {},
};
