/** Forecasts: what a march or a Siege that a player considers would cost and meet. */

import { BadInput, type Data, fromNames, type Json, recordAt, type Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import type { Board, SuccessorsContract } from '../contract.ts';
import { isMarching } from '../position/march.ts';
import type { Naming } from '../rules/9-armies/9.1-groups.ts';
import { forecastBehind, type Leaving } from './behind.ts';
import { forecastWay } from './march.ts';
import { activateNamed } from './naming.ts';
import { forecastReach } from './reach.ts';
import { forecastSiege } from './siege.ts';

/**
 * `{ behind: answer }`: whom the answer, which names a group, would leave behind without anybody.
 * `{ reach: true }` or `{ way: [space, …] }`, of the active group; or of one that could be named, with `naming`: the answer
 * to `activate` or `forceMarch` that would name it. What that leaves out stays where it is.
 * `{ siege: space }`: a Siege, by whoever would conduct it now (with `naming`: by that group); `general`, `cus` and `mps`: or
 * by whom one thinks of.
 */
export const forecastIn = ({ nouns, decisions }: SuccessorsContract) => {
  const { forceMarch, intercept, march } = decisions;
  const shapes = [...forceMarch.answers, ...intercept.answers, ...march.answers];
  /** An answer that names a group, with numbers for names. */
  function leaving(answer: { readonly [field: string]: unknown }): Leaving {
    const verb = NAMING.find((each) => Object.hasOwn(answer, each));
    const shape = shapes.find((each) => verb !== undefined && Object.hasOwn(each, verb));
    if (shape === undefined) throw new BadInput('request.behind is no answer that names a group');
    return fromNames(nouns, shape, { ...nothingOf(shape), ...answer }, 'request.behind') as Leaving;
  }
  return (p: Board, seat: Seat, request: Json): Json => {
    const { naming, behind, ...asked } = recordAt(request, 'request');
    if (behind !== undefined)
      return forecastBehind(p, seat, leaving(recordAt(behind, 'request.behind'))) as unknown as Json;
    const [shape] = decisions.forceMarch.answers;
    const isSiege = Object.hasOwn(asked, 'siege');
    const isReach = Object.hasOwn(asked, 'reach');
    const given = fromNames(
      nouns,
      isSiege ? siegeIn(asked) : isReach ? { reach: 'yes' } : WAY,
      asked,
      'request',
    );
    let isKnown = true;
    if (naming !== undefined) {
      const named = { ...nothingOf(shape), ...recordAt(naming, 'request.naming') };
      isKnown = activateNamed(p, seat, fromNames(nouns, shape, named, 'request.naming') as Naming);
    } else if (!isSiege && !isMarching(p, seat))
      throw new BadInput('request has no naming, and the seat has no active group');
    if (isSiege) {
      const { siege, ...supposed } = given as Data<typeof SIEGE>;
      return forecastSiege(p, seat, siege, supposed, isKnown) as unknown as Json;
    }
    const forecast = isReach
      ? forecastReach(p, seat, isKnown)
      : forecastWay(p, seat, (given as Data<typeof WAY>).way as Space[], isKnown);
    return forecast as unknown as Json;
  };
};
/** Verbs of answers that name a group. */
const NAMING = ['march', 'intercept', 'regroup', 'relocate'];
const WAY = { way: ['space'] } as const;
const SIEGE = { siege: 'space', general: 'general', cus: 'count', mps: 'count' } as const;
/** The shape of a request about a Siege: what it leaves out is not supposed. */
const siegeIn = (asked: { readonly [field: string]: unknown }) =>
  Object.fromEntries(
    Object.entries(SIEGE).filter(([field]) => field === 'siege' || Object.hasOwn(asked, field)),
  );
/** Nobody, of anything. */
const nothingOf = (shape: { readonly [field: string]: unknown }): { [field: string]: unknown } =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([field, sort]): [string, unknown][] =>
      sort === 'count' ? [[field, 0]] : Array.isArray(sort) ? [[field, []]] : [],
    ),
  );
