/** What a table is played with: rules, content, pack; and, item by item, where each value comes from. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../api.ts';
import { classes } from '../look/classes.ts';
import { Dialog } from '../look/dialog.tsx';
import { language, say } from '../messages.ts';
import { sayProblem } from '../problems.ts';
import { useTable } from '../table/context.ts';
import { countOf, itemsIn, type Listed, standingsOf } from './items.ts';
import { StandingCounts, StandingMark } from './standing.tsx';
import { groupWords, partWords, standingWords, titleWords, valueWords } from './words.ts';

export function ContentDialog({ onClose }: { readonly onClose: () => void }) {
  const { store, game } = useTable();
  const info = store.info.value;
  const hash = info?.contentHash ?? '';
  const [items, setItems] = useState<readonly Listed[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    api.content(game, hash).then(
      (content) => setItems(itemsIn(content)),
      (wrong) => setProblem(sayProblem(wrong)),
    );
  }, [game, hash]);
  return (
    <Dialog title={say('content.title')} onClose={onClose}>
      <div class="content">
        <dl class="content-facts">
          <Fact name={say('content.game')} value={say(`game.${game}.title`)} />
          <Fact
            name={say('content.rules')}
            value={say('content.version', { version: info?.version ?? '' })}
          />
          <Fact name={say('content.hash')} value={hash} code />
          <Fact name={say('content.pack')} value={info?.pack ?? say('content.noPack')} />
        </dl>
        {items !== null && items.length > 0 && (
          <p>
            <a href={`/content/${game}`}>{say('content.owners')}</a>
          </p>
        )}
        {problem !== '' && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        {items?.length === 0 && <p>{say('content.unmarked')}</p>}
        {items !== null && items.length > 0 && <Items game={game} items={items} />}
      </div>
    </Dialog>
  );
}

function Fact({
  name,
  value,
  code,
}: {
  readonly name: string;
  readonly value: string;
  readonly code?: true;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{code ? <code>{value}</code> : value}</dd>
    </div>
  );
}

interface Worded {
  readonly item: Listed;
  readonly title: string;
  readonly group: string;
  readonly values: readonly { readonly name: string; readonly words: string; readonly standing: string }[];
  /** All of it, small, to be searched. */
  readonly text: string;
}

function worded(game: string, items: readonly Listed[]): readonly Worded[] {
  const titles = new Map(items.map((item) => [item, titleWords(game, item)]));
  const names = new Map(
    items.flatMap((item) => (item.id === null ? [] : [[item.id, titles.get(item) ?? item.id]])),
  );
  return items.map((item) => {
    const title = titles.get(item) ?? '';
    // What has no name of its own is called by the part that it is.
    const group = item.name === null ? say('content.tables') : groupWords(game, item.group);
    const values = item.values
      .filter(({ field }) => field !== 'players' || item.id !== null)
      .map(({ field, value, standing }) => ({
        name: partWords(game, field),
        words: valueWords(game, value, names),
        standing,
      }));
    const said = [title, item.id ?? '', group, ...values.map(({ name, words }) => `${name} ${words}`)];
    return { item, title, group, values, text: said.join(' ').toLocaleLowerCase() };
  });
}

function Items({ game, items }: { readonly game: string; readonly items: readonly Listed[] }) {
  const [wanted, setWanted] = useState('');
  const [standing, setStanding] = useState<string | null>(null);
  const all = useMemo(() => worded(game, items), [game, items, language.value]);
  const counts = useMemo(() => countOf(items), [items]);
  const terms = wanted.toLocaleLowerCase().split(/\s+/);
  const found = all.filter(
    ({ item, text }) =>
      terms.every((term) => text.includes(term)) &&
      (standing === null || item.values.some((value) => value.standing === standing)),
  );
  const groups = [...new Set(inOrder(found).map(({ group }) => group))];
  return (
    <>
      <p>{say('content.hint')}</p>
      <StandingCounts class="content-counts" counts={counts} chosen={standing} onChoose={setStanding} />
      <input
        type="search"
        class="input"
        placeholder={say('content.search')}
        aria-label={say('content.search')}
        value={wanted}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      <p class="content-found" role="status">
        {say('content.found', { count: found.length })}
      </p>
      {groups.map((group) => (
        <section key={group}>
          <h3>{group}</h3>
          {found
            .filter((each) => each.group === group)
            .map((each) => (
              <ItemDetails key={each.item.path} {...each} only={standing} />
            ))}
        </section>
      ))}
    </>
  );
}

/** Named things in the order of the content, then the tables. */
const inOrder = (items: readonly Worded[]): readonly Worded[] =>
  items.toSorted((a, b) => Number(a.item.name === null) - Number(b.item.name === null));

/** The values are shown when it is opened; where one standing was asked for, the others stand back. */
function ItemDetails({ item, title, values, only }: Worded & { readonly only: string | null }) {
  return (
    <details class="content-item">
      <summary>
        <span class="content-name">
          {title} {item.id !== null && item.id !== title && <small>{item.id}</small>}
        </span>
        {standingsOf(item).map((standing) => (
          <span key={standing} title={standingWords(standing)}>
            <StandingMark of={standing} />
            <span class="unseen">{standingWords(standing)}</span>
          </span>
        ))}
      </summary>
      <dl>
        {values.map(({ name, words, standing }) => (
          <div key={name} class={classes(only !== null && only !== standing && 'other')}>
            <dt>{name}</dt>
            <dd>{words}</dd>
            <dd class="content-standing">
              <StandingMark of={standing} />
              {standingWords(standing)}
            </dd>
          </div>
        ))}
      </dl>
      {item.note !== null && <p class="standing-note">{item.note}</p>}
    </details>
  );
}
