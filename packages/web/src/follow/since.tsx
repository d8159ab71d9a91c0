/** Since you were here: what to heed, points then and now, and what happened, scene by scene. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeatView } from '../api.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { language, say, sayMessage, seatName } from '../messages.ts';
import { Clause } from '../table/clause.tsx';
import { useTable } from '../table/context.ts';
import { wordsOf } from './teller.ts';
import { toldBy } from './told-by.ts';
import { useTeller } from './use-teller.ts';

/** In the side column: all of it. */
export function Since() {
  const { story } = useTable();
  const teller = useTeller();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [question] = story.live.asked.value.filter(({ seat }) => seat === story.live.me.value);
  return (
    <section class="since" aria-labelledby="since-title">
      <header>
        <div>
          <h2 id="since-title" ref={heading} tabIndex={-1}>
            {say('follow.since')}
          </h2>
          <p>{useAway()}</p>
        </div>
        <Button look="quiet" square aria-label={say('follow.since.close')} onClick={teller.finish}>
          <Stroke name="close" size={16} />
        </Button>
      </header>
      <Heeded />
      <Points />
      <Scenes />
      <footer>
        <p>
          {question === undefined ? (
            say('follow.since.nothing')
          ) : (
            <b>{say('follow.since.then', { question: sayMessage(question.prompt) })}</b>
          )}{' '}
          {say('follow.since.esc')}
        </p>
      </footer>
    </section>
  );
}

/** In the sheet of a phone: what counts of it. */
export function SinceList() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section class="since small" aria-labelledby="since-title">
      <header>
        <h2 id="since-title" ref={heading} tabIndex={-1}>
          {say('follow.since')}
        </h2>
        <p>{useAway()}</p>
      </header>
      <Heeded />
      <Scenes />
    </section>
  );
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
/** Since when one was away, for how long, and how much happened. */
function useAway(): string {
  const { story } = useTable();
  const look = story.lastLook.value;
  const moves = (story.live.view.value?.seq ?? 0) - story.since.value;
  const counted = say('follow.since.moves', { count: moves });
  if (look === null) return counted;
  const away = Date.now() - look.at;
  const [unit, size]: [Intl.RelativeTimeFormatUnit, number] =
    away >= DAY ? ['day', DAY] : away >= HOUR ? ['hour', HOUR] : ['minute', MINUTE];
  const ago = new Intl.RelativeTimeFormat(language.value, { numeric: 'always' });
  return [ago.format(-Math.round(away / size), unit), counted].join(' · ');
}

function Heeded() {
  const { story } = useTable();
  const { book } = useTeller();
  const view = story.live.view.value;
  // When it is over there is nothing to heed any more.
  const heeds =
    view === null || view.outcome !== null ? [] : book.heed(view, story.live.me.value).slice(0, 2);
  if (heeds.length === 0) return null;
  return (
    <ul class="since-heed">
      {heeds.map(({ words, clause }) => (
        <li key={words}>
          <b>{words}</b> <Clause id={clause ?? null} />
        </li>
      ))}
    </ul>
  );
}

/** How many points everybody had then, and has now. */
function Points() {
  const { story, store } = useTable();
  const { book } = useTeller();
  const [then, setThen] = useState<SeatView | null>(null);
  const since = story.since.value;
  useEffect(() => {
    // One look at the past; who has none sees the present.
    story.viewAt(since).then(setThen, () => {});
  }, [story, since]);
  const now = story.live.view.value;
  const seats = store.info.value?.seats ?? [];
  if (now === null || book.tallies.length === 0) return null;
  return (
    <table class="since-points">
      <thead>
        <tr>
          <th scope="col">{say('follow.since.then.points')}</th>
          {book.tallies.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map(({ seat }) => (
          <tr key={seat}>
            <th scope="row">
              <Emblem seat={seat} size={18} />
              <b class={classes('name', seatColour(seat))}>{seatName.value(seat)}</b>
            </th>
            {book.tallies.map(({ name, of }) => {
              const [before, after] = [then === null ? null : of(then, seat), of(now, seat)];
              const by = before === null ? 0 : after - before;
              return (
                <td key={name}>
                  {by !== 0 && <span class="from">{before} → </span>}
                  <b>{after}</b>
                  {by !== 0 && <b class={by > 0 ? 'up' : 'down'}> {signed(by)}</b>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

const MOST_CHIPS = 3;
function Scenes() {
  const { story } = useTable();
  const teller = useTeller();
  const { scenes, now, book, go } = teller;
  const me = story.live.me.value;
  const list = useRef<HTMLOListElement>(null);
  const at = now.value?.no ?? null;
  useEffect(() => {
    list.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} class="since-scenes">
      {scenes.value.map((scene) => {
        const { no } = scene;
        const isPlain = scene.kind === 'march' && !scene.isEncounter;
        const chips = isPlain ? [] : book.chips(scene, me).slice(0, MOST_CHIPS);
        return (
          <li key={no} class={classes(no === at && 'now')}>
            <button
              type="button"
              aria-current={no === at ? 'step' : undefined}
              tabIndex={no === (at ?? 1) ? 0 : -1}
              onClick={() => go(scene)}
            >
              <span class={classes('scene-no', toldBy(scene))}>{no}</span>
              <span>
                <span class={isPlain ? 'one-line' : undefined}>{wordsOf(book, scene)}</span>
                {chips.length > 0 && (
                  <span class="chips">
                    {chips.map(({ tone, words }, i) => (
                      <span key={i} class={classes('scene-chip', tone)}>
                        {words}
                      </span>
                    ))}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
