/** What anybody may look at: games that are played, replays worth seeing, and who has lately won. */

import { useState } from 'preact/hooks';
import type { Ended, Glimpse } from '../api.ts';
import { Button } from '../look/button.tsx';
import { Segments } from '../look/choices.tsx';
import { Emblem } from '../look/emblem.tsx';
import { colourAt } from '../look/glance-colours.ts';
import { Stroke } from '../look/icon.tsx';
import { canSay, say } from '../messages.ts';
import { sitting, titleOf } from '../people.ts';
import { ago } from './ago.ts';
import { Course } from './course.tsx';
import { over, playing } from './lobby-store.ts';
import { Sign, TableCard } from './table-card.tsx';

/** So many are shown at first. */
const FIRST = 6;
/** Filters are of no use where there is little to filter. */
const MANY = 3;
const CLOSE = 3;

/** How far the second is behind the first. */
function lead({ points }: { readonly points: readonly number[] }): number {
  const [first, second = 0] = [...points].sort((a, b) => b - a);
  return first - second;
}
const hasBots = ({ table }: Glimpse): boolean => table.seats.some(({ bot }) => bot !== null);
const KINDS: { readonly [kind: string]: (each: Glimpse) => boolean } = {
  all: () => true,
  close: ({ glance }) => glance !== null && lead(glance) <= CLOSE,
  live: ({ table }) => table.pace?.live === true,
  bots: hasBots,
};

export function Watching() {
  const [kind, setKind] = useState('all');
  const [all, setAll] = useState(false);
  const tables = playing.value;
  if (tables.length === 0) return null;
  const wanted = tables.filter(KINDS[kind]);
  return (
    <section id="watch" aria-labelledby="games-to-watch">
      <div class="heading">
        <h2 id="games-to-watch">{say('lobby.toWatch')}</h2>
        {tables.length > MANY && (
          <Segments
            label={say('lobby.toWatch')}
            value={kind}
            among={Object.keys(KINDS).map((value) => ({ value, text: say(`lobby.filter.${value}`) }))}
            onChoose={setKind}
          />
        )}
      </div>
      {wanted.length === 0 && <p class="hint">{say('lobby.noneSuch')}</p>}
      <div class="cards">
        {wanted.slice(0, all ? undefined : FIRST).map((each) => (
          <Watched key={each.table.id} glimpse={each} />
        ))}
      </div>
      {wanted.length > FIRST && !all && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {say('lobby.more', { more: wanted.length - FIRST })}
        </Button>
      )}
    </section>
  );
}

export function Watched({ glimpse }: { readonly glimpse: Glimpse }) {
  const { table, at } = glimpse;
  const footer = (
    <>
      <span class="last-move">{say('lobby.moved', { ago: ago(at) })}</span>
      <a class="button" href={`/table/${table.id}`}>
        <Stroke name="eye" size={16} />
        {say('lobby.watch')}
        <span class="unseen">{titleOf(table)}</span>
      </a>
    </>
  );
  return (
    <TableCard glimpse={glimpse} footer={footer}>
      <HowClose glimpse={glimpse} />
    </TableCard>
  );
}

/** Who is about to win, or leads; or how little parts them. */
function HowClose({ glimpse }: { readonly glimpse: Glimpse }) {
  const { table, glance } = glimpse;
  if (glance === null) return null;
  const best = Math.max(...glance.points);
  const leaders = table.seats.filter(({ seat }) => glance.points[seat] === best);
  if (best === 0 || leaders.length === table.seats.length) return null;
  const [{ seat }] = leaders;
  const names = leaders.map(sitting);
  const missing = glance.goal === null ? Number.POSITIVE_INFINITY : glance.goal - best;
  const isNear = missing > 0 && missing <= CLOSE && leaders.length === 1;
  return (
    <p class="now">
      <Sign glimpse={glimpse} seat={seat} />
      {isNear ? (
        <b>{say('lobby.needs', { name: names[0], missing })}</b>
      ) : (
        <span>{say('lobby.leads', { names, leaders: leaders.length, lead: lead(glance) })}</span>
      )}
    </p>
  );
}

/** The closest games of those that ended last, and in which people played. */
const WORTH = 3;
export function Replays() {
  const ended = over.value
    .filter(({ course, table }) => course.length > 2 && table.seats.some(({ bot }) => bot === null))
    .toSorted((a, b) => lead({ points: a.outcome?.scores ?? [] }) - lead({ points: b.outcome?.scores ?? [] }))
    .slice(0, WORTH);
  if (ended.length === 0) return null;
  return (
    <section id="replays" aria-labelledby="replays-worth">
      <div class="heading">
        <h2 id="replays-worth">{say('lobby.replays')}</h2>
      </div>
      <div class="cards">
        {ended.map((each) => (
          <Replay key={each.table.id} ended={each} />
        ))}
      </div>
    </section>
  );
}

function Replay({ ended }: { readonly ended: Ended }) {
  const { table, glance } = ended;
  return (
    <article class="table-card">
      <Course ended={ended} />
      <div class="card-about">
        <h3>{titleOf(table)}</h3>
        <p class="kind">{endOf(ended)}</p>
        <footer>
          <span class="last-move">
            {(ended.outcome?.winners ?? []).slice(0, 1).map((seat) => (
              <Emblem key={seat} seat={seat} size={18} colour={colourAt(glance, seat)} />
            ))}
            {winnersOf(ended)}
          </span>
          <a class="button" href={`/table/${table.id}?replay`}>
            <Stroke name="play" size={15} />
            {say('lobby.replay')}
            <span class="unseen">{titleOf(table)}</span>
          </a>
        </footer>
      </div>
    </article>
  );
}

const namesOf = ({ table, outcome }: Ended): string[] =>
  (outcome?.winners ?? []).flatMap((seat) => (seat < table.seats.length ? [sitting(table.seats[seat])] : []));
const winnersOf = (ended: Ended): string => {
  const names = namesOf(ended);
  return names.length === 0 ? say('lobby.nobodyWon') : say('lobby.won', { names, winners: names.length });
};
/** By what it was won, and by how much. */
function endOf({ table: { game }, outcome }: Ended): string {
  if (outcome === null) return say(`game.${game}.title`);
  const key = `lobby.end.${game}.${outcome.kind}`;
  const [first = 0, second = 0] = [...outcome.scores].sort((a, b) => b - a);
  return say(canSay(key) ? key : 'lobby.end', { game: say(`game.${game}.title`), first, second });
}

const LATELY = 6;
export function LatelyWon() {
  const won = over.value.filter((each) => namesOf(each).length > 0).slice(0, LATELY);
  if (won.length === 0) return null;
  return (
    <section class="lately" aria-labelledby="lately-won">
      <h2 id="lately-won">{say('lobby.lately')}</h2>
      <ol>
        {won.map((each) => (
          <li key={each.table.id}>
            <Emblem
              seat={each.outcome?.winners[0] ?? 0}
              size={26}
              colour={colourAt(each.glance, each.outcome?.winners[0] ?? 0)}
            />
            <span>
              <b>{namesOf(each).join(', ')}</b>
              <a href={`/table/${each.table.id}`}>{titleOf(each.table)}</a>
              <small>{endOf(each)}</small>
            </span>
            <small>{ago(each.at)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
