/** Buttons of marches, with words that say it all. */

import type { ComponentChildren } from 'preact';
import { useTable } from '../../../table/context.ts';
import { WouldSmall } from '../../../table/would-small.tsx';
import type { ChoiceButton } from '../choice-buttons.tsx';
import { sayingOf } from './frame.tsx';

export interface Asked {
  readonly kind: string;
}

/** Given as soon as they are pressed. */
export function useButtonFor(): (
  field: string,
  content: ComponentChildren,
  value?: unknown,
) => readonly ChoiceButton[] {
  const { answer } = useTable();
  const choices = answer.choices.value;
  return (field, content, value = true) =>
    choices
      .filter((choice) => choice.field === field && choice.value === value)
      .map(({ why }) => ({
        key: field,
        content: (
          <>
            {content}
            <WouldSmall answer={{ [field]: value }} />
          </>
        ),
        why,
        take: () => void answer.propose({ [field]: value }, sayingOf({ [field]: value }, content)),
      }));
}
