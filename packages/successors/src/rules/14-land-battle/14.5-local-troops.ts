/** 14.5 Local Troops: points for holding the land, with their reasons. */

import type { Seat } from '@diadochi/kernel';
import { type Board, type Location, modifiers, type Owner } from '../../contract.ts';
import { commanderAt, generalFacts } from '../../position/generals.ts';
import { holderOf, pcOn, provinceFacts, spaceFacts, spaceOf } from '../../position/places.ts';

/** S14.5-01, S14.5-02, S14.5-04, D14-14: for the space and for its Province; both add up (S14.5-03). */
const forHolding = modifiers<[Location, Owner]>({
  'S14.5-01': [
    (p) => p.box.content.tables.localTroops.space,
    (p, location, owner) => pcOn(p, spaceOf(location)) === owner,
  ],
  'S14.5-02': [
    (p) => p.box.content.tables.localTroops.province,
    (p, location, owner) => {
      const { province } = spaceFacts(p, spaceOf(location));
      return province >= 0 && holderOf(p, province) === owner;
    },
  ],
});
/** S14.5-05: what PEUKESTAS makes of them, where he commands; 1 for everybody else. */
function factor(p: Board, location: Location, owner: Owner): number {
  const commander = commanderAt(p, location, owner);
  const ability = commander === null ? null : generalFacts(p, commander).ability;
  const { province } = spaceFacts(p, spaceOf(location));
  if (ability?.kind !== 'local-troops-multiplier' || province < 0) return 1;
  return ability.params.provinces.includes(provinceFacts(p, province).name) ? ability.params.factor : 1;
}
const doubled = modifiers<[Location, Owner]>({
  'S14.5-05': [
    (p, location, owner) => forHolding.sum(p, location, owner) * (factor(p, location, owner) - 1),
    () => true,
  ],
});

/** S12.2.B-01, S14.5-06: a Faction that has failed to Evade in this Procedure has none. */
export function localTroops(p: Board, location: Location, owner: Owner, failed: readonly Seat[]): number {
  if (failed.includes(owner)) return p.box.content.tables.localTroops.afterFailedEvasion;
  return forHolding.sum(p, location, owner) + doubled.sum(p, location, owner);
}
export const localTroopsReasons = (p: Board, location: Location, owner: Owner, failed: readonly Seat[]) =>
  failed.includes(owner)
    ? []
    : [...forHolding.reasons(p, location, owner), ...doubled.reasons(p, location, owner)];
