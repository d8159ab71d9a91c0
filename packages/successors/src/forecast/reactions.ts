/** Who could react to a group that has gone into a location, and how likely that succeeds (11, 12). */

import type { Seat } from '@diadochi/kernel';
import type { General } from '../box.ts';
import { type Board, INDEPENDENT, type Location } from '../contract.ts';
import { generalFacts, ownerOf, whereIs } from '../position/generals.ts';
import { spaceOf } from '../position/places.ts';
import { turnOrder } from '../position/turns.ts';
import { evadesFrom, interceptsFrom } from '../rules/7-pieces/7.1-ratings.ts';
import { couldPay } from '../rules/11-interception/11-inciting.ts';
import { mayIntercept, neighbours } from '../rules/11-interception/11-interception.ts';
import { canEvade, evaderAt } from '../rules/12-evasion/12-evasion.ts';
import { ownerView } from '../table.ts';
import type { Chance } from './shape.ts';

/** S16.11-07: whether another player could incite Independents, by what everybody knows. */
const mayBeIncited = (p: Board, mover: Seat): boolean =>
  turnOrder(p).some((seat) => seat !== mover && couldPay(p, seat));
/** S11.1: every General who may try, without those who are still to be placed. */
function interceptorsInto(p: Board, mover: Seat, into: Location): General[] {
  return [...turnOrder(p), INDEPENDENT].flatMap((owner) =>
    owner === mover || (owner === INDEPENDENT && !mayBeIncited(p, mover))
      ? []
      : neighbours(p, owner, spaceOf(into), []).filter((general) => mayIntercept.allows(p, general, into)),
  );
}
export function interceptionsInto(p: Board, mover: Seat, into: Location): readonly [Chance[], number] {
  const generals = interceptorsInto(p, mover, into);
  const chances = generals.map((general) => chanceOf(p, general, whereIs(p, general), interceptsFrom));
  // S11.2-02: from each space once, so with the best one.
  const best = new Map<string, number>();
  generals.forEach((general, i) => {
    const from = `${ownerOf(p, general)} ${spaceOf(whereIs(p, general))}`;
    best.set(from, Math.max(best.get(from) ?? 0, chances[i].chance));
  });
  return [chances, anyOf([...best.values()])];
}

/** S12.2-02: each Faction that can tries once, by its Commanding General. */
export function evasionsFrom(
  p: Board,
  step: { readonly by: Seat; readonly from: Location; readonly into: Location },
): readonly [Chance[], number] {
  const chances = [...turnOrder(p), INDEPENDENT].flatMap((owner): Chance[] => {
    if (
      owner === INDEPENDENT
        ? !mayBeIncited(p, step.by) || !canEvade(p, owner, step)
        : !canEvade(p, owner, step)
    )
      return [];
    const general = evaderAt(p, owner, step) as General;
    return [chanceOf(p, general, step.into, evadesFrom)];
  });
  return [chances, anyOf(chances.map(({ chance }) => chance))];
}

const FACES = 6;
/** What a General needs where he is, and the last of the reasons for it. */
function chanceOf(p: Board, general: General, at: Location, least: typeof interceptsFrom): Chance {
  const needed = least.sum(p, general, at);
  return {
    seat: ownerView(ownerOf(p, general)) as Chance['seat'],
    general: generalFacts(p, general).name,
    needed,
    chance: Math.min(FACES, Math.max(0, FACES + 1 - needed)) / FACES,
    clause: least.reasons(p, general, at).at(-1)?.clause ?? least.clauses[0],
  };
}
/** That at least one of them succeeds. */
const anyOf = (chances: readonly number[]): number =>
  1 - chances.reduce((none, each) => none * (1 - each), 1);
