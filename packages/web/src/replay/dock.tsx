/** The foot of a replay: plots, marks and turns over one axis, and what moves time. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { Icon, Stroke } from '../look/icon.tsx';
import { roman } from '../look/roman.ts';
import { say, seatName } from '../messages.ts';
import { useTable } from '../table/context.ts';
import { isWide } from '../table/wide.ts';
import { playOrPause, useTimeKeys } from './keys.ts';
import { type Past, plottedIn, SPEEDS, useLookingBack } from './past.ts';
import { type PlotBox, PlotLines, placeX } from './plot-lines.tsx';
import { type Mark, type Series, thinned, valueAt } from './series.ts';

/** At simple speed a moment is shown so long. */
const EVERY_MS = 1200;
const MARK = 24;

export function Dock() {
  const past = useLookingBack();
  const { face, game } = useTable();
  const { replay, series } = past;
  useTimeKeys(past);
  usePlaying(past);
  const lane = useRef<HTMLDivElement>(null);
  const width = useSignal(600);
  useLayoutEffect(() => {
    if (lane.current === null) return;
    const look = new ResizeObserver(([{ contentRect }]) => {
      width.value = Math.max(120, Math.round(contentRect.width));
    });
    look.observe(lane.current);
    return () => look.disconnect();
  }, []);
  const now = replay.moment.value;
  const box: PlotBox = {
    width: width.value,
    height: isWide.value ? 62 : 44,
    first: replay.start.value,
    last: replay.last.value,
  };
  const shown = series.value.filter(({ plot }) => plottedIn(past).includes(plot.name));
  const goTo = (event: MouseEvent) => {
    const { left, width: wide } = (event.currentTarget as Element).getBoundingClientRect();
    past.isPlaying.value = false;
    replay.seek(box.first + ((event.clientX - left) / wide) * (box.last - box.first));
  };
  return (
    <section class="replay past-dock" aria-label={say('table.replay')}>
      {face.Past !== undefined && <face.Past />}
      {shown.map((each) => (
        <div key={each.plot.name} class="lane">
          <PlotName series={each} game={game} />
          {/* The slider below does the same by keyboard. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
          <div class="plot-press" onClick={goTo}>
            <PlotLines series={each} box={box} now={now} />
          </div>
          <Values series={each} now={now} />
        </div>
      ))}
      <div class={classes('lane', 'scrub-lane')}>
        <span class="lane-name">
          <span>
            {say('replay.moments')}
            <small>{say('replay.moments.what', { game })}</small>
          </span>
        </span>
        <div class="scrub" ref={lane}>
          <Marks past={past} box={box} />
          <Turns past={past} box={box} />
          <input
            type="range"
            min={box.first}
            max={box.last}
            value={now}
            aria-label={say('replay.moment')}
            aria-valuetext={say('replay.at', { moment: now, last: box.last })}
            onInput={({ currentTarget }) => {
              past.isPlaying.value = false;
              replay.seek(Number(currentTarget.value));
            }}
          />
          <i class="cursor" style={{ left: `${placeX(box, now)}px`, '--plots': shown.length }} />
        </div>
        <span class="lane-end" />
      </div>
      <Bar past={past} />
    </section>
  );
}

function usePlaying({ replay, isPlaying, speed }: Past): void {
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(() => {
      if (replay.moment.peek() >= replay.last.peek()) isPlaying.value = false;
      else replay.seek(replay.moment.peek() + 1);
    }, EVERY_MS / speed.value);
    return () => clearInterval(timer);
  }, [isPlaying.value, speed.value, replay]);
}

function PlotName({ series: { plot, goal }, game }: { readonly series: Series; readonly game: string }) {
  return (
    <span class="lane-name">
      <span>
        <span class="lane-long">{say(`replay.plot.${game}.${plot.name}`)}</span>
        <span class="lane-short">{say(`replay.plot.${game}.${plot.name}.short`)}</span>
        {goal !== null && <small>{say('replay.goal', { goal })}</small>}
      </span>
    </span>
  );
}

function Values({ series: { seats }, now }: { readonly series: Series; readonly now: number }) {
  return (
    <ul class="lane-end values">
      {seats.map((steps, seat) => (
        <li key={seat}>
          <Emblem seat={seat} size={18} label={seatName.value(seat)} />
          <b>{valueAt(steps, now) ?? '–'}</b>
        </li>
      ))}
    </ul>
  );
}

function Marks({ past, box }: { readonly past: Past; readonly box: PlotBox }) {
  const { replay, marks } = past;
  const { game } = useTable();
  const apart = ((box.last - box.first) / box.width) * MARK;
  const wanted =
    box.width < 560 ? marks.value.filter(({ kind, isLead }) => kind === 'battle' || isLead) : marks.value;
  return (
    <>
      {thinned(wanted, apart).map((mark) => (
        <button
          key={`${mark.kind} ${mark.at}`}
          type="button"
          tabIndex={-1}
          class={classes(
            'mark',
            mark.seat !== null && seatColour(mark.seat),
            mark.at === replay.moment.value && 'now',
          )}
          style={{ left: `${placeX(box, mark.at)}px` }}
          title={markWords(mark, game)}
          aria-label={markWords(mark, game)}
          onClick={() => {
            past.isPlaying.value = false;
            replay.seek(mark.at);
          }}
        >
          {mark.kind === 'battle' ? (
            <Icon name="spears" size={15} />
          ) : mark.kind === 'points' ? (
            <Icon name="laurels" size={15} />
          ) : (
            <Stroke name="cards" size={14} />
          )}
        </button>
      ))}
    </>
  );
}
const markWords = ({ kind, isLead, at }: Mark, game: string): string =>
  say(isLead ? 'replay.mark.lead' : `replay.mark.${kind}`, { at, game });

function Turns({ past, box }: { readonly past: Past; readonly box: PlotBox }) {
  const now = past.replay.moment.value;
  return (
    <>
      {past.turns.value.map(({ no, from, to }) => (
        <span
          key={no}
          aria-hidden="true"
          class={classes('turn', now >= from && now < to && 'now')}
          style={{ left: `${placeX(box, from)}px`, width: `${placeX(box, to) - placeX(box, from)}px` }}
        >
          {no > 0 && placeX(box, to) - placeX(box, from) > 14 ? roman(no) : ''}
        </span>
      ))}
    </>
  );
}

function Bar({ past }: { readonly past: Past }) {
  const { game } = useTable();
  const { replay, isPlaying, speed, plotted, series } = past;
  const { moment, start, last } = replay;
  const step = (to: number) => {
    isPlaying.value = false;
    replay.seek(to);
  };
  const shown = plottedIn(past);
  const toggle = (name: string) => {
    plotted.value = shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name];
  };
  return (
    <div class="past-bar">
      <Button
        square
        aria-label={say('replay.first')}
        disabled={moment.value <= start.value}
        onClick={() => step(start.value)}
      >
        <Stroke name="first" />
      </Button>
      <Button
        square
        aria-label={say('replay.back')}
        disabled={moment.value <= start.value}
        onClick={() => step(moment.value - 1)}
      >
        <Stroke name="previous" />
      </Button>
      <Button class="play" onClick={() => playOrPause(past)}>
        <Stroke name={isPlaying.value ? 'pause' : 'play'} size={16} />
        {say(isPlaying.value ? 'replay.pause' : 'replay.play')}
      </Button>
      <Button
        square
        aria-label={say('replay.on')}
        disabled={moment.value >= last.value}
        onClick={() => step(moment.value + 1)}
      >
        <Stroke name="chevron" />
      </Button>
      <Button
        square
        aria-label={say('replay.last')}
        disabled={moment.value >= last.value}
        onClick={() => step(last.value)}
      >
        <Stroke name="last" />
      </Button>
      <fieldset class="segments speeds">
        <legend class="unseen">{say('replay.speed')}</legend>
        {SPEEDS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="speed"
              checked={speed.value === each}
              onChange={() => {
                speed.value = each;
              }}
            />
            <span>{each === 0.5 ? '½' : each}×</span>
          </label>
        ))}
      </fieldset>
      <output>{say('replay.at', { moment: moment.value, last: last.value })}</output>
      {series.value.length > 1 && (
        <span class="plot-choice">
          {series.value.map(({ plot }) => (
            <Button
              key={plot.name}
              size="small"
              aria-pressed={shown.includes(plot.name)}
              onClick={() => toggle(plot.name)}
            >
              {say(`replay.plot.${game}.${plot.name}.short`)}
            </Button>
          ))}
        </span>
      )}
      <a class={classes('button', 'small', 'leave')} href={`/table/${replay.id}`}>
        {say('replay.leave')}
      </a>
    </div>
  );
}
