/** That this is the past, and which moment of it: in the header. */

import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { say } from '../messages.ts';
import { useTable } from '../table/context.ts';
import { promptWords, titleWords } from '../table/prompt.tsx';
import { usePast } from './past.ts';

export function Words() {
  const at = useTable();
  const { replay } = usePast();
  const info = replay.info.value;
  const frame = replay.frames.value[replay.moment.value];
  const by = frame?.by ?? at.store.asked.value[0]?.seat ?? null;
  const title = titleWords(at) || say('replay.start');
  return (
    <div class={classes('prompt', 'past-words', by !== null && seatColour(by))}>
      {by !== null && <Emblem seat={by} size={30} />}
      <div>
        <span class="prompt-title">
          {[say(info?.status === 'over' ? 'replay.title.over' : 'replay.title'), title].join(' · ')}
        </span>
        <p>{promptWords(at)}</p>
      </div>
    </div>
  );
}
