/** Whether the table is to be heard: in its menu. Who turns them on hears at once what they are like. */

import { useId } from 'preact/hooks';
import { Switch } from '../look/choices.tsx';
import { say } from '../messages.ts';
import { chooseSounds, wantsSounds } from '../sounds-wanted.ts';
import { play } from './sounds.ts';

export function SoundsRow() {
  const id = useId();
  return (
    <div class="language-row">
      <label for={id}>{say('seating.sounds')}</label>
      <Switch
        id={id}
        on={wantsSounds.value}
        onChoose={(wanted) => {
          chooseSounds(wanted);
          if (wanted) play('turn');
        }}
      />
    </div>
  );
}
