/** What can be chosen next, as buttons; what cannot be says why when it is pressed. */

import type { ComponentChildren } from 'preact';
import { classes } from '../look/classes.ts';
import { useTable } from '../table/context.ts';
import type { Choice } from '../table/walk.ts';
import { tellWhyNot } from '../table/why-tip.ts';
import { isWide } from '../table/wide.ts';

export interface ChoiceButton {
  readonly key: string;
  readonly content: ComponentChildren;
  readonly why: Choice['why'];
  /** What may be dropped on it. */
  readonly drop?: string | undefined;
  take(): void;
}

interface ChoiceButtonsProps<O extends ChoiceButton> {
  readonly title: string;
  /** Whether the title is seen, or only read out. */
  readonly titled: boolean;
  /** The first nine show the number key that presses them. */
  readonly numbered: boolean;
  /** How many come before them. */
  readonly after?: number | undefined;
  readonly look?: string | false;
  readonly buttons: readonly O[];
  /** Somebody points at one of them, or (null) at none any more. */
  onPoint(button: O | null): void;
  readonly children?: ComponentChildren;
}

export function ChoiceButtons<O extends ChoiceButton>(props: ChoiceButtonsProps<O>) {
  const { title, titled, numbered, after = 0, look = false, buttons, onPoint, children } = props;
  const { answer } = useTable();
  return (
    <fieldset class={classes('offers', look)} aria-label={title}>
      {titled && <span class="field">{title}</span>}
      {buttons.map((button, i) => (
        <button
          key={button.key}
          type="button"
          class={classes('offer', button.why !== null && 'refused')}
          data-offer={button.key}
          data-drop={button.drop}
          aria-disabled={button.why !== null || answer.busy.value}
          onClick={() => (button.why === null ? button.take() : tellWhyNot(button.why))}
          // On a phone what is told in the panel moves the buttons, away from under the finger: there it is told on the spot.
          onFocus={() => isWide.peek() && onPoint(button)}
          onPointerEnter={() => isWide.peek() && onPoint(button)}
          onPointerLeave={() => onPoint(null)}
          onBlur={() => onPoint(null)}
        >
          {numbered && button.why === null && i + after < 9 && (
            <span class="key" aria-hidden="true">
              <kbd>{i + after + 1}</kbd>
            </span>
          )}
          {button.content}
        </button>
      ))}
      {children}
    </fieldset>
  );
}
