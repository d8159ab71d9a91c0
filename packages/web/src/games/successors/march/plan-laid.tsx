/** What may come of a plan that is being laid: each step with its MPs, and where it might be stopped, with the odds. */

import type { PlanForecast, StepForecast } from '@diadochi/successors';
import type { ComponentChildren } from 'preact';
import { say } from '../../../messages.ts';
import { useView } from '../../../table/context.ts';
import type { Table } from '../view.ts';
import { cusOf } from './company.ts';
import { PlanOf } from './plan-of.tsx';
import { stepsOnWay } from './plan-steps.ts';
import { planWords } from './plan-words.ts';
import { type PlannedStep, planned, planning } from './planning.ts';
import { Standing, StepLines } from './way-card.tsx';

/** Whether the map is wide enough for it to lie on. */
const roomy = matchMedia('(min-width: 1280px)');
/** Beside the map, where there is room for it. */
export function LaidCard() {
  const { table } = useView<Table>();
  const steps = planning.value ?? [];
  const forecast = planned.value;
  const { march } = table;
  if (!roomy.matches || steps.length === 0 || march === null) return null;
  const onWay = forecast === null ? [] : stepsOnWay(steps, forecast);
  const words = planWords(steps, march);
  return (
    <PlanFrame left={forecast?.left ?? march.left}>
      <ol>
        {words.map((said, i) => (
          <li key={i}>
            <span class="nth">{i + 1}</span>
            <p class="plan-step">
              <b>{said}</b>
              {(forecast?.costs[i] ?? 0) > 0 && (
                <span class="plan-cost">{say('successors.mps', { mps: forecast?.costs[i] })}</span>
              )}
            </p>
            {onWay[i] !== undefined && (
              <div class="plan-stops">
                <StepLines step={onWay[i]} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <Standing steps={forecast?.steps ?? []} />
    </PlanFrame>
  );
}
/** Elsewhere: only where it might be stopped. */
export function Stops({
  steps,
  forecast,
}: {
  readonly steps: readonly PlannedStep[];
  readonly forecast: PlanForecast;
}) {
  if (roomy.matches) return null;
  const stops = stepsOnWay(steps, forecast).filter((step): step is StepForecast => step !== undefined);
  return (
    <div class="plan-stops">
      {stops.map((step, i) => (
        <StepLines key={i} step={step} />
      ))}
      <Standing steps={stops} />
    </div>
  );
}

function PlanFrame({ left, children }: { readonly left: number; readonly children: ComponentChildren }) {
  const { march } = useView<Table>().table;
  if (march === null) return null;
  return (
    <section class="plan-card" aria-label={say('successors.plan.title')}>
      <header>
        <PlanOf leader={march.generals[0] ?? null}>
          <small>
            {say('successors.plan.head', {
              cus: cusOf(march),
              left: Math.max(0, left),
              of: march.allowance,
            })}
          </small>
        </PlanOf>
      </header>
      {children}
    </section>
  );
}
