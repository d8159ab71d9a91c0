/** The question who is activated by an event: a group is named as for any other activation, within what the card says. */

import { decision, type Side } from '../contract.ts';
import { locationOf } from '../position/places.ts';
import { type Asked as Naming, namedCus } from '../rules/9-armies/9.1-company.ts';
import { namingWay } from '../rules/9-armies/9.1-groups.ts';
import { type Asked, factsOf, judgesOf, noneWay } from './asking.ts';

/** A question of an event while it is being answered. */
const ofEvent = (q: Naming): Asked => q as unknown as Asked;
const naming = namingWay(undefined, (p, q, _unit, count) => {
  const { seat, about } = ofEvent(q);
  return judgesOf(p, about).load?.(p, seat, factsOf(p, about), namedCus(q.so) + count) ?? null;
});

export const campaign = decision('campaign', [
  {
    ...naming,
    march: {
      ...naming.march,
      may: (p, q, general) =>
        naming.march.may(p, q as Naming, general) ??
        judgesOf(p, q.about).leader?.(p, q.seat, factsOf(p, q.about), general) ??
        null,
    },
    from: {
      ...naming.from,
      may: (p, { seat, about }, space) =>
        judgesOf(p, about).from?.(p, seat, factsOf(p, about), space) ?? null,
    },
    side: {
      ...naming.side,
      may: (p, q, side) =>
        naming.side.may(p, q as Naming, side as Side) ??
        judgesOf(p, q.about).start?.(p, q.seat, factsOf(p, q.about), locationOf(q.so.from, side)) ??
        null,
    },
  },
  noneWay,
]);
