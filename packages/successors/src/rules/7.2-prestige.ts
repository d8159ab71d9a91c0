/** 7.2.F Prestige. */

import type { Board, Location, Owner } from '../contract.ts';
import { commanderAt, popularityOf } from '../position/generals.ts';
import { legitimacyOfOwner } from './3.6-legitimacy.ts';

/**
 * S7.2.F-04, S7.2.F-06, D7-16: the Faction's Legitimacy and the Popularity of its Commanding General in the location;
 * S7.2.F-05: never below 0; S7.2.F-09: an Independent Army has none, for its Faction has no Legitimacy (S3.6-02) and
 * its General no Popularity.
 */
export function prestigeAt(p: Board, location: Location, owner: Owner): number {
  const commander = commanderAt(p, location, owner);
  return Math.max(0, legitimacyOfOwner(p, owner) + (commander === null ? 0 : popularityOf(p, commander)));
}
