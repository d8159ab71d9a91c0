/** A group that a player considers to activate: judged as if it had been named, then activated on the copy. */

import { Refused, type Seat } from '@diadochi/kernel';
import { effectFacts } from '../cards/kind.ts';
import { type Board, isIn, under } from '../contract.ts';
import { BY_DIE } from '../position/budget.ts';
import { cardFacts, inFrontOf } from '../position/deck.ts';
import { marcherOf, movementDieOf, setMovementDie } from '../position/march.ts';
import { ACTIVATION, activeOf, segmentOf } from '../position/turns.ts';
import { activateGroup, endGroup, type Naming, namingWay } from '../rules/9-armies/9.1-groups.ts';
import { TRIAL } from './trial-play.ts';

/** The group is active then. False if nobody knows yet how many MPs it will have: then it gets those of the best roll. */
export function activateNamed(p: Board, seat: Seat, naming: Naming): boolean {
  const marcher = marcherOf(p);
  if (marcher !== null) endGroup(p, marcher, TRIAL);
  const clause = brokenAnswer(p, seat, namingWay(), naming);
  if (clause !== null)
    throw new Refused({ allowed: false, clause, message: { key: `refusal.${clause}`, params: { seat } } });
  const mps = mpsOf(p, seat);
  if (mps === null) setMovementDie(p, BEST_ROLL);
  activateGroup(p, seat, naming, mps ?? BY_DIE, TRIAL);
  return mps !== null;
}
const BEST_ROLL = 6;

/** S6.2.B1-02, S9.2-02: those of the card that is being resolved; S9.2-05: or the movement die decides, if it has fallen. */
function mpsOf(p: Board, seat: Seat): number | null {
  if (activeOf(p) !== seat) return null;
  if (segmentOf(p) === ACTIVATION) return movementDieOf(p) > 0 ? BY_DIE : null;
  const event = isIn(p, 'activatingArmies') ? under(p, 'activatingArmies') : null;
  if (event !== null) return effectFacts<'activate-army'>(p, event.card, event.effect).mps;
  const segment = isIn(p, 'tycheSegment') ? under(p, 'tycheSegment') : null;
  return segment !== null && inFrontOf(p, segment.card) === seat ? cardFacts(p, segment.card).ops : null;
}

/** The first clause that forbids an answer in one way to give it: as the judge fills it in, field by field. */
export function brokenAnswer(
  p: Board,
  seat: Seat,
  way: object,
  answer: { readonly [field: string]: unknown },
): string | null {
  const so: { [field: string]: unknown } = {};
  const q = { seat, so };
  for (const [name, field] of Object.entries(way)) {
    const { among, bounds, closed, may } = field as Field;
    const given = answer[name] as true | number | readonly number[];
    if (given === true) {
      const clause = closed?.(p, q) ?? null;
      if (clause !== null) return clause;
      so[name] = true;
      continue;
    }
    if (typeof given !== 'number') so[name] = [];
    for (const value of typeof given === 'number' ? [given] : given.toSorted((a, b) => a - b)) {
      if (!Array.from(among(p, q, [])).includes(value)) return bounds;
      const clause = closed?.(p, q) ?? may?.(p, q, value) ?? null;
      if (clause !== null) return clause;
      so[name] = typeof given === 'number' ? value : [...(so[name] as number[]), value];
    }
  }
  return null;
}
interface Field {
  among(p: Board, q: object, list: number[]): ArrayLike<number>;
  readonly bounds: string;
  closed?(p: Board, q: object): string | null;
  may?(p: Board, q: object, value: number): string | null;
}
