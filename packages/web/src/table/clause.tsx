/** The ways into the rules: the number of a clause, and the sign beside a sentence that has none. */

import type { ComponentChildren } from 'preact';
import type { Message } from '../api.ts';
import { say } from '../messages.ts';
import { useTable } from './context.ts';
import { hasRule, openRules } from './rules-shown.ts';

interface RuleLinkProps {
  readonly at: string;
  readonly here?: string;
  readonly class: string;
  readonly label: string;
  readonly children: ComponentChildren;
}
/** Opens on the spot; whoever wants it in a tab of its own gets the page of its own. */
function RuleLink({ at, here, class: look, label, children }: RuleLinkProps) {
  const { game } = useTable();
  return (
    <a
      class={look}
      href={`/rules/${game}/${at}`}
      title={label}
      aria-label={label}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        // What lies beneath is not pressed with it.
        event.stopPropagation();
        openRules(at, here, event.currentTarget);
      }}
    >
      {children}
    </a>
  );
}

interface ClauseProps {
  readonly id: string | null;
  /** What it means here. */
  readonly here?: string;
}
/** The number of a rule, beside whatever it explains. The kernel's own (K-…) are no rules of a game. */
export function Clause({ id, here = '' }: ClauseProps) {
  if (id === null || id.startsWith('K-')) return null;
  return (
    <RuleLink at={id} here={here} class="clause" label={say('table.clause', { id })}>
      {id}
    </RuleLink>
  );
}

/** What stands behind a sentence of the log, or a question; which rule it is, the rules know. */
export function RuleOf({ message: { key, params } }: { readonly message: Message }) {
  if (!hasRule(key)) return null;
  const at = typeof params.card === 'string' ? `${key}.${params.card}` : key;
  return (
    <RuleLink at={at} class="rule-sign" label={say('table.rule')}>
      §
    </RuleLink>
  );
}
