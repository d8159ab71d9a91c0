/** What the rules say, with links to all that they name. */

import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { CITED } from './book.ts';

interface Reading {
  readonly game: string;
  /** Shows another place on the spot; where the rules are a page of their own, its address does that. */
  readonly show: ((at: string) => void) | null;
}
export const ReadingContext = createContext<Reading>({ game: '', show: null });

interface ToProps {
  readonly at: string;
  readonly class?: string;
  readonly current?: boolean;
  readonly children: ComponentChildren;
}
export function To({ at, class: look, current = false, children }: ToProps) {
  const { game, show } = useContext(ReadingContext);
  return (
    <a
      class={look}
      href={`/rules/${game}/${at}`}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (show === null || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        show(at);
      }}
    >
      {children}
    </a>
  );
}

const PARTS = new RegExp(`(${CITED.source})`);
/** Clauses and rulings are links; the words that were looked for are marked. */
export function Linked({ text, marked = null }: { readonly text: string; readonly marked?: RegExp | null }) {
  return (
    <>
      {text
        .replaceAll('**', '')
        .split(PARTS)
        .map((part, i) =>
          i % 2 === 1 ? (
            <To key={i} at={part} class="rules-cite">
              {part}
            </To>
          ) : (
            <Marked key={i} text={part} marked={marked} />
          ),
        )}
    </>
  );
}

export function Marked({ text, marked }: { readonly text: string; readonly marked: RegExp | null }) {
  if (marked === null) return <>{text}</>;
  return <>{text.split(marked).map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}</>;
}
