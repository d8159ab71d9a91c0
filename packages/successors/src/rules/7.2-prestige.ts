/** 7.2.F Prestige. */

import { type Board, INDEPENDENT, type Location, type Owner } from '../contract.ts';
import { commanderAt, popularityOf } from '../position/generals.ts';
import { legitimacyOfOwner } from './3.6-legitimacy.ts';

/**
 * S7.2.F-04, S7.2.F-06, D7-16: the Faction's Legitimacy and the Popularity of its Commanding General in the location;
 * S7.2.F-05: never below 0; S7.2.F-09: an Independent Army has none.
 */
export function prestigeAt(p: Board, location: Location, owner: Owner): number {
  if (owner === INDEPENDENT) return 0;
  const commander = commanderAt(p, location, owner);
  return Math.max(0, legitimacyOfOwner(p, owner) + (commander === null ? 0 : popularityOf(p, commander)));
}
