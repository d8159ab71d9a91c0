/** `sail-euxine`: one Army or General sails from a port of the Pontos Euxeinos to another (D13-28; card 29). */

import type { Seat } from '@diadochi/kernel';
import type { General, Space } from '../box.ts';
import { type Board, procedure } from '../contract.ts';
import { generalsInSpace, isMinor, whereIs } from '../position/generals.ts';
import {
  allGroupUnits,
  groupAt,
  groupCommander,
  groupCus,
  groupGenerals,
  groupRoyals,
} from '../position/march.ts';
import { locationOf, outsideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { cusInSpace } from '../position/units.ts';
import { hasSailed } from '../position/voyage.ts';
import { activateGroup, endGroup, fitLeaders } from '../rules/9-armies/9.1-groups.ts';
import { mayLandAt } from '../rules/13-naval-movement/13.2-disembarking.ts';
import { embark } from '../rules/13-naval-movement/13.2-embarking.ts';
import { isHeirWaiting } from '../rules/14-land-battle/14.8-general-loss.ts';
import { cusByName } from '../words.ts';
import { demands } from './demands.ts';
import type { EffectKind } from './kind.ts';
import { isBarred, mayMeet } from './pact.ts';

export const sailingEuxine = procedure('sailingEuxine', (_, args) => ({ ...args, to: null })).steps({
  // C29-02: without MPs.
  A_name: {
    ask: 'campaign',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect, mps: 0, left: 1 }),
    then: (p, _, seat, answer, play) => {
      if ('march' in answer) activateGroup(p, seat, answer, 0, play);
    },
  },
  B_where: {
    ask: 'chooseLocation',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect, from: null }),
    then: (_, f, _seat, answer) => {
      if ('at' in answer) f.to = locationOf(answer.at, answer.side);
    },
  },
  // C29-05: all who were named; C29-03: and no Fleet.
  C_embark: (p, { seat }, play) => {
    const leader = groupCommander(p) as General;
    embark(
      p,
      seat,
      {
        embark: leader,
        escort: [],
        with: groupGenerals(p).filter((general) => general !== leader),
        ...cusByName(allGroupUnits(p)),
        carry: groupRoyals(p),
      },
      play,
    );
  },
  // C29-04, C29-06, C29-08: one step of 13.2.
  D_sail: {
    call: 'sailing',
    at: 'announce_3',
    with: (_, { seat, to }) => ({ seat, passing: false, to }),
  },
  E_inheritance: { call: 'inheritance', with: (p) => (isHeirWaiting(p) ? {} : null) },
  // C29-09
  F_end: (p, { seat }, play) => endGroup(p, seat, play),
});

/** C29-01: whether there is another such port in which he may land. */
const isPort = (p: Board, seat: Seat, space: Space): boolean =>
  spaceFacts(p, space).euxine &&
  p.box.all.euxine.some((other) => other !== space && !isBarred(p, seat, outsideOf(other)));
const maySailUnder = demands<'sail-euxine', [Seat, General]>({
  byArmy: (p, _, seat, general) =>
    isMinor(p, general)
      ? p.box.all.euxine.some((space) => cusInSpace(p, space, seat) > 0 && isPort(p, seat, space))
      : isPort(p, seat, spaceOf(whereIs(p, general))),
});
/** Whether he has anything in such a port: mostly not, and then nobody need be asked. */
function isAnywhereIn(p: Board, seat: Seat): boolean {
  for (const space of p.box.all.euxine)
    if (cusInSpace(p, space, seat) > 0 || generalsInSpace(p, space, seat) > 0) return true;
  return false;
}
const maySailFrom = demands<'sail-euxine', [Seat, Space]>({
  byArmy: (p, _, seat, space) => isPort(p, seat, space),
});
const mayLoad = demands<'sail-euxine', [number]>({
  load: (_p, { most }, cus) => cus <= most,
});
const maySailTo = demands<'sail-euxine', [Space, Space]>({
  far: (p, _, from, space) => spaceFacts(p, space).euxine && space !== from,
});

export const sailEuxine: EffectKind<'sail-euxine'> = {
  possible: (p, seat, effect) =>
    !hasSailed(p) &&
    isAnywhereIn(p, seat) &&
    fitLeaders(p, seat).some((general) => maySailUnder.allows(p, effect, seat, general)),
  bound: () => true,
  procedure: 'sailingEuxine',
  rules: {
    leader: (p, seat, effect, general) => maySailUnder.broken(p, effect, seat, general),
    from: (p, seat, effect, space) => maySailFrom.broken(p, effect, seat, space),
    load: (p, _, effect, cus) => mayLoad.broken(p, effect, cus),
    space: (p, seat, effect, space) =>
      maySailTo.broken(p, effect, spaceOf(groupAt(p)), space) ?? mayMeet.broken(p, seat, outsideOf(space)),
    // C29-08
    side: (p, seat, _, space, side) => mayLandAt.broken(p, seat, locationOf(space, side), groupCus(p)),
  },
};
