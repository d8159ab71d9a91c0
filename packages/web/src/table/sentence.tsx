/** A sentence of the log: the players in it in their colours, a die as it fell. */

import type { Message } from '../api.ts';
import { seatColour } from '../look/emblem.tsx';
import { sayMessage, seatName } from '../messages.ts';
import { useTable } from './context.ts';
import { Die } from './die.tsx';

export function Sentence({ message }: { readonly message: Message }) {
  const { store } = useTable();
  const seats = store.info.value?.seats ?? [];
  const names = seats.map(({ seat }) => seatName.value(seat)).filter((name) => name !== '');
  const text = sayMessage(message);
  const { die } = message.params;
  return (
    <span class="sentence">
      {typeof die === 'number' && <Die value={die} />}
      {parted(text, names).map((part, i) => {
        const seat = names.indexOf(part);
        return seat < 0 ? (
          part
        ) : (
          <b key={i} class={`name ${seatColour(seats[seat].seat)}`}>
            {part}
          </b>
        );
      })}
    </span>
  );
}

/** A text cut up so that each name is a part of its own; the longest name counts where several fit. */
function parted(text: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [text];
  const any = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return text.split(new RegExp(`(${any.join('|')})`, 'u')).filter((part) => part !== '');
}
