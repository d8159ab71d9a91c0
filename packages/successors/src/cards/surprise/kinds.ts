/** Every kind of effect that Surprise cards have, each a module: one that is told of in `facts.ts` and missing here does not compile. */

import { drawFromDiscard, stealCard } from './any-time.ts';
import { changeSideInBattle, eliminateInBattle, scareElephants } from './battle.ts';
import type { SurpriseEffect, SurpriseKindName } from './facts.ts';
import type { SurpriseKind } from './kind.ts';
import { cancelCard, cancelNaval, killGeneral, returnToPort, supplyPort } from './others.ts';
import { popularity } from './popularity.ts';
import { rollModifier } from './roll-modifier.ts';

const kinds: { readonly [K in SurpriseKindName]: SurpriseKind<K> } = {
  'roll-modifier': rollModifier,
  'eliminate-unit': eliminateInBattle,
  'unit-changes-side': changeSideInBattle,
  'unit-strength': scareElephants,
  popularity,
  'siege-points': supplyPort,
  'cancel-card': cancelCard,
  'cancel-naval': cancelNaval,
  'return-to-port': returnToPort,
  'kill-general': killGeneral,
  'draw-from-discard': drawFromDiscard,
  'steal-card': stealCard,
};
/** The module for an effect: whatever kind that is, it is told of the effect itself. */
export const kindOf = ({ kind }: SurpriseEffect): SurpriseKind<SurpriseKindName> =>
  kinds[kind] as SurpriseKind<SurpriseKindName>;
