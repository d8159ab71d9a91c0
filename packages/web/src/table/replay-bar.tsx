/** The scrubber: a slider over all that happened, steps, and play. */

import './later.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import type { Replay } from './replay.ts';

const EVERY_MS = 1200;

export function ReplayBar({ replay }: { readonly replay: Replay }) {
  const { moment, last } = replay;
  const playing = useSignal(false);
  const over = replay.info.value?.status === 'over';
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      if (moment.peek() >= last.peek()) playing.value = false;
      else replay.seek(moment.peek() + 1);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [playing.value, playing, moment, last, replay]);

  const step = (by: number) => {
    playing.value = false;
    replay.seek(moment.value + by);
  };
  return (
    <section class="replay" aria-label={say('table.replay')}>
      <Button
        square
        aria-label={say('table.replay.back')}
        disabled={moment.value <= 0}
        onClick={() => step(-1)}
      >
        <Stroke name="previous" />
      </Button>
      <Button
        look="act"
        square
        aria-label={say(playing.value ? 'table.replay.pause' : 'table.replay.play')}
        onClick={() => {
          if (!playing.value && moment.value >= last.value) replay.seek(0);
          playing.value = !playing.value;
        }}
      >
        <Stroke name={playing.value ? 'pause' : 'play'} />
      </Button>
      <Button
        square
        aria-label={say('table.replay.on')}
        disabled={moment.value >= last.value}
        onClick={() => step(1)}
      >
        <Stroke name="chevron" />
      </Button>
      <input
        type="range"
        min={0}
        max={last.value}
        value={moment.value}
        aria-label={say('table.replay.moment')}
        aria-valuetext={say('table.replay.at', { moment: moment.value, last: last.value })}
        onInput={({ currentTarget }) => {
          playing.value = false;
          replay.seek(Number(currentTarget.value));
        }}
      />
      <output>{say('table.replay.at', { moment: moment.value, last: last.value })}</output>
      {over && (
        <a
          class={classes('button', 'small')}
          href={`/api/tables/${replay.id}/record`}
          download={`diadochi-${replay.id}.json`}
        >
          {say('table.record')}
        </a>
      )}
      <a class={classes('button', 'small')} href={`/table/${replay.id}`}>
        {say('table.replay.leave')}
      </a>
    </section>
  );
}
