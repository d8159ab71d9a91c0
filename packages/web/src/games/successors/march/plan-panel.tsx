/** Laying a plan: each press on the map is the next step, and so is what is done on the way, until it is carried out. */

import type { PlanForecast } from '@diadochi/successors';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { announce } from '../../../look/announce.ts';
import { classes } from '../../../look/classes.ts';
import { say } from '../../../messages.ts';
import { WhyNot } from '../../../panel/why-not.tsx';
import { stewardApi } from '../../../steward/steward-api.ts';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { type ChoiceButton, ChoiceButtons } from '../choice-buttons.tsx';
import { spaceName } from '../names.ts';
import type { Table } from '../view.ts';
import { cusOf } from './company.ts';
import { composing, considered } from './considering.ts';
import { Frame } from './frame.tsx';
import { PinnedComposer } from './pinned-composer.tsx';
import { Stops } from './plan-laid.tsx';
import { planWords, stepWords } from './plan-words.ts';
import {
  add,
  composeThen,
  type PlannedStep,
  plan,
  planned,
  planning,
  refusedIn,
  siegeThen,
  takeBack,
  usePlanForecast,
} from './planning.ts';

export function PlanPanel({ kind }: { readonly kind: string }) {
  const { store } = useTable();
  const { table } = useView<Table>();
  const me = store.me.value;
  const steps = planning.value ?? [];
  const forecast = usePlanForecast(steps);
  useLayoutEffect(() => {
    planned.value = forecast;
  }, [forecast]);
  useEffect(
    () => () => {
      planning.value = null;
      planned.value = null;
    },
    [],
  );
  if (composing.value !== null)
    return (
      <Frame kind={kind}>
        {isWide.value ? <p class="forecast">{say('successors.compose.hint')}</p> : <PinnedComposer />}
      </Frame>
    );
  const isEnded = steps.some((step) => 'end' in step);
  const refused = forecast === null ? null : refusedIn(forecast, me);
  const mayCarryOut = steps.length > 0 && forecast !== null && refused === null;
  const drop = () => {
    considered.value = null;
    planning.value = null;
  };
  const buttons: readonly ChoiceButton[] = [
    ...(mayCarryOut
      ? [
          {
            key: 'carry-out',
            content: say('successors.plan.carryOut', { count: steps.length }),
            why: null,
            take() {
              const planned = steps.map((step) => ({ on: kind, do: step }));
              drop();
              stewardApi.plan(store.id, planned).then(
                (state) => {
                  plan.value = state.plan;
                },
                () => announce(say('problem.offline')),
              );
            },
          },
        ]
      : []),
    ...(isEnded || forecast === null || refused !== null || me === null ? [] : onTheWay(table, me, forecast)),
    ...(steps.length > 0
      ? [{ key: 'back', content: say('successors.plan.takeBack'), why: null, take: takeBack }]
      : []),
    { key: 'drop', content: say('successors.plan.drop'), why: null, take: drop },
  ];
  return (
    <Frame kind={kind}>
      {/* Where there is room, the card beside the map lists them. */}
      <p class={classes('forecast', isWide.value && steps.length > 0 && 'unseen')} role="status">
        {steps.length === 0
          ? say('successors.plan.hint')
          : planWords(steps, table.march)
              .map((words, i) => `${i + 1}. ${words}`)
              .join(' · ')}
      </p>
      {forecast !== null && <Stops steps={steps} forecast={forecast} />}
      <WhyNot why={refused} />
      <ChoiceButtons
        title={
          forecast === null
            ? ''
            : say(steps.length === 0 ? 'successors.left' : 'successors.plan.left', {
                left: Math.max(0, forecast.left ?? 0),
              })
        }
        buttons={buttons}
      />
    </Frame>
  );
}

/** 9.3: what could be the next step besides going on; what a rule forbids there is not offered. */
function onTheWay(table: Table, me: number, forecast: PlanForecast): readonly ChoiceButton[] {
  const { next, at, group, fresh } = forecast;
  const name = spaceName(at);
  const offer = (step: PlannedStep): ChoiceButton => ({
    key: Object.keys(step)[0],
    content: stepWords(step, at),
    why: null,
    take: () => add(step),
  });
  const isSomebodyThere = cusOf(fresh) + fresh.generals.length + fresh.royals.length > 0;
  const canPart = cusOf(group) > 0 || group.generals.length > 1;
  return [
    ...(next.regroup === null && (isSomebodyThere || canPart)
      ? [
          {
            key: 'regroup',
            content: say(isSomebodyThere ? 'successors.plan.change' : 'successors.plan.leave', { name }),
            why: null,
            take: () => composeThen(table, me, forecast),
          },
        ]
      : []),
    ...(next.siege === null ? [offer(siegeThen(forecast))] : []),
    ...(next.removePc === null ? [offer({ removePc: true })] : []),
    ...(next.end === null ? [offer({ end: true })] : []),
  ];
}
