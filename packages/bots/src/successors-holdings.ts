/** What a seat has besides points, CUs and its hand: Fleets, and cards whose effects last. */

import type { Seat } from '@diadochi/kernel';
import {
  type Board,
  controllerOfRoyal,
  fleetStrength,
  lastTurn,
  OWNERS,
  royalFacts,
  spaceOf,
  turnOf,
} from '@diadochi/successors/board';
import { pactsOf } from './successors-pacts.ts';

/** S13.3: Fleets by their strength, Dispersed ones too: they come back. */
const FLEET = 0.15;
/** C15-06: what comes in each Reinforcements Phase, as long as it does. */
const EACH_PHASE = 0.3;
/** S8.2: how likely she marries in time, where nobody is on the way to her yet. */
const MARRIES = 0.25;
/** And where another player would have to lose her first. */
const HELD = 0.4;
/** C43: an engine at a city that is besieged. C40, C41: a General for each of his CUs, or everybody, comes further. */
const ENGINE = 0.6;
const FURTHER = 0.03;
const GUIDED = 0.05;

export function holdingsOf(p: Board, seat: Seat): number {
  let sum = FLEET * fleetStrength(p, seat) + pactsOf(p, seat);
  for (const { card, worth } of lastingIn(p)) if (p.lastingHolder[card] === seat) sum += worth(p, seat);
  return sum;
}

interface Lasting {
  readonly card: number;
  worth(p: Board, seat: Seat): number;
}
/** The cards of a box that may be held, and what each is worth then. */
function lastingIn({ box }: Board): readonly Lasting[] {
  let all = known.get(box);
  if (all !== undefined) return all;
  const { lasting: effects } = box;
  const lasting = (
    cards: readonly { readonly card: number }[],
    worth: (p: Board, seat: Seat, card: number) => number,
  ): Lasting[] => cards.map(({ card }) => ({ card, worth: (p, seat) => worth(p, seat, card) }));
  all = [
    ...effects['marriage-offer'].map(({ card, effect }) => ({
      card,
      worth: (p: Board) => {
        const bride = box.royalNumbers[effect.royal];
        const hope = controllerOfRoyal(p, bride) === null ? MARRIES : MARRIES * HELD;
        return hope * royalFacts(p, bride).legitimacy;
      },
    })),
    ...lasting(
      effects['place-units'].filter(({ effect }) => effect.each !== undefined),
      (p) => EACH_PHASE * (lastTurn(p) - turnOf(p)),
    ),
    ...lasting(effects['place-marker'], () => ENGINE),
    ...lasting(effects['path-costs'], () => GUIDED),
    ...lasting(effects['extra-mps'], (p, seat, card) => FURTHER * cusWith(p, seat, p.lastingGeneral[card])),
  ];
  known.set(box, all);
  return all;
}
const known = new WeakMap<Board['box'], readonly Lasting[]>();
const cusWith = (p: Board, seat: Seat, general: number): number =>
  p.cusIn[spaceOf(p.whereabouts[general]) * OWNERS + seat];
