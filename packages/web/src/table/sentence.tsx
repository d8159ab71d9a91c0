/** A sentence of the log: the players in it in their colours, a die as it fell, places to be shown on the board. */

import type { Message } from '../api.ts';
import { seatColour } from '../look/emblem.tsx';
import { sayMessage, seatName } from '../messages.ts';
import { useTable } from './context.ts';
import { Die } from './die.tsx';

export function Sentence({ message }: { readonly message: Message }) {
  const { store, face } = useTable();
  const view = store.view.value;
  // One more than sit there: a game may have a side that nobody plays.
  const sides = (store.info.value?.seats.length ?? 0) + 1;
  const names = Array.from({ length: sides }, (_, seat) => seatName.value(seat));
  const named = view === null ? [] : (face.named?.(view, message) ?? []);
  const text = sayMessage(message);
  const { die } = message.params;
  return (
    <span class="sentence">
      {typeof die === 'number' && <Die value={die} />}
      {parted(text, [...names, ...named.map(({ name }) => name)]).map((part, i) => {
        const seat = names.indexOf(part);
        const shown = named.find(({ name }) => name === part);
        if (seat < 0 && shown !== undefined)
          return (
            <button key={i} type="button" class="named" onClick={() => shown.show()}>
              {part}
            </button>
          );
        return seat < 0 ? (
          part
        ) : (
          <b key={i} class={`name ${seatColour(seat)}`}>
            {part}
          </b>
        );
      })}
    </span>
  );
}

/** A text cut up so that each name is a part of its own; the longest name counts where several fit. */
function parted(text: string, names: readonly string[]): readonly string[] {
  const any = names
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return text.split(new RegExp(`(${any.join('|')})`, 'u')).filter((part) => part !== '');
}
