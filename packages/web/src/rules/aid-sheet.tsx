import type { ComponentChildren } from 'preact';
import { To } from './text.tsx';

interface SheetProps {
  readonly title: ComponentChildren;
  readonly at: string;
  readonly children: ComponentChildren;
}
/** One heading of the sheet, with the clause or section behind it. */
export function AidSheet({ title, at, children }: SheetProps) {
  return (
    <section class="aid-sheet">
      <header>
        <h3 class="caps">{title}</h3>
        <To at={at} class="rules-id">
          {at}
        </To>
      </header>
      {children}
    </section>
  );
}
