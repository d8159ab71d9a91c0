/** 14.8: a Commanding General may fall, and somebody takes command. */

import type { Seat } from '@diadochi/kernel';
import type { General, Space } from '../../box.ts';
import {
  BOTH_SIDES,
  type Board,
  decision,
  INSIDE,
  isPlayer,
  type Location,
  OUTSIDE,
  procedure,
  rule,
  type Side,
} from '../../contract.ts';
import {
  generalsAt,
  giveGeneral,
  isAboard,
  isMajor,
  LEFT_GAME,
  minorsOf,
  moveGeneral,
  OFF_MAP,
  ownerOf,
  WAITING,
  whereIs,
} from '../../position/generals.ts';
import { isInGroup, isMarching } from '../../position/march.ts';
import { allSeats, allSpaces, isMajorCity, locationOf, pcOn } from '../../position/places.ts';
import { activeOf } from '../../position/turns.ts';
import { hasEnemyAt } from '../10-land-movement/10.D-factions.ts';

/** S14.8-01, S14.8-05: whether the roll of a side puts its Commanding General at risk. */
export const isAtRisk = (p: Board, general: General | null, roll: number): general is General =>
  general !== null &&
  isMajor(p, general) &&
  isPlayer(ownerOf(p, general)) &&
  roll === p.box.content.tables.generalLoss.trigger.modified;
/** S14.8-02, S14.8-03 */
export const killsOn = (p: Board, die: number, result: Result): boolean =>
  p.box.content.tables.generalLoss.killedOn[result].includes(die);
/** What a Land Battle was for a side. */
export type Result = 'win' | 'draw' | 'loss';

/** S14.8-04: for good; S7.1.B-08: Polyperchon comes for Antipatros. */
export function kill(p: Board, general: General): void {
  const { old, young } = p.box.replacement;
  const owner = ownerOf(p, general);
  moveGeneral(p, general, LEFT_GAME);
  if (general !== old) return;
  giveGeneral(p, young, owner);
  moveGeneral(p, young, WAITING);
}

/** S14.8-07, D14-21: with no Major General left there, a Minor General: in another player's turn only from off map. */
export function substitutes(p: Board, seat: Seat, location: Location): General[] {
  if (generalsAt(p, location, seat).length > 0) return [];
  return minorsOf(p, seat).filter(
    (general) =>
      whereIs(p, general) === OFF_MAP || (activeOf(p) === seat && !isActiveElsewhere(p, seat, general)),
  );
}
const isActiveElsewhere = (p: Board, seat: Seat, general: General): boolean =>
  isMarching(p, seat) && (isInGroup(p, general) || isAboard(p, general)); // D13-01
export const succeed = decision('succeed', [
  {
    appoint: {
      among: (p, { seat, about: { space } }) => substitutes(p, seat, locationOf(space, 0)),
      bounds: 'S14.8-07',
    },
  },
  { none: {} },
]);

/** S7.1.B-08, D7-09: after the settle of the Procedure in which Antipatros fell. */
export const inheritance = procedure('inheritance', () => ({})).steps({
  A_place: {
    ask: 'inherit',
    of: (p) => heirs(p),
    about: (p) => ({ general: p.box.replacement.young }),
    then: (p, _, seat, { at, side }, { tell }) => {
      const { young } = p.box.replacement;
      moveGeneral(p, young, locationOf(at, side));
      tell?.all('inherited', { seat, general: young, space: at, side });
    },
  },
  // Without a space of his own he is placed as a Reinforcement.
  B_reinforce: {
    call: 'reinforcing',
    with: (p) => {
      const { young } = p.box.replacement;
      return whereIs(p, young) === WAITING ? { seat: ownerOf(p, young) } : null;
    },
  },
});
/** S7.1.B-08: whether somebody has to come for a General who fell. */
export const isHeirWaiting = (p: Board): boolean => whereIs(p, p.box.replacement.young) === WAITING;
const heirs = (p: Board): Seat[] => {
  const { young } = p.box.replacement;
  if (whereIs(p, young) !== WAITING) return [];
  return allSeats(p).filter(
    (seat) =>
      seat === ownerOf(p, young) && allSpaces(p).some((space) => brokenInheriting(p, seat, space) === null),
  );
};
/** A space of his own, before the walls of a city or behind them. */
const mayInherit = rule<[Seat, Space, Side]>({
  'S7.1.B-08': (p, seat, space) => pcOn(p, space) === seat,
  'S9.4-05': (p, _, space, side) => side === OUTSIDE || isMajorCity(p, space),
  // Alone among their CUs nobody stays (S10.I-01), nor beside their Generals (S10.G-05).
  'D7-09': (p, seat, space, side) => !hasEnemyAt(p, locationOf(space, side), seat),
});
function brokenInheriting(p: Board, seat: Seat, space: Space): string | null {
  const outside = mayInherit.broken(p, seat, space, OUTSIDE);
  return outside && mayInherit.broken(p, seat, space, INSIDE) && outside;
}
export const inherit = decision('inherit', [
  {
    at: {
      among: (p) => allSpaces(p),
      bounds: 'S7.1.B-08',
      may: (p, { seat }, space) => brokenInheriting(p, seat, space),
    },
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, so }, side) => mayInherit.broken(p, seat, so.at, side),
    },
  },
]);
