/** The plan that is carried out, beside the map: what is done, where it was stopped and why, and what is left. */

import { useEffect, useLayoutEffect } from 'preact/hooks';
import { announce } from '../../../look/announce.ts';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { Stroke } from '../../../look/icon.tsx';
import { say, sayMessage } from '../../../messages.ts';
import { stewardApi } from '../../../steward/steward-api.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { Sentence } from '../../../table/sentence.tsx';
import type { Table } from '../view.ts';
import type { Action } from './answers.ts';
import { cusOf } from './company.ts';
import { PlanOf } from './plan-of.tsx';
import { planWords, stopOf } from './plan-words.ts';
import { plan, refusedIn, route, routeOf, usePlanForecast } from './planning.ts';

/** Looks after it as long as there is one: it is carried out elsewhere. */
function usePlan(): void {
  const { store, isPast } = useTable();
  const view = store.view.value;
  const me = store.me.value;
  const isMine = me !== null && !isPast;
  const isFirst = plan.value === null;
  useEffect(() => {
    if (!isMine || (plan.peek() === null && !isFirst)) return;
    let gone = false;
    stewardApi.state(store.id).then(
      (state) => {
        if (!gone) plan.value = state.plan;
      },
      () => {}, // the next news bring it
    );
    return () => {
      gone = true;
    };
  }, [store.id, me, isMine, plan.value === null ? 0 : (view?.seq ?? 0)]);
}

export function PlanCard() {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  usePlan();
  const now = plan.value;
  const { march } = table;
  const { steps, done, stopped } = now ?? NONE;
  // What happened came of the step before it; what a rule forbids is the next.
  const stop = stopped === null ? null : stopped.startsWith('event.') && done > 0 ? done - 1 : done;
  const asked = answer.question.value?.kind ?? null;
  const mayGoOn = stopped !== null && asked === steps[done]?.on;
  // What is left of it, judged where it would be done.
  const rest = usePlanForecast(mayGoOn && march !== null ? steps.slice(done).map(actionIn) : null);
  const shown = now === null || march === null ? null : routeOf(now, stop, [...march.way, march.at]);
  useLayoutEffect(() => {
    route.value = shown;
    return () => {
      route.value = null;
    };
  }, [JSON.stringify(shown)]);
  if (now === null) return null;
  const leader = march?.generals[0] ?? null;
  const refused = rest === null ? null : refusedIn(rest, store.me.value);
  const words = planWords(steps.map(actionIn), done === 0 ? march : null);
  // Where it was stopped a step was begun, and came to something else.
  const ticked = stop !== null && stop < done ? stop : done;
  const send = (rest: readonly object[]) =>
    stewardApi.plan(store.id, rest).then(
      (state) => {
        plan.value = state.plan;
      },
      () => announce(say('problem.offline')),
    );
  return (
    <section
      class={classes('plan-card', asked === 'withdraw' && 'answering')}
      aria-label={say('successors.plan.title')}
    >
      <header>
        <PlanOf leader={leader}>
          <small>{say('successors.plan.done', { done: ticked, count: steps.length })}</small>
          {march !== null && march.owner === store.me.value && (
            <small>
              {say('successors.plan.head', { cus: cusOf(march), left: march.left, of: march.allowance })}
            </small>
          )}
        </PlanOf>
        <Button look="quiet" square aria-label={say('successors.plan.drop')} onClick={() => void send([])}>
          <Stroke name="close" size={15} />
        </Button>
      </header>
      <ol>
        {words.map((said, i) => {
          const isStop = i === stop;
          const isOff = stop !== null && i > stop;
          return (
            <li key={i} class={classes(i < done && !isStop && 'done', isStop && 'stopped', isOff && 'off')}>
              <span class="nth">{i < done && !isStop ? <Stroke name="check" size={12} /> : i + 1}</span>
              <b>{said}</b>
              {isStop && stopped !== null && (
                <small role="status">
                  {say('successors.plan.stopped')} <Why stopped={stopped} />
                </small>
              )}
              {isOff && asked === 'withdraw' && (
                <small>
                  {say('successors.plan.off')} {say('successors.plan.neither')} <Clause id="S10.L-02" />{' '}
                  <Clause id="S11.3-09" />
                </small>
              )}
              {refused !== null && i === done + (rest?.blocked?.step ?? 0) && (
                <small>
                  {say('successors.plan.off')} {sayMessage(refused.message)} <Clause id={refused.clause} />
                </small>
              )}
            </li>
          );
        })}
      </ol>
      {stopped !== null && (
        <footer>
          {mayGoOn && (
            <Button look="act" onClick={() => void send(steps.slice(done))}>
              {say('successors.plan.goOn')}
            </Button>
          )}
          <Button onClick={() => void send([])}>{say('successors.plan.drop')}</Button>
        </footer>
      )}
    </section>
  );
}
const NONE = { steps: [], done: 0, stopped: null } as const;
const actionIn = (step: { readonly do: unknown }): Action => step.do as Action;

function Why({ stopped }: { readonly stopped: string }) {
  const { store } = useTable();
  const message = stopOf(stopped, store.log.value);
  return message.key.startsWith('event.') ? <Sentence message={message} ruled /> : sayMessage(message);
}
