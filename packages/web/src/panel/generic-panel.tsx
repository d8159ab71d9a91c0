/**
 * The panel that can put any question of any game: it shows what may come next, says why the rest may not, and
 * lets everything be taken back until it is sent.
 */

import type { ComponentChildren } from 'preact';
import { Button } from '../look/button.tsx';
import { say } from '../messages.ts';
import { Confirm } from '../table/confirming.tsx';
import { useTable } from '../table/context.ts';
import { fieldsOf } from '../table/walk.ts';
import { answerWords, fieldWords, stepWords, valueWords, verbWords } from '../table/words.ts';
import { type ChoiceButton, ChoiceButtons } from './choice-buttons.tsx';
import { Taken, Walked } from './walked.tsx';
import { usePointedWhy, WhyNot, whyNothing } from './why-not.tsx';

interface PlainButton extends ChoiceButton {
  readonly isNumber: boolean;
}

/** What can be pressed now, in the order of the number keys. */
function useChoiceButtons(kind: string): readonly PlainButton[] {
  const { answer, game } = useTable();
  const verbs = answer.verbs.value;
  if (verbs !== null)
    return verbs.map(({ field, only, why }) => ({
      key: field,
      // What comes after it is asked for then: 'Raid a village …'
      content: only === null ? `${verbWords(game, kind, field)} …` : stepWords(game, kind, only),
      why,
      isNumber: false,
      take: () => (only === null ? answer.look({ verb: field, value: null }) : answer.choose(only)),
    }));
  const shown = answer.shown.value;
  const oneField = new Set(shown.map(({ field }) => field)).size === 1;
  return shown.map((choice) => ({
    key: `${choice.field} ${choice.value}`,
    content:
      oneField && (shown.length > 1 || Array.isArray(choice.value))
        ? valueWords(game, choice)
        : stepWords(game, kind, choice),
    why: choice.why,
    isNumber: typeof choice.value === 'number',
    take: () => answer.choose(choice),
  }));
}

interface GenericPanelProps {
  readonly kind: string;
  readonly children?: ComponentChildren;
}

export function GenericPanel({ kind, children }: GenericPanelProps) {
  const { answer, game } = useTable();
  const buttons = useChoiceButtons(kind);
  const complete = answer.complete.value;
  const steps = answer.steps.value;
  const pointed = usePointedWhy([steps, answer.focus.value, kind]);
  /** An answer that ends with a list is whole before the list is. */
  const isOpen = !complete || buttons.length > 0;
  return (
    <div class="answer">
      <Chosen kind={kind} />
      {isOpen && (
        <Choices
          kind={kind}
          buttons={buttons}
          onPoint={(button) => {
            if (button !== null) pointed.value = button.why;
          }}
        />
      )}
      {complete && <Confirm words={answerWords(game, kind, steps)}>{children}</Confirm>}
      {isOpen && <WhyNot why={pointed.value ?? whyNothing(buttons)} />}
    </div>
  );
}

interface ChoicesProps {
  readonly kind: string;
  readonly buttons: readonly PlainButton[];
  onPoint(button: ChoiceButton | null): void;
}

function Choices({ kind, buttons, onPoint }: ChoicesProps) {
  const { answer, game } = useTable();
  const field = answer.verbs.value === null ? answer.shown.value[0]?.field : undefined;
  const several = new Set(answer.shown.value.map((choice) => choice.field)).size > 1;
  const title = field === undefined || several ? say('table.choose') : fieldWords(game, kind, field);
  const numbers = buttons.length > 0 && buttons.every(({ isNumber }) => isNumber);
  const hasMembers = answer.steps.value.at(-1)?.field === field;
  return (
    <ChoiceButtons
      title={title}
      titled={field !== undefined && !several}
      numbered={!numbers}
      look={numbers && 'numbers'}
      buttons={buttons}
      onPoint={onPoint}
    >
      {answer.end.value !== null && (
        <Button look="act" disabled={answer.busy.value} onClick={() => answer.endList()}>
          {say('table.endList', { count: hasMembers ? 1 : 0 })}
        </Button>
      )}
    </ChoiceButtons>
  );
}

/** What has been chosen so far, each to be taken back; and the way out of a verb or of something uninvited. */
function Chosen({ kind }: { readonly kind: string }) {
  const { answer, game } = useTable();
  const steps = answer.steps.value;
  // Later on, a look at one field ends a list: nothing has been chosen by that.
  const verb = steps.length === 0 ? answer.focus.value.verb : null;
  if (!answer.canGoBack.value) return null;
  return (
    <Walked onBack={() => answer.back()}>
      {(steps.length > 0 || verb !== null) && (
        <ol>
          {fieldsOf(steps).map((step) => (
            <Taken
              key={step.field}
              words={stepWords(game, kind, step)}
              onTakeBack={() => answer.backTo(step.forced ? Math.max(step.from - 1, 0) : step.from)}
            />
          ))}
          {verb !== null && <Taken words={verbWords(game, kind, verb)} onTakeBack={() => answer.back()} />}
        </ol>
      )}
    </Walked>
  );
}
