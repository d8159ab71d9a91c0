/** `legitimacy-marker`: the player has more Legitimacy, or less (3.6; cards 15, O64). */

import type { Card } from '../box.ts';
import { type Board, procedure } from '../contract.ts';
import { cardFacts } from '../position/deck.ts';
import { endLasting, makeLast } from '../position/lasting.ts';
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

export const legitimacyMarker: EffectKind<'legitimacy-marker'> = {
  possible: () => true,
  bound: () => true,
  procedure: 'markingLegitimacy',
  rules: {},
};
