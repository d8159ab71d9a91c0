/**
 * How curious players play Successors in earnest: greedily, but they like to besiege where a card could be played at the die, be it
 * their own or that of whoever is besieged, and to fight where a card takes CUs away: nobody runs away from that, and a card by
 * which another comes into the game is played for it at once. Such moments need Armies that are led to a purpose, Round after
 * Round. They are in league and see all hands: that is for campaigns, and no opponent does it.
 */

import type { Filling, Game, Position, Seat } from '@diadochi/kernel';
import {
  availableFleets,
  type Board,
  brokenEvent,
  cardFacts,
  cusAt,
  groupAt,
  handOf,
  isMajorCity,
  isPlayer,
  moverOf,
  outsideOf,
  pcOn,
  type Space,
  spaceFacts,
  spaceOf,
  strengthOfFleets,
  unitsAt,
} from '@diadochi/successors/board';
import type { Earnest } from './curious.ts';
import type { Answer } from './game-knowledge.ts';
import { playerIn } from './successors-greedy.ts';
import { waysTo } from './successors-map.ts';
import { stakesOf } from './successors-stakes.ts';

/** What a die of a Siege is worth at which a card could be played, or a battle: more than any city. */
const WANTED = 12;

export function earnestSuccessors(game: Game): Earnest {
  const player = playerIn(game, (p, seat) => ({
    ...stakesOf(p, seat),
    coveted: (space) => (isCoveted(p, seat, space) ? WANTED : 0),
    sought: nearness(p, seat),
  }));
  return (p: Position, q, dice) => purposely(p as Board, q) ?? player(p as Board, q, dice(0x7fff_ffff));
}
/** What a greedy player would not do, but whoever wants to see a card does. */
function purposely(p: Board, { form, seat, about }: Filling): Answer | null {
  if (form.kind === 'tyche') return bringingACard(p, seat);
  const stays = STAYS[form.kind] ?? null;
  const mover = moverOf(p);
  return stays && isPlayer(mover) && isSought(p, mover, about.space as Space) ? stays : null;
}
/** Who is attacked where a card takes CUs away meets the enemy, outside the walls. */
const STAYS: { readonly [kind: string]: Answer } = { evade: { stay: true }, hold: { keep: true } };
/** S7.2.D-02: an event by which another card comes into the game. */
function bringingACard(p: Board, seat: Seat): Answer | null {
  const card = handOf(p, seat).find(
    (each) =>
      cardFacts(p, each).event?.effects.some(({ kind }) => kind === 'swap-silver-shields-cards') &&
      brokenEvent(p, seat, each) === null,
  );
  return card === undefined ? null : { event: card };
}
function isCoveted(p: Board, seat: Seat, space: Space): boolean {
  const owner = pcOn(p, space);
  if (!isMajorCity(p, space)) return false;
  if (holdsForSieges(p, seat, null)) return true;
  // CO69-02, CO69-04
  return (
    isPlayer(owner) &&
    owner !== seat &&
    spaceFacts(p, space).port &&
    holdsForSieges(p, owner, 'points') &&
    navyOf(p, owner) >= Math.max(1, navyOf(p, seat))
  );
}
const navyOf = (p: Board, seat: Seat): number => strengthOfFleets(p, seat, availableFleets(p, seat));
/** How near a space is to a battle that is wanted, so that a march of several Rounds leads there. */
function nearness(p: Board, seat: Seat): (space: Space) => number {
  const here = moverOf(p) === seat ? spaceOf(groupAt(p)) : null;
  const goals = Array.from(p.pc.keys()).filter((space) => space !== here && isSought(p, seat, space));
  if (goals.length === 0) return () => 0;
  const far = goals.map((goal) => waysTo(p, goal));
  return (space) => WANTED / (1 + Math.min(...far.map((ways) => ways[space])));
}
/** C47B-02: where a card takes CUs away in a battle: the seat's own from somebody who has them, or another's from the group. */
function isSought(p: Board, seat: Seat, space: Space): boolean {
  const at = outsideOf(space);
  for (let other: Seat = 0; other < p.seats; other++) {
    if (other === seat || cusAt(p, at, other) === 0) continue;
    if (takenBy(p, seat).some(({ unit, count }) => unitsAt(p, at, other, unit) >= count)) return true;
    if (takenBy(p, other).some(({ unit, count }) => p.groupUnits[unit] >= count)) return true;
  }
  return false;
}
/** The CUs that the cards of a hand take away. */
const takenBy = (p: Board, seat: Seat) =>
  handOf(p, seat).flatMap((card) =>
    (cardFacts(p, card).surprise?.effects ?? []).flatMap((effect) =>
      effect.kind === 'eliminate-unit' ? [effect] : [],
    ),
  );
/** A card for the die of a Siege: of the Besieger, or one that takes Siege Points off. */
const holdsForSieges = (p: Board, seat: Seat, choice: 'points' | null): boolean =>
  handOf(p, seat).some((card) => {
    const { surprise } = cardFacts(p, card);
    return surprise?.moments.includes('siegeRoll') === true && surprise.choice === choice;
  });
