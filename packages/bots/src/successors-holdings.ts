/** What a seat has besides points, CUs and its hand: Fleets, and cards whose effects last. */

import type { Seat } from '@diadochi/kernel';
import { type Board, fleetStrength, OWNERS, royalFacts, spaceOf, turnOf } from '@diadochi/successors/board';

/** S13.3: Fleets by their strength, Dispersed ones too: they come back. */
const FLEET = 0.15;
/** C15-06: what comes in each Reinforcements Phase, as long as it does. */
const EACH_PHASE = 0.3;
/** S8.2: how likely she marries in time, where nobody is on the way to her yet. */
const MARRIES = 0.25;
/** C43: an engine at a city that is besieged. C40, C41: a General for each of his CUs, or everybody, comes further. */
const ENGINE = 0.6;
const FURTHER = 0.03;
const GUIDED = 0.05;

export function holdingsOf(p: Board, seat: Seat): number {
  const { effects, content } = p.box;
  let sum = FLEET * fleetStrength(p, seat);
  const has = ({ card }: { readonly card: number }): boolean => p.lastingHolder[card] === seat;
  for (const each of effects['marriage-offer'] ?? [])
    if (has(each)) sum += MARRIES * royalFacts(p, p.box.royalNumbers[each.effect.royal]).legitimacy;
  for (const each of effects['place-units'] ?? [])
    if (has(each)) sum += EACH_PHASE * (content.victory.lastGameTurn - turnOf(p));
  for (const each of effects['place-marker'] ?? []) if (has(each)) sum += ENGINE;
  for (const each of effects['path-costs'] ?? []) if (has(each)) sum += GUIDED;
  for (const each of effects['extra-mps'] ?? [])
    if (has(each)) sum += FURTHER * cusWith(p, seat, p.lastingGeneral[each.card]);
  return sum;
}
const cusWith = (p: Board, seat: Seat, general: number): number =>
  p.cusIn[spaceOf(p.whereabouts[general]) * OWNERS + seat];
