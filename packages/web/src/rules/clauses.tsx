/** Clauses, rulings and examples as they are read. */

import { icons } from 'virtual:icons/rules';
import { classes } from '../look/classes.ts';
import { Drawing } from '../look/icon.tsx';
import { language, say } from '../messages.ts';
import type { Clause, Example, Heading, Part, Ruling } from './book.ts';
import { Linked, To } from './text.tsx';

/** All that a section says, the clause that is read now among it. */
export function ClauseList({
  clauses,
  now = null,
  marked = null,
}: {
  readonly clauses: readonly Clause[];
  readonly now?: string | null;
  readonly marked?: RegExp | null;
}) {
  return (
    <ul class="rules-list">
      {clauses.map(({ id, text }) => (
        <li key={id} class={classes(id === now && 'now')}>
          <To at={id} class="rules-id" current={id === now}>
            {id}
          </To>
          <p>
            <Linked text={text} marked={marked} />
          </p>
        </li>
      ))}
    </ul>
  );
}

export function SectionHead({ section: { id, title } }: { readonly section: Heading }) {
  return (
    <h3 class="caps rules-section" id={`section-${id}`} tabIndex={-1}>
      <To at={id}>{/^C/.test(id) ? title : `${id} · ${title}`}</To>
    </h3>
  );
}

/** A ruling always says why; where nothing more is said, what the rulebooks say is the reason. */
export function RulingBox({ ruling }: { readonly ruling: Ruling }) {
  const { id, question, text, reason, lang } = ruling;
  const why = reason === '' ? text : reason;
  return (
    <section class="rules-ruling" lang={lang === language.value ? undefined : lang}>
      <Drawing path={icons.scales} size={20} />
      <div>
        <h3>
          <To at={id} class="rules-ruling-id">
            {say('rules.ruling', { id })}
          </To>{' '}
          {question}
        </h3>
        <p>
          <Linked text={ruling.ruling} />
        </p>
        {why !== '' && (
          <p class="rules-why">
            <b>{say(reason === '' ? 'rules.books' : 'rules.why')}</b> <Linked text={why} />
          </p>
        )}
        {reason !== '' && text !== '' && (
          <details class="rules-why">
            <summary>{say('rules.booksSay')}</summary>
            <Linked text={text} />
          </details>
        )}
      </div>
    </section>
  );
}

/** Only in English: they are the cases that the rules are tested with. */
export function ExampleBox({ example: { id, title, lines } }: { readonly example: Example }) {
  return (
    <details class="rules-example">
      <summary>
        {say('rules.example', { id })} <span lang="en">{title}</span>
      </summary>
      <ul lang="en">
        {lines.map((line) => (
          <li key={line}>
            <Linked text={line} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export const clausesOf = (parts: readonly Part[], section: string): readonly Clause[] =>
  parts.flatMap(({ sections }) => sections).find(({ id }) => id === section)?.clauses ?? [];
