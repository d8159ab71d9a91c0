/** The rules of one game: what is looked for, the contents, a chapter, a clause with all that was ruled on it, the player aid. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Stroke } from '../look/icon.tsx';
import { language, say } from '../messages.ts';
import { Aid } from './aid.tsx';
import type { Chapter, Clause, Heading, Outline } from './book.ts';
import { ClauseList, clausesOf, ExampleBox, RulingBox, SectionHead } from './clauses.tsx';
import { hitsFor, type Place, placeOf } from './finding.ts';
import { useOutline, useParts } from './library.ts';
import { Linked, Marked, ReadingContext, To } from './text.tsx';

interface ReaderProps {
  readonly game: string;
  readonly at: string;
  readonly here?: string;
  readonly show: ((at: string) => void) | null;
  /** What else stands beside the search: the way out. */
  readonly children?: ComponentChildren;
}
export function Reader({ game, at, here = '', show, children }: ReaderProps) {
  const { outline, failed } = useOutline(game);
  const [wanted, setWanted] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const place = outline === null ? null : placeOf(outline, at);
  useSlash(search);
  // Whoever goes elsewhere has found what he looked for.
  useLayoutEffect(() => setWanted(''), [at]);
  const reading = useMemo(() => ({ game, show }), [game, show]);
  const count = outline?.clauses ?? 0;
  return (
    <ReadingContext.Provider value={reading}>
      <header class="rules-head">
        <label class="rules-search">
          <Stroke name="search" size={16} />
          <input
            ref={search}
            type="search"
            placeholder={say('rules.search', { count })}
            aria-label={say('rules.search', { count })}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
          <span class="rules-key" aria-hidden="true">
            /
          </span>
        </label>
        <nav class="rules-tabs" aria-label={say('table.rules')}>
          <To at="" current={place?.kind !== 'aid'}>
            {say('table.rules')}
          </To>
          <To at="aid" current={place?.kind === 'aid'}>
            {say('rules.aid')}
          </To>
        </nav>
        {children}
      </header>
      <div class="rules-text">
        {failed && <Failed />}
        {outline !== null && place !== null && wanted.trim() !== '' && (
          <Found game={game} outline={outline} wanted={wanted} />
        )}
        {outline !== null && place !== null && wanted.trim() === '' && (
          <Shown key={at} game={game} outline={outline} place={place} here={here} />
        )}
      </div>
    </ReadingContext.Provider>
  );
}

const Failed = () => (
  <p class="problem" role="alert">
    {say('problem.offline')}
  </p>
);

/** A slash leads to the search, unless it is typed. */
function useSlash(search: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select') !== null) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [search]);
}

interface ShownProps {
  readonly game: string;
  readonly outline: Outline;
  readonly here: string;
}
function Shown({ game, outline, place, here }: ShownProps & { readonly place: Place }) {
  switch (place.kind) {
    case 'contents':
      return <Contents game={game} outline={outline} />;
    case 'aid':
      return <Aid game={game} outline={outline} />;
    case 'chapter':
      return <ChapterShown game={game} {...place} />;
    case 'clause':
      return <ClauseShown game={game} outline={outline} here={here} {...place} />;
    case 'ruling':
      return <RulingShown game={game} outline={outline} {...place} />;
    case 'nothing':
      return (
        <>
          <Title>{say('rules.nothing')}</Title>
          <Contents game={game} outline={outline} isBelow />
        </>
      );
  }
}

/** What is read first: it gets the focus, so that a screen reader begins there. */
function Title({ children, id }: { readonly children: ComponentChildren; readonly id?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} class="rules-title" tabIndex={-1}>
      {id !== undefined && <span class="rules-number">{id}</span>}
      {children}
    </h2>
  );
}

function Crumbs({ game, chapter, last }: { game: string; chapter: Chapter | null; last: string | null }) {
  return (
    <nav class="rules-crumbs" aria-label={say('rules.crumbs')}>
      <To at="">{say(`game.${game}.title`)}</To>
      {chapter !== null && (
        <>
          <Stroke name="chevron" size={11} />
          <To at={chapter.id}>{chapterWords(chapter)}</To>
        </>
      )}
      {last !== null && last !== chapter?.id && (
        <>
          <Stroke name="chevron" size={11} />
          <span>{last}</span>
        </>
      )}
    </nav>
  );
}
const chapterWords = ({ id, title }: Chapter): string => (/^\d/.test(id) ? `${id} ${title}` : title);

function Contents({
  game,
  outline,
  isBelow = false,
}: Omit<ShownProps, 'here'> & { readonly isBelow?: boolean }) {
  return (
    <>
      {!isBelow && <Title>{say('rules.of', { game: say(`game.${game}.title`) })}</Title>}
      <ul class="rules-contents">
        {outline.chapters.map((chapter) => (
          <li key={chapter.id}>
            <To at={chapter.id}>
              <b>{/^\d/.test(chapter.id) ? chapter.id : ''}</b> {chapter.title}
              <small>{say('rules.count', { count: sum(chapter.sections) })}</small>
            </To>
          </li>
        ))}
      </ul>
      <p class="rules-note">{say('rules.ours')}</p>
    </>
  );
}
const sum = (sections: readonly Heading[]): number => sections.reduce((all, each) => all + each.clauses, 0);

interface ChapterProps extends Pick<ShownProps, 'game'> {
  readonly chapter: Chapter;
  readonly section: Heading | null;
}
function ChapterShown({ game, chapter, section }: ChapterProps) {
  const { parts, failed } = useParts(game, [chapter.part]);
  useEffect(() => {
    if (parts === null || section === null) return;
    const heading = document.getElementById(`section-${section.id}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [parts, section]);
  if (failed) return <Failed />;
  // What no clause has said already.
  const said = new Set(
    chapter.sections.flatMap(({ id }) => clausesOf(parts ?? [], id).flatMap((each) => each.rulings)),
  );
  const others = (parts ?? [])
    .flatMap(({ rulings }) => rulings)
    .filter(({ id }) => id.slice(1).split('-')[0] === chapter.id && !said.has(id));
  return (
    <>
      <Crumbs game={game} chapter={null} last={chapterWords(chapter)} />
      <Title>{chapter.title}</Title>
      {parts !== null &&
        chapter.sections.map((each) => (
          <section key={each.id}>
            {each.id !== chapter.id && <SectionHead section={each} />}
            <ClauseList clauses={clausesOf(parts, each.id)} />
          </section>
        ))}
      {others.length > 0 && (
        <details class="rules-others">
          <summary>{say('rules.others', { count: others.length })}</summary>
          {others.map((ruling) => (
            <RulingBox key={ruling.id} ruling={ruling} />
          ))}
        </details>
      )}
    </>
  );
}

interface ClauseShownProps extends ShownProps {
  readonly id: string;
  readonly chapter: Chapter;
  readonly section: Heading;
}
function ClauseShown({ game, outline, id, chapter, section, here }: ClauseShownProps) {
  const { parts, failed } = useParts(game, [chapter.part]);
  const clauses = clausesOf(parts ?? [], section.id);
  const clause = clauses.find((each) => each.id === id) ?? null;
  if (failed) return <Failed />;
  if (parts === null) return null;
  if (clause === null)
    return (
      <>
        <Title>{say('rules.nothing')}</Title>
        <Contents game={game} outline={outline} isBelow />
      </>
    );
  const examples = parts.flatMap((part) => part.examples).filter((each) => each.clauses.includes(id));
  return (
    <>
      <Crumbs game={game} chapter={chapter} last={section.id} />
      <article class="rules-clause">
        <Title id={id}>{section.title}</Title>
        <p>
          <Linked text={clause.text} />
        </p>
        {here !== '' && (
          <p class="rules-here">
            <b>{say('rules.here')}</b> {here}
          </p>
        )}
      </article>
      <Rulings game={game} outline={outline} clause={clause} />
      {examples.map((example) => (
        <ExampleBox key={example.id} example={example} />
      ))}
      {clauses.length > 1 && (
        <section>
          <SectionHead section={section} />
          <ClauseList clauses={clauses} now={id} />
        </section>
      )}
      <p>
        <To at={chapter.id}>{say('rules.whole', { chapter: chapterWords(chapter) })}</To>
      </p>
    </>
  );
}

/** Those on one clause may be in other parts of the book. */
function Rulings({ game, outline, clause }: { game: string; outline: Outline; clause: Clause }) {
  const { parts } = useParts(
    game,
    clause.rulings.map((id) => outline.rulings[id]),
  );
  const all = (parts ?? []).flatMap(({ rulings }) => rulings);
  return (
    <>
      {clause.rulings.map((id) => {
        const ruling = all.find((each) => each.id === id);
        return ruling === undefined ? null : <RulingBox key={id} ruling={ruling} />;
      })}
    </>
  );
}

function RulingShown({
  game,
  outline,
  id,
  chapter,
}: Omit<ClauseShownProps, 'here' | 'chapter' | 'section'> & { readonly chapter: Chapter | null }) {
  const { parts, failed } = useParts(game, [outline.rulings[id]]);
  const ruling = (parts ?? []).flatMap(({ rulings }) => rulings).find((each) => each.id === id);
  if (failed) return <Failed />;
  if (ruling === undefined || parts === null) return null;
  const clauses = parts.flatMap(({ sections }) => sections.flatMap((each) => each.clauses));
  return (
    <>
      <Crumbs game={game} chapter={chapter} last={id} />
      <Title>{ruling.question}</Title>
      <RulingBox ruling={ruling} />
      <ClauseList clauses={clauses.filter(({ rulings }) => rulings.includes(id))} />
    </>
  );
}

/** More than that nobody reads through. */
const MOST = 60;

function Found({ game, outline, wanted }: Omit<ShownProps, 'here'> & { readonly wanted: string }) {
  const { parts, failed } = useParts(game, [...new Set(outline.chapters.map(({ part }) => part))]);
  const hits = useMemo(() => hitsFor(wanted, outline, parts ?? []), [wanted, outline, parts, language.value]);
  const marked = useMemo(() => markOf(wanted), [wanted]);
  if (failed) return <Failed />;
  const shown = hits.slice(0, MOST);
  const sections = [...new Set(shown.map(({ section }) => section))];
  return (
    <>
      <h2 class="unseen">{say('rules.found.title')}</h2>
      <p class="rules-note" role="status">
        {parts === null
          ? ''
          : say('rules.found', { count: hits.length, more: Math.max(0, hits.length - MOST) })}
      </p>
      {sections.map((section) => (
        <section key={section.id}>
          <SectionHead section={section} />
          <ClauseList
            clauses={shown.flatMap((hit) =>
              hit.section === section && hit.clause !== null ? [hit.clause] : [],
            )}
            marked={marked}
          />
          <ul class="rules-list">
            {shown.map(
              ({ section: at, ruling }) =>
                at === section &&
                ruling !== null && (
                  <li key={ruling.id}>
                    <To at={ruling.id} class="rules-id">
                      {ruling.id}
                    </To>
                    <p>
                      <Marked text={ruling.question} marked={marked} />
                    </p>
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Words as they are written: accents that were left out are not marked, but found. */
const markOf = (wanted: string): RegExp => {
  const terms = wanted
    .trim()
    .split(/\s+/)
    .map((term) => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(${terms.join('|')})`, 'iu');
};
