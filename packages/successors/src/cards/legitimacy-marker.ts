/** `legitimacy-marker`: the player has more Legitimacy, or less (3.6; cards 15, O64). */

import type { Seat } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import { type Board, procedure } from '../contract.ts';
import { cardFacts } from '../position/deck.ts';
import { endLasting, isHeldBy, makeLast } from '../position/lasting.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';

export const markingLegitimacy = procedure('markingLegitimacy', (_, args) => args).steps({
  // S3.6-18, S3.6-19; D2-01: whoever had it loses it in the same change.
  A_mark: (p, { seat, card, effect }) => {
    if (effectFacts<'legitimacy-marker'>(p, card, effect).unique) takeMarkerOff(p, card);
    makeLast(p, card, { holder: seat });
  },
});
/** The same marker, by whichever copy of the card somebody has it. */
function takeMarkerOff(p: Board, card: Card): void {
  const { design } = cardFacts(p, card);
  for (const other of p.box.lasting['legitimacy-marker'])
    if (cardFacts(p, other.card).design === design) endLasting(p, other.card);
}
/** All copies of a card have their effects in common. */
const hasMarker = (p: Board, seat: Seat, effect: EffectFacts<'legitimacy-marker'>): boolean =>
  p.box.lasting['legitimacy-marker'].some(
    ({ card, place }) => isHeldBy(p, card, seat) && effectFacts(p, card, place) === effect,
  );

export const legitimacyMarker: EffectKind<'legitimacy-marker'> = {
  // D6-29: whoever has the only one already would get nothing.
  possible: (p, seat, effect) => !effect.unique || !hasMarker(p, seat, effect),
  bound: () => true,
  procedure: 'markingLegitimacy',
  rules: {},
};
