/** The band under the prompt: the panel for what is asked of me; else what happened last. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Panel } from '../games/face.ts';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { say, sayMessage } from '../messages.ts';
import { GenericPanel } from '../panel/generic-panel.tsx';
import { AlwaysSo } from './always-so.tsx';
import { Clause } from './clause.tsx';
import { useTable } from './context.ts';
import { Latest, OutcomeStrip } from './later.tsx';

export function Ask() {
  const { store, story, scene, answer, face } = useTable();
  const teller = story.teller.value;
  const question = scene.isHeld.value ? null : answer.question.value;
  const trouble = answer.trouble.value;
  const isOver = (store.view.value?.outcome ?? null) !== null;
  const panels = face.panels as { readonly [kind: string]: Panel };
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section, [
    question?.id,
    answer.steps.value,
    answer.focus.value,
    answer.choices.value,
    answer.isWaiting.value,
    answer.proposed.value,
  ]);
  // A kind that this page does not know yet is still playable.
  const Shown = question === null ? null : (panels[question.kind] ?? GenericPanel);
  return (
    <section
      ref={section}
      class={classes('ask', isOver && 'over')}
      aria-label={say('table.answer')}
      tabIndex={-1}
    >
      {teller !== null &&
      (story.isTelling.value || (Shown === null && !isOver && teller.scenes.value.length > 0)) ? (
        <teller.parts.Strip />
      ) : Shown !== null && question !== null ? (
        <>
          <Shown key={question.id} kind={question.kind} />
          <AlwaysSo />
        </>
      ) : isOver ? (
        <OutcomeStrip />
      ) : (
        <Latest />
      )}
      {trouble !== null && (
        <p class="problem" role="alert">
          <span>
            {sayMessage(trouble.message)} <Clause id={trouble.clause} here={sayMessage(trouble.message)} />
          </span>
          <button
            type="button"
            class="dismiss"
            aria-label={say('table.dismiss')}
            onClick={() => (answer.trouble.value = null)}
          >
            <Stroke name="close" size={14} />
          </button>
        </p>
      )}
    </section>
  );
}

/** Where one answers: the question itself, cards, and what stands beside a press. */
const ANSWERING = '.ask, .hand-box, .sheet, .beside, .map-guest';
const NEXT = '.offer:not([aria-disabled="true"]), .confirm:not([disabled])';

/** Whoever answers by keyboard goes on with the next choice, though the button just pressed is gone. */
function useKeptFocus(section: RefObject<HTMLElement | null>, changes: readonly unknown[]): void {
  const inside = useRef(false);
  const byKey = useRef(false);
  useLayoutEffect(() => {
    const look = ({ target }: FocusEvent) => {
      inside.current = (target as Element).closest(ANSWERING) !== null;
    };
    const press = () => {
      byKey.current = false;
    };
    const key = () => {
      byKey.current = true;
    };
    addEventListener('focusin', look);
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', key, { capture: true });
    return () => {
      removeEventListener('focusin', look);
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', key, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    const isFree = () =>
      inside.current && [document.body, section.current].includes(document.activeElement as HTMLElement);
    const next = () => (byKey.current ? section.current?.querySelector<HTMLElement>(NEXT) : null);
    if (!isFree()) return;
    (next() ?? section.current)?.focus({ preventScroll: true });
    // A panel that is still being loaded has its choices a little later.
    if (next() || section.current === null) return;
    const awaited = new MutationObserver(() => {
      if (isFree() && !next()) return;
      awaited.disconnect();
      if (isFree()) next()?.focus({ preventScroll: true });
    });
    awaited.observe(section.current, { childList: true, subtree: true });
    return () => awaited.disconnect();
  }, changes);
}
