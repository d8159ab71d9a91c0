import { say } from '../messages.ts';

/** The number of a rule, beside whatever it explains. The kernel's own (K-…) are no rules of a game. */
export function Clause({ id }: { readonly id: string | null }) {
  if (id === null || id.startsWith('K-')) return null;
  return (
    <span class="clause" title={say('table.clause', { id })}>
      {id}
    </span>
  );
}
