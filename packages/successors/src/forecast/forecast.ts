/** Forecasts: what a march that a player considers would cost and meet. */

import { BadInput, fromNames, type Json, recordAt, type Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import type { Board, SuccessorsContract } from '../contract.ts';
import { isMarching } from '../position/march.ts';
import { isAtSea } from '../position/voyage.ts';
import type { Naming } from '../rules/9-armies/9.1-groups.ts';
import type { Embarking } from '../rules/13-naval-movement/13.2-embarking.ts';
import type { DroppingOff } from '../rules/13-naval-movement/13.2-pick-up-drop-off.ts';
import { forecastBehind, type Leaving } from './behind.ts';
import { forecastWay } from './march.ts';
import { activateNamed } from './naming.ts';
import { forecastReach } from './reach.ts';
import { forecastDropOff, forecastEngage, forecastSeaReach, forecastVoyage } from './voyage.ts';

/**
 * `{ behind: answer }`: whom the answer, which names a group, would leave behind without anybody.
 * `{ reach: true }` or `{ way: [space, …] }`, of the active group; or of one that could be named, with `naming`: the answer
 * to `activate` or `forceMarch` that would name it. What that leaves out stays where it is.
 * `{ seaReach: true }` or `{ seaWay: [space, …] }`: the same by sea, with `embark`, the answer by which it would go aboard,
 * unless it is at sea. `{ dropOff: answer }`: what those may meet who would go ashore. `{ engage: true }`, of whoever is
 * asked for it: what a declaration would bring.
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
  /** The answer of a question that begins with a verb, with numbers for names. */
  function answerTo(answers: readonly object[], verb: string, given: unknown): object {
    const shape = answers.find((each) => Object.hasOwn(each, verb)) as { [field: string]: unknown };
    const answer = { ...nothingOf(shape), ...recordAt(given as Json, `request.${verb}`) };
    return fromNames(nouns, shape as never, answer, `request.${verb}`) as object;
  }
  return (p: Board, seat: Seat, request: Json): Json => {
    const { naming, behind, embark, ...asked } = recordAt(request, 'request');
    if (behind !== undefined)
      return forecastBehind(p, seat, leaving(recordAt(behind, 'request.behind'))) as unknown as Json;
    const [shape] = decisions.forceMarch.answers;
    if (Object.hasOwn(asked, 'dropOff')) {
      const answer = answerTo(decisions.sail.answers, 'dropOff', asked.dropOff);
      if (!isAtSea(p) || !isMarching(p, seat)) throw new BadInput('the seat has no group at sea');
      return forecastDropOff(p, seat, answer as unknown as DroppingOff) as unknown as Json;
    }
    if (Object.hasOwn(asked, 'engage')) {
      if (!isAtSea(p)) throw new BadInput('nobody is at sea');
      return forecastEngage(p, seat) as unknown as Json;
    }
    const isReach = Object.hasOwn(asked, 'reach') || Object.hasOwn(asked, 'seaReach');
    const { way, seaWay } = fromNames(nouns, shapeOf(asked), asked, 'request') as Ways;
    let isKnown = true;
    if (naming !== undefined) {
      const named = { ...nothingOf(shape), ...recordAt(naming, 'request.naming') };
      isKnown = activateNamed(p, seat, fromNames(nouns, shape, named, 'request.naming') as Naming);
    } else if (!isMarching(p, seat))
      throw new BadInput('request has no naming, and the seat has no active group');
    if (Object.hasOwn(asked, 'seaReach') || seaWay !== undefined) {
      const boarding =
        embark === undefined ? null : (answerTo(march.answers, 'embark', embark) as unknown as Embarking);
      if (boarding === null && !isAtSea(p)) throw new BadInput('request has no embark, and nobody is at sea');
      const forecast = isReach
        ? forecastSeaReach(p, seat, boarding, isKnown)
        : forecastVoyage(p, seat, seaWay as Space[], boarding, isKnown);
      return forecast as unknown as Json;
    }
    const forecast = isReach
      ? forecastReach(p, seat, isKnown)
      : forecastWay(p, seat, way as Space[], isKnown);
    return forecast as unknown as Json;
  };
};
/** Verbs of answers that name a group. */
const NAMING = ['march', 'intercept', 'regroup', 'relocate'];
/** What is asked for: where a group could go, or what is on its way, by land or by sea. */
const shapeOf = (asked: { readonly [field: string]: unknown }) =>
  SHAPES.find((shape) => Object.keys(shape).some((field) => Object.hasOwn(asked, field))) ?? SHAPES[0];
const SHAPES = [{ way: ['space'] }, { reach: 'yes' }, { seaReach: 'yes' }, { seaWay: ['space'] }] as const;
interface Ways {
  readonly way?: readonly Space[];
  readonly seaWay?: readonly Space[];
}
/** Nobody, of anything. */
const nothingOf = (shape: { readonly [field: string]: unknown }): { [field: string]: unknown } =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([field, sort]): [string, unknown][] =>
      sort === 'count' ? [[field, 0]] : Array.isArray(sort) ? [[field, []]] : [],
    ),
  );
