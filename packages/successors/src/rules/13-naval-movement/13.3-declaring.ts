/** 13.3 A: who may declare a Naval Battle when the next space has been announced, and with which Fleets. */

import type { Seat } from '@diadochi/kernel';
import type { Fleet, Space } from '../../box.ts';
import { type Board, decision, type Location, rule } from '../../contract.ts';
import { availableFleets, strengthOfFleets } from '../../position/fleets.ts';
import { generalsInSpace } from '../../position/generals.ts';
import { havePact } from '../../position/pact.ts';
import { pcOn, spaceFacts } from '../../position/places.ts';
import { cusInSpace } from '../../position/units.ts';
import { cusAboard, escortOf, hasDeclared } from '../../position/voyage.ts';

/** Who sails, and the space that he has announced: D13-04, the distance is counted from there. */
export interface Announced {
  readonly seat: Seat;
  readonly into: Space;
  /** Where a card lands it (C29-04). */
  readonly to: Location | null;
}
export const mayEngage = rule<[Seat, Announced]>({
  'S13.3-02': (_p, _, { to }) => to === null,
  // D6-37
  'CO63-04': (p, seat, { seat: mover }) => !havePact(p, seat, mover),
  'S13.3.A-05': (_p, seat, { seat: mover }) => seat !== mover,
  'S13.3.A-01': (p, seat) => availableFleets(p, seat).length > 0,
  // S13.3.A-03: along Sea paths.
  'S13.3.A-02': (p, seat, { into }) => spaceFacts(p, into).guardedFrom.some((port) => pcOn(p, port) === seat),
  'S13.3.A-04': (p, seat) => !hasDeclared(p, seat),
});

/** What somebody saw when he let a group pass. */
interface Seen {
  readonly cus: number;
  readonly escort: number;
  readonly strength: number;
  readonly threatened: boolean;
}
export interface Pass extends Seen {
  readonly by: Seat;
  readonly always: boolean;
}
export const seenBy = (p: Board, seat: Seat, { seat: mover, into }: Announced): Seen => ({
  cus: cusAboard(p),
  escort: strengthOfFleets(p, mover, escortOf(p)),
  strength: strengthOfFleets(p, seat, availableFleets(p, seat)),
  threatened: isThreatened(p, seat, into),
});
/** Whether somebody has a PC, CUs or a General where the group could land, or next to it. */
const isThreatened = (p: Board, seat: Seat, into: Space): boolean =>
  [into, ...spaceFacts(p, into).adjacent].some(
    (space) =>
      pcOn(p, space) === seat || cusInSpace(p, space, seat) > 0 || generalsInSpace(p, space, seat) > 0,
  );
/** Whoever has let it pass is asked again only if he has more to lose or to win than when he did. */
export function isAsked(p: Board, seat: Seat, announced: Announced, passes: readonly Pass[]): boolean {
  if (!mayEngage.allows(p, seat, announced)) return false;
  const pass = passes.find(({ by }) => by === seat);
  if (pass === undefined) return true;
  const { cus, escort, strength, threatened } = seenBy(p, seat, announced);
  return (
    !pass.always &&
    (cus !== pass.cus ||
      escort !== pass.escort ||
      strength !== pass.strength ||
      (threatened && !pass.threatened))
  );
}

/** S13.2-09, S13.2-04: with any of the Fleets at hand, wherever they are controlled from. */
export const engage = decision('engage', [
  {
    engage: { among: (p, { seat }, list) => availableFleets(p, seat, list), bounds: 'S13.2-09' },
    with: {
      among: (p, { seat, so }, list) => {
        for (const fleet of availableFleets(p, seat)) if (fleet > so.engage) list.push(fleet);
        return list;
      },
      bounds: 'S13.2-09',
    },
  },
  { pass: {} },
  { passAll: {} },
]);
/** The Fleets that an answer commits. */
export const committed = (answer: { readonly engage: Fleet; readonly with: readonly Fleet[] }): Fleet[] => [
  answer.engage,
  ...answer.with,
];
