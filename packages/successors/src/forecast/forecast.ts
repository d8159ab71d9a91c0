/** Forecasts: what a march, a voyage or a Siege that a player considers would cost and meet, and what a card could do. */

import { BadInput, type Data, fromNames, type Json, recordAt, type Seat } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import type { Board, SuccessorsContract } from '../contract.ts';
import { isMarching } from '../position/march.ts';
import { isAtSea } from '../position/voyage.ts';
import { steeredBy } from '../rules/9.5-independent-armies/9.5-movement.ts';
import type { Naming } from '../rules/9-armies/9.1-groups.ts';
import type { Embarking } from '../rules/13-naval-movement/13.2-embarking.ts';
import type { DroppingOff } from '../rules/13-naval-movement/13.2-pick-up-drop-off.ts';
import { forecastBehind, type Leaving } from './behind.ts';
import { forecastBurial } from './burial.ts';
import { forecastCard } from './card.ts';
import { forecastWay } from './march.ts';
import { activateNamed } from './naming.ts';
import { forecastPlan, type Planned } from './plan.ts';
import { forecastReach } from './reach.ts';
import { forecastReaction } from './reaction.ts';
import { forecastSiege } from './siege.ts';
import { forecastStand } from './stand.ts';
import { forecastDropOff, forecastEngage, forecastSeaReach, forecastVoyage } from './voyage.ts';

/**
 * `{ behind: answer }`: whom the answer, which names a group, would leave behind without anybody.
 * `{ card }`, of one's hand: what each of its uses could be for now.
 * `{ reaction: true }`, where a window is open: what each Surprise card of the hand would change.
 * `{ reach: true }` or `{ way: [space, …] }`, of the active group or the Independent Army that the seat moves; or of one that could be named, with `naming`: the answer
 * to `activate` or `forceMarch` that would name it. What that leaves out stays where it is.
 * `{ plan: [answer, …] }`: what the active group would do one after the other: `go`, `regroup`, `removePc`, `siege`, `end`.
 * `{ seaReach: true }` or `{ seaWay: [space, …] }`: the same by sea, with `embark`, the answer by which it would go aboard,
 * unless it is at sea. `{ dropOff: answer }`: what those may meet who would go ashore. `{ engage: true }`, of whoever is
 * asked for it: what a declaration would bring.
 * `{ burial: true }`, of whoever has the Funeral Cart: what it would be worth in Pella.
 * `{ stand: true }`, where a group has gone somewhere: what a battle there would bring, and what an Evasion would.
 * `{ siege: space }`: a Siege, by whoever would conduct it now (with `naming`: by that group); `general`, `cus` and `mps`: or
 * by whom one thinks of.
 */
export const forecastIn = (contract: SuccessorsContract) => {
  const { nouns, decisions } = contract;
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
  /** The answers of a plan. */
  function planned(steps: unknown): Planned[] {
    if (!Array.isArray(steps) || steps.length > MOST_STEPS)
      throw new BadInput(`request.plan should be a list of at most ${MOST_STEPS} answers`);
    return steps.map((step, i) => {
      const verb = PLANNED.find((each) => Object.hasOwn(recordAt(step as Json, `request.plan.${i}`), each));
      if (verb === undefined)
        throw new BadInput(`request.plan.${i} should be an answer with ${PLANNED.join(', ')}`);
      return answerTo(march.answers, verb, step) as Planned;
    });
  }
  /** Whom somebody who goes aboard would take along; null: he is aboard. */
  function boarding(p: Board, embark: unknown): Embarking | null {
    if (embark !== undefined) return answerTo(march.answers, 'embark', embark) as Embarking;
    if (!isAtSea(p)) throw new BadInput('request has no embark, and nobody is at sea');
    return null;
  }
  function told(p: Board, seat: Seat, request: Json): object {
    const { naming, embark, ...asked } = recordAt(request, 'request');
    const isAsked = (field: string): boolean => Object.hasOwn(asked, field);
    if (isAsked('behind')) return forecastBehind(p, seat, leaving(recordAt(asked.behind, 'request.behind')));
    if (isAsked('reaction')) return forecastReaction(contract, p, seat);
    if (isAsked('stand')) return forecastStand(p, seat);
    if (isAsked('burial')) return forecastBurial(p, seat);
    if (isAsked('card')) {
      const { card } = fromNames(nouns, { card: 'card' }, asked, 'request') as { readonly card: Card };
      return forecastCard(nouns, p, seat, card);
    }
    if ((isAsked('dropOff') || isAsked('engage')) && !isAtSea(p)) throw new BadInput('nobody is at sea');
    if (isAsked('dropOff')) {
      const answer = answerTo(decisions.sail.answers, 'dropOff', asked.dropOff);
      return forecastDropOff(p, seat, answer as DroppingOff);
    }
    if (isAsked('engage')) return forecastEngage(p, seat);
    if (isAsked('plan')) {
      if (!isMarching(p, seat)) throw new BadInput('request.plan, but the seat has no active group');
      return forecastPlan(p, seat, planned(asked.plan));
    }
    const given = fromNames(nouns, shapeOf(asked), asked, 'request') as Given;
    const [shape] = forceMarch.answers;
    let isKnown = true;
    if (naming !== undefined) {
      const named = { ...nothingOf(shape), ...recordAt(naming, 'request.naming') };
      isKnown = activateNamed(p, seat, fromNames(nouns, shape, named, 'request.naming') as Naming);
    } else if (!isAsked('siege') && !isMarching(p, seat) && steeredBy(p, seat) === null)
      throw new BadInput('request has no naming, and the seat has no active group');
    if ('siege' in given) {
      const { siege, ...supposed } = given;
      return forecastSiege(p, seat, siege, supposed, isKnown);
    }
    if ('seaReach' in given) return forecastSeaReach(p, seat, boarding(p, embark), isKnown);
    if ('seaWay' in given) return forecastVoyage(p, seat, given.seaWay, boarding(p, embark), isKnown);
    return 'reach' in given ? forecastReach(p, seat, isKnown) : forecastWay(p, seat, given.way, isKnown);
  }
  return (p: Board, seat: Seat, request: Json): Json => told(p, seat, request) as unknown as Json;
};
/** Verbs of answers that a plan can have, and how many. */
const PLANNED = ['go', 'regroup', 'removePc', 'siege', 'end'];
const MOST_STEPS = 40;
/** Verbs of answers that name a group. */
const NAMING = ['march', 'intercept', 'regroup', 'relocate'];
const SIEGE = { siege: 'space', general: 'general', cus: 'count', mps: 'count' } as const;
const SHAPES = [
  { way: ['space'] },
  { reach: 'yes' },
  { seaWay: ['space'] },
  { seaReach: 'yes' },
  SIEGE,
] as const;
type Given = Data<(typeof SHAPES)[number]>;
/** What is asked for; what a request about a Siege leaves out is not supposed. */
function shapeOf(asked: { readonly [field: string]: unknown }) {
  const found = SHAPES.find((shape) => Object.hasOwn(asked, Object.keys(shape)[0])) ?? SHAPES[0];
  return Object.fromEntries(
    Object.entries(found).filter(([field], i) => i === 0 || Object.hasOwn(asked, field)),
  ) as (typeof SHAPES)[number];
}
/** Nobody, of anything. */
const nothingOf = (shape: { readonly [field: string]: unknown }): { [field: string]: unknown } =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([field, sort]): [string, unknown][] =>
      sort === 'count' ? [[field, 0]] : Array.isArray(sort) ? [[field, []]] : [],
    ),
  );
