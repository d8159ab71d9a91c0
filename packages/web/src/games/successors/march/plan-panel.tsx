/** Laying a plan: each press on the map is the next step, until it is carried out. */

import { useEffect } from 'preact/hooks';
import { announce } from '../../../look/announce.ts';
import { say } from '../../../messages.ts';
import { stewardApi } from '../../../steward/steward-api.ts';
import { useTable, useView } from '../../../table/context.ts';
import { type ChoiceButton, ChoiceButtons } from '../choice-buttons.tsx';
import { isOpen } from '../places.ts';
import type { Table } from '../view.ts';
import { considered } from './considering.ts';
import { Frame } from './frame.tsx';
import { stepWords } from './plan-words.ts';
import { add, type PlannedStep, plan, planning, spacesIn, takeBack } from './planning.ts';

export function PlanPanel({ kind }: { readonly kind: string }) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const steps = planning.value ?? [];
  useEffect(
    () => () => {
      planning.value = null;
    },
    [],
  );
  const isEnded = steps.some((step) => 'end' in step);
  const forecast = considered.value?.forecast ?? null;
  const spaces = spacesIn(steps);
  const isKnown = spaces.length === 0 || (forecast !== null && forecast.steps.length === spaces.length);
  const mayGoOn = isKnown && (forecast === null || forecast.blocked === null) && (forecast?.left ?? 0) >= 0;
  const offer = (step: PlannedStep): ChoiceButton => ({
    key: Object.keys(step)[0],
    content: stepWords(step),
    why: null,
    take: () => add(step),
  });
  const removal = answer.choices.value.find(({ field }) => field === 'removePc');
  const buttons: readonly ChoiceButton[] = [
    ...(steps.length > 0 && mayGoOn
      ? [
          {
            key: 'carry-out',
            content: say('successors.plan.carryOut', { count: steps.length }),
            why: null,
            take() {
              const planned = steps.map((step) => ({ on: kind, do: step }));
              considered.value = null;
              planning.value = null;
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
    ...(isEnded
      ? []
      : [
          ...(steps.length > 0 || (removal !== undefined && isOpen(removal))
            ? [offer({ removePc: true })]
            : []),
          ...(steps.length > 0 ? [offer({ end: true })] : []),
        ]),
    ...(steps.length > 0
      ? [{ key: 'back', content: say('successors.plan.takeBack'), why: null, take: takeBack }]
      : []),
    {
      key: 'drop',
      content: say('successors.plan.drop'),
      why: null,
      take() {
        considered.value = null;
        planning.value = null;
      },
    },
  ];
  return (
    <Frame kind={kind}>
      <p class="forecast" role="status">
        {steps.length === 0
          ? say('successors.plan.hint')
          : steps.map((step, i) => `${i + 1}. ${stepWords(step)}`).join(' · ')}
        {!mayGoOn && isKnown && ` ${say('successors.plan.tooFar')}`}
      </p>
      <ChoiceButtons
        title={table.march === null ? '' : say('successors.left', { left: table.march.left })}
        buttons={buttons}
      />
    </Frame>
  );
}
