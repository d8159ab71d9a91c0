/** The log for whoever reads it closely: by Game Turn and Round, player and march, with filters and search; the chat beside. */

import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LogEntry } from '../api.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { Icon, Stroke } from '../look/icon.tsx';
import type { IconName } from '../look/icon-names.ts';
import { say, sayMessage, seatName } from '../messages.ts';
import { useTable, useView } from '../table/context.ts';
import { Earlier, NewLine, toldUntil } from '../table/log.tsx';
import { useReadingOn } from '../table/log-reading.ts';
import { isReading } from '../table/read-log.tsx';
import { SeatChips } from '../table/seats-panel.tsx';
import { Sentence } from '../table/sentence.tsx';
import { Chat } from '../table/talk.tsx';
import { isWide } from '../table/wide.ts';
import type { Book, Scene, SceneKind } from './scene.ts';
import { scenesIn } from './scenes.ts';
import { wordsOf } from './teller.ts';
import { useTeller } from './use-teller.ts';

const begun = new WeakSet<object>();
const FILTERS = ['all', 'battles', 'cards', 'points', 'mine'] as const;
type Filter = (typeof FILTERS)[number];
const SIGNS: { readonly [filter in Filter]?: IconName } = {
  battles: 'spears',
  cards: 'card-play',
  points: 'laurels',
};
const KINDS: { readonly [filter: string]: readonly SceneKind[] } = {
  battles: ['battle', 'siege', 'reaction', 'raid'],
  cards: ['card', 'purchase'],
  points: ['points', 'conquest'],
};
const POINTS = /^event\.(?:scored|holds|lostProvince|champion|usurper|took|instantVictory)$/;

function isAmong(scene: Scene, filter: Filter, book: Book, me: number | null): boolean {
  if (filter === 'all') return true;
  if (filter === 'mine') return me !== null && (scene.seat === me || book.concerns(scene, me));
  if (KINDS[filter].includes(scene.kind)) return true;
  return (
    filter === 'points' && scene.entries.some(({ messages }) => messages.some(({ key }) => POINTS.test(key)))
  );
}

export function Room() {
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    isReading.value = false;
  };
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const leave = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof Element && target.closest('.room') !== null) close();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, []);
  return (
    <div class="room">
      <section class="room-log" aria-labelledby="room-title">
        {isWide.value && <SeatChips />}
        <Read
          head={
            <div class="room-head">
              <h2 id="room-title" ref={heading} tabIndex={-1}>
                {say('follow.log')}
              </h2>
              <Button look="quiet" square aria-label={say('follow.log.close')} onClick={close}>
                <Stroke name="close" size={16} />
              </Button>
            </div>
          }
        />
      </section>
      {isWide.value && <Talk />}
    </div>
  );
}

function Talk() {
  const { store } = useTable();
  const seats = store.info.value?.seats ?? [];
  const bots = seats.filter(({ bot }) => bot !== null).length;
  return (
    <section class="room-talk" aria-labelledby="room-talk">
      <header>
        <h2 id="room-talk">{say('follow.chat')}</h2>
        <p>{say('follow.chat.who', { people: seats.length - bots, bots })}</p>
      </header>
      <Chat />
    </section>
  );
}

function Read({ head }: { readonly head: preact.ComponentChildren }) {
  const { store, story } = useTable();
  const { book } = useTeller();
  const view = useView();
  const filter = useSignal<Filter>('all');
  const query = useSignal('');
  const hit = useSignal(0);
  const list = useRef<HTMLOListElement>(null);
  const { told, first } = toldUntil(store.log.value, view.seq);
  const entries = told.toReversed();
  const wanted = query.value.trim().toLocaleLowerCase();
  const holds = ({ messages }: LogEntry) =>
    messages.some((message) => sayMessage(message).toLocaleLowerCase().includes(wanted));
  const scenes = scenesIn(entries, book).filter(
    (scene) =>
      isAmong(scene, filter.value, book, store.me.value) && (wanted === '' || scene.entries.some(holds)),
  );
  useReadingOn(list, first, entries.at(-1)?.seq ?? 0, { look: story.lastLook.value, begun });
  const hits = wanted === '' ? 0 : scenes.reduce((sum, { entries: all }) => sum + hitsIn(all, wanted), 0);
  const step = (by: number) => {
    if (hits === 0) return;
    hit.value = (hit.value + by + hits) % hits;
    // What a heading repeats is marked, but no hit more.
    const marks = [...(list.current?.querySelectorAll('.hit') ?? [])];
    marks[hit.value]?.scrollIntoView({ block: 'center' });
    for (const [i, mark] of marks.entries()) mark.classList.toggle('now', i === hit.value);
  };
  return (
    <>
      <header>
        {head}
        <search class="room-find">
          <Stroke name="search" size={15} />
          <input
            type="search"
            aria-label={say('follow.log.search')}
            placeholder={say('follow.log.search')}
            value={query}
            onInput={({ currentTarget }) => {
              query.value = currentTarget.value;
              hit.value = -1;
            }}
            onKeyDown={({ key, shiftKey }) => key === 'Enter' && step(shiftKey ? -1 : 1)}
          />
          {wanted !== '' && (
            <>
              <span role="status">{say('follow.log.hits', { count: hits })}</span>
              <Button
                look="quiet"
                square
                size="small"
                aria-label={say('follow.log.before')}
                onClick={() => step(-1)}
              >
                <span class="up">
                  <Stroke name="previous" size={13} />
                </span>
              </Button>
              <Button
                look="quiet"
                square
                size="small"
                aria-label={say('follow.log.after')}
                onClick={() => step(1)}
              >
                <span class="up">
                  <Stroke name="chevron" size={13} />
                </span>
              </Button>
            </>
          )}
        </search>
        <fieldset class="room-filters" aria-label={say('follow.log.filter')}>
          {FILTERS.filter((each) => each !== 'mine' || store.me.value !== null).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={filter.value === each}
              onClick={() => {
                filter.value = each;
              }}
            >
              {SIGNS[each] !== undefined && <Icon name={SIGNS[each]} size={14} />}
              {say(`follow.log.${each}`)}
            </button>
          ))}
        </fieldset>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} class="room-list" tabIndex={0} aria-label={say('table.log')}>
        {first > 1 && <Earlier first={first} />}
        {scenes.length === 0 && first <= 1 && <li class="nothing">{say('follow.log.nothing')}</li>}
        <Groups scenes={scenes} chapters={book.chapters(entries, view)} wanted={wanted} />
      </ol>
    </>
  );
}

function hitsIn(entries: readonly LogEntry[], wanted: string): number {
  const texts = entries.flatMap(({ messages }) => messages.map(sayMessage));
  return texts.reduce((sum, text) => sum + text.toLocaleLowerCase().split(wanted).length - 1, 0);
}

interface GroupsProps {
  readonly scenes: readonly Scene[];
  readonly chapters: ReadonlyMap<number, string>;
  readonly wanted: string;
}
/** So many of the newest are open. */
const OPEN = 2;
function Groups({ scenes, chapters, wanted }: GroupsProps) {
  const { story } = useTable();
  const folded = useSignal<ReadonlyMap<number, boolean>>(new Map());
  const look = story.lastLook.value?.seq ?? null;
  const newFrom = look === null ? undefined : scenes.find(({ until }) => until > look);
  return scenes.map((scene, i) => {
    const chapter = chapters.get(scene.from);
    const isNew = i > 0 && scene === newFrom;
    const isOpen = wanted !== '' || (folded.value.get(scene.from) ?? i >= scenes.length - OPEN);
    return (
      <Fragment key={scene.from}>
        {chapter !== undefined && (i === 0 || chapter !== chapters.get(scenes[i - 1].from)) && (
          <li class="room-chapter">
            <h3>{chapter}</h3>
          </li>
        )}
        {isNew && <NewLine />}
        <Group
          scene={scene}
          isOpen={isOpen}
          wanted={wanted}
          onFold={() => {
            folded.value = new Map(folded.value).set(scene.from, !isOpen);
          }}
        />
      </Fragment>
    );
  });
}

interface GroupProps {
  readonly scene: Scene;
  readonly isOpen: boolean;
  readonly wanted: string;
  readonly onFold: () => void;
}
function Group({ scene, isOpen, wanted, onFold }: GroupProps) {
  const { store } = useTable();
  const { book } = useTeller();
  const { seat, entries } = scene;
  const told = entries.filter(({ messages }) => messages.length > 0);
  const chips = book.chips(scene, store.me.value).slice(0, 3);
  return (
    <li class={classes('room-group', seat !== null && seatColour(seat))}>
      <button type="button" aria-expanded={isOpen} onClick={onFold}>
        {seat === null ? <i class="nobody" /> : <Emblem seat={seat} size={20} />}
        <span>
          <span class={isOpen ? undefined : 'two-lines'}>
            <Heading scene={scene} wanted={wanted} />
          </span>
          {(chips.length > 0 || told.length > 2) && (
            <span class="chips">
              {chips.map(({ tone, words }, i) => (
                <span key={i} class={classes('scene-chip', tone)}>
                  {words}
                </span>
              ))}
              {told.length > 2 && (
                <span class="scene-chip">{say('follow.log.entries', { count: told.length })}</span>
              )}
            </span>
          )}
        </span>
        <Stroke name="chevron" size={12} />
      </button>
      {isOpen && (
        <ol>
          {told.map(({ seq, messages }) => (
            <li key={seq}>
              {messages.map((message, i) =>
                wanted === '' ? (
                  <Sentence key={i} message={message} ruled />
                ) : (
                  <Marked key={i} text={sayMessage(message)} wanted={wanted} look="hit" />
                ),
              )}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** Whose march it was, then where it went; a sentence of the log says itself who did it. */
function Heading({ scene, wanted }: Pick<GroupProps, 'scene' | 'wanted'>) {
  const { book } = useTeller();
  const text = wordsOf(book, scene);
  const name = scene.seat === null ? '' : seatName.value(scene.seat);
  const isNamed = text.startsWith(name);
  const isOfOne = (book.words?.(scene) ?? null) !== null;
  const rest = isNamed ? text.slice(name.length) : isOfOne ? ` · ${text}` : text;
  return (
    <>
      {name !== '' && (isNamed || isOfOne) && <b>{name}</b>}
      {wanted === '' ? rest : <Marked text={rest} wanted={wanted} />}
    </>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly wanted: string;
  readonly look?: string;
}
/** A text with what is looked for marked in it. */
function Marked({ text, wanted, look }: MarkedProps) {
  const parts: preact.ComponentChildren[] = [];
  const plain = text.toLocaleLowerCase();
  let from = 0;
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, from)) {
    parts.push(
      text.slice(from, at),
      <mark key={at} class={look}>
        {text.slice(at, at + wanted.length)}
      </mark>,
    );
    from = at + wanted.length;
  }
  return (
    <span class="sentence">
      {parts}
      {text.slice(from)}
    </span>
  );
}
