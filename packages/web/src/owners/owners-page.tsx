/** What is in the box of a game, for those who own it: every value can be confirmed or corrected, and taken home. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ContentRoute } from '../app.tsx';
import { areLinks, valueAt } from '../content/places.ts';
import { StandingCounts } from '../content/standing.tsx';
import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { LanguageChoice } from '../look/language-choice.tsx';
import { Notice } from '../look/notice.tsx';
import { ThemeToggle } from '../look/theme-toggle.tsx';
import { language, say } from '../messages.ts';
import { sayProblem } from '../problems.ts';
import { corrected, type Draft } from './draft.ts';
import { countsOf, entriesOf, found, groupsOf, groupTitle, idsLike } from './entries.ts';
import { EntryDetails } from './entry.tsx';
import { NewLink } from './new-link.tsx';
import { type Box, draft, openBox, takeUp, write } from './owners-store.ts';
import { PackPanel } from './pack-panel.tsx';
import './owners.css';

export function OwnersPage({ game }: ContentRoute) {
  const [box, setBox] = useState<Box | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    takeUp(game);
    openBox(game).then(setBox, (wrong) => setProblem(sayProblem(wrong)));
  }, [game]);
  useEffect(() => {
    if (box !== null) document.title = `${say(`game.${game}.title`)} – ${say('page.title')}`;
  }, [box, language.value]);
  if (problem !== '') return <Notice title={say('page.nowhere')} text={problem} home />;
  if (box === null) return null;
  return (
    <div class="owners">
      <header class="owners-head">
        <a class="button quiet square" href="/" aria-label={say('page.home')}>
          <Stroke name="back" />
        </a>
        <h1>{say('owners.title', { game: say(`game.${game}.title`) })}</h1>
        <LanguageChoice />
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1}>
        <p class="owners-about">{say('owners.about')}</p>
        <PackPanel game={game} draft={draft.value} onWrite={(next) => write(game, next)} />
        <Contents game={game} box={box} draft={draft.value} />
      </main>
    </div>
  );
}

/** More are shown on request: nobody looks through hundreds at once. */
const PAGE_OF_ENTRIES = 60;

function Contents({ game, box, draft }: { game: string; box: Box; draft: Draft }) {
  const { content, schema } = box;
  const [wanted, setWanted] = useState('');
  const [standing, setStanding] = useState<string | null>(null);
  const [group, setGroup] = useState<string | null>(null);
  const [most, setMost] = useState(PAGE_OF_ENTRIES);
  const { all, names } = useMemo(() => entriesOf(game, box, draft), [game, box, draft, language.value]);
  const among = useMemo(() => idsLike(content), [content]);
  const counts = useMemo(() => countsOf(all), [all]);
  const groups = groupsOf(all);
  const inAll = found(all, wanted, standing);
  const shown = group ?? groups[0];
  const entries = inAll.filter((entry) => entry.group === shown);
  const links = valueAt(content, [shown]);
  const choose = (next: string) => {
    setGroup(next);
    setMost(PAGE_OF_ENTRIES);
  };
  return (
    <>
      <div class="owners-tools">
        <StandingCounts class="owners-counts" counts={counts} chosen={standing} onChoose={setStanding} />
        <input
          type="search"
          class="input"
          placeholder={say('owners.search')}
          aria-label={say('owners.search')}
          value={wanted}
          onInput={({ currentTarget: { value } }) => setWanted(value)}
        />
      </div>
      <div class="owners-columns">
        <nav class="owners-groups" aria-label={say('owners.groups')}>
          <ul>
            {groups.map((each) => (
              <li key={each}>
                <button type="button" aria-current={each === shown} onClick={() => choose(each)}>
                  <span>{groupTitle(game, each)}</span>
                  <small>{inAll.filter((entry) => entry.group === each).length}</small>
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="owners-group">
          <h2 id="owners-group">{groupTitle(game, shown)}</h2>
          <p class="owners-found" role="status">
            {say('content.found', { count: entries.length })}
          </p>
          {areLinks(links) && (
            <NewLink
              game={game}
              list={shown}
              links={links}
              schema={schema}
              among={among(String((links[0].ends as readonly string[])[0]))}
              onAdd={(path, link) => write(game, corrected(draft, content, path, link))}
            />
          )}
          {entries.slice(0, most).map((entry) => (
            <EntryDetails
              key={entry.item.path}
              {...{ game, entry, content, schema, draft, names, among }}
              onWrite={(next) => write(game, next)}
            />
          ))}
          {entries.length > most && (
            <Button class="wide" onClick={() => setMost(most + PAGE_OF_ENTRIES)}>
              {say('owners.more', { count: entries.length - most })}
            </Button>
          )}
        </section>
      </div>
    </>
  );
}
