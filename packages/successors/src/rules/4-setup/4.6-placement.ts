/** 4.6: one player puts his Starting Generals on the map, with all that comes with them. */

import { done } from '@diadochi/kernel';
import type { General, Province, Space } from '../../box.ts';
import { type Board, decision, OUTSIDE, procedure, rule } from '../../contract.ts';
import { isWithCavalry } from '../../position/cavalry.ts';
import { DEALT, generalFacts, generalsOff, moveGeneral } from '../../position/generals.ts';
import {
  allSpaces,
  isUncontrolled,
  locationOf,
  majorIn,
  provinceFacts,
  setPc,
} from '../../position/places.ts';
import { addAllUnits } from '../../position/units.ts';

export const placement = procedure('placement', (_, args) => ({ ...args, general: 0, left: 0 })).steps({
  A_general: (p, f) => {
    const [next] = generalsOff(p, f.seat, DEALT);
    if (next === undefined) return done({});
    f.general = next;
    return;
  },
  B_deploy: {
    ask: 'deploy',
    of: (_, { seat }) => [seat],
    about: (_, { general }) => ({ general }),
    then: (p, f, seat, { at }, { tell }) => {
      const { start } = generalFacts(p, f.general);
      const location = locationOf(at, OUTSIDE); // D4-02
      moveGeneral(p, f.general, location);
      if (start !== null) addAllUnits(p, location, seat, start.units);
      if (start !== null && isWithCavalry(p)) addAllUnits(p, location, seat, start.cavalry); // S16.9-03
      f.left = start?.pcs ?? 0;
      tell?.all('deployed', { seat, general: f.general, space: at });
    },
  },
  // D4-08: every space of the Province that is not Independent; the owner chooses if there are more.
  C_pcs: (p, f, { tell }) => {
    const free = freeSpaces(p, f.general);
    if (free.length > f.left) return f.left > 0 ? 'D_claim' : 'A_general';
    for (const space of free) setPc(p, space, f.seat, f.seat);
    const province = startProvince(p, f.general);
    tell?.all('placedPcs', { seat: f.seat, province, count: free.length });
    return 'A_general';
  },
  D_claim: {
    ask: 'claim',
    of: (_, { seat }) => [seat],
    about: (p, { general, left }) => ({ province: startProvince(p, general), left }),
    then: (p, f, seat, { claim }, { tell }) => {
      setPc(p, claim, seat, seat);
      f.left--;
      tell?.all('placedPc', { seat, space: claim });
      return 'C_pcs';
    },
  },
});
const startProvince = (p: Board, general: General): Province => generalFacts(p, general).start?.province ?? 0;
const freeSpaces = (p: Board, general: General): Space[] =>
  provinceFacts(p, startProvince(p, general)).spaces.filter((space) => isUncontrolled(p, space));

/** Where a Starting General may stand, if it is the one who is asked about. */
const standsWhere =
  (name: string) =>
  (p: Board, general: General, space: Space): boolean => {
    const facts = generalFacts(p, general);
    return facts.name !== name || (facts.start?.spaces.includes(space) ?? false);
  };
/** The Starting Generals of the box. A content pack may make others of them, who stand where it says. */
const STARTERS = [
  'perdikkas',
  'antipatros',
  'krateros',
  'ptolemaios',
  'leonnatos',
  'peithon',
  'antigonos',
  'eumenes',
  'lysimachos',
  'seleukos',
];
const mayDeploy = rule<[General, Space]>({
  'S4.6-03': standsWhere('perdikkas'),
  'S4.6-04': standsWhere('antipatros'),
  'S4.6-05': standsWhere('krateros'),
  'S4.6-06': standsWhere('ptolemaios'),
  'S4.6-07': standsWhere('leonnatos'),
  'S4.6-08': standsWhere('peithon'),
  'S4.6-09': standsWhere('antigonos'),
  'S4.6-10': standsWhere('eumenes'),
  'S4.6-11': standsWhere('lysimachos'),
  'S4.6-12': standsWhere('seleukos'),
});
export const deploy = decision('deploy', [
  {
    at: {
      among: (p, { about: { general } }) => {
        const { name, start } = generalFacts(p, general);
        return STARTERS.includes(name) ? allSpaces(p) : (start?.spaces ?? []);
      },
      bounds: 'S4.6-02',
      may: (p, { about: { general } }, space) => mayDeploy.broken(p, general, space),
    },
  },
]);
export const claim = decision('claim', [
  {
    claim: {
      among: (p, { about: { province } }) => claimable(p, province),
      bounds: 'D4-08',
    },
  },
]);
/** D4-08: the Major City first. */
function claimable(p: Board, province: Province): Space[] {
  const { spaces } = provinceFacts(p, province);
  const major = majorIn(p, province);
  if (major >= 0 && isUncontrolled(p, major)) return [major];
  return spaces.filter((space) => isUncontrolled(p, space));
}
