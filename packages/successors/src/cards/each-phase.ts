/** C15-06: what cards in front of players bring them in each Reinforcements Phase. */

import type { Unit } from '../box.ts';
import { type Board, type Play, TYPES } from '../contract.ts';
import { cardFacts } from '../position/deck.ts';
import { holderOfCard } from '../position/lasting.ts';
import { addWaiting } from '../position/units.ts';
import { setsOf } from './cavalry.ts';
import { isMet } from './conditions.ts';

/** As things are when the phase begins (D5-06). */
export function collectByCards(p: Board, { tell }: Play): void {
  for (const { card, place } of p.box.lasting['place-units']) {
    const seat = holderOfCard(p, card);
    const effect = cardFacts(p, card).event?.effects[place];
    if (seat === null || effect?.kind !== 'place-units' || effect.eachPhase === null) continue;
    if (!effect.eachPhase.every((condition) => isMet(p, seat, condition))) continue;
    for (let unit: Unit = 0; unit < TYPES; unit++) {
      const count = setsOf(p, effect)[0][unit];
      if (count === 0) continue;
      addWaiting(p, seat, unit, count);
      tell?.all('reinforcedByCard', { seat, card, unit, count });
    }
  }
}
