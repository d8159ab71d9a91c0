/** When a battle or a Siege is shown by itself, and when it makes way. */

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useTable } from '../../table/context.ts';
import { openCard } from './hand-open.ts';

interface Fight {
  readonly seq: number;
  readonly nth: number;
}
/** `last`: the last one that was fought; `isNow`: nothing has happened since. */
export function useShowing<T>(open: Signal<T | null>, last: (T & Fight) | null, isNow: boolean): void {
  const { answer, latest, scene, isPast } = useTable();
  const view = latest.view.value;
  useEffect(() => {
    if (isNow && !isPast) open.value = last;
  }, [last?.seq, last?.nth, isNow]);
  // Whoever looks back opens what he wants to see, and moves on from it.
  useEffect(() => {
    if (isPast) open.value = null;
  }, [isPast, view?.seq ?? 0]);
  // Whoever opens the card that he plays next has seen what it would lie under.
  const card = openCard.value;
  useEffect(() => {
    if (card !== null && answer.question.peek()?.kind === 'tyche') open.value = null;
  }, [card]);
  // Where the game is over nobody is asked any more: what was before its end makes way for it.
  const isEnded = !isPast && (view?.outcome ?? null) !== null;
  useEffect(() => {
    if (isEnded && !isNow) open.value = null;
  }, [isEnded]);
  const isShown = open.value !== null;
  useEffect(() => {
    // Who has shut it wants to know at once.
    if (!isShown && !isNow) scene.release();
    return isShown ? () => scene.release() : undefined;
  }, [isShown]);
}
