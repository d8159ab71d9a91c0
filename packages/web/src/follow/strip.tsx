/** The strip that asks is the strip that tells: the scene that is shown, and how to go on. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { say, seatName } from '../messages.ts';
import { Clause } from '../table/clause.tsx';
import { useTable } from '../table/context.ts';
import { chooseMapWay, choosePace, MAP_WAYS, mapWay, PACES, pace } from '../table/pace.ts';
import { Sentence } from '../table/sentence.tsx';
import { isWide } from '../table/wide.ts';
import type { Scene } from './scene.ts';
import { soFar } from './scenes.ts';
import { SinceList } from './since.tsx';
import { toldBy } from './told-by.ts';
import { useTeller } from './use-teller.ts';

export function Strip() {
  const { story, store } = useTable();
  const teller = useTeller();
  const isSince = story.mode.value === 'since';
  const now = teller.now.value;
  // Not even the strip tells how it ends before that is seen.
  const scene = now === null || isSince ? now : soFar(now, store.log.value, teller.book);
  return (
    <div class={classes('telling', scene?.seat != null && seatColour(scene.seat))}>
      {isSince && !isWide.value && <SinceList />}
      {(isWide.value || !isSince) && <Told scene={scene} isSince={isSince} />}
      {!isWide.value && !isSince && <Dots />}
      <div class="tell-acts">{isSince ? <SinceActs /> : <FollowActs />}</div>
    </div>
  );
}

function Told({ scene, isSince }: { readonly scene: Scene | null; readonly isSince: boolean }) {
  const { book, scenes } = useTeller();
  if (scene === null)
    return (
      <p class="tell-words">
        {isSince ? say('follow.since.begin', { count: scenes.value.length }) : say('table.moment')}
      </p>
    );
  const { seat, no, kind } = scene;
  const words = book.words?.(scene) ?? null;
  const place = scene.places.at(-1);
  const caption = [
    seat === null ? '' : seatName.value(seat),
    isSince ? '' : say('follow.scene', { no, all: scenes.value.length }),
    say(`follow.kind.${kind}`),
    isSince && place !== undefined ? book.placeName(place) : '',
  ].filter(Boolean);
  return (
    <div class="tell">
      {seat !== null && <Emblem seat={seat} size={30} />}
      <div class="tell-words">
        <span class="tell-caps">{caption.join(' · ')}</span> <Clause id={book.clause?.(scene) ?? null} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long sentence is scrolled, by keys too */}
        <p tabIndex={0} key={no}>
          {words ?? book.best(scene).map((message, i) => <Sentence key={i} message={message} />)}
        </p>
      </div>
    </div>
  );
}

/** Forward and back, and at what pace. */
function FollowActs() {
  const { story } = useTable();
  const teller = useTeller();
  const { isPaused, scenes, now } = teller;
  const isTelling = story.isTelling.value;
  const isLast = (now.value?.no ?? 0) >= scenes.value.length;
  return (
    <>
      <Button
        square
        aria-label={say('follow.previous')}
        title={say('follow.previous')}
        disabled={(now.value?.no ?? 0) <= 1}
        onClick={teller.previous}
      >
        <Stroke name="previous" size={16} />
      </Button>
      {pace.value !== 'hand' && (
        <Button
          square={isWide.value}
          class="tell-pause"
          aria-label={say(isPaused.value ? 'follow.play' : 'follow.pause')}
          title={say(isPaused.value ? 'follow.play' : 'follow.pause')}
          disabled={!isTelling}
          onClick={() => {
            isPaused.value = !isPaused.value;
          }}
        >
          <Stroke name={isPaused.value ? 'play' : 'pause'} size={16} />
          {!isWide.value && say(isPaused.value ? 'follow.play.short' : 'follow.pause.short')}
        </Button>
      )}
      <Button
        square
        aria-label={say('follow.next')}
        title={say('follow.next')}
        disabled={!isTelling}
        onClick={teller.next}
      >
        <Stroke name="chevron" size={16} />
      </Button>
      {isTelling && teller.isAsked.value && (
        <Button look="act" onClick={teller.finish}>
          {say(isLast ? 'follow.question' : 'follow.question.now')}
        </Button>
      )}
      <Paces />
      <MapWays />
    </>
  );
}

/** Whether there is room for all paces side by side. */
const roomy = matchMedia('(min-width: 1280px)');
function Paces() {
  if (!roomy.matches)
    return (
      <select
        class="tell-select"
        aria-label={say('follow.pace')}
        value={pace.value}
        onChange={({ currentTarget }) => choosePace(PACES[currentTarget.selectedIndex])}
      >
        {PACES.map((each) => (
          <option key={each} value={each}>
            {say(`follow.pace.${each}`)}
          </option>
        ))}
      </select>
    );
  return (
    <fieldset class="tell-paces" aria-label={say('follow.pace')}>
      {PACES.map((each, i) => (
        <button
          key={each}
          type="button"
          aria-pressed={pace.value === each}
          title={say('follow.key', { key: i + 1 })}
          onClick={() => choosePace(each)}
        >
          {say(`follow.pace.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Whether the map goes where it happens. */
function MapWays() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    const element = box.current;
    addEventListener('pointerdown', leave, { capture: true });
    element?.addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', leave, { capture: true });
      element?.removeEventListener('keydown', key);
    };
  }, [isOpen]);
  const words = say(`follow.map.${mapWay.value}`);
  return (
    <div ref={box} class="tell-map">
      <Button
        square
        aria-expanded={isOpen}
        aria-label={say('follow.map', { way: words })}
        title={say('follow.map', { way: words })}
        onClick={() => setOpen(!isOpen)}
      >
        <Stroke name="eye" size={17} />
      </Button>
      {isOpen && (
        <fieldset class="tell-ways">
          <legend class="unseen">{say('follow.map', { way: words })}</legend>
          {MAP_WAYS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="map-way"
                checked={mapWay.value === each}
                onChange={() => chooseMapWay(each)}
              />
              {say(`follow.map.${each}`)}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Through what has happened, and then the question. */
function SinceActs() {
  const teller = useTeller();
  const { now, scenes, book } = teller;
  const scene = now.value;
  const closer = scene === null ? null : (book.closer?.(scene, scene.entries) ?? null);
  const { live } = useTable().story;
  return (
    <>
      {closer !== null && isWide.value && (
        <Button
          onClick={() => {
            closer();
          }}
        >
          {say('follow.closer')}
        </Button>
      )}
      <Button square aria-label={say('follow.previous')} disabled={scene?.no === 1} onClick={teller.previous}>
        <Stroke name="previous" size={16} />
      </Button>
      <span class="tell-count">{say('follow.count', { no: scene?.no ?? 0, all: scenes.value.length })}</span>
      <Button
        square
        aria-label={say('follow.next')}
        disabled={(scene?.no ?? 0) >= scenes.value.length}
        onClick={teller.next}
      >
        <Stroke name="chevron" size={16} />
      </Button>
      <Button look="act" class="tell-question" onClick={teller.finish}>
        {say(
          teller.isAsked.value
            ? 'follow.question'
            : live.view.value?.outcome === null
              ? 'follow.present'
              : 'follow.end',
        )}
      </Button>
    </>
  );
}

const MOST_DOTS = 8;
/** The numbers of the scenes, where there is no room for more. */
function Dots() {
  const teller = useTeller();
  const at = teller.now.value?.no ?? 0;
  const first = Math.max(0, at - MOST_DOTS + 3);
  const shown = teller.scenes.value.slice(first, first + MOST_DOTS);
  const waiting = teller.scenes.value.length - at;
  if (shown.length < 2) return null;
  return (
    <ol class="scene-dots">
      {shown.map((scene) => (
        <li key={scene.no}>
          <button
            type="button"
            class={classes('scene-no', scene.no === at && 'now', scene.no <= at && toldBy(scene))}
            aria-current={scene.no === at ? 'step' : undefined}
            aria-label={say('follow.scene', { no: scene.no, all: teller.scenes.value.length })}
            onClick={() => teller.go(scene)}
          >
            {scene.no}
          </button>
        </li>
      ))}
      {waiting > 0 && <li class="scene-wait">{say('follow.wait', { count: waiting })}</li>}
    </ol>
  );
}
