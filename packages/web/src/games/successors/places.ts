/** Which spaces of the map can be chosen now, why others cannot, and what pressing one does. */

import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Answering } from '../../table/answering.ts';
import { pressedOn } from '../../table/pressing.ts';
import type { Choice, Step } from '../../table/walk.ts';
import { isPlace } from './field-sorts.ts';
import type { Side, SuccessorsMapProps } from './map-props.ts';
import { intend } from './plan.ts';

/** What the purple button does now: pressing a space once more does it too. */
export const mainAction = signal<(() => void) | null>(null);
/** Makes known what the purple button does, as soon as it is there. */
export function useMainAction(action: () => void): void {
  useLayoutEffect(() => {
    mainAction.value = action;
    return () => {
      mainAction.value = null;
    };
  });
}

/** A space was chosen: what is told of it then stands beside it and the pieces there. */
export const pressedOnSpace = (space: string): void =>
  pressedOn(`.spaces [data-space="${space}"], .pieces [data-piece^="${space} "]`);

/** Spaces that something on the page points at. */
export const pointedAt = signal<ReadonlySet<string>>(new Set());

/** Where a place was asked for: as long as the answer is not given, another one can be pressed instead. */
interface Places {
  readonly decision: string;
  readonly before: readonly Step[];
  readonly choices: readonly Choice[];
}
const last = signal<Places | null>(null);

const placesNow = (answer: Answering): Places | null => {
  const decision = answer.question.value?.id;
  const steps = answer.steps.value;
  // What has been chosen is no longer asked for, though what comes next may not be known yet.
  const choices = answer.choices.value.filter(
    // A word may be called what a field of places is: whether to place a PC, whether to lay Siege.
    ({ field, value }) =>
      isPlace(field) && typeof value === 'string' && steps.every((step) => step.field !== field),
  );
  if (decision === undefined) return null;
  if (choices.length > 0) return { decision, before: steps, choices };
  const earlier = last.value;
  if (earlier === null || earlier.decision !== decision || steps.length <= earlier.before.length) return null;
  const isSame = earlier.before.every(
    ({ field, value }, i) => steps[i].field === field && steps[i].value === value,
  );
  return isSame && isPlace(steps[earlier.before.length].field) ? earlier : null;
};

export const isOpen = ({ why }: Choice): boolean => why === null;
const valuesOf = (choices: readonly { readonly value: unknown }[]): ReadonlySet<string> =>
  new Set(choices.map(({ value }) => String(value)));

export function usePlaces(
  answer: Answering,
): Pick<SuccessorsMapProps, 'choices' | 'chosen' | 'whyNot' | 'onChoose' | 'sides'> {
  const now = placesNow(answer);
  const steps = answer.steps.value;
  useLayoutEffect(() => {
    if (now !== null && now !== last.peek()) last.value = now;
  }, [now?.decision, now?.choices, now?.before]);
  const chosenIn = (taken: readonly Step[]): ReadonlySet<string> =>
    valuesOf(taken.filter(({ field }) => isPlace(field) || field === 'disband'));
  return {
    choices: valuesOf(now?.choices.filter(isOpen) ?? []),
    chosen: chosenIn(steps),
    whyNot(space) {
      const about = now?.choices.filter(({ value }) => value === space) ?? [];
      return about.some(isOpen) ? null : (about[0]?.why ?? null);
    },
    onChoose(space) {
      pressedOnSpace(space);
      // As it is now: keys may come faster than the map is drawn.
      if (chosenIn(answer.steps.peek()).has(space) && mainAction.peek() !== null) {
        mainAction.peek()?.();
        return;
      }
      if (now === null) return;
      const before = now.before.map(({ field, value }) => ({ field, value }));
      const ways = now.choices.filter((choice) => choice.value === space && isOpen(choice));
      const part = ways.length === 1 ? { field: ways[0].field, value: space } : { field: null, value: space };
      intend(answer, [...before, part]);
    },
    sides: sidesAsked(answer),
  };
}

function sidesAsked(answer: Answering): SuccessorsMapProps['sides'] {
  const choices = answer.choices.value;
  const steps = answer.steps.value;
  const about = answer.question.value?.about.space;
  const at = steps.findLast(({ field }) => isPlace(field) || field === 'disband')?.value ?? about;
  if (choices.length === 0 || typeof at !== 'string' || choices.some(({ field }) => field !== 'side'))
    return null;
  const parts = steps.map(({ field, value }) => ({ field, value }));
  return {
    at,
    open: valuesOf(choices.filter(isOpen)) as ReadonlySet<Side>,
    onSide: (side) => intend(answer, [...parts, { field: 'side', value: side }]),
  };
}
