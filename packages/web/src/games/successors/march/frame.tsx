/** What the panels of marches and voyages are made of. */

import './march.css';
import type { ComponentChildren } from 'preact';
import { Clause } from '../../../table/clause.tsx';
import { Consequence } from '../consequence.tsx';
import { Why } from '../panel.tsx';

interface FrameProps {
  readonly kind: string;
  readonly children: ComponentChildren;
}
export function Frame({ kind, children }: FrameProps) {
  return (
    <div class="answer successors-answer march-answer" data-kind={kind}>
      {children}
      <Why />
    </div>
  );
}

/** What a button says, and what will come of it. */
export const sayingOf = (fields: { readonly [field: string]: unknown }, words: ComponentChildren) => ({
  words,
  note: <Consequence fields={fields} />,
});

/** One line about what is going on, and what it means; the rule beside it. */
export function Saying({ text, clause }: { readonly text: string; readonly clause: string }) {
  return (
    <p class="forecast march-saying">
      <span>
        {text} <Clause id={clause} />
      </span>
    </p>
  );
}
