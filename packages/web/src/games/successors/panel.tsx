/** The panel of every question of this game: what has been chosen so far, what may come next, and why not. */

import type { Kind } from '@diadochi/kernel';
import type { SuccessorsContract } from '@diadochi/successors';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Taken, Walked } from '../../panel/walked.tsx';
import { WhyNot, whyNothing } from '../../panel/why-not.tsx';
import { Confirm } from '../../table/confirming.tsx';
import { useTable } from '../../table/context.ts';
import { lazy } from '../../table/lazy.tsx';
import { answerOf, type Choice, type Step } from '../../table/walk.ts';
import { isWide } from '../../table/wide.ts';
import { answerWords, fieldWords, stepWords } from './answer-words.ts';
import { ChoiceButtons, PlaceButtons, useButtonOf } from './choice-buttons.tsx';
import { Consequence } from './consequence.tsx';
import { isGesture, isPlace } from './field-sorts.ts';
import { isOpen, useMainAction } from './places.ts';
import { hint, intend, isUnderWay, refusal } from './plan.ts';
import type { CountingProps } from './questions/counting.tsx';

/** Said with the question itself: what the answer will bring about. */
export type Beginning = (props: { readonly kind: string }) => ComponentChildren;

interface PanelProps {
  readonly kind: string;
  /** What is shown before anything is chosen; else what can be chosen is listed. */
  readonly begin?: Beginning;
  /** What is told before it, and beside it. */
  readonly above?: ComponentChildren;
  readonly note?: ComponentChildren;
}

export function Panel({ kind, begin: Begin, above, note }: PanelProps) {
  const { answer } = useTable();
  const complete = answer.complete.value;
  const choices = answer.choices.value;
  const steps = answer.steps.value;
  useSingle(kind);
  const isBeginning = steps.every(({ forced }) => forced) && answer.focus.value.value === null;
  return (
    <div class="answer successors-answer" data-kind={kind}>
      {above}
      <Chosen kind={kind} hidden={above === undefined ? [] : ['general', 'units']} />
      {complete ? (
        <Whole kind={kind} />
      ) : isBeginning && Begin !== undefined ? (
        <Begin kind={kind} />
      ) : choices.length > 0 ? (
        <Next kind={kind} />
      ) : null}
      {note}
      <Why />
    </div>
  );
}

const Counting = lazy<CountingProps>(() =>
  import('./questions/counting.tsx').then((loaded) => loaded.Counting),
);

/** What is asked next in an answer that has been begun; or first, where there is nothing more to say about it. */
function Next({ kind }: { readonly kind: string }) {
  const { answer } = useTable();
  const buttonOf = useButtonOf(kind);
  const choices = answer.shown.value.filter(
    (choice) =>
      (!isGesture(choice.field) || answer.steps.value.length > 0 || kind === 'guard') && !isIdle(choice),
  );
  const [first] = choices;
  if (first === undefined) return null;
  if (first.field === 'count') return <Counting kind={kind} choices={choices} />;
  const places = choices.filter(({ field }) => isPlace(field));
  const others = choices.filter(({ field }) => !isPlace(field));
  if (places.length > 0 && answer.focus.value.value === null)
    return <PlaceButtons kind={kind} choices={places} others={others.map(buttonOf)} />;
  const buttons = [...choices.filter(isOpen), ...choices.filter((choice) => !isOpen(choice))];
  return <ChoiceButtons title={fieldWords(kind, first.field)} buttons={buttons.map(buttonOf)} />;
}

/** CK-03: that nothing is chosen is offered only where that may be. */
export const isIdle = ({ field, why }: Choice): boolean => field === 'none' && why !== null;

/** The whole answer, to be given; by Enter too. */
function Whole({ kind }: { readonly kind: string }) {
  const { answer } = useTable();
  const about = answer.question.value?.about ?? {};
  useMainAction(() => void answer.confirm());
  const steps = answer.steps.value;
  return (
    <Confirm words={answerWords(kind, steps, about)}>
      <Consequence fields={answerOf(steps)} />
    </Confirm>
  );
}

/** Where there is only one thing to choose it is chosen: what is left is to confirm it. */
const SINGLE: readonly string[] = [
  'deploy',
  'claim',
  'forage',
  'recruit',
] satisfies Kind<SuccessorsContract>[];
function useSingle(kind: string): void {
  const { answer } = useTable();
  const choices = answer.choices.value;
  const steps = answer.steps.value;
  useEffect(() => {
    if (!SINGLE.includes(kind) || steps.length > 0 || isUnderWay()) return;
    const open = choices.filter(isOpen);
    if (open.length === 1) intend(answer, [{ field: open[0].field, value: open[0].value }], 'itself');
  }, [answer, kind, choices, steps]);
}

export function Why() {
  const { answer } = useTable();
  const none = answer.complete.value ? null : whyNothing(answer.shown.value);
  // A reason moves nothing that a finger is about to press: on a phone it is told where something was tried.
  return <WhyNot why={(isWide.value ? hint.value : null) ?? refusal.value ?? none} />;
}

/** What has been chosen so far, each to be taken back. */
function Chosen({ kind, hidden }: { readonly kind: string; readonly hidden: readonly string[] }) {
  const { answer } = useTable();
  const steps = answer.steps.value;
  const isSeen = ({ field, forced }: Step) => !forced && !hidden.includes(field);
  const { focus, question } = answer;
  if (!steps.some(isSeen) && focus.value.value === null && question.value?.optional !== true) return null;
  return (
    <Walked onBack={() => answer.back()}>
      {!answer.complete.value && (
        <ol>
          {steps.filter(isSeen).map((step) => (
            <Taken
              key={step.field}
              words={stepWords(kind, step, question.value?.about)}
              onTakeBack={() => answer.backTo(steps.indexOf(step))}
            />
          ))}
        </ol>
      )}
    </Walked>
  );
}
