/**
 * Every kind of effect that is written, each a module: a kind that is told of in `facts.ts` and missing here does not
 * compile. Cards with other kinds have no event yet.
 */

import type { Seat } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import type { Board } from '../contract.ts';
import { activateArmy } from './activate-army.ts';
import { activateIndependents } from './activate-independents.ts';
import { condemn } from './condemn.ts';
import { convertCity } from './convert-city.ts';
import { diplomaticMarriage } from './diplomatic-marriage.ts';
import { eliminateUnit } from './eliminate-unit.ts';
import type { EffectFacts, Written } from './facts.ts';
import { gainFleet, upgradeFleets } from './fleets.ts';
import { forageLimit } from './forage-limit.ts';
import { foundCapital } from './found-capital.ts';
import { killRoyal } from './kill-royal.ts';
import { type EffectKind, effectFacts } from './kind.ts';
import { legitimacyMarker } from './legitimacy-marker.ts';
import { lookAtHand } from './look-at-hand.ts';
import { marriageOffer } from './marriage-offer.ts';
import { moveFemales } from './move-females.ts';
import { extraMps, pathCosts } from './movement.ts';
import { placeMarker } from './place-marker.ts';
import { placePc } from './place-pc.ts';
import { placeUnits } from './place-units.ts';
import { recruitGeneral } from './recruit-general.ts';
import { removePc } from './remove-pc.ts';
import { rollAttrition } from './roll-attrition.ts';
import { sailEuxine } from './sail-euxine.ts';
import { swapCards } from './swap-cards.ts';
import { takeRoyal } from './take-royal.ts';
import { unitChangesSide } from './unit-changes-side.ts';

const effects: { readonly [K in Written]: EffectKind<K> } = {
  'activate-army': activateArmy,
  'extra-mps': extraMps,
  'path-costs': pathCosts,
  'activate-independents': activateIndependents,
  'convert-city': convertCity,
  'remove-pc': removePc,
  'place-pc': placePc,
  'place-marker': placeMarker,
  'forage-limit': forageLimit,
  'found-capital': foundCapital,
  'place-units': placeUnits,
  'recruit-general': recruitGeneral,
  'swap-silver-shields-cards': swapCards,
  'roll-attrition': rollAttrition,
  'eliminate-unit': eliminateUnit,
  'unit-changes-side': unitChangesSide,
  'gain-fleet': gainFleet,
  'upgrade-fleet': upgradeFleets,
  'kill-royal': killRoyal,
  'take-royal': takeRoyal,
  'marriage-offer': marriageOffer,
  'move-females': moveFemales,
  'legitimacy-marker': legitimacyMarker,
  condemn,
  'look-at-hand': lookAtHand,
  'diplomatic-marriage': diplomaticMarriage,
  'sail-euxine': sailEuxine,
};

/** The module for an effect: whatever kind that is, it is told of the effect itself. */
const kindOf = ({ kind }: EffectFacts): EffectKind<Written> => effects[kind] as EffectKind<Written>;
export const kindAt = (p: Board, card: Card, effect: number): EffectKind<Written> =>
  kindOf(effectFacts(p, card, effect));
/** What the kind of an effect says of what may be chosen. */
export const judgesFor = (effect: EffectFacts): EffectKind<Written>['rules'] => kindOf(effect).rules;
export const isPossible = (p: Board, seat: Seat, effect: EffectFacts): boolean =>
  kindOf(effect).possible(p, seat, effect);
/** D6-29 */
export const isBound = (effect: EffectFacts): boolean => kindOf(effect).bound(effect);
